//! Results of games.

use crate::notation::letters::is_letter;
use crate::notation::signs::{is_blank, is_dash};
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
        Score::before_words(text, dialect).filter(|(_, words)| words.is_empty()).map(|(score, _)| score)
    }

    /// As [`Score::find_in`], with the words behind it: `1-0, White wins`.
    pub(super) fn before_words(text: &str, dialect: Dialect) -> Option<(Score, &str)> {
        let is_around = |c: char| c.is_whitespace() || is_blank(c) || AROUND.contains(&c);
        let text = text.trim_matches(is_around);
        let dialect = Dialect { draughts: dialect.draughts, ..Dialect::ANY };
        if let Some((_, score)) = FORFEITS.iter().find(|(signs, _)| *signs == text) {
            return Some((*score, ""));
        }
        let (score, length) = Score::begins(text.trim_end_matches(['F', 'f']), dialect)?;
        let words = text.get(length..).unwrap_or_default();
        (words.is_empty() || words.starts_with(BEHIND)).then_some((score, words))
    }

    /// Parses a result at the start of a text. Returns its length in bytes. Arbiter's results only if the dialect has
    /// them: elsewhere `0-0` is castling.
    pub(super) fn begins(text: &str, dialect: Dialect) -> Option<(Score, usize)> {
        match text.bytes().next()? {
            b'*' => return Some((Score::Open, 1)),
            b'0' | b'1' => {}
            b'2' if dialect.draughts => {}
            _ if text.starts_with('½') => {}
            _ => return forfeited(text).filter(|(score, _)| *score != Score::Neither || dialect.zeros),
        }
        let (left, length) = points(text)?;
        let both = second(&text[length..])
            .and_then(|(right, rest)| Some((Score::of_points(left, right, dialect)?, length + rest)));
        // Half of a draw stands for it: `1/2`.
        let half = || (left == Points::Half && !text.starts_with('0')).then_some((Score::Draw, length));
        let (score, length) = both.or_else(half)?;
        let is_known = match score {
            Score::Neither => dialect.zeros,
            _ => dialect.halves || !score.is_odd(),
        };
        (is_known && is_end(without_forfeit(&text[length..]))).then_some((score, length))
    }

    /// Parses a result in brackets at the start of a text: `(1-0)`, `[½-½]`. Returns its length with the brackets.
    pub(super) fn in_brackets(text: &str, dialect: Dialect) -> Option<(Score, usize)> {
        let close = match text.bytes().next()? {
            b'(' => ')',
            b'[' => ']',
            _ => return None,
        };
        let inside = text[1..].trim_start_matches(is_blank);
        let (score, length) = Score::begins(inside, Dialect { halves: true, ..dialect })?;
        let end = inside[length..].trim_start_matches(|c| is_blank(c) || "Ff.!?+#=/".contains(c));
        (score != Score::Open && end.starts_with(close)).then(|| (score, text.len() - end.len() + 1))
    }

    /// The result that a comment behind the last move says, and nothing else. `{+-}` is a judgement, `{1:0}` a time.
    pub(super) fn in_comment(text: &str, dialect: Dialect) -> Option<Score> {
        if text.len() >= LONGEST || !text.contains(['0', '1', '½']) || text.contains(':') {
            return None;
        }
        let score = Score::find_in(text, dialect)?;
        (score != Score::Open && !score.is_odd()).then_some(score)
    }

    fn of_points(left: Points, right: Points, dialect: Dialect) -> Option<Score> {
        Some(match (left, right) {
            (Points::One, Points::Zero) => Score::White,
            (Points::Zero, Points::One) => Score::Black,
            (Points::Half, Points::Half) => Score::Draw,
            (Points::Half, Points::Zero) => Score::HalfWhite,
            (Points::Zero, Points::Half) => Score::HalfBlack,
            (Points::Zero, Points::Zero) => Score::Neither,
            (Points::Two, Points::Zero) if dialect.draughts => Score::White,
            (Points::One, Points::One) if dialect.draughts => Score::Draw,
            (Points::Zero, Points::Two) if dialect.draughts => Score::Black,
            _ => return None,
        })
    }
}

/// Quotes and brackets around the result of a tag.
const AROUND: [char; 11] = ['"', '\'', '“', '”', '„', '(', ')', '[', ']', '{', '}'];

/// Signs and words behind the result of a tag.
const BEHIND: [char; 15] = [',', '.', ';', '(', '{', ' ', '+', '#', '=', '!', '?', '*', '/', 'F', 'f'];

/// Maximum length of a comment that is a result, in bytes.
const LONGEST: usize = 24;

/// Results of games that were not played, in the tag alone: behind a move these signs are judgements.
const FORFEITS: [(&str, Score); 6] = [
    ("+/-", Score::White),
    ("+-", Score::White),
    ("+ -", Score::White),
    ("-/+", Score::Black),
    ("-+", Score::Black),
    ("- +", Score::Black),
];

/// The result of a game that was not played, since one player came: `+:-`. Returns its length in bytes.
fn forfeited(text: &str) -> Option<(Score, usize)> {
    // True for the player who came.
    let side = |text: &'_ str| {
        let c = text.chars().next().filter(|c| *c == '+' || is_dash(*c))?;
        Some((c == '+', c.len_utf8()))
    };
    let (white, length) = side(text)?;
    let colon = text[length..].trim_start_matches(is_blank);
    let right = colon.strip_prefix(':')?.trim_start_matches(is_blank);
    let (black, length) = side(right)?;
    let score = match (white, black) {
        (true, false) => Score::White,
        (false, true) => Score::Black,
        (false, false) => Score::Neither,
        (true, true) => return None,
    };
    is_end(&right[length..]).then(|| (score, text.len() - right.len() + length))
}

/// A text behind a result without the letters of a forfeit: `1-0F`, `0-1ff`.
fn without_forfeit(text: &str) -> &str {
    let letters = text.bytes().take_while(|b| matches!(b, b'F' | b'f')).count();
    let behind = &text[letters..];
    let is_word = behind.starts_with(|c: char| c.is_alphanumeric());
    if letters > 2 || is_word { text } else { behind }
}

/// The points of one player; two for a win in draughts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Points {
    Zero,
    Half,
    One,
    Two,
}

/// The notations of points, the longer before those that they begin with.
const POINTS: [(&str, Points); 8] = [
    ("1/2", Points::Half),
    ("1\u{2044}2", Points::Half),
    ("½", Points::Half),
    ("0.5", Points::Half),
    ("0,5", Points::Half),
    ("0", Points::Zero),
    ("1", Points::One),
    ("2", Points::Two),
];

/// The points at the start of a text, and their length in bytes.
fn points(text: &str) -> Option<(Points, usize)> {
    POINTS.iter().find(|(form, _)| text.starts_with(form)).map(|(form, points)| (*points, form.len()))
}

/// The points of the second player behind a dash or a colon, and the length of both with the blanks between them.
fn second(text: &str) -> Option<(Points, usize)> {
    let sign = text.trim_start_matches(is_blank);
    let right = sign.strip_prefix(|c| c == ':' || is_dash(c))?.trim_start_matches(is_blank);
    let (right_points, length) = points(right)?;
    Some((right_points, text.len() - right.len() + length))
}

/// True if a result can end before a text.
fn is_end(text: &str) -> bool {
    let mut chars = text.chars();
    match chars.next() {
        Some(c) if is_letter(c) || c.is_ascii_digit() || c == '½' || is_dash(c) => false,
        Some('.' | ',' | ':' | '/') => !chars.next().is_some_and(|c| c.is_ascii_digit()),
        _ => true,
    }
}
