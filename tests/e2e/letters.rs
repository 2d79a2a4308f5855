//! The letters of the pieces change at once and everywhere; the language of the screen does not.

use crate::app::App;
use crate::browser::Pointer;

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
