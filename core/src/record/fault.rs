//! Faults of a record: what cannot be read or played, and where.

use crate::i18n::Msg;

/// Something wrong in a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Bytes before the place.
    pub at: usize,
    /// What is wrong.
    pub says: Msg,
}
