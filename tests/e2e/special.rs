//! Moves and games of their own kind: promotion, and Chess960 with its castling.

use crate::app::App;
use crate::browser::Pointer;

/// The king between its rooks, on c1.
const CASTLING: &str = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_king_may_be_dragged_onto_its_rook() {
    let app = App::french_with("chess960", CASTLING, "* ");
    app.drag_piece(Pointer::Mouse, "c1", "g1");
    app.expect_paper(&["O-O"]);
    app.drag_piece(Pointer::Mouse, "c8", "b8");
    app.expect_paper(&["O-O", "O-O-O"]);
}
