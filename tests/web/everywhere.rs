//! Behaviour of several pages: copying a single move, P for the wall, printing the sheet, and
//! a refused text that disappears with its game.

use crate::app::App;
use crate::app::key;
use crate::games::start_anew;
use crate::records::{english, open_text};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_refused_text_goes_with_its_game() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    app.fill(".write input", "Td9").await;
    app.keys(key::ENTER).await;
    app.wait_until("it is refused", || app.has(".echo mark")).await;
    start_anew(&app).await;
    app.expect_paper(&[]).await;
    assert_eq!(app.property(".write input", "value"), "");
    assert!(!app.has(".echo mark"));
}

/// Every place that shows the game on the board, or works with it.
const PLACES: [&str; 18] = [
    "#print",
    "#wall",
    "#compare",
    "#systems",
    "#sheet",
    "#sheet/guess",
    "#sheet/memory",
    "#sheet/dictation",
    "#sheet/order",
    "#sheet/repair",
    "#embed",
    "#games/mine",
    "#clock",
    "#setup",
    "#drill",
    "#device",
    "#famous",
    "#scharten",
];

#[wasm_bindgen_test]
async fn a_game_of_three_hundred_moves_goes_to_every_place() {
    let app = english().await;
    let pawns = ["a3", "a6", "b3", "b6", "c3", "c6", "d3", "d6", "e3", "e6", "g3", "g6", "h3", "h6"];
    let mut moves: Vec<&str> = Vec::new();
    for pair in pawns.chunks(2) {
        moves.extend(pair);
        moves.extend(["Nf3", "Nf6", "Ng1", "Ng8"].repeat(20));
    }
    moves.extend(["Nf3", "Nf6", "Ng1", "Ng8"].repeat(7));
    moves.truncate(600);
    open_text(&app, &format!("[White \"Ada\"]\n\n{} *", moves.join(" "))).await;
    app.wait_until("it is open", || app.count(".sheet .move") > 0).await;
    if app.has("dialog[open]") {
        app.keys(key::ESCAPE).await;
    }
    for place in PLACES {
        app.visit(place).await;
        app.wait_until(place, || !app.text("main:not(.hidden)").is_empty()).await;
        app.let_draw(2).await;
        app.visit("").await;
        app.wait_until("the game is there", || app.count("main:not(.hidden) .sheet .move") > 0).await;
    }
    // Leptos warns of more in a build for tests.
    let errors: Vec<String> = app.console().into_iter().filter(|line| line.starts_with("error")).collect();
    assert_eq!(errors, [""; 0], "the console");
}
