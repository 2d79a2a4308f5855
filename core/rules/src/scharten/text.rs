//! Positions as text (section 10).

use super::darts::ORDER;
use super::tables::BOARD;
use super::{Position, Role, Setup};
use crate::digits::number;
use crate::geometry::{DARTBOARD, Field, FieldSet, Naming};
use crate::position::Side;
use crate::words::Words;

/// A parse error: its place and cause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Byte offset of the error.
    pub at: usize,
    /// Cause of the error.
    pub fault: TextFault,
}

/// Causes of a text error.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum TextFault {
    /// Not a piece letter, digit or slash.
    Piece,
    /// A rank has more or fewer than ten fields.
    RankLength,
    /// There are not eight ranks.
    RankCount,
    /// Neither `w` nor `b`.
    Turn,
    /// Not a list of fields.
    Unmoved,
    /// Not a field name.
    EnPassant,
    /// Not a move counter below 100,000.
    Counter,
    /// Not two numbers of pieces or darts.
    Throws,
    /// Trailing text after the position.
    Trailing,
}

/// Upper limit of counters, against malformed input: no game is longer.
pub(super) const MOST_MOVES: u32 = 99_999;
/// Exclusive upper limit of consecutive lost darts.
const MOST_MISSES: u32 = 256;

impl Setup {
    /// Parses the text form (section 10). Missing trailing fields take their default.
    ///
    /// # Errors
    ///
    /// [`TextError`] at the first invalid field.
    #[inline]
    pub fn from_text(text: &str) -> Result<Setup, TextError> {
        let mut setup = Setup::empty();
        let mut words = Words::of(text);
        let (at, board) = words.next().unwrap_or((0, ""));
        read_board(&mut setup, at, board)?;
        if let Some((at, turn)) = words.next() {
            setup.turn = match turn {
                "w" => Side::White,
                "b" => Side::Black,
                _ => return Err(TextError { at, fault: TextFault::Turn }),
            };
        }
        if let Some((at, unmoved)) = words.next().filter(|f| f.1 != "-") {
            read_unmoved(&mut setup, at, unmoved)?;
        }
        if let Some((at, field)) = words.next().filter(|f| f.1 != "-") {
            let field = Naming::DARTBOARD.field(&DARTBOARD, field);
            setup.passed = Some(field.ok_or(TextError { at, fault: TextFault::EnPassant })?);
        }
        setup.halfmoves = counter(words.next(), 0)?;
        setup.number = counter(words.next(), 1)?;
        if let Some(word) = words.next() {
            setup.to_throw = Some(pair(word, ORDER.len() as u32 + 1)?);
        }
        if let Some(word) = words.next() {
            setup.misses = pair(word, MOST_MISSES)?;
        }
        match words.next() {
            Some((at, _)) => Err(TextError { at, fault: TextFault::Trailing }),
            None => Ok(setup),
        }
    }

    /// Serialises the arrangement.
    #[inline]
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(128);
        for (y, rank) in self.board.chunks(usize::from(DARTBOARD.files)).enumerate().rev() {
            write_rank(&mut text, rank);
            text.push(if y == 0 { ' ' } else { '/' });
        }
        text.push(if self.turn == Side::White { 'w' } else { 'b' });
        text.push(' ');
        let by_line = (0..DARTBOARD.files).flat_map(|x| (0..DARTBOARD.ranks).map(move |y| (x, y)));
        let unmoved = FieldSet(self.unmoved.0 & BOARD);
        for at in by_line.filter_map(|(x, y)| DARTBOARD.field(x, y)) {
            if unmoved.contains(at) {
                push_field(&mut text, at);
            }
        }
        if unmoved.is_empty() {
            text.push('-');
        }
        text.push(' ');
        match self.passed {
            Some(at) => push_field(&mut text, at),
            None => text.push('-'),
        }
        for count in [self.halfmoves, self.number] {
            text.push(' ');
            text.push_str(&count.to_string());
        }
        if let Some(left) = self.to_throw {
            for [white, black] in [left, self.misses] {
                text.push_str(&format!(" {white}/{black}"));
            }
        }
        text
    }
}

impl Position {
    /// Serialises the position (section 10).
    #[inline]
    pub fn text(&self) -> String {
        Setup::from(self).text()
    }
}

#[inline]
fn push_field(text: &mut String, at: Field) {
    let (x, y) = DARTBOARD.xy(at);
    text.push(Naming::DARTBOARD.file(x % DARTBOARD.files));
    text.push(char::from(b'1' + y));
}

#[inline]
fn write_rank(text: &mut String, rank: &[Option<(Side, Role)>]) {
    let mut empty = 0;
    for piece in rank.iter().map(Some).chain([None]) {
        if let Some(None) = piece {
            empty += 1;
            continue;
        }
        if empty > 0 {
            match char::from_digit(empty, 10) {
                Some(digit) => text.push(digit),
                None => text.push_str(&empty.to_string()),
            }
            empty = 0;
        }
        if let Some(Some((side, role))) = piece {
            let letter = role.letter();
            text.push(if *side == Side::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
}

#[inline]
fn read_board(setup: &mut Setup, start: usize, board: &str) -> Result<(), TextError> {
    let (files, mut x, mut y) = (DARTBOARD.files, 0u8, DARTBOARD.ranks - 1);
    // The current run of empty fields.
    let mut run = 0u8;
    for (i, c) in board.char_indices() {
        let error = |fault| Err(TextError { at: start + i, fault });
        if let Some(digit) = c.to_digit(10) {
            let more = run * 10 + digit as u8;
            if more == 0 {
                return error(TextFault::Piece);
            }
            if x + more - run > files {
                return error(TextFault::RankLength);
            }
            x += more - run;
            run = more;
            continue;
        }
        run = 0;
        match c {
            '/' if x != files => return error(TextFault::RankLength),
            '/' if y == 0 => return error(TextFault::RankCount),
            '/' => (x, y) = (0, y - 1),
            _ => {
                let Some(role) = Role::from_letter(c) else { return error(TextFault::Piece) };
                let side = if c.is_ascii_uppercase() { Side::White } else { Side::Black };
                let place = DARTBOARD.field(x, y).and_then(|at| setup.board.get_mut(at.index()));
                let Some(place) = place else { return error(TextFault::RankLength) };
                *place = Some((side, role));
                x += 1;
            }
        }
    }
    let at = start + board.len();
    match (x, y) {
        (10, 0) => Ok(()),
        (_, 0) => Err(TextError { at, fault: TextFault::RankLength }),
        _ => Err(TextError { at, fault: TextFault::RankCount }),
    }
}

#[inline]
fn read_unmoved(setup: &mut Setup, start: usize, fields: &str) -> Result<(), TextError> {
    let mut at = 0;
    while at < fields.len() {
        let field = fields.get(at..at + 2).and_then(|name| Naming::DARTBOARD.field(&DARTBOARD, name));
        let fault = TextError { at: start + at, fault: TextFault::Unmoved };
        setup.unmoved.insert(field.ok_or(fault)?);
        at += 2;
    }
    Ok(())
}

#[inline]
fn counter(word: Option<(usize, &str)>, missing: u32) -> Result<u32, TextError> {
    let Some((at, text)) = word else { return Ok(missing) };
    number(text).filter(|n| *n <= MOST_MOVES).ok_or(TextError { at, fault: TextFault::Counter })
}

/// Parses two numbers below a limit.
#[inline]
fn pair((at, word): (usize, &str), below: u32) -> Result<[u8; 2], TextError> {
    let mut parts = word.split('/').map(|part| number(part).filter(|n| *n < below));
    match (parts.next().flatten(), parts.next().flatten(), parts.next()) {
        (Some(white), Some(black), None) => Ok([white as u8, black as u8]),
        _ => Err(TextError { at, fault: TextFault::Throws }),
    }
}
