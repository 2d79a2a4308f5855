//! The position on the board with the moves that led to it, for a search: small, and read without any notation.
//!
//! ```text
//! chess960
//! (the options of the game, as in the tag Rules; may be empty)
//! bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1
//! e2e4 e7e5
//! ```

use crate::game::registry::{self, OpenResult};
use crate::game::{Game, Problem};
use crate::notation::{AnyPosition, Notation as _};
use crate::position::Position as _;

/// Upper limit of moves, against memory exhaustion.
const MOST_MOVES: usize = 20_000;

/// The line from the start of the game to the node on the board.
pub(super) fn write(game: &Game) -> String {
    let start = &game.record.start;
    let ids = game.record.tree.path(game.at).into_iter().filter_map(|node| {
        let ply = game.record.tree.get(node)?;
        Some(game.record.position_before(node).id(&ply.m))
    });
    let ids: Vec<String> = ids.collect();
    let rules = start.options().unwrap_or_default();
    [game.variant.id, &rules, &start.to_text(), &ids.join(" ")].join("\n")
}

/// A line without moves from a position of a game: enough to read or to write the next move.
pub fn of_position(game: &Game, position: &AnyPosition) -> String {
    let rules = game.record.start.options().unwrap_or_default();
    [game.variant.id, &rules, &position.to_text(), ""].join("\n")
}

/// A line without moves from the position on the board.
pub fn of_board(game: &Game) -> String {
    of_position(game, game.record.position(game.at))
}

/// The position at the start of a line, without its game: a small program.
///
/// # Errors
///
/// The text is not a line, or its position is not legal.
pub fn read_start(text: &str) -> Result<AnyPosition, Problem> {
    let mut lines = text.splitn(4, '\n').map(str::trim);
    let mut line = || lines.next().unwrap_or_default();
    let (id, rules, start) = (line(), line(), line());
    registry::start_position(id, start, rules)
}

/// Opens a game at the end of its line.
///
/// # Errors
///
/// The text is not a line, or its position or one of its moves is not legal; with the index of the move.
pub fn read(text: &str) -> OpenResult {
    let mut lines = text.splitn(4, '\n').map(str::trim);
    let mut line = || lines.next().unwrap_or_default();
    let (id, rules, start, moves) = (line(), line(), line(), line());
    let mut game = registry::open(id, Some(start), Some(rules))?;
    for (at, id) in moves.split_whitespace().enumerate() {
        if at >= MOST_MOVES || !game.play_id(id) {
            return Err(Problem { message: msg!(SaveDamaged { at: at as u32 }), at });
        }
    }
    Ok(game)
}
