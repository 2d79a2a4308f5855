//! Castling with king and rook anywhere on the first rank (FIDE Guidelines II.3).

use super::attacks::{FILE_A, FILE_H, Tables, bit, lowest, rank, squares, tables};
use super::{CastlingBlock, Position, Role, Rules};
use crate::geometry::Field;
use crate::position::Side;

/// The side of the board towards which the king castles.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Wing {
    /// Towards file a: king to c, rook to d (`O-O-O`).
    A,
    /// Towards file h: king to g, rook to f (`O-O`).
    H,
}

impl Wing {
    /// Both wings.
    pub const BOTH: [Wing; 2] = [Wing::A, Wing::H];

    /// The wing of a rook relative to its king.
    pub const fn of(king: Field, rook: Field) -> Wing {
        if rook.0 < king.0 { Wing::A } else { Wing::H }
    }
}

/// A pair of king and rook squares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// Square of the king.
    pub king: u8,
    /// Square of the rook.
    pub rook: u8,
}

impl Castling {
    /// The destination squares of king and rook, on the same first rank.
    pub const fn goals(self) -> Castling {
        goals(self.king, self.rook)
    }
    /// True if the rook is moved before the king, because it stands on the king's destination.
    pub const fn rook_first(self) -> bool {
        self.goals().king == self.rook
    }
}

/// The destination squares of king and rook.
pub(super) const fn goals(king: u8, rook: u8) -> Castling {
    let first = king & 56;
    match Wing::of(Field(king), Field(rook)) {
        Wing::A => Castling { king: first + 2, rook: first + 3 },
        Wing::H => Castling { king: first + 6, rook: first + 5 },
    }
}

/// The squares on which a player may drop the king to castle: the rook, and two files towards it
/// if that is before the rook.
pub(super) fn gestures(king: Field, rook: Field) -> Vec<Field> {
    let two = if rook.0 < king.0 { king.0.wrapping_sub(2) } else { king.0 + 2 };
    let between = rook.0.min(king.0) + 1..rook.0.max(king.0);
    if between.contains(&two) { vec![rook, Field(two)] } else { vec![rook] }
}

impl Position {
    /// The rook with which a side still has the right to castle on a wing.
    pub fn castling_rook(&self, side: Side, wing: Wing) -> Option<Field> {
        let rooks = self.castling & self.of(side) & self.on_wing(side, wing);
        (rooks != 0).then(|| Field(lowest(rooks)))
    }

    /// The squares on a wing of a king.
    fn on_wing(&self, side: Side, wing: Wing) -> u64 {
        let below = bit(self.king(side).0) - 1;
        match wing {
            Wing::A => below,
            Wing::H => !below,
        }
    }

    /// The rooks of a side that still have the right to castle.
    pub fn castling_rooks(&self, side: Side) -> impl Iterator<Item = Field> + use<> {
        squares(self.castling & self.of(side)).map(Field)
    }

    /// The reason why the side to move cannot castle on a wing; none if it can.
    pub fn castling_bar(&self, wing: Wing) -> Option<CastlingBlock> {
        match self.castling_rook(self.turn, wing) {
            None => Some(CastlingBlock::NoRight),
            Some(rook) => bar(self, tables(), rook.0),
        }
    }
}

/// The squares between two squares of the same rank, both ends included.
fn span(a: u8, b: u8) -> u64 {
    let (low, high) = (a.min(b), a.max(b));
    (u64::MAX << low) & (u64::MAX >> (63 - high))
}

/// Conditions of castling with a rook that has the right (FIDE 3.8.2; contradictions X21: all squares
/// between king and its goal and between rook and its goal are empty but for these two).
pub(super) fn bar(p: &Position, t: &Tables, rook: u8) -> Option<CastlingBlock> {
    let (us, them) = (p.turn, p.of(p.turn.other()));
    let king = p.king(us).0;
    let goal = goals(king, rook);
    let movers = bit(king) | bit(rook);
    let path = (span(king, goal.king) | span(rook, goal.rook) | span(king, rook)) & !movers;
    let blockers = path & p.occupied();
    if blockers != 0 {
        return Some(CastlingBlock::Blocked(nearest(blockers, king)));
    }
    let attacked = |at: u8, occupied: u64| p.attackers(t, at, occupied) & them != 0;
    if attacked(king, p.occupied()) {
        return Some(CastlingBlock::InCheck);
    }
    let crossed = span(king, goal.king) & !bit(king) & !bit(goal.king);
    if let Some(at) = squares(crossed).find(|s| attacked(*s, p.occupied() ^ bit(king))) {
        return Some(CastlingBlock::ThroughCheck(Field(at)));
    }
    // On its destination the king is checked with the rook already moved, which may have been a shield.
    let after = p.occupied() & !movers | bit(goal.king) | bit(goal.rook);
    attacked(goal.king, after).then_some(CastlingBlock::IntoCheck(Field(goal.king)))
}

fn nearest(set: u64, to: u8) -> Field {
    Field(squares(set).min_by_key(|s| s.abs_diff(to)).unwrap_or(to))
}

impl Position {
    /// True if a side has castling rights only for its king and rooks on its first rank; in chess only
    /// for a king on file e and rooks in the corners.
    #[inline(never)]
    pub(super) fn castling_fits(&self, side: Side) -> bool {
        const CORNERS: u64 = FILE_A | FILE_H;
        let rooks = self.castling & self.of(side);
        let king = self.king(side);
        let home = rank(7 * side.index() as u8);
        let on_wing = |wing| (rooks & self.on_wing(side, wing)).count_ones() <= 1;
        rooks & !(self.own(side, Role::Rook) & home) == 0
            && (rooks == 0 || bit(king.0) & home != 0)
            && (rooks == 0 || self.rules == Rules::Chess960 || king.0 % 8 == 4 && rooks & !CORNERS == 0)
            && Wing::BOTH.into_iter().all(on_wing)
    }
}
