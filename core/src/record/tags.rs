//! The tags of a record: who, where and when.

use super::score::Score;

/// Names and values in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(pub Vec<(String, String)>);

/// The tags that every record has, in this order (PGN standard, 8.1.1). `Result` follows the score.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags that are made anew whenever a record is written.
pub(super) const MADE: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];

impl Tags {
    /// Whether a name can be read back (PGN standard, 8.1): letters, digits and `_`.
    pub fn is_name(name: &str) -> bool {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    }
    /// Takes away what says nothing: tags that are made anew, and signs for what nobody knows.
    pub fn tidy(&mut self) {
        let empty = |name: &str, value: &str| {
            ROSTER.contains(&name) && matches!(value, "" | "?" | "????.??.??") || MADE.contains(&name)
        };
        self.0.retain(|(name, value)| !empty(name, value));
    }
    /// The value of a tag; the first, if it stands there twice.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
    /// Sets a tag; an empty value takes it away.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(n, _)| n == name) {
            Some(tag) => tag.1 = value.into(),
            None => self.0.push((name.into(), value.into())),
        }
        self.0.retain(|(_, value)| !value.is_empty());
    }
    /// The result that is written there.
    pub fn score(&self) -> Option<Score> {
        Score::find(self.get("Result")?)
    }
}
