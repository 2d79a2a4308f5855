//! Scharten: chess on the 80 fields of a dartboard, quiet and loud, by the text of the AIVD Christmas puzzle
//! team (version 0.99, November 2023). Where that text is silent, a decision is taken and named:
//! [`Rules::decisions`].
//!
//! Fields are numbered as those of [`crate::geometry::DARTBOARD`] (o1 = 0, i8 = 79); the half twist of that
//! grid is all the geometry there is.

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

/// What is special about a move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Nothing: a piece goes to a field and takes what stands there.
    Plain,
    /// A pawn that has never moved goes two fields.
    DoubleStep,
    /// A pawn takes a pawn that has just passed it.
    EnPassant,
    /// The king goes two fields towards a rook, which goes to the field between; `to` is the king's goal.
    Castle,
    /// A pawn reaches the last rank and becomes this.
    Promotion(Role),
    /// A thrown piece: `role` is the next one of the order, `from` and `to` its field.
    Dart,
    /// A lost dart; `role` is the piece that was to be thrown, `from` and `to` are the own king's field.
    Lost,
    /// A dart that lands well in check, but does not end it: the game is lost. Never a legal move.
    Wasted,
}

/// A move. It is legal only in the position that gave it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// What moves or is thrown.
    pub role: Role,
    /// From where.
    pub from: Field,
    /// To where.
    pub to: Field,
    /// What is special about it.
    pub kind: Kind,
}

impl Move {
    /// What a pawn becomes by it.
    pub const fn promotion(&self) -> Option<Role> {
        match self.kind {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }
    /// Whether it is a throw, lost or not.
    pub const fn is_throw(&self) -> bool {
        matches!(self.kind, Kind::Dart | Kind::Lost | Kind::Wasted)
    }
}
