//! Privacy: the page sends requests only to its own server, and writes no errors to the console.

use crate::app::{App, LETTERS, Visitor};
use crate::browser::{Pointer, is_foreign};
use notabene::core::i18n::Language;

fn a_whole_session_asks_no_other_server_and_leaves_the_console_empty(app: &App) {
    for language in Language::CODES {
        app.speak(language);
    }
    app.pick(LETTERS, "pl");
    app.pick(LETTERS, "");
    open_all_dialogs(app);
    app.drag_piece(Pointer::Mouse, "a1", "a4");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "d7", "d5", "e4", "d5"]);
    app.click("[data-control=copy]");
    app.click("[data-control=undo]");
    app.click("[data-control=flip]");
    app.click(".places a[href='#me']");
    app.click("main.device a[href='#about']");
    app.find("main.about");
    app.click("main.about a.button");
    app.wait_until("the game is back", || !app.has("main.about"));
    app.reload();
    app.expect_paper(&["e4", "d5"]);
    let foreign = app.foreign_requests(&app.origin());
    assert_eq!(foreign, [""; 0], "requests to other servers");
    assert_eq!(app.console(), [""; 0], "the console");
}

/// Files that no page fetches by itself: `tests/size.rs` excludes them from the pages.
const OF_NO_PAGE: [&str; 2] = ["/licences/", "/fonts/LICENSE"];

/// All pages in one visit on a phone.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn no_page_asks_another_server_breaks_the_policy_or_moves_the_bar() {
    let app = Visitor::new().speaking("fr").logging_requests().open();
    app.resize(360, 740);
    for page in crate::damage::all_pages() {
        crate::damage::open(&app, page);
        app.let_settle();
        // Violations of the policy are lines on the console.
        assert_eq!(app.console(), [""; 0], "#{page}");
        let (all, own) = (app.requests(), format!("{}/", app.origin()));
        let foreign = all.iter().filter(|url| is_foreign(url, &own)).collect::<Vec<_>>();
        assert_eq!(foreign, [""; 0], "requests of #{page} to other servers");
        let of_links = all.iter().filter(|url| OF_NO_PAGE.iter().any(|file| url.contains(file)));
        assert_eq!(of_links.collect::<Vec<_>>(), [""; 0], "#{page} fetches what only a link opens");
        // The wall has no bar.
        if !app.has(".places") || !app.in_view_now(".places") {
            assert_eq!(page, "wall");
            continue;
        }
        let bar = app.frame(".places");
        let bottom = bar.top + bar.height;
        assert!((bottom - 740.0).abs() <= 1.0, "#{page}: the bar ends at {bottom}");
    }
}

fn open_all_dialogs(app: &App) {
    app.set("Theme", "projector");
    app.set("Coordinates", "inside");
    app.set("Coordinates", "outside");
    app.set("Theme", "auto");
    app.click("[data-control=new]");
    app.click("dialog .option:nth-of-type(2) input[type=radio]");
    app.find("dialog input[name=array]");
    app.close_dialog();
}

/// `size.rs` depends on this list for the first load.
fn the_first_visit_needs_only_the_two_latin_fonts(app: &App) {
    app.speak("fr");
    app.script_later("document.fonts.ready.then(() => done())", &[]);
    let requests = app.requests();
    // Guards all that follows: a log that stays empty would let everything pass.
    assert!(requests.iter().any(|url| url.ends_with(".wasm")), "the program is among {requests:?}");
    assert!(!requests.iter().any(|url| is_foreign(url, &[&app.origin(), "/"].concat())), "{requests:?}");
    let mut fonts: Vec<String> =
        requests.iter().filter_map(|url| Some(url.split_once("/fonts/")?.1.to_string())).collect();
    fonts.sort();
    let latin =
        ["atkinson-hyperlegible-latin-400-normal.woff2", "atkinson-hyperlegible-latin-700-normal.woff2"];
    assert_eq!(fonts, latin);
}

/// Guards the steps before: a console that stays empty would let everything pass.
fn errors_of_the_page_are_seen_at_all(app: &App) {
    app.script("console.error('a word'); new Image().src = 'http://127.0.0.2:9/x.png'", &[]);
    app.wait_until("the console has it", || app.console().iter().any(|line| line.contains("a word")));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_first_visit_and_a_whole_session_are_private() {
    let app = Visitor::new().logging_requests().open();
    steps!(
        &app,
        [
            the_first_visit_needs_only_the_two_latin_fonts,
            a_whole_session_asks_no_other_server_and_leaves_the_console_empty,
            errors_of_the_page_are_seen_at_all
        ]
    );
}
