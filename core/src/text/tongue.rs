//! Where the sentences of a language are: in the program, or in a file that is read when they are needed.
//!
//! The source is always the exhaustive `match` of each language, so that the compiler proves them complete.
//! With the feature `sentences` that match is in the program. A page speaks one language at a time and does
//! without: it reads the file that `written` made of the match, a line for each text.

use super::label::Label;
use super::template::{Special, special};
use super::{Language, Msg};

#[cfg(feature = "sentences")]
mod built_in {
    use super::super::msg::Kind;
    use super::super::template::placed;
    use super::super::{en, fr, label_en, label_fr, label_nl, nl};
    use super::*;

    fn of_kind(language: Language, kind: Kind) -> &'static str {
        match language {
            Language::En => en::sentence(kind),
            Language::Fr => fr::sentence(kind),
            Language::Nl => nl::sentence(kind),
        }
    }

    fn of_case(language: Language, case: Special) -> &'static str {
        match language {
            Language::En => en::special(case),
            Language::Fr => fr::special(case),
            Language::Nl => nl::special(case),
        }
    }

    pub fn sentence(language: Language, msg: &Msg) -> &'static str {
        special(msg).map_or_else(|| of_kind(language, msg.kind()), |case| of_case(language, case))
    }

    pub fn label(language: Language, label: Label) -> &'static str {
        match language {
            Language::En => label_en::label(label),
            Language::Fr => label_fr::label(label),
            Language::Nl => label_nl::label(label),
        }
    }

    /// All texts of a language, one a line: the sentences, the special cases, the labels. The sentences call
    /// their facts by their places: a program that reads them knows no names.
    pub fn written(language: Language) -> String {
        let mut out = String::new();
        let mut line = |text: &str| {
            out.push_str(text);
            out.push('\n');
        };
        Kind::ALL.iter().for_each(|kind| line(&placed(of_kind(language, *kind), kind.names())));
        let special = |case: Special| placed(of_case(language, case), case.kind().names());
        Special::all().into_iter().for_each(|case| line(&special(case)));
        Label::ALL.iter().for_each(|label| line(self::label(language, *label)));
        out
    }

    /// Whether the language can be spoken.
    pub const fn is_known(_: Language) -> bool {
        true
    }
}

#[cfg(not(feature = "sentences"))]
mod read {
    use super::super::msg::Kind;
    use super::*;
    use std::sync::OnceLock;

    /// The lines of the languages that were read, by [`Language`].
    static KNOWN: [OnceLock<Vec<&'static str>>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];

    fn line(language: Language, n: usize) -> &'static str {
        KNOWN[language as usize].get().and_then(|lines| lines.get(n)).copied().unwrap_or_default()
    }

    pub fn sentence(language: Language, msg: &Msg) -> &'static str {
        let case = special(msg).and_then(|case| Special::all().iter().position(|other| *other == case));
        line(language, case.map_or(msg.kind() as usize, |n| Kind::ALL.len() + n))
    }

    pub fn label(language: Language, label: Label) -> &'static str {
        line(language, Kind::ALL.len() + Special::COUNT + label as usize)
    }

    /// Reads the texts of a language; `false` if they are not those that belong to this program. They stay
    /// as long as the program: a language is read once.
    pub fn learn(language: Language, text: String) -> bool {
        let lines: Vec<&'static str> = String::leak(text).lines().collect();
        let all = lines.len() == Kind::ALL.len() + Special::COUNT + Label::ALL.len();
        all && KNOWN[language as usize].set(lines).is_ok()
    }

    /// Whether the language can be spoken.
    pub fn is_known(language: Language) -> bool {
        KNOWN[language as usize].get().is_some()
    }
}

#[cfg(feature = "sentences")]
pub use built_in::*;
#[cfg(not(feature = "sentences"))]
pub use read::*;
