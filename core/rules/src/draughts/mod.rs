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
use crate::position::Packed;

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

impl Packed for Move {
    fn pack(&self) -> u128 {
        let huffed = self.huffed.map_or(127, |f| f.0);
        let ends = u128::from(u32::from_le_bytes([self.from.0, self.to.0, huffed, u8::from(self.crowned)]));
        self.taken.0 & TAKEN | ends << 96
    }
    fn unpack(number: u128) -> Move {
        let [from, to, huffed, crowned] = ((number >> 96) as u32).to_le_bytes();
        Move {
            from: Field(from),
            to: Field(to),
            taken: FieldSet(number & TAKEN),
            crowned: crowned != 0,
            huffed: (huffed != 127).then_some(Field(huffed)),
        }
    }
}

/// The bits of captured fields in a packed move: no board of draughts has more than 72 fields.
const TAKEN: u128 = (1 << 96) - 1;
