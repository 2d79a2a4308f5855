//! Sentences: what Notabene says, as data, and how each language says it.
//!
//! A [`Msg`] carries facts, never words. Each language is one function with an exhaustive `match`, so
//! the compiler proves that every sentence exists in every language. The same message goes to the
//! explain line, the live region, the lessons and JavaScript.

mod en;
mod fr;
mod label;
mod msg;
mod nl;

pub use label::Label;
pub use msg::{Effect, Msg, Ownership, Spoken};

use serde::Serialize;

/// The languages of the screen. The letters of the pieces are chosen separately.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Dutch.
    Nl,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::Fr, Language::En, Language::Nl];

    /// The code by ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Nl => "nl",
        }
    }
    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
            Language::Nl => "Nederlands",
        }
    }
    /// The language of a code such as `fr` or `fr-BE`.
    pub fn from_code(code: &str) -> Option<Language> {
        let short = code.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(short))
    }
    /// A message as a sentence.
    pub fn say(self, msg: &Msg) -> String {
        match self {
            Language::En => en::say(msg),
            Language::Fr => fr::say(msg),
            Language::Nl => nl::say(msg),
        }
    }
    /// The words on a button, heading or option.
    pub const fn label(self, label: Label) -> &'static str {
        match self {
            Language::En => en::label(label),
            Language::Fr => fr::label(label),
            Language::Nl => nl::label(label),
        }
    }
}

/// A kind of piece, as a word.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// King of chess.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
    /// Man of draughts.
    Man,
    /// King of draughts.
    Crowned,
}

/// A player, as a word.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// White.
    White,
    /// Black.
    Black,
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [many @ .., last] => format!("{} {and} {last}", many.join(", ")),
    }
}

/// The first letter in upper case: sentences may begin with a word that stands inside others, too.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    first + chars.as_str()
}
