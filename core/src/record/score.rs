//! Results of games.

use crate::notation::letters::is_letter;
use crate::position::{Results, Side};

/// The points of White and Black. An arbiter may give both players less than a whole point together
/// (`½-0`, `0-½`, `0-0`; FIDE Laws 12.9, page "Scharten", "24 Einde van de partij").
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

/// Properties of the records of one kind of game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// True if results with a half and zero are valid (`½-0`), which cannot be anything else.
    pub halves: bool,
    /// True if `0-0` is a result.
    pub zeros: bool,
    /// True if moves are those of draughts, and the syntax is that of PDN: `2-0`, `1-1`, `0-2`, set-ups
    /// `/FEN "..."/`, moves with blanks in them, NAG signs in brackets.
    pub draughts: bool,
}

impl Dialect {
    /// Chess.
    pub const PGN: Dialect = Dialect { halves: false, zeros: false, draughts: false };
    /// Unknown games other than draughts.
    pub(super) const LIST: Dialect = Dialect { halves: true, ..Dialect::PGN };
    /// Any result that is not one of draughts.
    const ANY: Dialect = Dialect { zeros: true, ..Dialect::LIST };
    /// Draughts.
    pub const PDN: Dialect = Dialect { halves: false, zeros: true, draughts: true };

    /// The dialect for the results of a game.
    pub const fn of(results: Results) -> Dialect {
        match results {
            Results::Usual => Dialect::PGN,
            Results::Shares => Dialect::ANY,
            Results::Draughts { .. } => Dialect::PDN,
        }
    }
}

/// All notations of results, longest first; the first of each is the form of PGN (standard, 8.2.6).
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

/// Additional results of draughts.
const POINTS: [(&str, Score); 6] = [
    ("2-0", Score::White),
    ("1-1", Score::Draw),
    ("0-2", Score::Black),
    ("2–0", Score::White),
    ("1–1", Score::Draw),
    ("0–2", Score::Black),
];

/// The possible results of a game: those reached by players, then those that only an arbiter can give.
const CHOICES: [Score; 7] = [
    Score::White,
    Score::Draw,
    Score::Black,
    Score::Open,
    Score::HalfWhite,
    Score::HalfBlack,
    Score::Neither,
];

/// The results of draughts, where both may lose; the win of the side that begins comes first.
const WHITE_BEGINS: [Score; 5] = [Score::White, Score::Draw, Score::Black, Score::Open, Score::Neither];
const BLACK_BEGINS: [Score; 5] = [Score::Black, Score::Draw, Score::White, Score::Open, Score::Neither];

impl Score {
    /// The results to choose from.
    pub const fn choices(results: Results) -> &'static [Score] {
        match results {
            Results::Usual | Results::Shares => &CHOICES,
            Results::Draughts { first: Side::Black, .. } => &BLACK_BEGINS,
            Results::Draughts { .. } => &WHITE_BEGINS,
        }
    }
    /// True if a game can have this result.
    pub fn fits(self, results: Results) -> bool {
        Score::choices(results).contains(&self)
    }
    /// The result with the players swapped, if the side that does not move first in chess moves first:
    /// converts between the written and the actual result, in both directions.
    pub const fn turned(self, results: Results) -> Score {
        match (results, self) {
            (Results::Draughts { first: Side::Black, .. }, Score::White) => Score::Black,
            (Results::Draughts { first: Side::Black, .. }, Score::Black) => Score::White,
            _ => self,
        }
    }
    /// The value of the tag `Result`: [`Score::pgn`], or the points of draughts. PGN defines four results of chess
    /// (standard, 8.1.1.7): for other results given by the arbiter the tag is `*`.
    pub const fn written(self, results: Results) -> &'static str {
        match (self.turned(results), results) {
            (Score::HalfWhite | Score::HalfBlack | Score::Neither, Results::Usual) => "*",
            (Score::White, Results::Draughts { two: true, .. }) => "2-0",
            (Score::Draw, Results::Draughts { two: true, .. }) => "1-1",
            (Score::Black, Results::Draughts { two: true, .. }) => "0-2",
            (score, _) => score.pgn(),
        }
    }
    /// True if a record needs a tag of its own for it (`ArbiterResult`), as the tag `Result` cannot express it.
    pub const fn is_apart(self, results: Results) -> bool {
        self.is_odd() && matches!(results, Results::Usual)
    }
    /// True if both players together get less than a whole point.
    pub const fn is_odd(self) -> bool {
        matches!(self, Score::HalfWhite | Score::HalfBlack | Score::Neither)
    }
    /// The result for a winner; a draw for none.
    pub const fn of(winner: Option<Side>) -> Score {
        match winner {
            Some(Side::White) => Score::White,
            Some(Side::Black) => Score::Black,
            None => Score::Draw,
        }
    }
    /// The winner, if any.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Score::White => Some(Side::White),
            Score::Black => Some(Side::Black),
            _ => None,
        }
    }
    /// The side with more points; White if equal.
    pub(crate) const fn better(self) -> Side {
        match self {
            Score::Black | Score::HalfBlack => Side::Black,
            _ => Side::White,
        }
    }
    /// The PGN notation.
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
    /// The notation on a score sheet.
    pub fn shown(self, results: Results) -> &'static str {
        match (self, self.written(results)) {
            (Score::Draw, "1/2-1/2") => "½-½",
            (Score::HalfWhite, _) => "½-0",
            (Score::HalfBlack, _) => "0-½",
            (Score::Neither, _) => "0-0",
            (Score::Open, _) => "",
            (_, other) => other,
        }
    }
    /// Parses the result of a tag, including arbiter's results.
    pub fn find(text: &str) -> Option<Score> {
        Score::find_in(text, Dialect::ANY)
    }
    /// Parses a result in records of one kind; arbiter's results are always accepted.
    pub fn find_in(text: &str, dialect: Dialect) -> Option<Score> {
        let text = text.trim();
        let dialect = Dialect { draughts: dialect.draughts, ..Dialect::ANY };
        Score::begins(text, dialect).filter(|(_, length)| *length == text.len()).map(|(score, _)| score)
    }

    /// Parses a result at the start of a text. Returns its length in bytes. Arbiter's results only if the dialect has
    /// them: elsewhere `0-0` is castling.
    pub(super) fn begins(text: &str, dialect: Dialect) -> Option<(Score, usize)> {
        let first = ['0', '1', '½', '*'];
        let begins = text.starts_with(first) || dialect.draughts && text.starts_with('2');
        if !begins {
            return None;
        }
        let ended =
            |length: usize| !text[length..].starts_with(|c: char| is_word(c) || matches!(c, '-' | '–' | '/'));
        let hit = |(form, score): &(&str, Score)| {
            (text.starts_with(form) && (*form == "*" || ended(form.len()))).then_some((*score, form.len()))
        };
        let known = |(score, _): &(Score, usize)| match score {
            Score::Neither => dialect.zeros,
            _ => dialect.halves || !score.is_odd(),
        };
        let points = if dialect.draughts { POINTS.iter().find_map(hit) } else { None };
        points.or_else(|| FORMS.iter().find_map(hit)).or_else(|| spaced(text, dialect)).filter(known)
    }
}

/// Parses `1 - 0`, with blanks.
fn spaced(text: &str, dialect: Dialect) -> Option<(Score, usize)> {
    let mut chars = text.chars();
    let (left, rest) = (chars.next()?, chars.as_str());
    let after = rest.trim_start_matches(' ');
    let right = after.strip_prefix(['-', '–'])?.trim_start_matches(' ');
    let mut chars = right.chars();
    let score = match (left, chars.next()?) {
        ('1', '0') => Score::White,
        ('0', '1') => Score::Black,
        ('½', '½') => Score::Draw,
        ('½', '0') => Score::HalfWhite,
        ('0', '½') => Score::HalfBlack,
        ('0', '0') => Score::Neither,
        ('2', '0') if dialect.draughts => Score::White,
        ('1', '1') if dialect.draughts => Score::Draw,
        ('0', '2') if dialect.draughts => Score::Black,
        _ => return None,
    };
    let end = chars.as_str();
    (rest.len() != after.len() && !end.starts_with(|c: char| is_word(c) || c == '-'))
        .then_some((score, text.len() - end.len()))
}

/// True if a character continues a word, so that a result cannot end before it.
fn is_word(c: char) -> bool {
    is_letter(c) || c.is_ascii_digit()
}
