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
    /// `½-0`
    HalfWhite,
    /// `0-½`
    HalfBlack,
    /// `0-0`
    Neither,
}

/// Which results with less than a whole point are known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Odd {
    /// None, as in chess.
    None,
    /// Those with a half, which cannot be anything else.
    Halves,
    /// `0-0`, too.
    All,
}

/// All results as they are written, longest first; the first of each is the form of PGN (standard, 8.2.6).
const FORMS: [(&str, Score); 17] = [
    ("1/2-1/2", Score::Draw),
    ("½-½", Score::Draw),
    ("½–½", Score::Draw),
    ("1/2-0", Score::HalfWhite),
    ("½-0", Score::HalfWhite),
    ("½–0", Score::HalfWhite),
    ("0-1/2", Score::HalfBlack),
    ("0-½", Score::HalfBlack),
    ("0–½", Score::HalfBlack),
    ("0-0", Score::Neither),
    ("0–0", Score::Neither),
    ("1-0", Score::White),
    ("0-1", Score::Black),
    ("1–0", Score::White),
    ("0–1", Score::Black),
    ("1/2", Score::Draw),
    ("*", Score::Open),
];

/// The results that a game may have; the first four those of every game.
const CHOICES: [Score; 7] = [
    Score::White,
    Score::Draw,
    Score::Black,
    Score::Open,
    Score::HalfWhite,
    Score::HalfBlack,
    Score::Neither,
];

impl Score {
    /// The results to choose from. With `shares` both players together may get less than a whole point.
    pub fn choices(shares: bool) -> &'static [Score] {
        if shares { &CHOICES } else { CHOICES.split_at(4).0 }
    }
    /// Whether both players together get less than a whole point.
    pub const fn is_odd(self) -> bool {
        matches!(self, Score::HalfWhite | Score::HalfBlack | Score::Neither)
    }
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
            _ => None,
        }
    }
    /// Who has more points than the other; White if nobody has.
    #[cfg(feature = "records")]
    pub(crate) const fn better(self) -> Side {
        match self {
            Score::Black | Score::HalfBlack => Side::Black,
            _ => Side::White,
        }
    }
    /// As PGN has it.
    pub const fn pgn(self) -> &'static str {
        match self {
            Score::White => "1-0",
            Score::Black => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Open => "*",
            Score::HalfWhite => "1/2-0",
            Score::HalfBlack => "0-1/2",
            Score::Neither => "0-0",
        }
    }
    /// As a score sheet has it.
    pub const fn shown(self) -> &'static str {
        match self {
            Score::Draw => "½-½",
            Score::HalfWhite => "½-0",
            Score::HalfBlack => "0-½",
            Score::Open => "",
            other => other.pgn(),
        }
    }
    /// The result of a tag, odd ones too.
    pub fn find(text: &str) -> Option<Score> {
        let text = text.trim();
        Score::begins(text, Odd::All).filter(|(_, length)| *length == text.len()).map(|(score, _)| score)
    }

    /// The result with which a text begins, and its bytes. Odd results only if they are known: elsewhere
    /// `0-0` is castling.
    pub(super) fn begins(text: &str, odd: Odd) -> Option<(Score, usize)> {
        if !text.starts_with(['0', '1', '½', '*']) {
            return None;
        }
        let ended = |length: usize| {
            !from(text, length).starts_with(|c: char| is_word(c) || matches!(c, '-' | '–' | '/'))
        };
        let hit = |(form, score): &(&str, Score)| {
            (text.starts_with(form) && (*form == "*" || ended(form.len()))).then_some((*score, form.len()))
        };
        let known = |(score, _): &(Score, usize)| match score {
            Score::Neither => odd == Odd::All,
            _ => odd != Odd::None || !score.is_odd(),
        };
        FORMS.iter().find_map(hit).or_else(|| spaced(text)).filter(known)
    }
}

/// `1 - 0`, with blanks.
fn spaced(text: &str) -> Option<(Score, usize)> {
    let mut chars = text.chars();
    let (left, rest) = (chars.next()?, chars.as_str());
    let after = rest.trim_start_matches(' ');
    let right = after.strip_prefix(['-', '–'])?.trim_start_matches(' ');
    let score = match (left, right.chars().next()?) {
        ('1', '0') => Score::White,
        ('0', '1') => Score::Black,
        ('½', '½') => Score::Draw,
        ('½', '0') => Score::HalfWhite,
        ('0', '½') => Score::HalfBlack,
        ('0', '0') => Score::Neither,
        _ => return None,
    };
    let end = from(right, right.chars().next()?.len_utf8());
    (rest.len() != after.len() && !end.starts_with(|c: char| is_word(c) || c == '-'))
        .then_some((score, text.len() - end.len()))
}

/// What a result cannot be a part of.
fn is_word(c: char) -> bool {
    is_letter(c) || c.is_ascii_digit()
}
