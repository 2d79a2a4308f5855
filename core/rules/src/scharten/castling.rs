//! Castling in three directions (section 6, D6).

use super::tables::{Ray, Tables, bit};
use super::{Position, Role};
use crate::geometry::Field;

/// Why a castling is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bar {
    /// King or rook has moved, or no unmoved rook is met that way far enough.
    NoRight,
    /// Something stands between king and rook.
    Blocked(Field),
    /// The king is in check.
    InCheck,
    /// The king would cross a field where it would be in check.
    ThroughCheck(Field),
    /// The king would come to stand in check.
    IntoCheck(Field),
}

/// A castling: where king and rook go.
#[derive(Copy, Clone)]
pub(super) struct Castling {
    pub king: u8,
    pub rook: u8,
    /// The field that the king crosses: the goal of the rook.
    pub crossed: u8,
    pub goal: u8,
}

/// The castling with the first piece met in a direction, if it is a rook that may; else why not.
pub(super) fn way(p: &Position, king: u8, ray: &Ray) -> Result<Castling, Bar> {
    let rooks = p.own(p.turn, Role::Rook) & p.unmoved;
    let (crossed, goal) = match ray.fields() {
        [crossed, goal, _, ..] if p.unmoved & bit(king) != 0 => (*crossed, *goal),
        _ => return Err(Bar::NoRight),
    };
    // The third field or one beyond.
    let mut far = ray.fields().iter().skip(2);
    match ray.first(p.occupied()) {
        Some(rook) if rook != crossed && rook != goal && rooks & bit(rook) != 0 => {
            Ok(Castling { king, rook, crossed, goal })
        }
        Some(first) if rooks & bit(first) == 0 && far.any(|f| rooks & bit(*f) != 0) => {
            Err(Bar::Blocked(Field(first)))
        }
        _ => Err(Bar::NoRight),
    }
}

/// What check keeps the king from castling.
pub(super) fn barred(p: &Position, t: &Tables, castling: &Castling, in_check: bool) -> Option<Bar> {
    if in_check {
        return Some(Bar::InCheck);
    }
    // On the field it crosses the king is judged with the rook still at home.
    let mut way = p.clone();
    way.shift(Role::King, castling.king, castling.crossed);
    if way.hangs(t, p.turn) {
        return Some(Bar::ThroughCheck(Field(castling.crossed)));
    }
    let mut end = p.clone();
    end.castle(castling);
    end.hangs(t, p.turn).then_some(Bar::IntoCheck(Field(castling.goal)))
}

impl Position {
    /// The castling whose king ends on a field.
    pub(super) fn castling_to(&self, t: &Tables, king: u8, goal: u8) -> Option<Castling> {
        let ways = t.crosses(king).iter().filter_map(|ray| way(self, king, ray).ok());
        ways.into_iter().find(|castling| castling.goal == goal)
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
