//! Move lists: numbers, lines and columns.

use super::token::Sink;
use super::{Letters, Notation, Style, Token, TokenPart, plain_text};
use crate::position::Side;

/// The typography of move numbers (contradictions X13: French and Dutch tight, English spaced).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// True if a blank separates number and move.
    pub spaced: bool,
}

impl Numbering {
    /// The default of the language.
    pub const fn of(letters: &Letters) -> Numbering {
        Numbering { spaced: letters.spaced }
    }

    /// `34.` before a move of the side that begins, `34…` before one of the other.
    pub fn before<P: Notation>(self, p: &P) -> Vec<Token> {
        let (number, leads) = (p.number(), p.turn() == p.first());
        let (point, dots) = match (leads, self.spaced) {
            (true, true) => (". ", ""),
            (true, false) => (".", ""),
            (false, true) => (". ", "… "),
            (false, false) => ("", "…"),
        };
        let text = number.to_string() + point;
        let mut tokens = Vec::with_capacity(2);
        tokens.push_token(TokenPart::Number, &text, &|| (msg!(Number { number }), Vec::new()));
        tokens.push_token(TokenPart::Dots, dots, &|| (msg!(Dots), Vec::new()));
        tokens
    }
}

/// A single move with its number: `34.Rh2`, `34…Td1`.
pub fn single<P: Notation>(p: &P, m: &P::Move, style: &Style) -> String {
    plain_text(&Numbering::of(style.letters).before(p)) + &p.text(m, style)
}

/// The moves of a line with number and side, as texts.
pub fn numbered<P: Notation>(start: &P, moves: &[P::Move], style: &Style) -> Vec<(u32, Side, String)> {
    let mut p = start.clone();
    let mut out = Vec::with_capacity(moves.len());
    for m in moves {
        out.push((p.number(), p.turn(), p.text(m, style)));
        p.play_unchecked(m);
    }
    out
}

/// A line of moves: `1.e4 e5 2.Cf3 Cc6`.
pub fn movetext<P: Notation>(start: &P, moves: &[P::Move], style: &Style) -> String {
    let numbering = Numbering::of(style.letters);
    let mut line = String::new();
    let mut p = start.clone();
    for m in moves {
        let first = line.is_empty();
        if !first {
            line.push(' ');
        }
        if p.turn() == p.first() || first {
            line += &plain_text(&numbering.before(&p));
        }
        line += &p.text(m, style);
        p.play_unchecked(m);
    }
    line
}

/// A line of moves in columns: number, the side that begins, the other; a cell without a move is empty.
pub fn columns<P: Notation>(start: &P, moves: &[P::Move], style: &Style) -> Vec<(u32, String, String)> {
    let mut rows: Vec<(u32, String, String)> = Vec::new();
    for (number, side, text) in numbered(start, moves, style) {
        match (side == start.first(), rows.last_mut()) {
            (false, Some(row)) if row.0 == number => row.2 = text,
            (false, _) => rows.push((number, String::new(), text)),
            (true, _) => rows.push((number, text, String::new())),
        }
    }
    rows
}
