//! Moves and games of their own kind: promotion, and Chess960 with its castling.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

/// White promotes on d8, without check.
const PROMOTION: &str = "8/3P2k1/8/8/8/8/8/4K3 w - - 0 1";

/// The king between its rooks, on c1.
const CASTLING: &str = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";

#[wasm_bindgen_test]
async fn a_pawn_becomes_what_is_clicked() {
    let app = promoting().await;
    app.click(".choices [data-choice='0']").await;
    app.expect_paper(&["d8D"]).await;
    assert!(!app.has(".choices"), "the choice is made");
}

#[wasm_bindgen_test]
async fn a_pawn_becomes_what_its_letter_says() {
    let app = promoting().await;
    app.keys("c").await;
    app.expect_paper(&["d8C"]).await;
    assert!(app.has(".grid [role=gridcell]:focus"), "the board has the focus again");
}

#[wasm_bindgen_test]
async fn a_promotion_can_be_given_up() {
    let app = promoting().await;
    app.keys(key::ESCAPE).await;
    app.wait_until("the choices are gone", || !app.has(".choices")).await;
    app.expect_paper(&[]).await;
    app.tap_squares(&["d7", "d8"]).await;
    app.expect("the choices", 4, || app.count(".choices [data-choice]")).await;
}

/// A pawn was moved to the last rank.
async fn promoting() -> App {
    let app = App::french_with("chess", PROMOTION, "* ").await;
    app.tap_squares(&["d7", "d8"]).await;
    app.expect("the choices", 4, || app.count(".choices [data-choice]")).await;
    app
}

#[wasm_bindgen_test]
async fn chess960_starts_by_number() {
    let app = App::french().await;
    for (number, array) in [("0", "BBQNNRKR"), ("518", "RNBQKBNR"), ("959", "RKRNNQBB")] {
        choose_960(&app, number).await;
        app.wait_until("the chooser is closed", || !app.has("dialog[open]")).await;
        let start = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{array} w KQkq - 0 1", array.to_lowercase());
        app.wait_until("the game is kept", || app.kept().contains(&format!("[FEN \"{start}\"]"))).await;
        assert_eq!(app.count(".pieces .piece"), 32, "all pieces of array {number} stand");
    }
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
}

#[wasm_bindgen_test]
async fn a_number_without_array_is_refused_in_the_dialog() {
    let app = App::french().await;
    for number in ["960", "-1", "x", ""] {
        choose_960(&app, number).await;
        app.wait_until("the reason is told", || app.texts("dialog .wrong").iter().any(|t| !t.is_empty()))
            .await;
        assert!(app.has("dialog[open]"), "the dialog stays for {number:?}");
        app.close_dialog().await;
    }
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    app.wait_until("the game goes on", || app.kept().starts_with("notabene 2\nchess\n")).await;
}

/// Asks for a Chess960 game in the dialog for new games.
async fn choose_960(app: &App, number: &str) {
    app.click("[data-control=new]").await;
    app.click("dialog .option:nth-of-type(2) input[type=radio]").await;
    app.fill("dialog input[name=array]", number).await;
    if number.is_empty() {
        app.keys("\u{E017}").await;
    }
    app.click("dialog button[type=submit]").await;
}

#[wasm_bindgen_test]
async fn a_king_castles_in_chess960_onto_its_rook_or_its_place() {
    let app = App::french_with("chess960", CASTLING, "* ").await;
    for (to, written) in [("g1", "O-O"), ("e1", "O-O"), ("b1", "O-O-O")] {
        app.tap_squares(&["c1", to]).await;
        app.expect_paper(&[written]).await;
        app.click("[data-control=undo]").await;
        app.expect_paper(&[]).await;
    }
}
