//! Annotations of moves: comments, NAGs, clocks, the order of variations, the current line.

use crate::records::{english, saved};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_variation_becomes_the_game_or_goes() {
    let app = english().await;
    app.tap_squares(&["e2", "e4", "e7", "e5"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    app.click("[data-control=prev]").await;
    app.expect_current(&["e4"]).await;
    app.tap_squares(&["c7", "c5"]).await;
    app.expect("the variation", "c5", || app.text(".variation .move")).await;
    app.click("[data-control=beside]").await;
    app.click("[data-do=promote]").await;
    app.expect("the variation", "e5", || app.text(".variation .move")).await;
    app.close_dialog().await;
    let pgn = saved(&app).await;
    assert!(pgn.contains("1. e4 c5 ( 1... e5 )"), "{pgn}");
    app.click(".variation .move").await;
    app.expect_current(&["e5"]).await;
    app.click("[data-control=beside]").await;
    app.click("[data-do=remove]").await;
    app.wait_until("it asks first", || app.text("[data-do=remove]").ends_with('?')).await;
    app.click("[data-do=remove]").await;
    app.close_dialog().await;
    app.expect_paper(&["e4", "c5"]).await;
    app.click("[data-control=undo]").await;
}
