//! Chess and Chess960 by the FIDE Laws of Chess (2023; Guidelines II for Chess960).
//!
//! [`Setup`] is any arrangement, [`Position`] one that can be played: made from a setup, or from the
//! start, and changed only by moves. Squares are numbered as fields of [`crate::geometry::CHESS`]
//! (a1 = 0, h8 = 63); inside, sets of squares are `u64`.

mod attacks;
mod castling;
mod club;
mod dice;
mod ending;
mod fen;
mod fen_text;
mod insight;
mod magics;
mod moves;
mod objection;
mod position;
mod setup;
mod sole;
mod start960;

pub use castling::{Castling, Wing};
pub use club::{ARRAYS, Block, ClubList, blocks, certain, club_mirror};
pub use dice::{Draw, Step, Thrown, Way, uniform};
pub use ending::insufficient;
pub use fen::{FenError, FenFault, MOST_MOVES};
pub use fen_text::Ranks;
pub use insight::Insight;
pub use moves::MoveList;
pub use objection::Objection;
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use sole::Wanted;
pub use start960::{Array, START, Unlawful};

pub use crate::pieces::{CastlingBlock, CheckEffect, Rivals, Role};

use crate::geometry::Field;

/// What is special about a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Nothing: a piece goes to a square and takes what stands there.
    Plain,
    /// A pawn goes two squares.
    DoubleStep,
    /// A pawn takes a pawn that has just passed it.
    EnPassant,
    /// King and rook move; `to` is the square of the rook.
    Castle,
    /// A pawn reaches the last rank and becomes this.
    Promotion(Role),
    /// Nothing moves: the null move of analyses. Never legal in a game; `from` and `to` are the king's.
    Pass,
}

/// A move. It is legal only in the position that gave it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// What moves.
    pub role: Role,
    /// From where.
    pub from: Field,
    /// To where; for castling the square of the own rook.
    pub to: Field,
    /// What is special about it.
    pub kind: Kind,
}

impl Move {
    /// Where king and rook of a castling move come to stand.
    pub const fn castled(&self) -> Castling {
        castling::goals(self.from.0, self.to.0)
    }
    /// What a pawn becomes by it.
    pub const fn promotion(&self) -> Option<Role> {
        match self.kind {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// How castling is spelled in coordinates; all other rules are the same (FIDE Guidelines II).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// King e1, rooks a1 and h1; castling is `e1g1`.
    Chess,
    /// Any array; castling is the king taking its own rook, `e1h1`.
    Chess960,
}
