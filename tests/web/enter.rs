//! Moves are entered, by every means, and the paper has them.

use crate::app::App;
use wasm_bindgen_test::*;

/// 1.e4 e5 2.Nf3 Nc6, from square to square.
const MOVES: [[&str; 2]; 4] = [["e2", "e4"], ["e7", "e5"], ["g1", "f3"], ["b8", "c6"]];

/// Opens the page in French.
const WRITTEN: [&str; 4] = ["e4", "e5", "Cf3", "Cc6"];

#[wasm_bindgen_test]
async fn a_game_is_written_while_it_is_played_by_clicks() {
    let app = App::french().await;
    app.tap_squares(MOVES.as_flattened()).await;
    app.expect_paper(&WRITTEN).await;
}
