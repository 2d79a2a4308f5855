//! The reason why a text is not a move.

use crate::geometry::Field;
use crate::i18n::{Language, Msg};

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

/// The sentence in English.
impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Language::En.say(&self.because))
    }
}

impl std::error::Error for Refusal {}
