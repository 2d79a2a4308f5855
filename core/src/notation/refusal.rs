//! Why a text is not a move.

use crate::geometry::Field;
use crate::i18n::Msg;

/// Why a text is not a move here.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The cause.
    pub because: Msg,
    /// Where the cause can be seen on the board.
    pub fields: Vec<Field>,
    /// Bytes before the place where the text goes wrong.
    pub at: usize,
    /// Right forms of what may have been meant, the likeliest first.
    pub nearest: Vec<String>,
}

impl Refusal {
    /// A refusal whose cause is all there is to say.
    pub const fn of(because: Msg) -> Refusal {
        Refusal { because, fields: Vec::new(), at: 0, nearest: Vec::new() }
    }
}
