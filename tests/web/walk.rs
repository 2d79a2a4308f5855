//! Walking through a game, by buttons, keys and the written moves.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_move_is_taken_back_and_played_again() {
    let app = played().await;
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e4", "e5"]).await;
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e4"]).await;
    app.click("[data-control=redo]").await;
    app.expect_paper(&["e4", "e5"]).await;
    app.keys_with(key::CONTROL, "z").await;
    app.expect_paper(&["e4"]).await;
    app.keys_with(key::CONTROL, "y").await;
    app.keys_with(key::CONTROL, "y").await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
    let no_more = app.attribute("[data-control=redo]", "aria-disabled");
    assert_eq!(no_more.as_deref(), Some("true"), "nothing is left to play again");
}

#[wasm_bindgen_test]
async fn arrow_keys_walk_through_the_game() {
    let app = played().await;
    for (pressed, now) in [
        (key::LEFT, &["e5"][..]),
        (key::LEFT, &["e4"]),
        (key::RIGHT, &["e5"]),
        (key::HOME, &[]),
        (key::LEFT, &[]),
        (key::END, &["Cf3"]),
        (key::RIGHT, &["Cf3"]),
    ] {
        app.keys(pressed).await;
        app.expect_current(now).await;
    }
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
}

#[wasm_bindgen_test]
async fn buttons_walk_through_the_game() {
    let app = played().await;
    for (button, now) in [("first", &[][..]), ("next", &["e4"]), ("last", &["Cf3"]), ("prev", &["e5"])] {
        app.click(&format!("[data-control={button}]")).await;
        app.expect_current(now).await;
    }
}

#[wasm_bindgen_test]
async fn a_written_move_brings_its_position() {
    let app = played().await;
    app.click(".sheet tbody tr:first-of-type td:nth-of-type(1) .move").await;
    app.expect_current(&["e4"]).await;
    app.tap_squares(&["c7", "c5"]).await;
    app.expect_current(&["c5"]).await;
    let mut written = app.texts(".sheet .move");
    written.sort();
    assert_eq!(written, ["Cf3", "c5", "e4", "e5"], "another move there leaves the first in the game");
}

#[wasm_bindgen_test]
async fn the_key_f_turns_the_board() {
    let app = played().await;
    app.keys("f").await;
    app.expect("the first file", "h", || app.text(".files span")).await;
    app.keys("f").await;
    app.expect("the first file", "a", || app.text(".files span")).await;
}

async fn played() -> App {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4", "e7", "e5", "g1", "f3"]).await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
    app
}

#[wasm_bindgen_test]
async fn copying_says_whether_it_worked() {
    let app = played().await;
    app.give_clipboard();
    app.click("[data-control=copy]").await;
    app.wait_until("something is said about copying", || !app.text(".copied").is_empty()).await;
    assert!(app.copied().await.contains("Cf3"), "the moves");
    // A page without encryption has no clipboard at all.
    app.script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })",
        &[],
    );
    app.click("[data-control=copy]").await;
    app.wait_until("the failure is told", || app.text(".copied").contains("ne permet pas")).await;
    assert_eq!(app.console(), Vec::<String>::new());
}
