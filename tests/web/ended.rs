//! The end of a game: who has won and why, and what to do next.

use crate::app::App;
use crate::opponent::{answer_searches, oppose};
use crate::records::english;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_won_game_says_so_and_offers_what_is_next() {
    let app = english().await;
    app.tap_squares(&["f2", "f3", "e7", "e5", "g2", "g4"]).await;
    oppose(&app, 1).await;
    app.tap_squares(&["d8", "h4"]).await;
    app.wait_until("who has won", || app.text(".opponent").contains("You have won!")).await;
    app.wait_until("why", || app.text(".opponent").contains("heckmate")).await;
    assert!(!app.has("[data-do=hint]"), "there is nothing to hint at");
    app.click("[data-do=stronger]").await;
    app.expect("a new game", 0, || app.count(".sheet .move")).await;
    app.wait_until("a stronger opponent", || app.text(".opponent").contains("Has just begun")).await;
}

#[wasm_bindgen_test]
async fn a_game_of_two_people_is_looked_at_or_begun_again() {
    let app = english().await;
    app.tap_squares(&["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"]).await;
    app.find(".opponent.ended [data-do=write-on-sheet]").await;
    app.click("[data-do=look-at-game]").await;
    app.expect("the start", 0, || app.count(".sheet .move.current")).await;
    assert!(!app.has(".opponent.ended"));
    app.click("[data-control=last]").await;
    app.click("[data-do=rematch]").await;
    app.expect("a new game", 0, || app.count(".sheet .move")).await;
}

#[wasm_bindgen_test]
async fn resigning_closes_its_window_is_told_and_can_be_taken_back() {
    let app = english().await;
    answer_searches(&app, "e7e5", "cp 0");
    oppose(&app, 0).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    app.click("[data-control=end]").await;
    app.click("[data-do=resign]").await;
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
    app.wait_until("who has won", || app.text(".opponent").contains("Notabene has won.")).await;
    app.wait_until("why", || app.text(".opponent").contains("White resigns")).await;
    app.click("[data-do=take-back-end]").await;
    app.wait_until("the game goes on", || !app.has(".opponent.ended")).await;
    app.expect_paper(&["e4", "e5"]).await;
}

/// Plays a move against a worker, and offers a draw.
async fn offer(app: &App, score: &str) {
    answer_searches(app, "e7e5", score);
    oppose(app, 0).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    app.click("[data-control=end]").await;
    assert!(!app.has("[data-do=agree]"), "only Notabene accepts the own offer");
    app.click("[data-do=offer]").await;
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
}

#[wasm_bindgen_test]
async fn notabene_refuses_a_draw_while_it_can_win() {
    let app = english().await;
    offer(&app, "cp -300").await;
    app.wait_until("it answers", || app.text(".status .words").contains("does not want a draw")).await;
    app.expect_paper(&["e4(=)", "e5"]).await;
    assert!(!app.has(".opponent.ended"));
}

#[wasm_bindgen_test]
async fn notabene_agrees_to_a_draw_when_it_is_lost() {
    let app = english().await;
    offer(&app, "mate 3").await;
    app.wait_until("it agrees", || app.text(".opponent.ended").contains("A draw.")).await;
    app.expect("the result", "½-½", || app.text(".sheet .result")).await;
}
