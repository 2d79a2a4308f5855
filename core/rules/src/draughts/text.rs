//! Positions as text: the FEN of PDN 3.0, with the counters that lidraughts adds to it.

use super::draws::{MOST_MOVES, Tired};
use super::{Position, Rules, Setup};
use crate::digits::number;
use crate::geometry::{Board, Corner, Field, Naming};
use crate::position::Side;

/// A parse error: its place and cause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Byte offset of the error.
    pub at: usize,
    /// Cause of the error.
    pub fault: TextFault,
}

/// Causes of a text error.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TextFault {
    /// Neither `W` nor `B` as a side; an unknown side (`?`) is not supported.
    Side,
    /// Not a field of this board.
    Field,
    /// Two pieces on one field.
    Twice,
    /// Not a move counter, or too large.
    Counter,
}

/// A part of a text and its byte offset.
#[derive(Copy, Clone)]
struct Piece<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Piece<'t> {
    fn fault(self, fault: TextFault) -> TextError {
        TextError { at: self.at, fault }
    }
    /// Trims blanks at both ends.
    fn trimmed(self) -> Self {
        let text = self.text.trim_ascii_start();
        Piece { text: text.trim_ascii_end(), at: self.at + self.text.len() - text.len() }
    }
    /// The rest after a number of bytes.
    fn after(self, bytes: usize) -> Self {
        Piece { text: self.text.get(bytes..).unwrap_or_default(), at: self.at + bytes }
    }
    /// Strips one of these letters. Returns the letter, if any, and the rest.
    fn strip(self, letters: &[u8]) -> (Option<u8>, Self) {
        let first = self.text.bytes().next().filter(|b| letters.contains(b));
        (first, self.after(usize::from(first.is_some())))
    }
    /// Splits at a sign; the second part is none if the sign is missing.
    fn cut(self, sign: char) -> (Self, Option<Self>) {
        match self.text.split_once(sign) {
            Some((text, _)) => (Piece { text, at: self.at }, Some(self.after(text.len() + 1))),
            None => (self, None),
        }
    }
}

/// The board with the naming scheme of a name: the game's own scheme or the other one. Numbers on
/// boards with letters run from the top left (rules/draughts.md 1: 1 = b8, 32 = g1), letters on numbered
/// boards are those of White.
fn called(board: Board, name: &str) -> Board {
    let numeric = name.bytes().all(|b| b.is_ascii_digit());
    let other = Naming::draughts(numeric.then_some(Corner::TopLeft));
    let naming = if numeric == board.naming.numbers.is_some() { board.naming } else { other };
    Board { naming, ..board }
}

/// The field with a name in either scheme.
pub(super) fn field(board: Board, name: &str) -> Option<Field> {
    let numeric = name.bytes().all(|b| b.is_ascii_digit());
    let short = if numeric { name.trim_start_matches('0') } else { name };
    called(board, name).naming.field(&board.grid, short)
}

impl Setup {
    /// Parses a position: `W:W31-50:B1-20`, colours in any order, blanks and a trailing dot tolerated,
    /// ghosts of lidraughts (pieces being captured) ignored.
    ///
    /// # Errors
    ///
    /// [`TextError`] at the first invalid part.
    pub fn from_text(rules: &Rules, text: &str) -> Result<Setup, TextError> {
        let start = text.trim_start_matches('\u{feff}');
        let whole = Piece { text: start, at: text.len() - start.len() }.trimmed();
        let text = whole.text.strip_suffix('.').unwrap_or(whole.text);
        let (turn, mut rest) = Piece { text, ..whole }.cut(':');
        let turn = turn.trimmed();
        let side = match turn.text {
            "W" | "w" => Side::White,
            "B" | "b" => Side::Black,
            _ => return Err(turn.fault(TextFault::Side)),
        };
        let mut setup = Setup::empty(side);
        while let Some(parts) = rest {
            let (part, others) = parts.cut(':');
            setup.part(rules, part.trimmed())?;
            rest = others;
        }
        Ok(setup)
    }

    fn part(&mut self, rules: &Rules, part: Piece) -> Result<(), TextError> {
        let (letter, rest) = part.strip(b"WBHF+");
        let counter = |least| {
            let value = number(rest.text).filter(|n| (least..=MOST_MOVES).contains(n));
            value.ok_or(rest.fault(TextFault::Counter))
        };
        match letter {
            Some(b'W') => self.list(rules, Side::White, rest),
            Some(b'B') => self.list(rules, Side::Black, rest),
            Some(b'H') => {
                self.told.clock = true;
                counter(0).map(|n| self.quiet = n)
            }
            Some(b'F') => {
                self.told.clock = true;
                counter(1).map(|n| self.number = n)
            }
            Some(_) => self.kings_told(rules, rest),
            // A trailing colon.
            None if part.text.is_empty() => Ok(()),
            None => Err(part.fault(TextFault::Side)),
        }
    }

    fn list(&mut self, rules: &Rules, side: Side, list: Piece) -> Result<(), TextError> {
        let mut rest = Some(list);
        while let Some(items) = rest {
            let (item, others) = items.cut(',');
            if !item.trimmed().text.is_empty() {
                self.item(rules, side, item.trimmed())?;
            }
            rest = others;
        }
        Ok(())
    }

    /// Parses a field or a range of fields, optionally of kings: `K12-14` is three kings.
    fn item(&mut self, rules: &Rules, side: Side, item: Piece) -> Result<(), TextError> {
        let (figure, name) = item.strip(b"KGP");
        let (first, last) = name.cut('-');
        let named = |name: Piece| {
            let name = name.trimmed();
            field(rules.board, name.text).ok_or(name.fault(TextFault::Field))
        };
        let board = called(rules.board, first.trimmed().text);
        let first = named(first)?;
        let last = last.map_or(Ok(first), |last| named(last.trimmed().strip(b"K").1))?;
        let (mut within, mut both) = (false, first == last);
        for at in board.in_order() {
            let edge = at == first || at == last;
            within |= edge;
            if !within {
                continue;
            }
            if matches!(figure, None | Some(b'K')) {
                if Side::BOTH.iter().any(|side| self.of(*side).contains(at)) {
                    return Err(item.fault(TextFault::Twice));
                }
                let set = if figure.is_some() { &mut self.kings } else { &mut self.men };
                set[side.index()].insert(at);
            }
            // The range begins at its first edge and ends at its second.
            if edge && std::mem::replace(&mut both, true) {
                break;
            }
        }
        Ok(())
    }

    /// Parses the consecutive quiet moves of Black's and of White's king, with the fields of the kings: `+0+246`.
    fn kings_told(&mut self, rules: &Rules, told: Piece) -> Result<(), TextError> {
        let (black, white) = told.cut('+');
        let white = white.ok_or(black.after(black.text.len()).fault(TextFault::Counter))?;
        for (side, told) in [(Side::Black, black), (Side::White, white)] {
            let (digit, name) = told.strip(b"0123");
            let moves = digit.ok_or(told.fault(TextFault::Counter))? - b'0';
            if moves == 0 && name.text.is_empty() {
                continue;
            }
            // The only king need not be named.
            let only = self.kings[side.index()];
            let only = only.iter().next().filter(|_| name.text.is_empty() && only.len() == 1);
            let king = only.or_else(|| field(rules.board, name.text)).ok_or(name.fault(TextFault::Field))?;
            if moves > 0 && rules.king_moves_in_row > 0 {
                self.tired[side.index()] = Some(Tired { king, moves });
            }
        }
        self.told.kings = rules.king_moves_in_row > 0;
        Ok(())
    }
}

impl Setup {
    /// Serialises the arrangement: fields in the order of their names, counters only if they were parsed, or
    /// if a king has used up its quiet moves (Frisian): without them it might move again.
    pub fn text(&self, rules: &Rules) -> String {
        let letter = |side| if side == Side::White { 'W' } else { 'B' };
        let Board { grid, naming, .. } = rules.board;
        let mut out = String::from(letter(self.turn));
        for side in Side::BOTH {
            out.push(':');
            out.push(letter(side));
            let mut first = true;
            for field in rules.board.in_order().filter(|field| self.of(side).contains(*field)) {
                if !std::mem::take(&mut first) {
                    out.push(',');
                }
                if self.kings[side.index()].contains(field) {
                    out.push('K');
                }
                out.push_str(&naming.name(&grid, field));
            }
        }
        if self.told.clock {
            for (letter, number) in [(":H", self.quiet), (":F", self.number)] {
                out.push_str(letter);
                out.push_str(&number.to_string());
            }
        }
        let spent = |tired: &Tired| tired.moves >= rules.king_moves_in_row;
        if self.told.kings || self.tired.iter().flatten().any(spent) {
            out.push(':');
            for side in [Side::Black, Side::White] {
                out.push('+');
                let tired = self.tired[side.index()];
                out.push_str(&tired.map_or(0, |tired| tired.moves).to_string());
                out.push_str(&tired.map_or(String::new(), |tired| naming.name(&grid, tired.king)));
            }
        }
        out
    }
}

impl Position {
    /// Serialises the position.
    pub fn to_fen(&self) -> String {
        Setup::from(self).text(self.rules)
    }
}
