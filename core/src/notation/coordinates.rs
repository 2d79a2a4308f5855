//! Names of squares without allocation, and moves by their squares (UCI).

use crate::chess::{Kind, Move, Position, Rules};
use crate::geometry::Field;

/// A square as it is written, without allocation.
#[derive(Copy, Clone)]
pub(super) struct Square(usize);

/// The names of all squares, one after the other.
const NAMES: &str = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
                     a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";

impl Square {
    #[inline]
    pub(super) const fn of(field: Field) -> Square {
        Square(2 * field.index())
    }
    /// `e4`
    #[inline]
    pub(super) fn name(self) -> &'static str {
        NAMES.get(self.0..self.0 + 2).unwrap_or_default()
    }
    /// `e`
    #[inline]
    pub(super) fn file(self) -> &'static str {
        NAMES.get(self.0..self.0 + 1).unwrap_or_default()
    }
    /// `4`
    #[inline]
    pub(super) fn rank(self) -> &'static str {
        NAMES.get(self.0 + 1..self.0 + 2).unwrap_or_default()
    }
}

/// The name of a square.
pub(super) fn name(field: Field) -> String {
    Square::of(field).name().into()
}

/// The target of a move as its coordinates are written: castling is the king's goal in chess, the own
/// rook in Chess960, where the goal could be an ordinary king move.
pub(super) fn target(p: &Position, m: &Move) -> Field {
    match (m.kind, p.rules()) {
        (Kind::Castle, Rules::Chess) => Field(m.castled().king),
        _ => m.to,
    }
}

/// The id of a move: UCI.
pub(super) fn id(p: &Position, m: &Move) -> String {
    if m.kind == Kind::Pass {
        return "0000".into();
    }
    let mut id = String::with_capacity(5);
    id.push_str(Square::of(m.from).name());
    id.push_str(Square::of(target(p, m)).name());
    if let Some(role) = m.promotion() {
        id.push(role.letter());
    }
    id
}

/// The legal move with an id.
pub(super) fn by_id(p: &Position, text: &str) -> Option<Move> {
    p.moves().iter().find(|m| id(p, m) == text).copied()
}
