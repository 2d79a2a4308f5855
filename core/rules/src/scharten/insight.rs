//! Precomputed data for writing moves, and for showing support on a field.

use super::tables::{Tables, bit, each};
use super::{CheckEffect, Kind, Move, Position, Rivals, Role, trace};
use crate::geometry::{Field, FieldSet};
use crate::position::{Look, Side};

/// Precomputed data of a position, shared by all its moves.
pub struct Insight<'a> {
    p: &'a Position,
    t: &'static Tables,
}

impl<'a> Insight<'a> {
    /// Analyses a position.
    #[inline]
    pub fn new(p: &'a Position) -> Self {
        Insight { p, t: p.tables() }
    }

    /// The other pieces of the same role with the same target as a legal move.
    #[inline]
    pub fn rivals(&self, m: &Move) -> Rivals {
        let p = self.p;
        let mut rivals = Rivals::default();
        if m.is_throw() || matches!(m.role, Role::Pawn | Role::King) {
            return rivals;
        }
        let others = p.attackers(self.t, m.to.0, p.turn) & p.own(p.turn, m.role) & !bit(m.from.0);
        each(others, |from| {
            let (needs, has) = self.needs(from, m.to);
            if has < needs {
                return;
            }
            let other = Move { from: Field(from), kind: Kind::Plain, ..*m };
            let held = p.exposes(&other);
            if held { &mut rivals.pinned } else { &mut rivals.able }.insert(Field(from));
        });
        rivals
    }

    /// The support required to move to a field: none for a non-capture.
    #[inline]
    fn needs(&self, from: u8, to: Field) -> (u8, u8) {
        if self.p.occupied() & bit(to.0) == 0 { (0, 0) } else { self.p.backing(self.t, from, to.0) }
    }

    /// The effect of a legal move on the enemy king.
    #[inline]
    pub fn blow(&self, m: &Move) -> CheckEffect {
        let after = self.p.after(m);
        match () {
            _ if after.lost().is_some() || !after.in_check() => CheckEffect::None,
            _ if after.can_move() => CheckEffect::Check,
            _ => CheckEffect::Mate,
        }
    }
}

/// Potential captures on a field, and their support (sections 5 and 6).
#[inline]
pub(super) fn look(p: &Position, at: Field) -> Look {
    let t = p.tables();
    let supporters = |side: Side| {
        let attackers = FieldSet(p.attackers(t, at.0, side)).iter();
        attackers.map(|from| (from, p.support(from.0))).collect()
    };
    let attackers: [Vec<(Field, u8)>; 2] = Side::BOTH.map(supporters);
    let way = |(from, _): &(Field, u8)| trace::way(p, *from, at);
    Look {
        value: p.worth(at.0),
        ways: [0, 1].map(|side: usize| attackers[side].iter().map(way).collect()),
        attackers,
        holds: Side::BOTH.map(|side| p.captures(t, at.0, side)),
    }
}
