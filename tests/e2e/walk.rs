//! Walking through a game, by buttons, keys and the written moves.

use crate::app::App;
use crate::browser::Pointer;

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
