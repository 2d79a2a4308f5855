//! Playing a move.

use super::tables::{NONE, bit, each};
use super::text::MOST_MOVES;
use super::{Kind, Move, Position, Role};
use crate::geometry::Field;
use crate::position::Side;

impl Position {
    /// The position after a legal move or a losing throw.
    #[inline(never)]
    pub(super) fn after(&self, m: &Move) -> Position {
        let mut after = self.clone();
        after.make(m);
        after
    }

    /// Plays a legal move or a losing throw.
    #[inline(never)]
    pub(super) fn make(&mut self, m: &Move) {
        let us = self.turn.index();
        let (from, to) = (m.from.0, m.to.0);
        let passed = self.passed.take();
        // Every reachable position can be serialised and parsed again.
        self.halfmoves = MOST_MOVES.min(self.halfmoves + 1);
        let misses = std::mem::take(&mut self.misses[us]);
        match m.kind {
            Kind::Dart | Kind::Wasted => {
                self.put(self.turn, m.role, to);
                self.unmoved |= bit(to);
                self.halfmoves = 0;
                self.left[us] = self.left[us].saturating_sub(1);
                self.failed = m.kind == Kind::Wasted;
            }
            Kind::Lost => {
                self.misses[us] = misses.saturating_add(1);
                self.failed = self.in_check();
            }
            Kind::Castle => {
                if let Some(castling) = self.castling_to(from, to) {
                    self.castle(&castling);
                }
            }
            _ => self.go(m, passed),
        }
        self.turn = self.turn.other();
        self.number = MOST_MOVES.min(self.number + us as u32);
    }

    /// Moves one piece and performs its capture.
    #[inline(always)]
    fn go(&mut self, m: &Move, passed: Option<Field>) {
        let (from, to) = (bit(m.from.0), bit(m.to.0));
        if m.role == Role::Pawn || self.of(self.turn.other()) & to != 0 {
            self.halfmoves = 0;
            self.take(to);
        }
        self.shift(m.role, m.from.0, m.to.0);
        self.unmoved &= !(from | to);
        match m.kind {
            Kind::Promotion(role) => {
                self.roles[Role::Pawn as usize] ^= to;
                self.roles[role as usize] |= to;
                self.unmoved |= to;
            }
            Kind::EnPassant => {
                let taken = passed.and_then(|at| self.passer(at));
                self.take(taken.map_or(0, |at| bit(at.0)));
            }
            Kind::DoubleStep => self.passed = self.ahead(self.turn, m.from),
            _ => {}
        }
    }

    /// Removes an enemy piece from a field.
    #[inline(never)]
    fn take(&mut self, at: u128) {
        for role in &mut self.roles {
            *role &= !at;
        }
        self.sides[self.turn.other().index()] &= !at;
        self.unmoved &= !at;
    }

    /// The pawn that has just passed a field: one step further, seen from its own side.
    pub(super) fn passer(&self, passed: Field) -> Option<Field> {
        self.ahead(self.turn.other(), passed)
    }

    /// The field ahead of a pawn of a side.
    #[inline(never)]
    pub(super) fn ahead(&self, side: Side, from: Field) -> Option<Field> {
        let ahead = self.tables().ahead(side.index(), from.0);
        (ahead != NONE).then_some(Field(ahead))
    }

    /// The pawns that can legally capture en passant.
    pub(super) fn captors(&self) -> u128 {
        let Some(passed) = self.passed else { return 0 };
        let t = self.tables();
        let ready = self.beside_passer(t, passed.0) & t.pawn_from[self.turn.index()][passed.index() % 80];
        let mut captors = 0;
        each(ready, |from| {
            let m = Move { role: Role::Pawn, from: Field(from), to: passed, kind: Kind::EnPassant };
            captors |= if self.exposes(&m) { 0 } else { bit(from) };
        });
        captors
    }
}
