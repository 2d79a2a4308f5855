//! A cause, and where it can be seen.

use crate::geometry::Field;
use crate::i18n::Msg;

/// Why something is not possible, with the fields on which the eye should fall.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The cause.
    pub says: Msg,
    /// Where it is to be seen: what stands in the way, who attacks, the king. Empty if nothing on the
    /// board is to blame.
    pub fields: Vec<Field>,
}

impl Why {
    /// A cause that can be seen on these fields.
    pub fn at(says: Msg, fields: impl Into<Vec<Field>>) -> Why {
        Why { says, fields: fields.into() }
    }
}

/// A cause that lies in the text alone.
impl From<Msg> for Why {
    fn from(says: Msg) -> Why {
        Why::at(says, [])
    }
}
