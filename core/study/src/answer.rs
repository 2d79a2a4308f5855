//! Answers that a course knows, and the words on mistakes.

use super::Localized;

/// Quality of an answer that the course knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Quality {
    /// The right one, as a teacher would write it.
    Right,
    /// As right.
    Also,
    /// Right, with a friendly remark.
    Noted,
    /// A typical mistake with its hint.
    Wrong,
}

/// An answer that the course knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Its quality.
    pub quality: Quality,
    /// The answer itself: a field, a move, an option, or the cells of a sheet.
    pub text: Localized,
    /// The place of the words on it in [`Course::hints`](super::Course::hints).
    pub hint: Option<usize>,
    /// The move of a game that it belongs to, from 0; 0 elsewhere.
    pub step: usize,
}

/// The words on a typical mistake.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Its name in the file.
    pub key: String,
    /// The words.
    pub text: Localized,
}

impl Hint {
    /// The words of one among several, by its place; empty if it is not there.
    pub(super) fn words(all: &[Hint], n: usize) -> Localized {
        all.get(n).map(|hint| hint.text.clone()).unwrap_or_default()
    }
}
