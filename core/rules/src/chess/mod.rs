//! Chess and Chess960 by the FIDE Laws of Chess (2023; Guidelines II for Chess960).
//!
//! [`Setup`] is any arrangement, [`Position`] a playable one: built from a setup or the
//! start, and changed only by moves. Squares are numbered as fields of [`crate::geometry::CHESS`]
//! (a1 = 0, h8 = 63); internally, sets of squares are `u64` bit sets.

mod attacks;
mod bits;
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
mod uci;
mod unwinnable;

pub use castling::{Castling, Wing};
pub use club::{ARRAYS, Block, ClubList, blocks, certain, club_mirror};
pub use dice::{Draw, Step, Thrown, Way, uniform};
pub use fen::{FenError, FenFault, MOST_MOVES};
pub use fen_text::Ranks;
pub use insight::Insight;
pub use moves::MoveList;
pub use objection::Objection;
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use sole::Wanted;
pub use start960::{Array, START, Unlawful};
pub use uci::{UciError, UciMove};
pub use unwinnable::{Helpmate, insufficient};

pub use crate::pieces::{CastlingBlock, CheckEffect, Rivals, Role};

use crate::geometry::Field;

/// The kind of a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An ordinary move or capture.
    Plain,
    /// A pawn advances two squares.
    DoubleStep,
    /// A pawn captures a pawn that has just passed it.
    EnPassant,
    /// King and rook move; `to` is the square of the rook.
    Castle,
    /// A pawn reaches the last rank and is promoted to this role.
    Promotion(Role),
    /// The null move of analyses. Never legal in a game; `from` and `to` are the king's square.
    Pass,
}

/// A move; legal only in the position that generated it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The moving piece.
    pub role: Role,
    /// Origin square.
    pub from: Field,
    /// Destination square; for castling the square of the own rook.
    pub to: Field,
    /// Kind of the move.
    pub kind: Kind,
}

impl Move {
    /// The destination squares of king and rook in a castling move.
    pub const fn castled(&self) -> Castling {
        castling::goals(self.from.0, self.to.0)
    }
    /// The promotion role, if any.
    pub const fn promotion(&self) -> Option<Role> {
        match self.kind {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// The coordinate notation of castling; all other rules are the same (FIDE Guidelines II).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// King e1, rooks a1 and h1; castling is `e1g1`.
    Chess,
    /// Any array; castling is written as the king capturing its own rook, `e1h1`.
    Chess960,
}
