//! Numbered texts of the languages: compiled in, or loaded lazily from a file.
//!
//! A file has a line for each text: a fingerprint of all messages, the messages of its part, in the first part the
//! words referenced by messages of all parts, and the labels. With the feature `sentences` the texts are compiled
//! in, labels separately: a program that shows none is linked without them. A page uses one language at a time and
//! loads the output of `written`.

use super::message::kinds::{KINDS, LABELS};
use super::{Label, Language, MessageKind, Msg};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// The files of the texts of a language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Loaded by every visitor: the sentences of chess and of the screen, and shared words.
    First,
    /// Sentences of other games, of their pages and of the Chess960 room.
    More,
    /// Sentences of lessons, drills, score sheets and clocks.
    School,
}

impl Part {
    /// All parts, in loading order: each requires those before it.
    pub const ALL: [Part; 3] = [Part::First, Part::More, Part::School];

    /// The prefix of its file names.
    pub const fn name(self) -> &'static str {
        match self {
            Part::First => "say",
            Part::More => "more",
            Part::School => "school",
        }
    }

    /// The part of a kind of message.
    pub fn of(kind: MessageKind) -> Part {
        part(&KINDS, kind as usize)
    }

    /// The range of the kinds of messages in its file.
    const fn kinds(self) -> Range<usize> {
        KINDS[self as usize]..KINDS[self as usize + 1]
    }

    /// The range of the labels in its file.
    const fn labels(self) -> Range<usize> {
        LABELS[self as usize]..LABELS[self as usize + 1]
    }
}

/// The part that contains an index.
fn part(starts: &[usize], n: usize) -> Part {
    let part =
        Part::ALL.into_iter().rev().find(|part| starts.get(*part as usize).is_some_and(|start| n >= *start));
    part.unwrap_or(Part::First)
}

/// A text split into lines.
struct Lines {
    text: Cow<'static, str>,
    /// The start of each line, and the end of the last.
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

/// Loaded messages and words; with texts from files also labels.
static KNOWN: Known = nothing();

const fn nothing() -> Known {
    [const { [const { OnceLock::new() }; Part::ALL.len()] }; Language::ALL.len()]
}

#[cfg(feature = "sentences")]
fn lines(language: Language, part: Part) -> Option<&'static Lines> {
    let text = match part {
        Part::School => super::message::kinds::SCHOOL.get()?[language as usize][0],
        _ => super::message::kinds::TEXTS[language as usize][part as usize],
    };
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

/// The line of the first message, after the fingerprint.
const FIRST: usize = 1;

/// The sentence of a kind of message.
pub(super) fn sentence(language: Language, msg: &Msg) -> &'static str {
    let n = msg.kind() as usize;
    let part = part(&KINDS, n);
    line(language, part, FIRST + n - part.kinds().start)
}

/// The text of a label: labels come last.
pub(super) fn label(language: Language, label: Label) -> &'static str {
    let n = label as usize;
    let part = part(&LABELS, n);
    let from_end = part.labels().end - n;
    label_lines(language, part).map_or("", |lines| lines.get(lines.count().wrapping_sub(from_end)))
}

/// A numbered line of words referenced by sentences.
pub(super) fn words(language: Language, n: usize) -> &'static str {
    line(language, Part::First, FIRST + Part::First.kinds().len() + n)
}

/// The text of a file.
#[cfg(feature = "sentences")]
pub fn written(language: Language, part: Part) -> String {
    use super::message::kinds::{LABEL_TEXTS, SCHOOL_TEXTS, TEXTS};
    let (language, part) = (language as usize, part as usize);
    let messages = TEXTS[language].get(part).copied().unwrap_or(SCHOOL_TEXTS[language][0]);
    format!("{messages}{}", LABEL_TEXTS[language][part])
}

/// True if the part is available in the language: always, as texts are compiled in.
#[cfg(feature = "sentences")]
pub const fn is_known(_: Language, _: Part) -> bool {
    true
}

/// Loads the texts of a file; `false` if the fingerprint does not match this program. The texts are
/// stored for the life of the program: a file is loaded once.
#[cfg(not(feature = "sentences"))]
pub fn learn(language: Language, part: Part, text: String) -> bool {
    let lines = Lines::new(Cow::Owned(text));
    let fits = lines.get(0) == super::message::kinds::FINGERPRINT;
    fits && KNOWN[language as usize][part as usize].set(lines).is_ok()
}

/// True if the part is available in the language.
#[cfg(not(feature = "sentences"))]
pub fn is_known(language: Language, part: Part) -> bool {
    KNOWN[language as usize][part as usize].get().is_some()
}
