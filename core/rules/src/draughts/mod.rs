//! Draughts: International and the national games, each a record of [`Rules`]. No code here depends on the name
//! of a game. Sources: `rules/draughts.md` of the design lists the federations' texts; the comments of
//! [`rules`] give the source of each rule.

mod bits;
mod draws;
mod explain;
mod generator;
mod irregular;
mod move_text;
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
mod state;
mod tables;
mod text;
mod walk;

pub use draws::{Draws, MOST_MOVES, Stall, Tired, When};
pub use generator::Generator;
pub use move_text::{MoveText, MoveTextError};
pub use objection::Objection;
pub use options::{Agreed, OPTIONS};
pub use position::{Position, Told};
pub use rules::Rules;
pub use setup::{Setup, SetupError};
pub use text::{TextError, TextFault};

use crate::geometry::{Field, FieldSet};

/// A move; legal only in the position that generated it. Captures with the same destination and the
/// same captured pieces are one move, in any order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Origin field.
    pub from: Field,
    /// Destination field; equal to the origin if a capture is a closed loop.
    pub to: Field,
    /// Captured pieces; empty for a quiet move.
    pub taken: FieldSet,
    /// True if a man has become a king at the end of the move.
    pub crowned: bool,
    /// An enemy piece removed before the move because it failed to capture
    /// (huffing, an option). Not included in `taken`.
    pub huffed: Option<Field>,
}
