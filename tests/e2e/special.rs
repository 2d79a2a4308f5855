//! Moves and games of their own kind: promotion, and Chess960 with its castling.

use crate::app::App;
use crate::browser::{Pointer, key};

/// White promotes on d8, without check.
const PROMOTION: &str = "8/3P2k1/8/8/8/8/8/4K3 w - - 0 1";
/// The king between its rooks, on c1.
const CASTLING: &str = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_pawn_becomes_what_is_clicked() {
    let app = promoting();
    app.shot("choices");
    app.click(".choices [data-choice='0']");
    app.expect_paper(&["d8D"]);
    assert!(!app.has(".choices"), "the choice is made");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_pawn_becomes_what_its_letter_says() {
    let app = promoting();
    app.keys("c");
    app.expect_paper(&["d8C"]);
    assert!(app.has(".grid [role=gridcell]:focus"), "the board has the focus again");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_promotion_can_be_given_up() {
    let app = promoting();
    app.keys(key::ESCAPE);
    app.wait_until("the choices are gone", || !app.has(".choices"));
    app.expect_paper(&[]);
    app.tap_squares(Pointer::Mouse, &["d7", "d8"]);
    app.expect("the choices", 4, || app.count(".choices [data-choice]"));
}

/// A pawn was moved to the last rank.
fn promoting() -> App {
    let app = App::french_with("chess", PROMOTION, "* ");
    app.tap_squares(Pointer::Mouse, &["d7", "d8"]);
    app.expect("the choices", 4, || app.count(".choices [data-choice]"));
    app
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn chess960_starts_by_number() {
    let app = App::french();
    for (number, array) in [("0", "BBQNNRKR"), ("518", "RNBQKBNR"), ("959", "RKRNNQBB")] {
        choose_960(&app, number);
        app.wait_until("the chooser is closed", || !app.has("dialog[open]"));
        let start = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{array} w KQkq - 0 1", array.to_lowercase());
        app.wait_until("the game is kept", || app.kept().contains(&format!("[FEN \"{start}\"]")));
        assert_eq!(app.count(".pieces .piece"), 32, "all pieces of array {number} stand");
    }
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_number_without_array_is_refused_in_the_dialog() {
    let app = App::french();
    for number in ["960", "-1", "x", ""] {
        choose_960(&app, number);
        app.wait_until("the reason is told", || app.texts("dialog .wrong").iter().any(|t| !t.is_empty()));
        assert!(app.has("dialog[open]"), "the dialog stays for {number:?}");
        app.shot("wrong-number");
        app.close_dialog();
    }
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.wait_until("the game goes on", || app.kept().starts_with("notabene 2\nchess\n"));
}

/// Asks for a Chess960 game in the dialog for new games.
fn choose_960(app: &App, number: &str) {
    app.click("[data-control=new]");
    app.click("dialog .option:nth-of-type(2) input[type=radio]");
    app.fill("dialog input[name=array]", number);
    if number.is_empty() {
        app.keys("\u{E017}");
    }
    app.click("dialog button[type=submit]");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_king_castles_in_chess960_onto_its_rook_or_its_place() {
    let app = App::french_with("chess960", CASTLING, "* ");
    for (to, written) in [("g1", "O-O"), ("e1", "O-O"), ("b1", "O-O-O")] {
        app.tap_squares(Pointer::Mouse, &["c1", to]);
        app.expect_paper(&[written]);
        app.click("[data-control=undo]");
        app.expect_paper(&[]);
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_king_may_be_dragged_onto_its_rook() {
    let app = App::french_with("chess960", CASTLING, "* ");
    app.drag_piece(Pointer::Mouse, "c1", "g1");
    app.expect_paper(&["O-O"]);
    app.drag_piece(Pointer::Mouse, "c8", "b8");
    app.expect_paper(&["O-O", "O-O-O"]);
}
