//! Links with a whole game in them: there and back, and what damaged ones do.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::records::{RICH, english, expect_closed, open_text, saved};
use serde_json::json;

/// The link that the page copies.
#[track_caller]
pub fn copied(app: &App) -> String {
    let grant = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
    app.devtools("Browser.grantPermissions", &grant);
    app.click("[data-control=records]");
    app.click("[data-do=copy-link]");
    app.expect("the answer", "Copied", || app.text(".keep .copied"));
    let text = app.script_later("navigator.clipboard.readText().then(done, e => done('' + e))", &[]);
    app.close_dialog();
    text.as_str().unwrap_or_default().to_string()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_link_brings_the_same_game_to_a_fresh_page() {
    let app = english();
    open_text(&app, RICH);
    expect_closed(&app);
    app.keys(key::RIGHT);
    app.expect_current(&["e4!0:59:50"]);
    let (link, pgn) = (copied(&app), saved(&app));
    assert!(link.starts_with(&app.origin()) && link.contains("/club/games/#g=1"), "{link}");
    app.script("localStorage.clear()", &[]);
    app.goto("about:blank");
    app.goto(&link);
    app.find(".piece");
    app.expect_current(&["e4!0:59:50"]);
    app.expect("the address", "", || {
        app.script("return location.hash", &[]).as_str().unwrap_or("?").to_string()
    });
    assert_eq!(saved(&app), pgn);
    app.click("[data-control=last]");
    app.expect_current(&["a6"]);
    app.reload();
    app.find(".piece");
    app.expect_current(&["a6"]);
    assert_eq!(saved(&app), pgn, "after a reload");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_link_in_the_field_is_opened_too() {
    let app = english();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "c7", "c5"]);
    app.expect_paper(&["e4", "c5"]);
    let link = copied(&app);
    app.click("[data-control=undo]");
    app.expect_paper(&["e4"]);
    open_text(&app, &link);
    expect_closed(&app);
    app.expect_paper(&["e4", "c5"]);
    open_text(&app, &link[..link.len() - 3]);
    app.wait_until("the damage is told", || {
        app.texts(".problems li").iter().any(|t| t.contains("not complete"))
    });
    app.close_dialog();
    app.expect_paper(&["e4", "c5"]);
    let record = "[Site \"https://example.org/#g=1AAAA\"]\n\n1. d4 d5 *\n";
    open_text(&app, record);
    expect_closed(&app);
    app.expect_paper(&["d4", "d5"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn damaged_links_leave_the_game_untouched() {
    let app = english();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    let long = ["1", &"A".repeat(200_000)].concat();
    let noise = ["1", &"zQ_-9x".repeat(20_000)].concat();
    for packed in ["", "1", "1%%%", "9AAAA", "1é€", "%F0%9F", "1AQ<script>", &long, &noise] {
        app.script("location.hash = '#g=' + arguments[0]", &[packed.into()]);
        app.expect_notice();
        let notice = app.text(".status.notice .words");
        assert!(notice.contains("link"), "{notice}");
        app.expect("the address", "", || {
            app.script("return location.hash", &[]).as_str().unwrap_or("?").to_string()
        });
        app.expect_paper(&["e4"]);
        app.click("[data-control=first]");
        app.wait_until("the notice is gone", || !app.has(".status.notice"));
        app.click("[data-control=last]");
        app.expect_current(&["e4"]);
    }
    app.visit("#g=1%%%");
    app.reload();
    app.expect_paper(&["e4"]);
    assert_eq!(app.console(), [""; 0], "the console");
}
