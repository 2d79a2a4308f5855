//! Games for tests of annotations.

use notabene_core::exchange::{Export, save};
use notabene_core::game::Game;

/// The moves of the main line in PGN, with all annotations.
pub fn moves(table: &Game) -> String {
    table.text(Export::Pgn).split_once("\n\n").unwrap().1.trim().replace('\n', " ")
}

/// The game after saving and opening.
pub fn kept(table: &Game) -> Game {
    let (back, damage) = save::read(&table.text(Export::Save));
    assert_eq!(damage, None);
    back.unwrap()
}
