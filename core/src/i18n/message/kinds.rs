//! Kinds of messages with their facts, labels and languages: made by `build.rs` from `locales`.

use super::Msg;
use crate::i18n::fact::{Ownership, Spoken};
use crate::i18n::{Piece, Player};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl MessageKind {
    /// The name of the message for programs.
    pub const fn id(self) -> &'static str {
        MessageKind::IDS[self as usize]
    }

    /// The names of its facts, in their order.
    pub const fn names(self) -> &'static [&'static str] {
        MessageKind::NAMES[self as usize]
    }
}
