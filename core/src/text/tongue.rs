//! Where the sentences of a language are: in the program, or in a file that is read when they are needed.
//!
//! The source is always the exhaustive `match` of each language, so that the compiler proves them complete.
//! With the feature `sentences` that match is in the program. A page speaks one language at a time and does
//! without: it reads the file that `written` made of the match, a line for each text.

use super::label::Label;
use super::msg::Kind;
use super::template::{Special, special};
use super::{Language, Msg};

/// The two files in which the texts of a language come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// What every visitor reads: the sentences of chess and of the screen, the special cases, the labels.
    First,
    /// What is said only in other games, on their pages and in the room of Chess960.
    More,
}

impl Part {
    /// Both of them.
    pub const ALL: [Part; 2] = [Part::First, Part::More];

    /// The start of the name of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Part::First => "say",
            Part::More => "more",
        }
    }
}

/// How many kinds of messages the first file has. From this kind on, all is said only on other pages and in
/// other games than chess.
#[cfg(all(feature = "families", feature = "screen"))]
const FIRST: usize = Kind::RankPieces as usize;
#[cfg(not(all(feature = "families", feature = "screen")))]
const FIRST: usize = Kind::ALL.len();

#[cfg(feature = "sentences")]
mod built_in {
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

    /// The texts of a language that belong into a file, one a line: the sentences, the special cases, the
    /// labels. The sentences call their facts by their places: a program that reads them knows no names.
    pub fn written(language: Language, part: Part) -> String {
        let mut out = String::new();
        let mut line = |text: &str| {
            out.push_str(text);
            out.push('\n');
        };
        let sentence = |kind: &Kind| placed(of_kind(language, *kind), kind.names());
        if part == Part::More {
            Kind::ALL.iter().skip(FIRST).for_each(|kind| line(&sentence(kind)));
            return out;
        }
        Kind::ALL.iter().take(FIRST).for_each(|kind| line(&sentence(kind)));
        let special = |case: Special| placed(of_case(language, case), case.kind().names());
        Special::all().into_iter().for_each(|case| line(&special(case)));
        Label::ALL.iter().for_each(|label| line(self::label(language, *label)));
        out
    }

    /// Whether the language can be spoken.
    pub const fn is_known(_: Language, _: Part) -> bool {
        true
    }
}

#[cfg(not(feature = "sentences"))]
mod read {
    use super::*;
    use std::sync::OnceLock;

    /// The lines that were read, by [`Language`] and [`Part`].
    static KNOWN: [OnceLock<Vec<&'static str>>; 6] = [const { OnceLock::new() }; 6];

    const fn place(language: Language, part: Part) -> &'static OnceLock<Vec<&'static str>> {
        &KNOWN[language as usize * 2 + part as usize]
    }

    fn line(language: Language, part: Part, n: usize) -> &'static str {
        place(language, part).get().and_then(|lines| lines.get(n)).copied().unwrap_or_default()
    }

    pub fn sentence(language: Language, msg: &Msg) -> &'static str {
        let case = special(msg).and_then(|case| Special::all().iter().position(|other| *other == case));
        match case.map_or(msg.kind() as usize, |n| FIRST + n) {
            n if case.is_none() && n >= FIRST => line(language, Part::More, n - FIRST),
            n => line(language, Part::First, n),
        }
    }

    pub fn label(language: Language, label: Label) -> &'static str {
        line(language, Part::First, FIRST + Special::COUNT + label as usize)
    }

    /// Reads the texts of a file; `false` if they are not those that belong to this program. They stay
    /// as long as the program: a file is read once.
    pub fn learn(language: Language, part: Part, text: String) -> bool {
        let lines: Vec<&'static str> = String::leak(text).lines().collect();
        let wanted = match part {
            Part::First => FIRST + Special::COUNT + Label::ALL.len(),
            Part::More => Kind::ALL.len() - FIRST,
        };
        lines.len() == wanted && place(language, part).set(lines).is_ok()
    }

    /// Whether the language can be spoken.
    pub fn is_known(language: Language, part: Part) -> bool {
        place(language, part).get().is_some()
    }
}

#[cfg(feature = "sentences")]
pub use built_in::*;
#[cfg(not(feature = "sentences"))]
pub use read::*;
