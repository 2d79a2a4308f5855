//! Tag pairs of a record.

use super::score::{Dialect, Score};
use crate::work;

/// Names and values in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(pub Vec<(String, String)>);

/// The tags that every record has, in this order (PGN standard, 8.1.1). `Result` follows the score.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags generated on every export.
pub(super) const GENERATED: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];

/// Tags written by game programs. Any other pair in brackets is no evidence of a game.
pub const KNOWN_TAGS: [&str; 46] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "Variant",
    "GameType",
    "Rules",
    "ECO",
    "NIC",
    "Opening",
    "Variation",
    "SubVariation",
    "TimeControl",
    "Termination",
    "Annotator",
    "Mode",
    "PlyCount",
    "EventDate",
    "EventSponsor",
    "Section",
    "Stage",
    "Board",
    "Time",
    "UTCDate",
    "UTCTime",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteTeam",
    "BlackTeam",
    "WhiteType",
    "BlackType",
    "WhiteNA",
    "BlackNA",
    "ArbiterResult",
    "Dati",
    "Anno",
    "Bianco",
    "Nero",
    "Risultato",
];

/// The tag of a result that only an arbiter can give, in records of chess: their tag `Result` cannot express it.
pub(crate) const ARBITER: &str = "ArbiterResult";

/// Italian tag names in records of draughts.
const OTHERS: [(&str, &str); 5] =
    [("Event", "Dati"), ("Date", "Anno"), ("White", "Bianco"), ("Black", "Nero"), ("Result", "Risultato")];

impl Tags {
    /// True if a tag name is valid (PGN standard, 8.1): letters, digits and `_`.
    pub fn is_name(name: &str) -> bool {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    }
    /// The usual spelling of a tag name: programs differ in capital letters.
    pub(crate) fn usual_name(name: &str) -> &str {
        let is_usual = |known: &&&str| known.len() == name.len() && known.eq_ignore_ascii_case(name);
        KNOWN_TAGS.iter().find(is_usual).copied().unwrap_or(name)
    }
    /// Removes tags without information: generated ones, and placeholders for unknown values. In records of
    /// draughts Italian tags are renamed.
    pub fn tidy(&mut self, dialect: Dialect) {
        let empty = |name: &str, value: &str| {
            ROSTER.contains(&name) && matches!(value, "" | "?" | "????.??.??") || GENERATED.contains(&name)
        };
        for (usual, other) in OTHERS {
            if dialect.draughts
                && !self.0.iter().any(|(name, _)| name == usual)
                && let Some((name, _)) = self.0.iter_mut().find(|(name, _)| name == other)
            {
                *name = usual.into();
            }
        }
        self.0.retain(|(name, value)| !empty(name, value));
    }
    /// The value of a tag; the first of duplicates. An Italian tag stands for the usual one.
    pub fn get(&self, name: &str) -> Option<&str> {
        let called = |wanted: &str| {
            work::count(self.0.len());
            self.0.iter().find(|(n, _)| n == wanted).map(|(_, value)| value.as_str())
        };
        called(name).or_else(|| called(OTHERS.iter().find(|(usual, _)| *usual == name)?.1))
    }
    /// Sets a tag; an empty value removes it.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(n, _)| n == name) {
            Some(tag) => tag.1 = value.into(),
            None => self.0.push((name.into(), value.into())),
        }
        self.0.retain(|(_, value)| !value.is_empty());
    }
    /// The result in the tags. The arbiter's result applies if the usual tag leaves it open.
    pub fn score(&self, dialect: Dialect) -> Option<Score> {
        let score = self.get("Result").and_then(|text| Score::before_words(text, dialect));
        let score = score.map(|(score, _)| score);
        let given = || self.get(ARBITER).and_then(odd);
        match score {
            None | Some(Score::Open) => given().or(score),
            score => score,
        }
    }
}

/// Parses a result that only an arbiter can give.
fn odd(text: &str) -> Option<Score> {
    Score::find(text).filter(|score| score.is_odd())
}
