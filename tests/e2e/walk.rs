//! Walking through a game, by buttons, keys and the written moves.

use crate::app::App;
use crate::browser::{Pointer, key};

const CONTROL: &str = "\u{E009}";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_move_is_taken_back_and_played_again() {
    let app = played();
    app.click("[data-control=undo]");
    app.expect_paper(&["e4", "e5"]);
    app.click("[data-control=undo]");
    app.expect_paper(&["e4"]);
    app.click("[data-control=redo]");
    app.expect_paper(&["e4", "e5"]);
    app.keys_with(CONTROL, "z");
    app.expect_paper(&["e4"]);
    app.keys_with(CONTROL, "y");
    app.keys_with(CONTROL, "y");
    app.expect_paper(&["e4", "e5", "Cf3"]);
    let no_more = app.attribute("[data-control=redo]", "aria-disabled");
    assert_eq!(no_more.as_deref(), Some("true"), "nothing is left to play again");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn arrow_keys_walk_through_the_game() {
    let app = played();
    for (pressed, now) in [
        (key::LEFT, &["e5"][..]),
        (key::LEFT, &["e4"]),
        (key::RIGHT, &["e5"]),
        (key::HOME, &[]),
        (key::LEFT, &[]),
        (key::END, &["Cf3"]),
        (key::RIGHT, &["Cf3"]),
    ] {
        app.keys(pressed);
        app.expect_current(now);
    }
    app.expect_paper(&["e4", "e5", "Cf3"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn buttons_walk_through_the_game() {
    let app = played();
    for (button, now) in [("first", &[][..]), ("next", &["e4"]), ("last", &["Cf3"]), ("prev", &["e5"])] {
        app.click(&format!("[data-control={button}]"));
        app.expect_current(now);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_written_move_brings_its_position() {
    let app = played();
    app.click(".sheet tbody tr:first-of-type td:nth-of-type(1) .move");
    app.expect_current(&["e4"]);
    app.tap_squares(Pointer::Mouse, &["c7", "c5"]);
    app.expect_current(&["c5"]);
    let mut written = app.texts(".sheet .move");
    written.sort();
    assert_eq!(written, ["Cf3", "c5", "e4", "e5"], "another move there leaves the first in the game");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_key_f_turns_the_board() {
    let app = played();
    app.keys("f");
    app.expect("the first file", "h", || app.text(".files span"));
    app.keys("f");
    app.expect("the first file", "a", || app.text(".files span"));
}

fn played() -> App {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1", "f3"]);
    app.expect_paper(&["e4", "e5", "Cf3"]);
    app
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn copying_says_whether_it_worked() {
    let app = played();
    app.click("[data-control=copy]");
    app.wait_until("something is said about copying", || !app.text(".copied").is_empty());
    // A page without encryption has no clipboard at all.
    app.script("Object.defineProperty(navigator, 'clipboard', { value: undefined })", &[]);
    app.click("[data-control=copy]");
    app.wait_until("the failure is told", || app.text(".copied").contains("ne permet pas"));
    assert_eq!(app.console(), Vec::<String>::new());
}
