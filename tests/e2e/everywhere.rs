//! Behaviour of several pages: copying a single move, P for the wall, leaving a page at once, printing the sheet, and
//! a refused text that disappears with its game.

use crate::app::App;
use crate::browser::{Pointer, key};
use serde_json::json;

/// A text that the keyboard shortcut copies.
#[track_caller]
fn copied(app: &App) -> String {
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    let copy = "const box = new DataTransfer();
        document.body.dispatchEvent(new ClipboardEvent('copy', {bubbles: true, cancelable: true, clipboardData: box}));
        return box.getData('text/plain')";
    app.script(copy, &[]).as_str().unwrap_or_default().to_string()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_single_move_is_copied_with_its_number_on_one_line() {
    let app = App::french_with("chess", "k7/8/8/8/8/8/8/K6R w - - 0 34", "h1h2 a8b8 *");
    app.expect_paper(&["Th2", "Rb8"]);
    app.keys(key::HOME);
    app.keys(key::RIGHT);
    app.expect("White’s move", "34.Th2".to_string(), || copied(&app));
    app.keys(key::RIGHT);
    app.expect("Black’s move", "34…Rb8".to_string(), || copied(&app));
    app.click("[data-control=beside]");
    app.click("[data-do=copy-move]");
    app.wait_until("it is told", || !app.text("dialog .copied").is_empty());
    let text = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    assert_eq!(text, "34…Rb8");
}

/// Addresses of pages beside the game.
const PAGES: [&str; 18] = [
    "about",
    "rules/chess960",
    "rules/scharten",
    "rules/draughts",
    "rules/compare",
    "clock",
    "practise",
    "drill",
    "rules/systems",
    "learn",
    "learn/notation/L01",
    "sheet",
    "print",
    "games/mine",
    "me",
    "embed",
    "games",
    "teach",
];

/// Addresses that scroll, focus or ask for something with the first frame of their page.
const LATE: [&str; 9] = [
    "me/device",
    "me/parents",
    "learn/mistakes",
    "learn/notation/L01/1",
    "learn/eye/tasks/1",
    "drill/write-piece",
    "sheet/hand",
    "setup",
    "teach/lesson",
];

/// A page with this address and something to read.
const SHOWN: &str = "return location.hash.slice(1) === arguments[0] && !document.querySelector('main.wall')
    && [...document.querySelectorAll('main')].some(main => main.checkVisibility() && main.innerText.trim().length > 20)";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn p_puts_every_page_on_the_wall() {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    for page in [""].into_iter().chain(PAGES) {
        app.script("location.hash = arguments[0]", &[page.into()]);
        app.wait_until(&format!("the page “{page}” is there"), || {
            app.script(SHOWN, &[page.into()]) == true
        });
        app.script("document.activeElement?.blur()", &[]);
        let size = "return parseFloat(getComputedStyle(document.documentElement).fontSize)";
        let usual = app.script(size, &[]).as_f64();
        app.keys("p");
        // The game and a lesson have the projector; any other page is shown as it is, only larger.
        if ["", "learn/notation/L01"].contains(&page) {
            app.wait_until(&format!("P works on the page “{page}”"), || app.has("main.wall .wall-seen"));
            app.keys(key::ESCAPE);
            app.wait_until("it is closed", || !app.has("main.wall"));
            continue;
        }
        app.wait_until(&format!("the page “{page}” is on the wall"), || {
            app.has(".wall-bar") && app.script(size, &[]).as_f64() > usual
        });
        let head = "return document.querySelector('.head').checkVisibility()";
        assert_eq!(app.script(head, &[]), false, "{page}: no navigation");
        assert_eq!(app.script(SHOWN, &[page.into()]), true, "{page}");
        app.shot(&format!("on-the-wall-{}", page.replace('/', "-")));
        app.keys(if page.len() % 2 == 0 { key::ESCAPE } else { "p" });
        app.wait_until("it is closed", || !app.has(".wall-bar"));
        assert_eq!(app.script(head, &[]), true, "{page}: the navigation is back");
        app.expect("the size of before", usual, || app.script(size, &[]).as_f64());
    }
    // Links lead on while pages are on the wall; the theme of the reader comes back.
    app.script("location.hash = 'about'", &[]);
    app.wait_until("the page is there", || app.script(SHOWN, &["about".into()]) == true);
    app.keys("p");
    app.click("main a[href='#me']");
    app.wait_until("the next page is large, too", || {
        app.script(SHOWN, &["me".into()]) == true && app.has(".wall-bar")
    });
    app.touch("[data-do=leave-wall]");
    app.wait_until("it is closed", || !app.has(".wall-bar"));
    assert_eq!(app.attribute("html", "data-theme").as_deref(), Some("auto"));
    assert_eq!(app.console(), [""; 0]);
}

/// Opens a page and leaves it in the same turn in which it is shown, before anything of it was painted.
const LEAVE_AT_ONCE: &str = "(async () => {
    const turn = () => new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (port1.close(), next());
        port2.postMessage(0);
    });
    const until = async (is) => {
        for (const end = performance.now() + 20000; !is(); await turn())
            if (performance.now() > end) throw new Error('waited in vain at ' + location.hash);
    };
    const game = () => document.querySelector('main.page:not(.hidden):not(.setup):not(.drill)');
    location.hash = arguments[0];
    await until(() => !game() && document.querySelector('main:not(.hidden)'));
    location.hash = '';
    await until(game);
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
})()";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_page_left_before_its_first_frame_reads_nothing_any_more() {
    let app = App::french();
    for page in PAGES.into_iter().chain(LATE) {
        // First while its part of the program is loaded, then with that part there.
        for _ in 0..2 {
            let call = format!("{LEAVE_AT_ONCE}.then(() => done(''), (e) => done(String(e)))");
            assert_eq!(app.script_later(&call, &[page.into()]), "", "{page}");
            assert_eq!(app.console(), [""; 0], "{page}");
        }
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_browser_prints_the_sheet_and_nothing_around_it() {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    app.script("location.hash = 'sheet'", &[]);
    app.find("main.sheets");
    app.wait_until("the moves are on it", || app.text("main.sheets").contains("e5"));
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    let seen = "return [...document.querySelectorAll('.head, nav, svg.board, .practices, .pen')]
        .filter(e => e.checkVisibility() && e.getClientRects().length).map(e => e.outerHTML.slice(0, 90))";
    let seen = crate::browser::strings(&app.script(seen, &[]));
    let moves = app.script("return document.querySelector('main.sheets').innerText", &[]);
    app.devtools("Emulation.setEmulatedMedia", &json!({"media": ""}));
    assert!(seen.is_empty(), "printed, too: {seen:?}");
    let moves = moves.as_str().unwrap_or_default();
    assert!(moves.contains("e4") && moves.contains("e5"), "{moves}");
}
