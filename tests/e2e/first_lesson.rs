//! The first lesson: a score sheet is written in its own time. The rest is in `tests/web/first_lesson.rs`.

use crate::app::App;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_score_sheet_is_written_while_its_moves_are_played() {
    let app = App::lessons("fr", "notation/L01");
    let to_come = || app.count(".filled-sheet td .to-come");
    app.find(".filled-sheet [data-place=white]");
    assert_eq!(app.texts(".filled-sheet td span"), ["f3", "e5", "g4", "Dh4#"]);
    assert_eq!(to_come(), 0, "the game of another paragraph is on the paper");
    app.click("[data-point='2']");
    app.expect("an empty sheet", 4, to_come);
    app.expect("all moves", 0, to_come);
    app.expect("the last move", "Dh4#", || app.text(".filled-sheet td.here"));
}
