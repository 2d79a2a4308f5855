//! Where the sentences of a language are: in the program, or in a file that is read when they are needed.
//!
//! The source is always the exhaustive `match` of each language, so that the compiler proves them complete.
//! With the feature `sentences` that match is in the program. A page speaks one language at a time and does
//! without: it reads the file that `written` made of the match, a line for each text.

use super::label::Label;
use super::msg::Kind;
use super::template::{Special, special};
use super::{Language, Msg};
use std::ops::Range;

/// The files in which the texts of a language come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// What every visitor reads: the sentences of chess and of the screen, the special cases, the labels.
    First,
    /// What is said only in other games, on their pages and in the room of Chess960.
    More,
    /// What is said in lessons and drills, and of score sheets and clocks.
    School,
}

impl Part {
    /// All of them, in the order in which they are fetched: each counts on those before it.
    pub const ALL: [Part; 3] = [Part::First, Part::More, Part::School];

    /// The start of the name of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Part::First => "say",
            Part::More => "more",
            Part::School => "school",
        }
    }

    /// The kinds of messages in its file.
    const fn kinds(self) -> Range<usize> {
        KINDS[self as usize]..KINDS[self as usize + 1]
    }

    /// The labels in its file.
    const fn labels(self) -> Range<usize> {
        LABELS[self as usize]..LABELS[self as usize + 1]
    }

    /// The special cases in its file.
    const fn cases(self) -> usize {
        if matches!(self, Part::First) { Special::COUNT } else { 0 }
    }
}

impl Part {
    /// The part to which a kind of message belongs.
    pub fn of(kind: Kind) -> Part {
        let part = Part::ALL.into_iter().find(|part| part.kinds().contains(&(kind as usize)));
        part.unwrap_or(Part::First)
    }
}

/// Where the kinds of messages of each file begin, and where the last ends.
#[cfg(all(feature = "families", feature = "screen"))]
const KINDS: [usize; 4] = [0, Kind::RankPieces as usize, Kind::StarsOf as usize, Kind::ALL.len()];
#[cfg(not(all(feature = "families", feature = "screen")))]
const KINDS: [usize; 4] = [0, Kind::ALL.len(), Kind::ALL.len(), Kind::ALL.len()];
/// The same of the labels.
const LABELS: [usize; 4] = {
    let school = Label::SchoolTitle as usize;
    [0, school, school, Label::ALL.len()]
};

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
        for kind in part.kinds().filter_map(|n| Kind::ALL.get(n)) {
            line(&placed(of_kind(language, *kind), kind.names()));
        }
        for case in Special::all().into_iter().take(part.cases()) {
            line(&placed(of_case(language, case), case.kind().names()));
        }
        part.labels().filter_map(|n| Label::ALL.get(n)).for_each(|label| line(self::label(language, *label)));
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
    static KNOWN: [OnceLock<Vec<&'static str>>; 9] = [const { OnceLock::new() }; 9];

    const fn place(language: Language, part: Part) -> &'static OnceLock<Vec<&'static str>> {
        &KNOWN[language as usize * 3 + part as usize]
    }

    fn line(language: Language, part: Part, n: usize) -> &'static str {
        place(language, part).get().and_then(|lines| lines.get(n)).copied().unwrap_or_default()
    }

    pub fn sentence(language: Language, msg: &Msg) -> &'static str {
        let case = special(msg).and_then(|case| Special::all().iter().position(|other| *other == case));
        match case {
            Some(n) => line(language, Part::First, Part::First.kinds().len() + n),
            None => {
                let n = msg.kind() as usize;
                let (part, at) = within(Part::kinds, n);
                line(language, part, at)
            }
        }
    }

    pub fn label(language: Language, label: Label) -> &'static str {
        let (part, at) = within(Part::labels, label as usize);
        line(language, part, part.kinds().len() + part.cases() + at)
    }

    /// The file in which one of many is, and its place there.
    fn within(of: fn(Part) -> Range<usize>, n: usize) -> (Part, usize) {
        let part = Part::ALL.into_iter().rev().find(|part| n >= of(*part).start);
        let part = part.unwrap_or(Part::First);
        (part, n - of(part).start)
    }

    /// Reads the texts of a file; `false` if they are not those that belong to this program. They stay
    /// as long as the program: a file is read once.
    pub fn learn(language: Language, part: Part, text: String) -> bool {
        let lines: Vec<&'static str> = String::leak(text).lines().collect();
        let wanted = part.kinds().len() + part.cases() + part.labels().len();
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
