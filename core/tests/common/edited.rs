//! A game on the table for tests of what is written beside its moves.

use notabene_core::exchange::{Export, save};
use notabene_core::game::Game;

/// The moves of the main line as PGN has them, with everything beside them.
pub fn moves(table: &Game) -> String {
    table.text(Export::Pgn).split_once("\n\n").unwrap().1.trim().replace('\n', " ")
}

/// The game after it was saved and read again.
pub fn kept(table: &Game) -> Game {
    let (back, damage) = save::read(&table.text(Export::Save));
    assert_eq!(damage, None);
    back.unwrap()
}
