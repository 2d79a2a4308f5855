//! Names of squares without allocation, and moves by their squares (UCI).

use crate::chess::{Kind, Move, Position, Rules};
use crate::geometry::{CHESS, Field, Naming};

/// The name of a square, on the stack.
#[derive(Copy, Clone)]
pub(super) struct Square([u8; 2]);

impl Square {
    #[inline]
    pub(super) const fn of(field: Field) -> Square {
        Square([b'a' + field.0 % 8, b'1' + field.0 / 8])
    }
    /// `e4`
    #[inline]
    pub(super) fn name(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
    /// `e`
    #[inline]
    pub(super) fn file(&self) -> &str {
        self.name().get(..1).unwrap_or_default()
    }
    /// `4`
    #[inline]
    pub(super) fn rank(&self) -> &str {
        self.name().get(1..).unwrap_or_default()
    }
}

/// The name of a square.
pub(super) fn name(field: Field) -> String {
    Naming::CHESS.name(&CHESS, field)
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
