//! Bit sets and keys of positions, for programs that evaluate and compare many of them.

use super::attacks::tables;
use super::{Position, Role};
use crate::geometry::Field;
use crate::hash::Key;
use crate::position::Side;

impl Position {
    /// The squares of the pieces of one kind and side as bits, a1 lowest.
    #[inline]
    pub fn bits(&self, side: Side, role: Role) -> u64 {
        self.own(side, role)
    }

    /// The squares that a piece of this kind would attack from a square, own pieces included.
    #[inline]
    pub fn attacks(&self, side: Side, role: Role, from: Field) -> u64 {
        let (t, at, occupied) = (tables(), from.0 & 63, self.occupied());
        let i = usize::from(at);
        match role {
            Role::Pawn => t.pawn[side.index()][i],
            Role::Knight => t.knight[i],
            Role::Bishop => t.bishop(at, occupied),
            Role::Rook => t.rook(at, occupied),
            Role::Queen => t.queen(at, occupied),
            Role::King => t.king[i],
        }
    }

    /// A hash key of pieces, side to move, castling rights and en passant square. Positions that repeat each other
    /// have the same key, unless an en passant capture is prevented by a pin.
    #[inline]
    pub fn key(&self) -> u64 {
        let passed = self.passed.map_or(64, |at| u64::from(at.0));
        let pieces = self.roles.iter().fold(Key::of(self.castling), |key, set| key.word(*set));
        pieces.word(self.sides[0]).word(passed << 1 | self.turn.index() as u64).number()
    }
}
