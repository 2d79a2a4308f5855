//! A cause, and where it can be seen.

use crate::geometry::Field;
use crate::text::Msg;

/// Why something is not possible, with the fields on which the eye should fall.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The cause.
    pub says: Msg,
    /// Where it is to be seen: what stands in the way, who attacks, the king. Empty if nothing on the
    /// board is to blame.
    #[cfg(feature = "screen")]
    pub fields: Vec<Field>,
}

impl Why {
    /// A cause that can be seen on these fields.
    #[cfg(feature = "screen")]
    pub fn at(says: Msg, fields: impl Into<Vec<Field>>) -> Why {
        Why { says, fields: fields.into() }
    }
    /// A cause alone: without a screen nobody looks at the board.
    #[cfg(not(feature = "screen"))]
    pub fn at(says: Msg, _: impl AsRef<[Field]>) -> Why {
        Why { says }
    }
}

/// A cause that lies in the text alone.
impl From<Msg> for Why {
    fn from(says: Msg) -> Why {
        Why::at(says, [])
    }
}
