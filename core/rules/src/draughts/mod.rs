//! Draughts: International and the national games, each a record of [`Rules`]. Nothing here asks for the name
//! of a game. Sources: `rules/draughts.md` of the design names the federations' texts; the comments of
//! [`rules`] say which rule comes from where.

mod bits;
mod draws;
mod irregular;
mod moves;
mod objection;
mod options;
mod perft;
mod position;
mod routes;
pub mod rules;
mod search;
mod seen;
mod setup;
mod tables;
mod text;
mod walk;

pub use draws::{Draws, MOST_MOVES, Stall, Tired, When};
pub use objection::Objection;
pub use options::{Agreed, OPTIONS};
pub use position::{Position, Told};
pub use rules::Rules;
pub use setup::{Setup, SetupError};
pub use text::{TextError, TextFault};

use crate::geometry::{Field, FieldSet};

/// A move. It is legal only in the position that gave it; captures that end on the same field and take the
/// same pieces are one move, whatever their order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// From where.
    pub from: Field,
    /// To where; the same field if a capture leads round to its start.
    pub to: Field,
    /// What is captured; empty if nothing.
    pub taken: FieldSet,
    /// Whether a man has become a king when the move is over.
    pub crowned: bool,
    /// A piece of the other side that is taken off before the move, because it should have captured and did
    /// not (huffing, an option). It is not among the captured ones.
    pub huffed: Option<Field>,
}
