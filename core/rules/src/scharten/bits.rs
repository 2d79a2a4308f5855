//! Bit sets and keys of positions, for programs that evaluate and compare many of them.

use super::{Position, Role};
use crate::geometry::Field;
use crate::hash::Key;
use crate::position::Side;

impl Position {
    /// The fields of the pieces of one kind and side as bits, o1 lowest.
    #[inline]
    pub fn bits(&self, side: Side, role: Role) -> u128 {
        self.own(side, role)
    }

    /// The pseudo-legal targets of a piece other than a pawn: captures need their support (section 5).
    pub fn reach(&self, role: Role, from: Field) -> u128 {
        self.goals(self.tables(), role, from.0)
    }

    /// True if a side has enough support to capture on a field, if it were to move.
    pub fn can_capture(&self, at: Field, side: Side) -> bool {
        self.captures(self.tables(), at.0, side)
    }

    /// The position with the other side to move, to estimate threats; none in check. Nobody may pass in a game.
    pub fn turned(&self) -> Option<Position> {
        let turned = Position {
            turn: self.turn.other(),
            passed: None,
            halfmoves: self.halfmoves.saturating_add(1),
            ..self.clone()
        };
        (!self.in_check()).then_some(turned)
    }

    /// A hash key of all that counts in a repetition, and of all unmoved pieces.
    pub fn key(&self) -> u64 {
        let passed = self.passed.map_or(80, |at| u64::from(at.0));
        let darts = u32::from_le_bytes([self.left[0], self.left[1], self.misses[0], self.misses[1]]);
        let state = passed << 2 | u64::from(self.failed) << 1 | self.turn.index() as u64;
        let pieces =
            self.roles.iter().fold(Key::of(state | u64::from(darts) << 32), |key, set| key.set(*set));
        pieces.set(self.sides[0]).set(self.unmoved).number()
    }
}
