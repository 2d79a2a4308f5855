//! Why a piece cannot go from one field to another.

use super::Position;
use crate::geometry::Field;
use crate::position::Position as _;

/// Why a tempting move is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    /// Nothing stands there, or a piece of the other side.
    NoPiece,
    /// The piece does not move like that.
    NotItsWay,
}

pub(super) fn of(p: &Position, from: Field, to: Field) -> Option<Objection> {
    if p.legal_moves().iter().any(|m| m.from == from && m.to == to) {
        return None;
    }
    Some(if p.of(p.turn()).contains(from) { Objection::NotItsWay } else { Objection::NoPiece })
}
