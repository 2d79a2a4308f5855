//! Behaviour of several pages: copying a single move, P for the wall, printing the sheet, and
//! a refused text that disappears with its game.

use crate::app::App;
use crate::app::key;
use crate::games::start_anew;
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
