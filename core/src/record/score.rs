//! Results of games.

use crate::notation::signs::{from, is_letter};
use crate::position::Side;

/// The points of White and Black. Some rules give both players less than a whole point together
/// (Scharten: `½-0`, `0-½`, `0-0`).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `½-½`
    Draw,
    /// `*`: not ended, or not known.
    Open,
}

/// All results as they are written, longest first; the first of each is the form of PGN (standard, 8.2.6).
const FORMS: [(&str, Score); 9] = [
    ("1/2-1/2", Score::Draw),
    ("½-½", Score::Draw),
    ("½–½", Score::Draw),
    ("1-0", Score::White),
    ("0-1", Score::Black),
    ("1–0", Score::White),
    ("0–1", Score::Black),
    ("1/2", Score::Draw),
    ("*", Score::Open),
];

impl Score {
    /// The result for the winner of a game; a draw without one.
    pub const fn of(winner: Option<Side>) -> Score {
        match winner {
            Some(Side::White) => Score::White,
            Some(Side::Black) => Score::Black,
            None => Score::Draw,
        }
    }
    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Score::White => Some(Side::White),
            Score::Black => Some(Side::Black),
            Score::Draw | Score::Open => None,
        }
    }
    /// As PGN has it.
    pub const fn pgn(self) -> &'static str {
        match self {
            Score::White => "1-0",
            Score::Black => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Open => "*",
        }
    }
    /// As a score sheet has it.
    pub const fn shown(self) -> &'static str {
        match self {
            Score::Draw => "½-½",
            Score::Open => "",
            other => other.pgn(),
        }
    }
    /// The result of a tag.
    pub fn find(text: &str) -> Option<Score> {
        let text = text.trim();
        Score::begins(text).filter(|(_, length)| *length == text.len()).map(|(score, _)| score)
    }

    /// The result with which a text begins, and its bytes.
    pub(super) fn begins(text: &str) -> Option<(Score, usize)> {
        if !text.starts_with(['0', '1', '½', '*']) {
            return None;
        }
        let ended = |length: usize| {
            !from(text, length).starts_with(|c: char| is_word(c) || matches!(c, '-' | '–' | '/'))
        };
        let hit = |(form, score): &(&str, Score)| {
            (text.starts_with(form) && (*form == "*" || ended(form.len()))).then_some((*score, form.len()))
        };
        FORMS.iter().find_map(hit).or_else(|| spaced(text))
    }
}

/// `1 - 0`, with blanks.
fn spaced(text: &str) -> Option<(Score, usize)> {
    let (left, rest) = (text.chars().next()?, text.get(1..)?);
    let after = rest.trim_start_matches(' ');
    let right = after.strip_prefix(['-', '–'])?.trim_start_matches(' ');
    let score = match (left, right.chars().next()?) {
        ('1', '0') => Score::White,
        ('0', '1') => Score::Black,
        _ => return None,
    };
    let end = from(right, 1);
    (rest.len() != after.len() && !end.starts_with(|c: char| is_word(c) || c == '-'))
        .then_some((score, text.len() - end.len()))
}

/// What a result cannot be a part of.
fn is_word(c: char) -> bool {
    is_letter(c) || c.is_ascii_digit()
}
