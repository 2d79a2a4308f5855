//! Boards in a frame on a page of another origin, the messages between both, and the page that makes the code.

use crate::app::App;
use crate::browser::{places, server::Server};
use crate::embed::Site;
use crate::embed_games::{
    a_frame_speaks_the_language_of_its_reader, a_record_is_pasted_where_the_code_is_made,
    frames_fit_that_come_later_or_show_another_board,
};
use serde_json::{Value, json};

/// A page of one origin with a frame of another.
struct Framed<'a> {
    site: &'a Site,
    other: Server,
}

impl Framed<'_> {
    /// The frame has these options in its address.
    fn open<'a>(site: &'a Site, options: &str) -> Framed<'a> {
        let other = Server::start(vec![("/elsewhere/", places::dist())]);
        site.fresh();
        let address = [&other.url("/elsewhere/embed.html#"), options].concat();
        let coded = site.script("return encodeURIComponent(arguments[0])", &[address.into()]);
        site.visit(&format!("/host/host.html?frame={}", coded.as_str().expect("a text")));
        Framed { site, other }
    }

    /// The received messages of a type.
    fn got(&self, kind: &str) -> Vec<Value> {
        let all = self.site.script("return window.got", &[]);
        all.as_array().into_iter().flatten().filter(|m| m["type"] == kind).cloned().collect()
    }

    fn send(&self, message: &Value) {
        self.site.script("window.send(arguments[0])", std::slice::from_ref(message));
    }

    /// Runs a script in the frame.
    #[track_caller]
    fn inside(&self, body: &str) -> Value {
        self.site.look_into("iframe");
        let told = self.site.script_later(body, &[]);
        self.site.look_out();
        told
    }

    /// Records the messages that reach the frame.
    #[track_caller]
    fn note_letters(&self) {
        self.inside("window.letters = []; addEventListener('message', e => letters.push(e.data)); done()");
    }

    /// Waits until the frame has received a number of messages, and all its answers have arrived: messages between two
    /// windows keep their order.
    #[track_caller]
    fn expect_letters(&self, count: u64) {
        self.site.wait_until(&format!("{count} messages have come to the frame"), || {
            self.inside("done(letters.length)") == count
        });
        let answer = "requestAnimationFrame(() => setTimeout(() => {
            parent.postMessage({type: 'all'}, '*');
            done();
        }))";
        let before = self.got("all").len();
        self.inside(answer);
        self.site.wait_until("the answers have come", || self.got("all").len() > before);
    }

    /// Waits for a message of a type, and returns the latest.
    #[track_caller]
    fn latest(&self, kind: &str) -> Value {
        self.site.wait_until(&format!("there is {kind}"), || !self.got(kind).is_empty());
        self.got(kind).pop().unwrap_or_default()
    }
}

fn order(kind: &str, more: Value) -> Value {
    let mut message = json!({"ns": "notabene", "v": 1, "type": kind});
    for (name, value) in more.as_object().cloned().unwrap_or_default() {
        message[name] = value;
    }
    message
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_frame_and_the_page_around_it_talk() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            a_frame_of_another_origin_tells_and_obeys,
            messages_of_a_wrong_shape_are_passed_over,
            a_page_that_is_not_named_hears_nothing_and_is_not_heard,
            only_the_page_around_is_heard
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn frames_fit_their_pages() {
    let site = Site::open("/host/blank.html");
    steps!(
        &site,
        [
            a_frame_on_a_page_with_the_script_fits_its_content,
            a_frame_keeps_to_the_wrapper_that_gives_it_its_height,
            frames_fit_that_come_later_or_show_another_board,
            a_frame_speaks_the_language_of_its_reader
        ]
    );
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_code_for_a_page_is_made() {
    let app = App::speaking("en");
    steps!(
        &app,
        [
            a_record_is_pasted_where_the_code_is_made,
            the_code_of_each_door_works_on_another_page,
            the_page_with_all_choices_is_accessible_and_makes_a_lesson
        ]
    );
}

fn a_frame_of_another_origin_tells_and_obeys(site: &Site) {
    let framed = Framed::open(site, "moves=1.%20e4%20e5%202.%20Nf3&id=seven");
    let ready = framed.latest("ready");
    assert_eq!((&ready["ns"], &ready["v"], &ready["id"]), (&"notabene".into(), &1.into(), &"seven".into()));
    assert_eq!(ready["origin"], framed.other.origin());
    assert!(framed.latest("size")["height"].as_f64().is_some_and(|height| height > 200.0));
    // A page should not follow the height of a placeholder.
    assert!(framed.got("size")[0]["height"].as_f64().is_some_and(|height| height > 300.0));
    framed.send(&order("goto", json!({"ply": 2})));
    let step = framed.latest("step");
    assert_eq!((&step["ply"], &step["move"]), (&2.into(), &"e5".into()));
    framed.send(&order("load", json!({"options": {"moves": "1. f3 e5 2. g4 Qh4#", "initial-ply": "last"}})));
    let result = framed.latest("result");
    assert_eq!((&result["result"], &result["reason"]), (&"0-1".into(), &"checkmate".into()));
    framed.send(&order("set", json!({"options": {"theme": "pink"}})));
    assert_eq!(framed.latest("error")["kind"], "embed_value");
    assert_eq!(framed.site.console(), [""; 0], "the console");
}

fn messages_of_a_wrong_shape_are_passed_over(site: &Site) {
    let framed = Framed::open(site, "moves=1.%20e4%20e5&id=seven");
    framed.latest("ready");
    let wrong = [
        Value::Null,
        json!("goto"),
        json!(7),
        json!([]),
        json!({"type": "goto", "ply": 1}),
        json!({"ns": "other", "v": 1, "type": "goto", "ply": 1}),
        json!({"ns": "notabene", "v": 2, "type": "goto", "ply": 1}),
        json!({"ns": "notabene", "v": "1", "type": "goto", "ply": 1}),
        json!({"ns": "notabene", "v": 1, "type": 5, "ply": 1}),
        order("goto", json!({"ply": 1, "id": "eight"})),
        order("goto", json!({"ply": {"a": 1}})),
        order("goto", json!({"ply": "sideways"})),
        order("goto", json!({})),
        order("end", json!({})),
        order("load", json!({"options": 5})),
        order("load", json!({})),
        order("set", json!({"options": null})),
    ];
    for message in &wrong {
        framed.send(message);
    }
    // A good one at last: nothing has happened before it.
    framed.send(&order("goto", json!({"ply": 2, "id": "seven"})));
    assert_eq!(framed.latest("step")["ply"], 2);
    assert_eq!(framed.got("step").len(), 1, "{:?}", framed.got("step"));
    assert_eq!(framed.got("error").len(), 0);
    assert_eq!(framed.site.console(), [""; 0], "the console");
}

fn a_page_that_is_not_named_hears_nothing_and_is_not_heard(site: &Site) {
    let framed = Framed::open(site, "moves=1.%20e4%20e5&origin=https%3A%2F%2Fclub.example");
    // The board in the frame is ready, as seen by its own page.
    let is_up = "done(!!document.querySelector('body > div')?.shadowRoot?.querySelector('.piece'))";
    framed.site.wait_until("the board stands", || framed.inside(is_up) == true);
    framed.note_letters();
    framed.send(&order("goto", json!({"ply": 2})));
    framed.expect_letters(1);
    let got = framed.site.script("return window.got.map(it => it.type)", &[]);
    assert_eq!(got, json!(["all"]), "messages went to a page that is not named");
}

fn only_the_page_around_is_heard(site: &Site) {
    let framed = Framed::open(site, "moves=1.%20e4%20e5");
    framed.latest("ready");
    framed.note_letters();
    // Another frame of the same page sends to the board.
    let meddle = "const frame = document.createElement('iframe');
        document.body.append(frame);
        const script = frame.contentDocument.createElement('script');
        script.textContent = 'parent.frames[0].postMessage({ns: \"notabene\", v: 1, type: \"goto\", ply: 1}, \"*\")';
        frame.contentDocument.body.append(script)";
    framed.site.script(meddle, &[]);
    framed.expect_letters(1);
    assert_eq!(framed.got("step"), [Value::Null; 0]);
    framed.send(&order("goto", json!({"ply": 2})));
    assert_eq!(framed.latest("step")["ply"], 2);
    assert_eq!(framed.got("step").len(), 1);
}

fn a_frame_on_a_page_with_the_script_fits_its_content(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<iframe id=it src='{0}embed.html#moves=1.%20e4&show-explain=false' width=300 height=150></iframe>
        <script type=module src='{0}embed.js'></script>",
        site.home()
    ));
    let height = || site.frame("#it").height;
    site.wait_until("the frame has grown", || height() > 400.0);
    let fits = "const f = document.querySelector('#it');
        return Math.abs(f.contentDocument.documentElement.scrollHeight - f.clientHeight) <= 2";
    site.wait_until("the frame fits", || site.script(fits, &[]) == true);
    let before = height();
    // A list that is folded away makes it lower.
    let hide = order("set", json!({"options": {"show-moves": "false"}}));
    site.script("document.querySelector('#it').contentWindow.postMessage(arguments[0], '*')", &[hide]);
    site.wait_until("the frame has shrunk", || height() < before - 20.0);
    // Messages of other senders change nothing.
    let lie = order("size", json!({"height": 9999}));
    site.script_later(
        "addEventListener('message', () => done(), {once: true}); postMessage(arguments[0], '*')",
        &[lie],
    );
    site.let_draw(2);
    assert!(height() < before, "the height is {}", height());
}

fn the_code_of_each_door_works_on_another_page(app: &App) {
    app.visit("");
    app.tap_squares(crate::browser::Pointer::Mouse, &["e2", "e4", "c7", "c5"]);
    app.expect_paper(&["e4", "c5"]);
    app.click("[data-control=records]");
    app.click("[data-do=embed]");
    app.find("main.building textarea[name=element]");
    // The preview grows to its content and never beyond it: below it fields stay where they are.
    app.script(
        "window.heights = [];
        new MutationObserver(() => heights.push(document.querySelector('.embed-preview').clientHeight))
            .observe(document.querySelector('.embed-preview'), { attributeFilter: ['style'] })",
        &[],
    );
    app.pick("main.building select[name=theme]", "dark");
    app.pick("main.building select[name=initial-ply]", "last");
    let preview =
        "const tree = document.querySelector('.embed-preview').contentDocument?.querySelector('body > div');
        return tree?.shadowRoot?.querySelector('.notabene')?.dataset.theme ?? ''";
    app.expect("the preview", "dark", || app.script(preview, &[]));
    let codes: Vec<String> = ["element", "data", "frame"]
        .iter()
        .map(|name| app.property(&format!("main.building textarea[name={name}]"), "value"))
        .collect();
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    app.click("main.building [data-do=data]");
    app.expect("the answer", vec!["Copied"], || {
        app.texts(".embed-done").into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>()
    });
    let copied = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    assert_eq!(copied.as_str().map(|text| text.replace("\r\n", "\n")), Some(codes[1].clone()));
    for (code, css) in codes.iter().zip(["notabene-board", "div[data-notabene-game]", "iframe"]) {
        // An otherwise empty page of the same origin.
        app.goto(&format!("{}/club/games/demo/index.html", app.origin()));
        let page = "const page = new Blob(['<!doctype html>' + arguments[0]], {type: 'text/html'});
            location.href = URL.createObjectURL(page)";
        app.script(page, &[code.as_str().into()]);
        let read = "const host = document.querySelector(arguments[0]);
            const tree = host?.contentDocument?.querySelector('body > div') ?? host;
            return tree?.shadowRoot?.querySelector('.move.current')?.textContent ?? ''";
        app.expect(css, "c5", || app.script(read, &[css.into()]));
    }
}

fn the_page_with_all_choices_is_accessible_and_makes_a_lesson(app: &App) {
    app.visit("");
    app.speak("fr");
    app.visit("#embed");
    app.find("main.building textarea[name=element]");
    // The preview grows to its content and never beyond it: below it fields stay where they are.
    app.script(
        "window.heights = [];
        new MutationObserver(() => heights.push(document.querySelector('.embed-preview').clientHeight))
            .observe(document.querySelector('.embed-preview'), { attributeFilter: ['style'] })",
        &[],
    );
    app.pick("main.building select[name=source]", "lesson");
    app.fill("main.building input[name=lesson]", "notation/L02");
    app.keys(crate::browser::key::TAB);
    app.wait_until("the code has the lesson", || {
        app.property("main.building textarea[name=element]", "value").contains("lesson=\"notation/L02\"")
    });
    let highest = || app.script("return Math.max(0, ...heights)", &[]).as_f64().unwrap_or(f64::MAX);
    app.wait_until("the lesson has its height", || highest() > 1_000.0);
    assert!(highest() < 8_000.0, "the preview was {} high", highest());
    // What the reader types stays in the page around: a lesson takes the focus in its own page only.
    assert_eq!(app.script("return document.activeElement.tagName === 'IFRAME'", &[]), false);
    crate::access::load_axe(app);
    assert_eq!(crate::access::serious(app), [""; 0], "axe");
}

fn a_frame_keeps_to_the_wrapper_that_gives_it_its_height(site: &Site) {
    site.fresh();
    site.add(&format!(
        "<style>.wide {{ position: relative; width: 640px; padding-top: 360px }}
        .wide iframe {{ position: absolute; inset: 0; width: 100%; height: 100%; border: 0 }}</style>
        <div class=wide><iframe id=boxed src='{0}embed.html#moves=1.%20e4%20e5%202.%20Nf3%20Nc6'></iframe></div>
        <iframe id=free width=640 height=200 src='{0}embed.html#moves=1.%20e4%20e5%202.%20Nf3%20Nc6'></iframe>
        <script type=module src='{0}embed.js'></script>",
        site.home()
    ));
    // The free frame has grown: all messages of the frame have arrived.
    let height = |css: &str| {
        let read = "return document.querySelector(arguments[0]).getBoundingClientRect().height";
        site.script(read, &[css.into()]).as_f64().unwrap_or_default()
    };
    site.wait_until("the free frame grows", || height("#free") > 300.0);
    let pieces = "const tree = document.querySelector('#boxed').contentDocument?.querySelector('body > div');
        return tree?.shadowRoot?.querySelectorAll('.piece').length ?? 0";
    site.expect("the pieces", 32, || site.script(pieces, &[]));
    site.expect("the height of the wrapper", 360.0, || height("#boxed"));
    let board = "const tree = document.querySelector('#boxed').contentDocument.querySelector('body > div');
        return tree.shadowRoot.querySelector('svg.board').getBoundingClientRect().bottom";
    let bottom = site.script(board, &[]).as_f64().unwrap_or(f64::MAX);
    assert!(bottom <= 360.0, "the board ends at {bottom}");
}
