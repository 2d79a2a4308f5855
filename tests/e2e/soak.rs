//! An hour of play, tapping and loading in ten thousand steps (`cargo xtask soak`; otherwise in fewer): nothing grows, and
//! the console stays empty.
//!
//! The steps are done by a script inside the page, `soak.js`, which sends the events of user input.

use crate::app::App;
use crate::browser::{Browser, places};
use crate::embed::Site;
use crate::pages::pages;
use crate::records::{RICH, THREE};
use serde_json::{Value, json};

/// Finds the memory of the program at its start, and intercepts requests to the system: printing, other
/// windows, full screen, files.
const WATCH: &str = "
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const start = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const made = await start.apply(WebAssembly, all);
            globalThis.programMemory ??= (made.instance ?? made).exports.memory;
            return made;
        };
    }
    window.print = () => {};
    window.open = () => null;
    Element.prototype.requestFullscreen = () => {};
    HTMLAnchorElement.prototype.click = function () {
        if (!this.download) HTMLElement.prototype.click.call(this);
    };";

/// Total number of steps, unless the variable of that name sets another.
const STEPS: u64 = 3_000;
const WISH: &str = "NOTABENE_SOAK";
/// The steps until the first measure: everything was seen by then.
const WARM: u64 = 1_000;
/// From one measure to the next.
const APART: u64 = 1_000;
/// Number of steps per script: a script must not exceed the timeout of the driver.
const BATCH: u64 = 200;
const SEED: u64 = 20_260_101;

/// Allowed growth from the first to the last measurement. The memory of the program never shrinks: freed room of a
/// long text is reused by small allocations, and the next such text needs new room; this is bounded, but late. Hot
/// scripts are compiled again. Data of a page are freed by the next one.
const MOST: Held = Held { program: 2 << 20, heap: 512 << 10, nodes: 2_000, listeners: 50 };
/// Allowed growth while boards are created and removed.
const MOST_OF_BOARDS: Held = Held { program: 64 << 10, heap: 160 << 10, nodes: 50, listeners: 10 };

/// Resources held by the page.
#[derive(Copy, Clone, Debug)]
struct Held {
    /// Bytes of the memory of the program: it never shrinks.
    program: u64,
    /// Bytes of all objects of scripts.
    heap: u64,
    /// Nodes, on the page or not, and listeners.
    nodes: u64,
    listeners: u64,
}

impl Held {
    /// Measures after garbage collection.
    #[track_caller]
    fn now(browser: &Browser) -> Held {
        // Finalisers release further objects.
        for _ in 0..3 {
            browser.devtools("HeapProfiler.collectGarbage", &json!({}));
            browser.script_later("requestAnimationFrame(() => requestIdleCallback(() => done()))", &[]);
        }
        let told = browser.devtools("Performance.getMetrics", &json!({}));
        let metric = |name: &str| {
            let mut all = told["metrics"].as_array().expect("a list").iter();
            all.find(|metric| metric["name"] == name).and_then(|m| m["value"].as_f64()).expect(name) as u64
        };
        let program = browser.script("return programMemory.buffer.byteLength", &[]);
        Held {
            program: program.as_u64().expect("the program has a memory"),
            heap: metric("JSHeapUsedSize"),
            nodes: metric("Nodes"),
            listeners: metric("JSEventListeners"),
        }
    }

    /// Asserts that no measurement grew beyond its limit.
    #[track_caller]
    fn expect_no_more_than(self, first: Held, most: Held) {
        let grown = [
            ("the memory of the program", self.program, first.program, most.program),
            ("the objects of scripts", self.heap, first.heap, most.heap),
            ("nodes", self.nodes, first.nodes, most.nodes),
            ("listeners", self.listeners, first.listeners, most.listeners),
        ];
        for (what, now, before, most) in grown {
            assert!(now <= before + most, "{what}: {now} after {before}, which is more than {most} more");
        }
    }
}

/// Watches from the start of the next page on.
fn watch(browser: &Browser) {
    browser.devtools("Performance.enable", &json!({}));
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": WATCH}));
}

/// Runs a part of the script, and passes on what went wrong in it.
#[track_caller]
fn run(browser: &Browser, call: &str) {
    let said =
        browser.script_later(&format!("{call}.then(() => done(''), (e) => done(String(e.stack ?? e)))"), &[]);
    assert_eq!(said, "", "{call}");
}

/// Links as every version wrote them.
fn links() -> Vec<&'static str> {
    let lines = include_str!("../../core/tests/data/links.txt").lines();
    let links = lines.filter_map(|line| line.split_once('\t')).map(|(link, _)| link);
    links.filter(|link| link.starts_with("g=") || link.starts_with("p=")).collect()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`, or `cargo xtask soak` for all steps"]
fn an_hour_of_play_holds_no_more_at_its_end() {
    // In a browser of its own, whose memory holds nothing of other tests.
    let app = App::open_in(places::dist());
    watch(&app);
    app.visit("");
    app.script(include_str!("soak.js"), &[]);
    let pages: Vec<&str> = pages().into_iter().chain(["learn/notation/L01"]).collect();
    let pdn = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *";
    let known: Value =
        json!({"links": links(), "pages": pages, "texts": [RICH, THREE, pdn, "1. e4 e5 2. Ke3", "nonsense"]});
    app.script("soak.prepare(arguments[0], arguments[1])", &[SEED.into(), known]);
    run(&app, "soak.tour()");
    let mut measured: Vec<Held> = Vec::new();
    let steps = std::env::var(WISH).map_or(STEPS, |wish| wish.parse().expect("a number of steps"));
    for done in (BATCH..=steps).step_by(BATCH as usize) {
        run(&app, &format!("soak.steps({BATCH})"));
        run(&app, "soak.clear()");
        if done >= WARM && (done - WARM).is_multiple_of(APART) {
            run(&app, "soak.settle()");
            let held = Held::now(&app);
            println!("after {done} steps: {held:?}");
            measured.push(held);
        }
    }
    let last = measured.last().expect("there are several measures");
    last.expect_no_more_than(measured[0], MOST);
    assert_eq!(app.console(), Vec::<String>::new());
}

/// A board that is created and removed again, also before it is ready.
const COME_AND_GO: &str = "
    globalThis.comeAndGo = async (count) => {
        await customElements.whenDefined('notabene-board');
        const beat = () => new Promise((next) => setTimeout(next));
        for (let n = 0; n < count; n++) {
            const board = document.createElement('notabene-board');
            board.setAttribute('game', ['chess', 'draughts', 'scharten'][n % 3]);
            const ready = new Promise((there) => board.addEventListener('notabene-ready', there, { once: true }));
            document.body.append(board);
            if (n % 5) await ready;
            board.load('1. e4 e5 2. Nf3');
            await beat();
            board.goto('last');
            await beat();
            board.remove();
            await beat();
        }
    };";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn boards_that_come_and_go_leave_nothing() {
    let site = Site::open("/host/blank.html");
    watch(&site);
    site.visit("/host/blank.html");
    site.add(&format!("<script type=module src='{}embed.js'></script>", site.home()));
    site.script(COME_AND_GO, &[]);
    run(&site, "comeAndGo(60)");
    let first = Held::now(&site);
    println!("before: {first:?}");
    for _ in 0..3 {
        run(&site, "comeAndGo(100)");
    }
    let last = Held::now(&site);
    println!("after 300 boards: {last:?}");
    last.expect_no_more_than(first, MOST_OF_BOARDS);
    assert_eq!(site.count("notabene-board"), 0);
}
