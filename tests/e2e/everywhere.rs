//! Behaviour of several pages: copying a single move, P for the wall, printing the sheet.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::pages::pages;
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
fn pages_are_copied_printed_and_put_on_the_wall() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_single_move_is_copied_with_its_number_on_one_line,
            the_browser_prints_the_sheet_and_nothing_around_it,
            p_puts_every_page_on_the_wall
        ]
    );
}

fn a_single_move_is_copied_with_its_number_on_one_line(app: &App) {
    app.french_anew("chess", "k7/8/8/8/8/8/8/K6R w - - 0 34", "h1h2 a8b8 *");
    app.expect_paper(&["Th2", "Rb8"]);
    app.keys(key::HOME);
    app.keys(key::RIGHT);
    app.expect("White’s move", "34.Th2".to_string(), || copied(app));
    app.keys(key::RIGHT);
    app.expect("Black’s move", "34…Rb8".to_string(), || copied(app));
    app.click("[data-control=beside]");
    app.click("[data-do=copy-move]");
    app.wait_until("it is told", || !app.text("dialog .copied").is_empty());
    let text = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    assert_eq!(text, "34…Rb8");
}

/// A page with this address and something to read, which is not the one that was left: that stays until the next is loaded.
const SHOWN: &str = "return location.hash.slice(1) === arguments[0] && !document.querySelector('main.wall')
    && [...document.querySelectorAll('main:not([data-left])')].some(main =>
        main.checkVisibility() && main.innerText.trim().length > 20)";
/// Marks the page that is left.
const LEAVE: &str = "document.querySelectorAll('main').forEach(main => main.dataset.left = '')";

/// Opens a page and waits for it.
fn open(app: &App, page: &str) {
    app.script(&format!("{LEAVE}; location.hash = arguments[0]"), &[page.into()]);
    app.wait_until(&format!("the page “{page}” is there"), || app.script(SHOWN, &[page.into()]) == true);
}

fn p_puts_every_page_on_the_wall(app: &App) {
    app.anew("fr");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    let beside = pages().into_iter().filter(|page| *page != "wall");
    for page in ["", "learn/notation/L01"].into_iter().chain(beside) {
        if !page.is_empty() {
            open(app, page);
        }
        // The game and a lesson have the projector; any other page is shown as it is, only larger.
        let has_projector = ["", "learn/notation/L01"].contains(&page);
        if has_projector && !page.is_empty() {
            // Painted or half-loaded pages have no link to the projector yet; the game has a key in place of one.
            app.find("main:not(.hidden) .to-wall");
        }
        app.script("document.activeElement?.blur()", &[]);
        let size = "return parseFloat(getComputedStyle(document.documentElement).fontSize)";
        let usual = app.script(size, &[]).as_f64();
        app.keys("p");
        if has_projector {
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
    open(app, "about");
    app.keys("p");
    app.find(".wall-bar");
    app.script(LEAVE, &[]);
    app.click("main a[href='#me']");
    app.wait_until("the next page is large, too", || {
        app.script(SHOWN, &["me".into()]) == true && app.has(".wall-bar")
    });
    app.touch("[data-do=leave-wall]");
    app.wait_until("it is closed", || !app.has(".wall-bar"));
    assert_eq!(app.attribute("html", "data-theme").as_deref(), Some("auto"));
    assert_eq!(app.console(), [""; 0]);
}

fn the_browser_prints_the_sheet_and_nothing_around_it(app: &App) {
    app.anew("fr");
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
