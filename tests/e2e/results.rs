//! Results: handed in by pupils, collected by a teacher without a server, refused if they are hostile.

use crate::access::{load_axe, serious};
use crate::app::{App, Visitor};
use crate::browser::key;
use crate::class_sample::{lesson, sample};
use crate::door::tap;
use crate::gallery::DESK;
use crate::layout::assert_no_side_scroll;
use crate::learn_looks::{expect_focus, tab_to};
use crate::print::printed;
use crate::records::english;
use crate::share::scanned;
use notabene::core::exchange::qr;
use notabene::core::exchange::result::{AnswerCount, ResultMistake, TaskKind, read, write};
use notabene::study::schedule::Schedule;
use serde_json::json;

const SIZES: [(u32, u32); 5] = [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)];

const CLASS: &str = "class";

/// Puts a text into the storage of the device.
fn store(app: &App, name: &str, text: &str) {
    let put = "localStorage.setItem('notabene.1.' + arguments[0], arguments[1])";
    app.script(put, &[name.into(), text.into()]);
}

/// Forgets everything, as on the device of somebody else.
fn fresh(app: &App) {
    app.script("localStorage.clear(); sessionStorage.clear(); localStorage.setItem('notabene.1.settings', 'language=en\\n')", &[]);
}

/// Opens the page of the class.
fn open_class(app: &App) {
    app.script("location.hash = '#class'", &[]);
    app.find("main.my-class textarea");
}

fn status(app: &App) -> String {
    app.text(".outcome [role=status]")
}

fn value(app: &App, name: &str) -> String {
    app.property(&format!("dialog[open] [name={name}]"), "value")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_lesson_is_handed_in_by_keys_alone_and_a_camera_reads_it() {
    let app = english();
    let progress =
        "notabene progress 2\nnotation L05-2=1 L05-3=3 L05-4=3 L05-5=3 L05-6=3\n?notation L05/near=2\n";
    store(&app, "progress", progress);
    app.script("location.hash = '#learn/notation/L05/L05-1'", &[]);
    app.reload();
    app.find(".cell");
    app.fill(".cell", "Nf3");
    app.keys(key::ENTER);
    app.find(".lesson-end.whole");
    app.shot("results-lesson-end");
    tab_to(&app, "[data-do=hand-in]");
    app.keys(key::ENTER);
    app.find("dialog[open] [name=pupil]");
    expect_focus(&app, "dialog[open] [name=pupil]");
    // A name is needed.
    app.keys(key::ENTER);
    app.wait_until("it is asked for", || {
        app.text("dialog[open] [role=alert]").starts_with("First write your name")
    });
    app.keys(&["Anna", key::ENTER].concat());
    app.find("dialog[open] .squares svg");
    expect_focus(&app, "dialog[open] [data-do=hand-in-link]");
    app.shot("results-handed-in");
    let (link, code) = (value(&app, "link"), value(&app, "code"));
    assert!(link.ends_with(&format!("/club/games/#{code}")), "{link}");
    app.expect("the square code", link.clone(), || scanned(&app));
    let it = read(&code).expect("a result");
    assert_eq!(
        (it.pupil.as_str(), it.result.kind, it.result.task.as_str()),
        ("Anna", TaskKind::Lesson, "notation/L05")
    );
    assert_eq!(it.result.count, AnswerCount::new(5, 6));
    assert_eq!(it.result.mistakes, [ResultMistake { kind: "near".into(), count: 2 }]);
    assert!(app.text("dialog[open] .whose").contains("5 of 6 right"));
    app.close_dialog();
    assert!(app.has(".lesson-end"), "keys inside do not leave the lesson");
    // The name is known from now on.
    tap(&app, "Show my teacher");
    app.expect("the code", code.clone(), || value(&app, "code"));
    tap(&app, "Another name");
    app.expect("the old name", "Anna".to_string(), || value(&app, "pupil"));
    app.close_dialog();
    // On the device of the teacher the link opens the class.
    fresh(&app);
    app.goto(&link);
    app.expect("the class", "New results: 1. Here already: 0.".to_string(), || status(&app));
    app.expect("the pupil", vec!["Anna".to_string()], || app.texts(".results tbody th"));
    app.wait_until("the title of the lesson", || app.text(".results thead").contains("5. "));
    assert_eq!(app.script("return location.hash", &[]), "#class");
    app.reload();
    app.expect("it is kept", 1, || app.count(".results tbody tr"));
    assert_eq!(app.console(), [""; 0], "the console");
}

fn the_page_of_the_class_fits_every_screen_and_paper(app: &App) {
    app.anew("en");
    store(app, CLASS, &sample().text());
    store(app, "progress", "notabene progress 2\nnotation L05-1=3 L05-2=1 L05-3=3 L05-4=3 L05-5=3 L05-6=3\n");
    for (width, height) in SIZES {
        app.resize(width, height);
        open_class(app);
        app.reload();
        app.wait_until("the titles of lessons", || {
            app.has(".results thead") && app.text(".results thead").contains("5. ")
        });
        app.shot(&format!("class-{width}"));
        assert_no_side_scroll(app, &format!("{width}x{height}"));
        let small = "return [...document.querySelectorAll('.my-class button, .my-class label.button, .my-class select')]
            .map((it) => Math.round(it.getBoundingClientRect().height)).filter((height) => height < 44)";
        assert_eq!(app.script(small, &[]), json!([]), "{width}x{height}");
        load_axe(app);
        assert_eq!(serious(app), [""; 0], "{width}x{height}");
        app.script("scrollTo(0, document.documentElement.scrollHeight)", &[]);
        app.shot(&format!("class-{width}-below"));
    }
    app.resize(1024, 768);
    tab_to(app, "[data-do=class-remove]");
    let pdf = printed(app, "class");
    assert!(pdf.pages.len() <= 3, "{:?}", pdf.pages);
    for (language, title) in
        [("fr", "Ma classe"), ("nl", "Mijn klas"), ("de", "Meine Klasse"), ("es", "Mi clase")]
    {
        app.speak(language);
        app.expect("its title", title.to_string(), || app.text("h1"));
        app.shot(&format!("class-{language}"));
    }
}

fn the_window_of_a_result_fits_every_screen(app: &App) {
    app.resize(DESK.0, DESK.1);
    app.anew("en");
    let now = app.script("return Math.floor(Date.now() / 1000 - new Date().getTimezoneOffset() * 60)", &[]);
    let mut schedule = Schedule::default();
    for task in schedule.today(&["chess"], now.as_u64().expect("a time")) {
        schedule.done_planned(&task, 3, now.as_u64().expect("a time"));
    }
    store(app, "practice", &schedule.text());
    for (width, height) in SIZES {
        app.resize(width, height);
        app.script("localStorage.removeItem('notabene.1.pupil')", &[]);
        app.script("location.hash = '#practise'", &[]);
        app.reload();
        app.find(".skills [data-do=hand-in]");
        app.shot(&format!("hand-in-practice-{width}"));
        app.let_settle();
        app.click(".skills [data-do=hand-in]");
        app.find("dialog[open] [name=pupil]");
        app.shot(&format!("hand-in-name-{width}"));
        app.fill("dialog[open] [name=pupil]", "Gauthier");
        app.keys(key::ENTER);
        app.find("dialog[open] .squares svg");
        app.shot(&format!("hand-in-{width}"));
        assert!(app.in_view("dialog[open]"), "{width}x{height}: {:?}", app.frame("dialog[open]"));
        let wide = "const d = document.querySelector('dialog[open]'); return d.scrollWidth <= d.clientWidth";
        assert_eq!(app.script(wide, &[]), true, "{width}x{height} scrolls sideways");
        load_axe(app);
        assert_eq!(serious(app), [""; 0], "{width}x{height}");
        app.close_dialog();
    }
}

/// A camera that shows a drawing.
const CAMERA: &str = "window.stopped = 0; const canvas = document.createElement('canvas');
    canvas.width = 640; canvas.height = 480;
    const picture = new Image();
    setInterval(() => {
        const pen = canvas.getContext('2d');
        pen.fillStyle = '#fff'; pen.fillRect(0, 0, 640, 480);
        if (picture.complete && picture.naturalWidth) pen.drawImage(picture, 120, 40, 400, 400);
    }, 100);
    window.show = (svg) => { picture.src = 'data:image/svg+xml,' + encodeURIComponent(svg); };
    navigator.mediaDevices.getUserMedia = async () => {
        const stream = canvas.captureStream(10);
        for (const track of stream.getTracks()) {
            const stop = track.stop.bind(track); track.stop = () => { window.stopped++; stop(); };
        }
        return stream;
    };";

/// A reader of the browser, which sees what the test says.
const READER: &str =
    "window.BarcodeDetector = class { async detect() { return [{rawValue: window.seen}]; } };";

/// A browser without any reader.
const NO_READER: &str = "delete window.OffscreenCanvas; delete window.BarcodeDetector;";

fn before_the_page(app: &App, script: &str) {
    app.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    app.reload();
    app.find("main.my-class textarea");
}

/// The drawing of the QR code of a link.
fn drawing(link: &str) -> String {
    let code = qr::code(link).expect("a code");
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400' viewBox='0 0 {0} {0}'><path d='{1}'/></svg>",
        code.side, code.path
    )
}

fn link(pupil: &str) -> String {
    format!("https://example.org/#{}", write(&lesson(pupil, "notation/L05", 3, 7)))
}

fn the_camera_reads_one_result_after_the_other(app: &App) {
    open_class(app);
    before_the_page(app, CAMERA);
    tap(app, "Read QR codes with the camera");
    app.find(".camera video");
    for (n, name) in ["Anna", "Bo"].into_iter().enumerate() {
        app.script("show(arguments[0])", &[drawing(&link(name)).into()]);
        app.expect("another pupil", n + 1, || app.count(".results tbody tr"));
        app.shot(&format!("camera-{n}"));
    }
    assert!(app.has(".camera video"), "the camera goes on");
    app.script("show(arguments[0])", &[drawing("https://example.org/menu").into()]);
    app.wait_until("a foreign code is refused", || app.text(".problems").contains("something else"));
    tap(app, "Switch the camera off");
    app.wait_until("it is off", || app.script("return window.stopped", &[]) == 1 && !app.has("video"));
    tap(app, "Read QR codes with the camera");
    app.find(".camera video");
    app.script("location.hash = ''", &[]);
    app.wait_until("it is off on another page", || app.script("return window.stopped", &[]) == 2);
    assert_eq!(app.console(), [""; 0], "the console");
}

fn the_reader_of_the_browser_is_used_and_its_lack_is_told(app: &App) {
    app.anew("en");
    // Only later ones are looked at.
    app.requests();
    open_class(app);
    // The camera is there still.
    before_the_page(app, READER);
    app.script("window.seen = arguments[0]", &[link("Anna").into()]);
    tap(app, "Read QR codes with the camera");
    app.expect("the pupil", vec!["Anna".to_string()], || app.texts(".results tbody th"));
    assert!(!app.requests().iter().any(|url| url.contains("reader")), "no program is fetched for it");
    // A camera that is denied.
    before_the_page(app, "navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('no'));");
    tap(app, "Read QR codes with the camera");
    app.wait_until("it is told", || app.text(".collect").contains("The camera cannot be used."));
    before_the_page(app, NO_READER);
    app.wait_until("it is told", || app.text(".collect .hint").contains("cannot read QR codes"));
    assert!(!app.has("[data-do=class-camera]"));
}

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn results_fit_every_screen() {
    let app = english();
    steps!(
        &app,
        [the_page_of_the_class_fits_every_screen_and_paper, the_window_of_a_result_fits_every_screen]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn results_are_read_with_a_camera() {
    let app = Visitor::new().speaking("en").logging_requests().open();
    steps!(
        &app,
        [the_camera_reads_one_result_after_the_other, the_reader_of_the_browser_is_used_and_its_lack_is_told]
    );
}
