//! Ends declared by players: offers, resignation, claims, results from paper.

use crate::app::App;
use crate::records::{english, saved};
use wasm_bindgen_test::*;

fn status(app: &App) -> String {
    app.attribute(".status", "data-status").unwrap_or_default()
}

/// Plays, and opens the dialog of the last move.
async fn beside(app: &App, squares: &[&str]) {
    app.tap_squares(squares).await;
    app.click("[data-control=beside]").await;
    app.find("dialog[open] .ends").await;
}

#[wasm_bindgen_test]
async fn a_draw_is_offered_and_agreed() {
    let app = english().await;
    beside(&app, &["e2", "e4"]).await;
    app.click("[data-do=agree]").await;
    app.wait_until("nobody has offered", || app.text(".ends .wrong").contains("Nobody has offered")).await;
    app.click("[data-do=offer]").await;
    app.expect("the offer", Some("true".into()), || app.attribute("[data-do=offer]", "aria-pressed")).await;
    app.close_dialog().await;
    app.wait_until("it is on the paper", || app.text(".sheet").contains("(=)")).await;
    assert!(saved(&app).await.contains("[%offer]"), "{}", saved(&app).await);
    app.click("[data-control=beside]").await;
    app.click("[data-do=agree]").await;
    app.expect("the end", "agreed", || status(&app)).await;
    app.close_dialog().await;
    app.expect("the result", "½-½", || app.text(".sheet .result")).await;
    assert!(saved(&app).await.contains("1/2-1/2"), "{}", saved(&app).await);
    app.reload().await;
    app.find(".piece").await;
    app.expect("the end", "agreed", || status(&app)).await;
}

#[wasm_bindgen_test]
async fn who_resigns_moves_no_more_until_it_is_taken_back() {
    let app = english().await;
    beside(&app, &["e2", "e4"]).await;
    app.click("[data-do=resign]").await;
    app.expect("the end", "resigned", || status(&app)).await;
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
    app.expect("the result", "1-0", || app.text(".sheet .result")).await;
    assert!(app.text(".status .words").contains("Black resigns"), "{}", app.text(".status .words"));
    app.tap_squares(&["e7", "e5"]).await;
    app.expect_notice().await;
    app.expect_paper(&["e4"]).await;
    app.click("[data-control=undo]").await;
    app.expect("the game goes on", "ongoing", || status(&app)).await;
    app.expect_paper(&["e4"]).await;
    app.tap_squares(&["e7", "e5"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    assert!(saved(&app).await.contains("[Result \"*\"]"), "{}", saved(&app).await);
}

/// Knights move out and back: after eight plies the start occurs for the third time.
const HOME: [&str; 16] =
    ["g1", "f3", "g8", "f6", "f3", "g1", "f6", "g8", "g1", "f3", "g8", "f6", "f3", "g1", "f6", "g8"];

#[wasm_bindgen_test]
async fn a_draw_is_claimed_when_it_is_there() {
    let app = english().await;
    beside(&app, &HOME[..14]).await;
    app.click("[data-do=claim]").await;
    app.wait_until("the claim is wrong", || app.text(".ends .wrong").contains("So far: 2.")).await;
    app.expect("the game goes on", "ongoing", || status(&app)).await;
    app.close_dialog().await;
    beside(&app, &HOME[14..]).await;
    app.click("[data-do=claim]").await;
    app.expect("the end", "draw:repetition3", || status(&app)).await;
    app.close_dialog().await;
    app.expect("the result", "½-½", || app.text(".sheet .result")).await;
}

#[wasm_bindgen_test]
async fn a_draw_is_claimed_with_a_written_move() {
    let app = english().await;
    beside(&app, &HOME[..14]).await;
    app.click(".for-arbiters summary").await;
    // What is no move claims nothing.
    app.fill("input[name=claimed]", "Nh9").await;
    app.click("[data-do=claim-written]").await;
    app.wait_until("the claim is wrong", || !app.text(".ends .wrong").is_empty()).await;
    assert_eq!(app.text("[data-told=claim]"), "");
    app.expect("the game goes on", "ongoing", || status(&app)).await;
    app.fill("input[name=claimed]", "Ng8").await;
    app.click("[data-do=claim-written]").await;
    app.expect("the end", "draw:repetition3", || status(&app)).await;
}

#[wasm_bindgen_test]
async fn after_a_wrong_claim_the_written_move_is_played() {
    let app = english().await;
    beside(&app, &["e2", "e4"]).await;
    app.click(".for-arbiters summary").await;
    app.fill("input[name=claimed]", "Nf6").await;
    app.click("[data-do=claim-written]").await;
    app.wait_until("the claim is wrong", || app.text(".ends .wrong").contains("So far: 1.")).await;
    app.expect("what follows", "The move you wrote is played: Nf6.", || app.text("[data-told=claim]")).await;
    let written = "return document.querySelector('input[name=claimed]').value";
    app.expect("nothing is claimed twice", serde_json::json!(""), || app.script(written, &[])).await;
    app.expect("the game goes on", "ongoing", || status(&app)).await;
    app.close_dialog().await;
    app.expect_paper(&["e4", "Nf6"]).await;
}

#[wasm_bindgen_test]
async fn a_result_from_paper_is_written() {
    let app = english().await;
    beside(&app, &["e2", "e4"]).await;
    assert!(!app.sees_all_of(".ends .marks"), "results from paper are a door further");
    app.click(".for-arbiters summary").await;
    for (score, shown) in [("1-0", "1-0"), ("0-1", "0-1"), ("1/2-1/2", "½-½")] {
        app.click(&format!("[data-score='{score}']")).await;
        app.expect("the result", shown, || app.text(".sheet .result")).await;
        app.expect("pressed", 1, || app.count("[data-score][aria-pressed=true]")).await;
    }
    app.click("[data-score='*']").await;
    app.expect("no result", "", || app.text(".sheet .result")).await;
}
