//! The reason why a text is not a move.

use crate::geometry::Field;
use crate::i18n::Msg;

/// The refusal of a text as a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The cause.
    pub because: Msg,
    /// The fields that show the cause on the board.
    pub fields: Vec<Field>,
    /// Byte offset of the error.
    pub at: usize,
    /// Correct forms of likely intended moves, the likeliest first.
    pub nearest: Vec<String>,
}

impl Refusal {
    /// A refusal with a cause only.
    pub const fn of(because: Msg) -> Refusal {
        Refusal { because, fields: Vec::new(), at: 0, nearest: Vec::new() }
    }
}
