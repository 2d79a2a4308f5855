//! Positions in which a side can never mate, by any series of legal moves (FIDE 5.2.2, 6.9).
//!
//! Two proofs work together: the squares that pieces may ever reach (`reach`) show that a wall of pawns holds, and a search of
//! all series of moves (`helpmate`) shows forced lines. Neither calls a position unwinnable that can be won. What is
//! neither won nor proved within the limits counts as winnable.

mod helpmate;
mod material;
mod reach;

pub use material::insufficient;

use super::{Position, Role, moves};
use crate::position::Side;
use reach::{Reach, ahead, pawn_attacks};

/// Whether a side can mate by any series of legal moves.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Helpmate {
    /// There is a series of moves to mate.
    Possible,
    /// There is none.
    Impossible,
    /// Neither was found within the limit.
    Unknown,
}

impl Position {
    /// Whether a side can mate by any series of legal moves of both sides. About `nodes` moves are tried at most: 50,000
    /// take some twenty milliseconds.
    pub fn helpmate(&self, side: Side, nodes: usize) -> Helpmate {
        if insufficient(self, side) {
            return Helpmate::Impossible;
        }
        match self.can_move() {
            true => helpmate::search(self, side, nodes),
            false if self.turn != side && self.in_check() => Helpmate::Possible,
            false => Helpmate::Impossible,
        }
    }
}

/// False if the squares that the pieces may ever reach show that a side can never mate.
fn may_mate(p: &Position, side: Side) -> bool {
    p.castling != 0 || Reach::new(p).may_mate(side)
}

/// Moves tried for the judgement of a flag.
const FLAG: usize = 50_000;
/// Moves tried for each side in every position without pawn moves and pieces but bishops.
const LOCKED: usize = 2_000;
/// More moves than these are not forced.
const FEW: usize = 3;
/// Positions looked at after forced moves.
const FORCED: u32 = 40;

/// True if a side is proved never to mate.
pub(super) fn is_unwinnable(p: &Position, side: Side) -> bool {
    p.helpmate(side, FLAG) == Helpmate::Impossible
}

/// True if neither side can ever mate (FIDE 5.2.2), as far as this is seen in no time: it is asked after every move. Only
/// forced moves and positions in which no pawn can move get a second look.
#[inline]
pub(super) fn is_dead(p: &Position) -> bool {
    let bare = Side::BOTH.into_iter().all(|side| insufficient(p, side));
    let mut left = FORCED;
    bare || p.castling == 0 && (moves::perft(p, 1) <= FEW as u64 || is_locked(p)) && stays_dead(p, &mut left)
}

/// True if every line of forced moves ends without a mate in a position that is dead.
fn stays_dead(p: &Position, left: &mut u32) -> bool {
    if Side::BOTH.into_iter().all(|side| insufficient(p, side)) {
        return true;
    }
    let moves = p.moves();
    if moves.is_empty() {
        return !p.in_check();
    }
    if is_locked(p) {
        let light =
            p.roles[Role::Queen as usize] | p.roles[Role::Rook as usize] | p.roles[Role::Knight as usize]
                == 0;
        let reach = Reach::new(p);
        let never = |side| !reach.may_mate(side) || light && p.helpmate(side, LOCKED) == Helpmate::Impossible;
        return Side::BOTH.into_iter().all(never);
    }
    if moves.len() > FEW || *left == 0 {
        return false;
    }
    *left -= 1;
    moves.iter().all(|m| stays_dead(&p.after(m), left))
}

/// True if there are pawns, and none of them has a way, not even to capture.
fn is_locked(p: &Position) -> bool {
    let occupied = p.occupied();
    let free = |side: Side| {
        let (pawns, prey) = (p.own(side, Role::Pawn), p.of(side.other()));
        ahead(side, pawns) & !occupied | pawn_attacks(side, pawns) & prey
    };
    p.roles[Role::Pawn as usize] != 0 && free(Side::White) | free(Side::Black) == 0
}
