//! Storage on the device: a game survives. Damaged ones are in `tests/web/keep.rs`.

use crate::app::{App, LANGUAGE};
use crate::browser::Pointer;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_and_the_settings_survive_a_reload() {
    let app = App::french();
    app.set("Theme", "dark");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1", "f3"]);
    app.expect_paper(&["e4", "e5", "Cf3"]);
    app.click("[data-control=prev]");
    app.expect_current(&["e5"]);
    let board = app.board();
    app.reload();
    app.expect_paper(&["e4", "e5", "Cf3"]);
    app.expect_current(&["e5"]);
    assert_eq!(app.board(), board, "the pieces stand where they stood");
    assert_eq!(app.property(LANGUAGE, "value"), "fr");
    assert_eq!(app.attribute("html", "data-theme").as_deref(), Some("dark"));
}
