//! The first lesson: squares are found with the finger, a score sheet is written, a move comes apart in its parts.

use crate::app::{App, square};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn squares_are_found_with_the_finger_and_a_wrong_one_is_named() {
    let app = App::lessons("en", "notation/L01/L01-6").await;
    app.find(".classroom .grid").await;
    assert!(!app.has(".classroom .piece"), "the first board is empty");
    app.fields(&[square("e5")]).await;
    app.wait_until("its name", || app.text(".said").contains("You chose e5")).await;
    assert!(app.text(".said").contains("The letter e is right"), "{}", app.text(".said"));
    app.fields(&[square("e4")]).await;
    app.expect_stars(2).await;
    // Without letters and numbers at the edge.
    app.learn("notation/L01/L01-8").await;
    app.wait_until("the next square", || app.text(".prompt").contains("c3")).await;
    app.fields(&[square("c3")]).await;
    app.expect_stars(3).await;
}

#[wasm_bindgen_test]
async fn arrows_come_one_by_one_and_the_parts_of_a_move_shine_once() {
    let app = App::lessons("en", "notation/L01").await;
    app.expect("the arrows and the square", 3, || app.count(".classroom .overlay [data-drawn]")).await;
    app.click("[data-point='1']").await;
    app.find(".move-on-board [aria-pressed=true].t-piece").await;
    app.find(".move-on-board [aria-pressed=true].t-to").await;
    app.wait_until("the end", || !app.has(".move-on-board .characters [aria-pressed=true]")).await;
}

#[wasm_bindgen_test]
async fn a_score_sheet_is_shown_in_the_language_of_the_screen() {
    let app = App::lessons("fr", "notation/L01").await;
    app.find(".filled-sheet [data-place=white]").await;
    app.expect("the moves in French", vec!["f3", "e5", "g4", "Dh4#"], || app.texts(".filled-sheet td span"))
        .await;
    let to_come = app.count(".filled-sheet td .to-come");
    assert_eq!(to_come, 0, "the game of another paragraph is on the paper");
}

#[wasm_bindgen_test]
async fn a_lesson_that_is_done_says_what_one_can_do_now() {
    let app = App::lessons("en", "notation/L01").await;
    assert!(!app.has(".lesson-text > .can"));
    let all: Vec<String> = (1..=8).map(|n| format!("L01-{n}=3")).collect();
    let progress = format!("notabene progress 2\nnotation {}\n", all.join(" "));
    let kept = [("notabene.1.settings", "language=en"), ("notabene.1.progress", &*progress)];
    let app = App::open_with(&kept).await;
    app.learn("notation/L01").await;
    app.wait_until("what one can do", || app.text(".lesson-text > .can").contains("Find a square")).await;
}
