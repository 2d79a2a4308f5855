//! Castling in three directions (section 6, D6).

use super::tables::{Ray, bit};
use super::{CastlingBlock, Kind, Move, Position, Role};
use crate::geometry::Field;

/// A castling move: the destinations of king and rook.
#[derive(Copy, Clone)]
pub(super) struct Castling {
    pub king: u8,
    pub rook: u8,
    /// The field crossed by the king: the destination of the rook.
    pub crossed: u8,
    pub goal: u8,
}

/// The castling move with the first piece in a direction, if it is a rook with the right; otherwise the reason.
#[inline(never)]
pub(super) fn way(p: &Position, king: u8, ray: &Ray) -> Result<Castling, CastlingBlock> {
    let rooks = p.own(p.turn, Role::Rook);
    // The rook must be the third field or beyond.
    let [crossed, goal, ..] = *ray.fields() else { return Err(CastlingBlock::NoRight) };
    // The nearest own rook is meant: its right does not depend on the pieces in between,
    // and a rook behind it does not make it a blocker.
    let rook = ray.first(rooks);
    let met = ray.first(p.occupied());
    match () {
        _ if rooks & p.unmoved & bit(rook) == 0 || p.unmoved & bit(king) == 0 => Err(CastlingBlock::NoRight),
        _ if rook == crossed || rook == goal => Err(CastlingBlock::NoRight),
        _ if rook != met => Err(CastlingBlock::Blocked(Field(met))),
        _ => Ok(Castling { king, rook, crossed, goal }),
    }
}

/// True if leading the king onto a rook means castling. A rook within two fields along the ring could
/// castle only the long way round; such a gesture selects the rook instead.
pub(super) fn shown_by(p: &Position, king: u8, rook: u8) -> bool {
    p.tables().crosses(king).iter().all(|ray| !ray.fields().iter().take(2).any(|at| *at == rook))
}

/// The check that prevents castling, if any.
#[inline(never)]
pub(super) fn barred(p: &Position, castling: &Castling, in_check: bool) -> Option<CastlingBlock> {
    let from = Field(castling.king);
    let exposes = |to, kind| p.exposes(&Move { role: Role::King, from, to, kind });
    let (crossed, goal) = (Field(castling.crossed), Field(castling.goal));
    match () {
        _ if in_check => Some(CastlingBlock::InCheck),
        // On the crossed field the king is tested with the rook still at home.
        _ if exposes(crossed, Kind::Plain) => Some(CastlingBlock::ThroughCheck(crossed)),
        _ if exposes(goal, Kind::Castle) => Some(CastlingBlock::IntoCheck(goal)),
        _ => None,
    }
}

impl Position {
    /// The castling move whose king ends on a field.
    #[inline(never)]
    pub(super) fn castling_to(&self, king: u8, goal: u8) -> Option<Castling> {
        let mut ways = self.tables().crosses(king).iter().filter_map(|ray| way(self, king, ray).ok());
        ways.find(|castling| castling.goal == goal)
    }

    /// Moves king and rook.
    pub(super) fn castle(&mut self, castling: &Castling) {
        self.shift(Role::King, castling.king, castling.goal);
        self.shift(Role::Rook, castling.rook, castling.crossed);
        self.unmoved &= !(bit(castling.king) | bit(castling.rook));
    }

    /// Moves an own piece to an empty field.
    pub(super) fn shift(&mut self, role: Role, from: u8, to: u8) {
        let change = bit(from) ^ bit(to);
        self.roles[role as usize] ^= change;
        self.sides[self.turn.index()] ^= change;
    }
}
