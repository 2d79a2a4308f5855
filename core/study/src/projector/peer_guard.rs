//! Limits for the messages of a paired device, checked before any is parsed: it may send anything, of any size, without end.

use super::protocol::is_message;
use std::fmt;

/// Maximum length of a message in bytes: browsers agree on no more.
const LONGEST: usize = 262_144;
/// Maximum number of messages in a second: a pointer sends one with each frame.
const MOST_MESSAGES: u32 = 1_000;
/// Maximum number of bytes in a second.
const MOST_BYTES: usize = 4_000_000;
/// Number of messages without meaning that end the connection.
const MOST_REFUSED: u32 = 20;
/// Length of a second in milliseconds.
const SECOND: u64 = 1_000;

/// Reason why a message is refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MessageRefusal {
    /// Bytes, not a text.
    NoText,
    /// Longer than any message.
    TooLong,
    /// A text of something else than Notabene.
    Foreign,
    /// More than any person causes.
    TooMany,
}

impl fmt::Display for MessageRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MessageRefusal::NoText => "no text",
            MessageRefusal::TooLong => "too long",
            MessageRefusal::Foreign => "no message of Notabene",
            MessageRefusal::TooMany => "too many messages",
        })
    }
}

impl std::error::Error for MessageRefusal {}

/// Lets messages of a paired device in, or refuses them.
#[derive(Clone, Default, Debug)]
pub struct PeerGuard {
    /// Begin of the second that is counted, in milliseconds.
    since: u64,
    messages: u32,
    bytes: usize,
    refused: u32,
    is_flooded: bool,
}

impl PeerGuard {
    /// Checks a message (`None`: bytes) that arrived at a time in milliseconds.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub fn check<'t>(&mut self, message: Option<&'t str>, now: u64) -> Result<&'t str, MessageRefusal> {
        // The time of a device may be set back.
        if now < self.since || now - self.since >= SECOND {
            (self.since, self.messages, self.bytes) = (now, 0, 0);
        }
        self.messages += 1;
        self.bytes = self.bytes.saturating_add(message.map_or(0, str::len));
        self.is_flooded |= self.messages > MOST_MESSAGES || self.bytes > MOST_BYTES;
        let checked = match message {
            _ if self.is_flooded => Err(MessageRefusal::TooMany),
            None => Err(MessageRefusal::NoText),
            Some(text) if text.len() > LONGEST => Err(MessageRefusal::TooLong),
            Some(text) if !is_message(text) => Err(MessageRefusal::Foreign),
            Some(text) => Ok(text),
        };
        self.refused = self.refused.saturating_add(u32::from(checked.is_err()));
        checked
    }

    /// True if the connection is to be ended.
    pub const fn is_hostile(&self) -> bool {
        self.is_flooded || self.refused >= MOST_REFUSED
    }
}
