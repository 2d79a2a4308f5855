//! Storage on the device: a game survives, and damage is harmless.

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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_damaged_game_is_told_and_a_new_one_can_be_played() {
    let app = App::french();
    for text in ["", "nonsense", "notabene 1\nchess\nno position\n", "notabene 2\nchess\n", "\u{0}\n\n\n\n\n"]
    {
        app.put_kept(text);
        app.visit("");
        app.expect_notice();
        assert_eq!(app.count(".pieces .piece"), 32, "a new game after {text:?}");
        app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
        app.expect_paper(&["e4"]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_sound_part_of_a_damaged_game_is_there() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let app = App::french_with("chess", start, "e2e4 e7e5 e1e8 g1f3 *");
    app.expect_notice();
    app.expect_paper(&["e4", "e5"]);
    app.tap_squares(Pointer::Mouse, &["g1", "f3"]);
    app.expect_paper(&["e4", "e5", "Cf3"]);
}
