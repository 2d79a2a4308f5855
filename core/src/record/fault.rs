//! Faults of a record: unreadable or unplayable parts with their places.

use crate::i18n::Msg;

/// A fault in a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Byte offset of the fault.
    pub at: usize,
    /// The message.
    pub message: Msg,
}
