//! Faults of a record: unreadable or unplayable parts with their places.

use crate::i18n::{Language, Msg};

/// A fault in a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Byte offset of the fault.
    pub at: usize,
    /// The message.
    pub message: Msg,
}

/// The sentence in English.
impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Language::En.say(&self.message))
    }
}

impl std::error::Error for Fault {}
