//! Games as boards of a course: their main lines, and the moves played on the board of the builder.

use super::board::written_move;
use crate::Diagram;
use notabene_core::exchange::Export;
use notabene_core::game::{Game, registry};
use notabene_core::notation::{AnyPosition, Notation as _};
use notabene_core::record::NodeId;

/// Maximum number of moves of a board.
const MOST_MOVES: usize = 400;

fn id_of(game: &Game, node: NodeId) -> Option<String> {
    let ply = game.record.tree.get(node)?;
    Some(game.record.position_before(node).id(&ply.m))
}

/// The ids of the moves that lead to the position on the board of a game.
pub fn moves_to_here(game: &Game) -> Vec<String> {
    game.record.tree.path(game.at).into_iter().map_while(|node| id_of(game, node)).collect()
}

/// The last move on the board of a game, as it stands in course files.
pub fn last_move_text(game: &Game) -> Option<String> {
    let id = id_of(game, game.at)?;
    Some(written_move(game.record.position_before(game.at), &id))
}

/// The main line of a game as a board, of which the first moves are taken.
pub fn board_of_game(game: &Game) -> Diagram {
    let (start, id) = (&game.record.start, game.variant().id);
    let mut moves = Vec::new();
    for step in game.played().steps.iter().take(MOST_MOVES) {
        moves.push(step.before.id(&step.m));
    }
    Diagram { game: id.into(), position: position_text(id, start), moves, ..Diagram::default() }
}

/// The text of a position; empty for the start of its game.
fn position_text(id: &str, position: &AnyPosition) -> String {
    let text = position.to_text();
    let is_start = registry::open(id, None, None).is_ok_and(|game| game.text(Export::Position) == text);
    if is_start { String::new() } else { text }
}

/// A board that begins with the position after some of its moves; the later ones stay.
pub fn board_after(board: &Diagram, ply: usize) -> Option<Diagram> {
    let (before, after) = board.moves.split_at_checked(ply)?;
    let table = Diagram { moves: before.to_vec(), ..board.clone() }.table().ok()?;
    Some(Diagram {
        position: position_text(&board.game, table.position()),
        moves: after.to_vec(),
        ..board.clone()
    })
}
