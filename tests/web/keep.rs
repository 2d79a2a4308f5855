//! Storage on the device: a game survives, and damage is harmless.

use crate::app::App;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_damaged_game_is_told_and_a_new_one_can_be_played() {
    let app = App::french().await;
    for text in ["", "nonsense", "notabene 1\nchess\nno position\n", "notabene 2\nchess\n", "\u{0}\n\n\n\n\n"]
    {
        app.put_kept(text);
        app.visit("").await;
        app.expect_notice().await;
        assert_eq!(app.count(".pieces .piece"), 32, "a new game after {text:?}");
        app.tap_squares(&["e2", "e4"]).await;
        app.expect_paper(&["e4"]).await;
    }
}

#[wasm_bindgen_test]
async fn the_sound_part_of_a_damaged_game_is_there() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let app = App::french_with("chess", start, "e2e4 e7e5 e1e8 g1f3 *").await;
    app.expect_notice().await;
    app.expect_paper(&["e4", "e5"]).await;
    app.tap_squares(&["g1", "f3"]).await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
}
