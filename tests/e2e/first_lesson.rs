//! The first lesson: squares are found with the finger, a score sheet is written, a move comes apart in its parts.

use crate::app::{App, Visitor};
use crate::learn::square;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn squares_are_found_with_the_finger_and_a_wrong_one_is_named() {
    let app = App::lessons("en", "notation/L01/L01-6");
    app.find(".classroom .grid");
    assert!(!app.has(".classroom .piece"), "the first board is empty");
    app.fields(&[square("e5")]);
    app.wait_until("its name", || app.text(".said").contains("You chose e5"));
    assert!(app.text(".said").contains("The letter e is right"), "{}", app.text(".said"));
    app.fields(&[square("e4")]);
    app.expect_stars(2);
    // Without letters and numbers at the edge.
    app.learn("notation/L01/L01-8");
    app.wait_until("the next square", || app.text(".prompt").contains("c3"));
    app.fields(&[square("c3")]);
    app.expect_stars(3);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn arrows_come_one_by_one_and_the_parts_of_a_move_shine_once() {
    let app = App::lessons("en", "notation/L01");
    app.expect("the arrows and the square", 3, || app.count(".classroom .overlay [data-drawn]"));
    app.click("[data-point='1']");
    app.find(".move-on-board .t-piece[aria-pressed=true]");
    app.find(".move-on-board .t-to[aria-pressed=true]");
    app.wait_until("the end", || !app.has(".move-on-board .characters [aria-pressed=true]"));
}

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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_lesson_that_is_done_says_what_one_can_do_now() {
    let app = App::lessons("en", "notation/L01");
    assert!(!app.has(".lesson-text > .can"));
    let all: Vec<String> = (1..=8).map(|n| format!("L01-{n}=3")).collect();
    let progress = format!("notabene progress 2\nnotation {}\n", all.join(" "));
    let app = Visitor::new().keeping("notabene.1.progress", &progress).open();
    app.learn("notation/L01");
    app.wait_until("what one can do", || app.text(".lesson-text > .can").contains("Find a square"));
}
