//! Additions of draughts records (PDN 3.0; rules/draughts.md 2): moves between
//! squares with blanks in them, NAGs in brackets, a star after a move, set-ups.

use super::game::Ply;
use super::nag;
use super::pgn::lexeme::Lexeme;
use super::score::Score;
use crate::geometry::{Checker, Corner};
use crate::notation::{AnyMove, AnyPosition, HUFFED, Notation, signs};
use crate::position::{Position as _, Side};

/// The NAG for the only move, which some write as a star (PDN 3.0: `$7`).
const ONLY: u8 = 7;

/// Parses a lexeme specific to draughts. Returns its length in bytes.
pub(super) fn parse_prefix(text: &str, at: usize) -> Option<(Lexeme<'_>, usize)> {
    let rest = text.get(at..).unwrap_or_default();
    if let Some(position) = rest.strip_prefix("/FEN") {
        let inner = position.trim_start().strip_prefix('"')?;
        let (position, end) = inner.split_once('"')?;
        let end = end.trim_start().strip_prefix('/')?;
        return Some((Lexeme::Setup(position), rest.len() - end.len()));
    }
    if rest.starts_with('*') {
        let glued = text[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
        return glued.then_some((Lexeme::Mark(ONLY), 1));
    }
    // French books: White (Blancs) wins, Black (Noirs) wins.
    for (sign, score) in [("B+", Score::White), ("N+", Score::Black)] {
        let after = rest.strip_prefix(sign).map(|after| after.bytes().next().is_none_or(|b| b <= b' '));
        if after == Some(true) {
            return Some((Lexeme::Score(score), sign.len()));
        }
    }
    STRENGTHS
        .iter()
        .find(|(sign, _)| rest.starts_with(sign))
        .map(|(sign, mark)| (Lexeme::Mark(*mark), sign.len()))
}

/// NAG signs in brackets, which are not variations.
const STRENGTHS: [(&str, u8); 6] =
    [("(!)", 1), ("(?)", 2), ("(!!)", 3), ("(??)", 4), ("(!?)", 5), ("(?!)", 6)];

/// Upper limit of stops in a capture on any board.
const MOST_SQUARES: usize = 100;

/// Length in bytes of the move at the start of a text, squares with signs between them; none for anything
/// else, such as a move number.
pub(super) fn move_length(text: &str) -> Option<usize> {
    let mut at = square(text)?;
    let mut squares = 1;
    while squares < MOST_SQUARES {
        let rest = &text[at..];
        let sign = sign(rest);
        let Some(next) = square(&rest[sign..]).filter(|_| sign > 0 || is_lettered(rest)) else { break };
        at += sign + next;
        squares += 1;
    }
    // The huffed piece.
    let huffed = text[at..].strip_prefix(HUFFED).and_then(square);
    at += huffed.map_or(0, |length| HUFFED.len_utf8() + length);
    // Words attached to a move are not part of it: `8-11Red`.
    let ends = !text[at..].starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '/'));
    (squares > 1 && ends).then_some(at)
}

/// The ends of the first two numbers of a text that may be the fields of a move without a sign of draughts between them:
/// `32 28`, `32.28`, `32/28`, `3228`. The first may also be the number of a move.
pub(super) fn bare_fields(text: &str) -> Option<[usize; 2]> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let is_field = |name: &str| matches!(name.len(), 1 | 2) && name.bytes().any(|b| b != b'0');
    let (first, start, second) = match digits(text) {
        4 => (2, 2, 2),
        first => {
            let rest = &text[first..];
            let blanks = rest.len() - rest.trim_start_matches(signs::is_blank).len();
            let sign = if blanks > 0 { blanks } else { usize::from(rest.starts_with(BETWEEN)) };
            (first, first + sign, digits(&rest[sign..]))
        }
    };
    let end = start + second;
    let fields = [text.get(..first)?, text.get(start..end)?];
    let is_dotted = text[first..].starts_with('.');
    let mut behind = text[end..].trim_start_matches(' ').chars();
    let ends = match behind.next() {
        None => true,
        // The number of the next move, or a move: `18 2. 37-32`, `1 32 - 28`.
        Some('.') => is_dotted && !behind.next().is_some_and(|c| c.is_ascii_digit()),
        Some('/' | '-' | 'x' | 'X' | '×' | ':') => false,
        Some(c) if signs::is_dash(c) => false,
        Some(c) => text[end..].starts_with(' ') || !c.is_alphanumeric(),
    };
    (fields.into_iter().all(is_field) && (start > first || text.starts_with(fields[0])) && ends)
        .then_some([first, end])
}

/// Signs between the fields of a move that are none of draughts.
const BETWEEN: [char; 3] = ['.', '/', ','];

/// True if a text begins with two moves between numbers, also without a sign between them: `1. 32 28 18 23`.
pub(super) fn begins_bare(text: &str) -> bool {
    let is_blank = |c: char| c.is_whitespace() || signs::is_blank(c);
    let text = text.trim_start_matches(is_blank);
    let moves = text.strip_prefix("1.").unwrap_or(text).trim_start_matches(is_blank);
    let end = |moves: &str| {
        let is_number = moves.starts_with(|c: char| c.is_ascii_digit());
        move_length(moves).filter(|_| is_number).or_else(|| bare_fields(moves).map(|[_, end]| end))
    };
    let two = |moves: &str| end(moves[end(moves)?..].trim_start_matches(|c| is_blank(c) || c == ','));
    two(moves).is_some()
}

/// True if a lettered square begins here: only these need no sign between them (`a3b4`).
fn is_lettered(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Length in bytes of a square: `7`, `07`, `50`, `c3`.
fn square(text: &str) -> Option<usize> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let letter = usize::from(text.starts_with(|c: char| matches!(c, 'a'..='l' | 'A'..='L')));
    let name = &text[letter..];
    let length = digits(name);
    // There is no square 0: `0-1` is a result.
    let some = name[..length].bytes().any(|b| b != b'0');
    (some && length <= 2).then_some(letter + length)
}

/// Length in bytes of a sign between squares with its blanks; 0 if there is none.
fn sign(text: &str) -> usize {
    let signs = ['-', '–', '−', 'x', 'X', '×', ':'];
    let after = text.trim_start_matches(' ').strip_prefix(signs);
    after.map_or(0, |after| text.len() - after.trim_start_matches(' ').len())
}

/// True if a word looks like a move: a number and a sign, or a letter and a number.
pub(super) fn is_like_a_move(word: &str) -> bool {
    move_length(word).is_some()
        || word.starts_with(|c: char| c.is_ascii_digit())
            && word.bytes().any(|b| matches!(b, b'-' | b'x' | b':'))
}

/// True if the first word of a game without an identifying tag is a move of draughts: between numbers, or of a
/// man from a square where no piece stands in chess.
pub(super) fn is_draughts_start(word: &str) -> bool {
    if move_length(word) != Some(word.len()) {
        return false;
    }
    let first = word.bytes().next().unwrap_or_default();
    first.is_ascii_digit() || matches!(word.as_bytes().get(1), Some(b'3' | b'6'))
}

/// The full form of the tag `GameType`: number, side that begins, size, naming scheme and corner of the first square
/// as seen by the side that begins, and a flag for an unused square at the bottom left.
pub(super) fn game_type(start: &AnyPosition, number: u8) -> String {
    let board = start.board();
    let (files, ranks) = (board.grid.files, board.grid.ranks);
    let first = if start.first() == Side::White { 'W' } else { 'B' };
    let naming = match (board.naming.numbers, start.first()) {
        (None, _) => "A0",
        (Some(Corner::TopLeft), Side::White) | (Some(Corner::BottomRight), Side::Black) => "N2",
        (Some(_), _) => "N1",
    };
    let unused = u8::from(board.grid.checker == Checker::DarkRight);
    format!("{number},{first},{files},{ranks},{naming},{unused}")
}

/// True if other programs do not support a move: it breaks the duty to capture, or huffs a piece.
fn is_special(p: &AnyPosition, m: &AnyMove) -> bool {
    p.trace(m).huffed.is_some() || p.blunders().contains(m)
}

/// True if pieces and turn are equal: options and counters are not part of a set-up.
pub(super) fn is_same_position(p: &AnyPosition, wanted: &AnyPosition) -> bool {
    p.turn() == wanted.turn() && p.pieces() == wanted.pieces()
}

/// The move that leads to a set-up. Set-ups represent moves unsupported by other programs (PDN 3.0,
/// FMJD 5.4), and those moves take precedence: a huffed piece may also have been captured on the same path.
pub(super) fn move_leading_to(p: &AnyPosition, wanted: &AnyPosition) -> Option<AnyMove> {
    let leads = |m: &&AnyMove| {
        let mut after = p.clone();
        after.play_unchecked(m);
        is_same_position(&after, wanted)
    };
    let (mut all, usual) = (p.blunders(), p.legal_moves());
    all.extend(usual.iter().filter(|m| p.trace(m).huffed.is_some()).cloned());
    all.extend(usual);
    all.iter().find(leads).cloned()
}

/// A move as in a record: with its NAGs; one unsupported by other programs as the position after it
/// (PDN 3.0), unless that would be parsed as another move.
pub(super) fn written(p: &AnyPosition, ply: &Ply, mut text: String, marks: &[u8]) -> String {
    if is_special(p, &ply.m) && move_leading_to(p, &ply.after).as_ref() == Some(&ply.m) {
        text = format!("/FEN \"{}\"/", ply.after.to_text());
    }
    match marks.first().filter(|mark| nag::is_judgement(**mark)) {
        Some(mark) => format!("{text}{}", nag::shown(*mark)),
        None => text,
    }
}
