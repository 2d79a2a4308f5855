//! Texts of the languages by their numbers: in the program, or read from a file when they are needed.
//!
//! A file has a line for each text: a fingerprint of all messages, the messages of its part, in the first part the
//! words to which messages of all parts refer, and the labels. With the feature `sentences` the texts are in the
//! program, labels apart: a program that shows none is linked without them. A page speaks one language at a time and
//! reads what `written` made.

use super::message::kinds::{KINDS, LABELS};
use super::{Label, Language, MessageKind, Msg};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// The files in which the texts of a language come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// What every visitor reads: the sentences of chess and of the screen, and words for all sentences.
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

    /// The part to which a kind of message belongs.
    pub fn of(kind: MessageKind) -> Part {
        part(&KINDS, kind as usize)
    }

    /// The kinds of messages in its file.
    const fn kinds(self) -> Range<usize> {
        KINDS[self as usize]..KINDS[self as usize + 1]
    }

    /// The labels in its file.
    const fn labels(self) -> Range<usize> {
        LABELS[self as usize]..LABELS[self as usize + 1]
    }
}

/// The part in which one of many is.
fn part(starts: &[usize], n: usize) -> Part {
    let part =
        Part::ALL.into_iter().rev().find(|part| starts.get(*part as usize).is_some_and(|start| n >= *start));
    part.unwrap_or(Part::First)
}

/// A text in lines.
struct Lines {
    text: Cow<'static, str>,
    /// Where each line begins, and one more for the end.
    starts: Vec<u32>,
}

impl Lines {
    fn new(text: Cow<'static, str>) -> Lines {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at as u32 + 1);
        let starts = std::iter::once(0).chain(ends).collect();
        Lines { text, starts }
    }

    const fn count(&self) -> usize {
        self.starts.len() - 1
    }

    fn get(&self, n: usize) -> &str {
        match self.starts.get(n..n.saturating_add(2)) {
            Some(&[start, next]) => self.text.get(start as usize..next as usize - 1).unwrap_or_default(),
            _ => "",
        }
    }
}

/// Lines by [`Language`] and [`Part`].
type Known = [[OnceLock<Lines>; Part::ALL.len()]; Language::ALL.len()];

/// Messages and words that are known; labels, too, where texts are read from files.
static KNOWN: Known = nothing();

const fn nothing() -> Known {
    [const { [const { OnceLock::new() }; Part::ALL.len()] }; Language::ALL.len()]
}

#[cfg(feature = "sentences")]
fn lines(language: Language, part: Part) -> Option<&'static Lines> {
    let text = super::message::kinds::TEXTS[language as usize][part as usize];
    Some(KNOWN[language as usize][part as usize].get_or_init(|| Lines::new(Cow::Borrowed(text))))
}

#[cfg(feature = "sentences")]
fn label_lines(language: Language, part: Part) -> Option<&'static Lines> {
    static WORDS: Known = nothing();
    let text = super::message::kinds::LABEL_TEXTS[language as usize][part as usize];
    Some(WORDS[language as usize][part as usize].get_or_init(|| Lines::new(Cow::Borrowed(text))))
}

#[cfg(not(feature = "sentences"))]
fn lines(language: Language, part: Part) -> Option<&'static Lines> {
    KNOWN[language as usize][part as usize].get()
}

#[cfg(not(feature = "sentences"))]
fn label_lines(language: Language, part: Part) -> Option<&'static Lines> {
    lines(language, part)
}

fn line(language: Language, part: Part, n: usize) -> &'static str {
    lines(language, part).map_or("", |lines| lines.get(n))
}

/// The line of the first message, behind the fingerprint.
const FIRST: usize = 1;

/// The sentence of a kind of message.
pub(super) fn sentence(language: Language, msg: &Msg) -> &'static str {
    let n = msg.kind() as usize;
    let part = part(&KINDS, n);
    line(language, part, FIRST + n - part.kinds().start)
}

/// The words of a label: labels come last.
pub(super) fn label(language: Language, label: Label) -> &'static str {
    let n = label as usize;
    let part = part(&LABELS, n);
    let from_end = part.labels().end - n;
    label_lines(language, part).map_or("", |lines| lines.get(lines.count().wrapping_sub(from_end)))
}

/// A numbered line of words to which sentences refer.
pub(super) fn words(language: Language, n: usize) -> &'static str {
    line(language, Part::First, FIRST + Part::First.kinds().len() + n)
}

/// The text of a file.
#[cfg(feature = "sentences")]
pub fn written(language: Language, part: Part) -> String {
    use super::message::kinds::{LABEL_TEXTS, TEXTS};
    [TEXTS, LABEL_TEXTS].map(|texts| texts[language as usize][part as usize]).concat()
}

/// Whether the language can be spoken.
#[cfg(feature = "sentences")]
pub const fn is_known(_: Language, _: Part) -> bool {
    true
}

/// Reads the texts of a file; `false` if they are not those that belong to this program. They stay
/// as long as the program: a file is read once.
#[cfg(not(feature = "sentences"))]
pub fn learn(language: Language, part: Part, text: String) -> bool {
    let lines = Lines::new(Cow::Owned(text));
    let fits = lines.get(0) == super::message::kinds::FINGERPRINT;
    fits && KNOWN[language as usize][part as usize].set(lines).is_ok()
}

/// Whether the language can be spoken.
#[cfg(not(feature = "sentences"))]
pub fn is_known(language: Language, part: Part) -> bool {
    KNOWN[language as usize][part as usize].get().is_some()
}
