//! A cause with its fields on the board.

use crate::geometry::Field;
use crate::i18n::Msg;

/// The reason why something is impossible, with the fields to highlight.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The cause.
    pub says: Msg,
    /// The fields that show it: a blocker, attackers, the king. Empty if nothing on the
    /// board causes it.
    pub fields: Vec<Field>,
}

impl Why {
    /// A cause shown on these fields.
    pub fn at(says: Msg, fields: impl Into<Vec<Field>>) -> Why {
        Why { says, fields: fields.into() }
    }
}

/// A cause in the text alone.
impl From<Msg> for Why {
    fn from(says: Msg) -> Why {
        Why::at(says, [])
    }
}
