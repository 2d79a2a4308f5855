//! The wall of a classroom: a game move by move, readable from afar, dark when the teacher wants, with notes in step.

use crate::app::{App, key};
use wasm_bindgen_test::*;

const MOVES: &[&str] = &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];

/// A game of some moves, with the first position on the board.
async fn lecture() -> App {
    let mut moves = String::from("* ");
    moves.push_str(&MOVES.join(" "));
    let app =
        App::french_with("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &moves).await;
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6", "Fb5"]).await;
    app
}

/// The moves in giant letters.
pub fn giants(app: &App) -> Vec<String> {
    app.texts("main.wall .wall-words .wall-move")
}

/// Opens the projector as well.
pub async fn on_the_wall() -> App {
    let app = lecture().await;
    app.keys("p").await;
    app.find("main.wall .wall-seen").await;
    app
}

#[wasm_bindgen_test]
async fn the_key_of_the_wall_can_be_switched_off() {
    let app = lecture().await;
    app.click("[data-open=settings]").await;
    app.find("dialog[open] .keys").await;
    let rows = app.texts("dialog .keys kbd");
    assert!(rows.contains(&"p".to_string()), "{rows:?}");
    app.script("[...document.querySelectorAll('dialog .switch input')].at(-1).click()", &[]);
    app.close_dialog().await;
    app.keys("p").await;
    app.keys(key::RIGHT).await;
    app.expect_current(&["e4"]).await;
    assert!(!app.has("main.wall"));
    // The place in the head does not need it; nor do space and arrows.
    app.click(".for-teachers").await;
    app.click(".place-card[href='#wall']").await;
    app.find("main.wall .wall-seen").await;
    app.keys(key::LEFT).await;
    app.find(".wall-start .mascot").await;
    assert_eq!(app.text(".wall-start h2"), "Échecs", "before the first move stands the game");
    assert!(!app.has(".wall-begin"), "its moves are to come");
    app.keys(key::RIGHT).await;
    app.expect("its first move", 1, || giants(&app).len()).await;
    app.keys(" ").await;
    app.expect("a move more", 2, || giants(&app).len()).await;
    app.keys("b").await;
    assert!(!app.has(".wall-shell.blank"));
}
