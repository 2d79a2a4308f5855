//! A cause with its fields on the board.

use crate::geometry::Field;
use crate::i18n::Msg;

/// The reason why something is impossible, with the fields to highlight.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation {
    /// The cause.
    pub message: Msg,
    /// The fields that show it: a blocker, attackers, the king. Empty if nothing on the
    /// board causes it.
    pub fields: Vec<Field>,
}

impl Explanation {
    /// A cause shown on these fields.
    pub fn at(message: Msg, fields: impl Into<Vec<Field>>) -> Explanation {
        Explanation { message, fields: fields.into() }
    }
}

/// A cause in the text alone.
impl From<Msg> for Explanation {
    fn from(message: Msg) -> Explanation {
        Explanation::at(message, [])
    }
}
