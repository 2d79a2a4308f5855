//! An independent reference for helpmates: another program's moves (cozy-chess), every position that can follow, no proof
//! but the end of the list. Slow, and only for small endgames and locked boards.

use cozy_chess::{Board, Color, GameStatus, Piece};
use std::collections::HashSet;

/// Whether `side` can mate from a position by any series of moves; none if more than `most` positions can follow.
pub fn can_mate(fen: &str, side: Color, most: usize) -> Option<bool> {
    let start: Board = fen.parse().ok()?;
    let mut seen = HashSet::new();
    let mut open = vec![start.clone()];
    seen.insert((start.hash(), start.en_passant().is_some()));
    while let Some(board) = open.pop() {
        if board.status() == GameStatus::Won && board.side_to_move() != side {
            return Some(true);
        }
        // A bare king mates nobody; nor does a king with a knight or a bishop a bare king.
        let (own, their) = (board.colors(side).len(), board.colors(!side).len());
        let minor = board.pieces(Piece::Knight) | board.pieces(Piece::Bishop);
        if own == 1 || own == 2 && their == 1 && !(minor & board.colors(side)).is_empty() {
            continue;
        }
        if seen.len() > most {
            return None;
        }
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                if seen.insert((next.hash(), next.en_passant().is_some())) {
                    open.push(next);
                }
            }
            false
        });
    }
    Some(false)
}
