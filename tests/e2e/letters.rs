//! The letters of the pieces change at once and everywhere; the language of the screen does not.

use crate::app::{App, LETTERS};
use crate::browser::Pointer;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn other_letters_change_all_moves_and_nothing_else() {
    let app = open_after_two_moves();
    let title = app.text(".paper h2");
    for (letters, knights) in [
        ("en", ["Nf3", "Nc6"]),
        ("de", ["Sf3", "Sc6"]),
        ("ru", ["Кf3", "Кc6"]),
        ("nl", ["Pf3", "Pc6"]),
        ("", ["Cf3", "Cc6"]),
    ] {
        app.pick(LETTERS, letters);
        app.expect_paper(&["e4", "e5", knights[0], knights[1]]);
        assert_eq!(app.text(".paper h2"), title, "the screen speaks French with the letters of {letters:?}");
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn another_language_brings_its_letters() {
    let app = open_after_two_moves();
    for (language, knights) in [("nl", ["Pf3", "Pc6"]), ("en", ["Nf3", "Nc6"]), ("fr", ["Cf3", "Cc6"])] {
        app.speak(language);
        app.expect_paper(&["e4", "e5", knights[0], knights[1]]);
        let marked = app.attribute("html", "lang");
        assert_eq!(marked.as_deref(), Some(language), "the page says which language it speaks");
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn other_notations_rewrite_the_game() {
    let app = open_after_two_moves();
    app.set("Notation", "long");
    app.expect_paper(&["e2-e4", "e7-e5", "Cg1-f3", "Cb8-c6"]);
    app.set("Notation", "coordinate");
    app.expect_paper(&["e2-e4", "e7-e5", "g1-f3", "b8-c6"]);
    app.set("Notation", "short");
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn figurines_are_drawn() {
    let app = open_after_two_moves();
    assert_eq!(app.count(".sheet .fig"), 0, "letters are no drawings");
    app.set("Notation", "figurine");
    app.expect("the figurines", 2, || app.count(".sheet .move .fig"));
    // The drawing has to show: a wrong name of a symbol would leave a gap.
    let shown = app.script("return document.querySelector('.sheet .fig use').getBBox().width > 0", &[]);
    assert_eq!(shown, true, "the figurine is a drawing");
    app.shot("figurines");
}

fn open_after_two_moves() -> App {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6"]);
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]);
    app
}
