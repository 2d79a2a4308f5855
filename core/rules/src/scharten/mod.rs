//! Scharten: chess on the 80 fields of a dartboard, quiet and loud, by the text of the AIVD Christmas puzzle
//! team (version 0.99, November 2023). Gaps of that text are filled by documented decisions:
//! [`Rules::decisions`].
//!
//! Fields are numbered as those of [`crate::geometry::DARTBOARD`] (o1 = 0, i8 = 79); the half twist of that
//! grid defines the whole geometry.

mod bits;
mod castling;
mod darts;
mod ending;
mod insight;
mod make;
mod moves;
mod objection;
mod options;
mod position;
mod rules;
mod setup;
mod support;
mod tables;
mod text;
#[cfg(test)]
mod topology;
mod trace;

pub use crate::options::{OptionError, OptionFault, RuleOption, Values};
pub use crate::pieces::{CastlingBlock, CheckEffect, Rivals, Role};
pub use insight::Insight;
pub use moves::MoveList;
pub use objection::Objection;
pub use options::OPTIONS;
pub use position::Position;
pub use rules::{Decision, Diagonal, Ring, Rules, Support};
pub use setup::{Setup, SetupError};
pub use text::{TextError, TextFault};

use crate::geometry::Field;

/// The kind of a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An ordinary move or capture.
    Plain,
    /// A pawn that has never moved advances two fields.
    DoubleStep,
    /// A pawn captures a pawn that has just passed it.
    EnPassant,
    /// The king moves two fields towards a rook, which goes to the field between; `to` is the king's destination.
    Castle,
    /// A pawn reaches the last rank and is promoted to this role.
    Promotion(Role),
    /// A thrown piece: `role` is the next one in the order of throws, `from` and `to` its field.
    Dart,
    /// A lost dart; `role` is the piece to be thrown, `from` and `to` are the own king's field.
    Lost,
    /// A dart that places its piece in check, but does not end it: the game is lost. Never a legal move.
    Wasted,
}

/// A move; legal only in the position that generated it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The moving or thrown piece.
    pub role: Role,
    /// Origin field.
    pub from: Field,
    /// Destination field.
    pub to: Field,
    /// Kind of the move.
    pub kind: Kind,
}

impl Move {
    /// The promotion role, if any.
    pub const fn promotion(&self) -> Option<Role> {
        match self.kind {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }
    /// True for a throw, lost or not.
    pub const fn is_throw(&self) -> bool {
        matches!(self.kind, Kind::Dart | Kind::Lost | Kind::Wasted)
    }
}
