//! Annotations of moves: comments, NAGs, clocks, the order of variations, the current line.

use crate::app::{App, key};
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

#[wasm_bindgen_test]
async fn comments_marks_and_clocks_are_written_and_shown() {
    let app = opened(&["e2", "e4"]).await;
    app.fill("textarea[name=comment]", "A {good} start").await;
    app.keys(key::TAB).await;
    app.click("[data-mark='1']").await;
    app.expect("pressed", Some("true".into()), || app.attribute("[data-mark='1']", "aria-pressed")).await;
    app.click("[data-mark='14']").await;
    app.click("[data-mark='3']").await;
    app.expect("one judgement", Some("false".into()), || app.attribute("[data-mark='1']", "aria-pressed"))
        .await;
    app.fill("input[name=clock]", "1:02:03").await;
    app.keys(key::TAB).await;
    app.fill("input[name=clock]", "soon").await;
    app.keys(key::TAB).await;
    let wrong = || app.attribute("input[name=clock]", "aria-invalid");
    app.expect("what is no time is marked, and changes nothing", Some("true".into()), wrong).await;
    app.close_dialog().await;
    app.wait_until("the comment is on the paper", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("start"))
    })
    .await;
    app.expect("the clock in full", "1:02:03", || app.text(".sheet .clock")).await;
    let marked = app.text(".sheet .marked");
    assert!(marked.contains("!!") && marked.contains("+="), "{marked}");
    let pgn = saved(&app).await;
    for part in ["$3", "$14", "[%clk 1:02:03]", "start"] {
        assert!(pgn.contains(part), "{part} in\n{pgn}");
    }
    app.reload().await;
    app.find(".sheet .clock").await;
    assert_eq!(saved(&app).await, pgn, "kept on the device");
    app.click("[data-control=beside]").await;
    app.click("[data-mark='3']").await;
    app.fill("textarea[name=comment]", "x").await;
    app.keys("\u{E003}").await;
    app.keys(key::TAB).await;
    app.close_dialog().await;
    assert!(!saved(&app).await.contains("start"), "no comment");
}

/// A short game with the dialog of its last move.
async fn opened(squares: &[&str]) -> App {
    let app = english().await;
    app.tap_squares(squares).await;
    app.expect("the moves", squares.len() / 2, || app.count(".sheet .move")).await;
    app.click("[data-control=beside]").await;
    app.find("dialog[open] textarea[name=comment]").await;
    app
}
