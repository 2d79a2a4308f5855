//! Moves in a row: numbers, lines and columns.

use super::{Letters, Notation, Part, Style, Token};
use crate::position::Side;
use crate::text::Msg;

/// How the numbers of moves are set (contradictions X13: French and Dutch tight, English spaced).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// Whether a blank stands between number and move.
    pub spaced: bool,
}

impl Numbering {
    /// As the language has it.
    pub const fn of(letters: &Letters) -> Numbering {
        Numbering { spaced: letters.spaced }
    }

    /// `34.` before a move of White, `34…` before one of Black.
    pub fn before(self, number: u32, side: Side) -> Vec<Token> {
        let token = |text: String, part, says| Token { text, part, says, fields: Vec::new() };
        let blank = if self.spaced { " " } else { "" };
        let says = Msg::Number { number };
        match side {
            Side::White => vec![token(format!("{number}.{blank}"), Part::Number, says)],
            Side::Black if self.spaced => vec![
                token(format!("{number}. "), Part::Number, says),
                token("… ".into(), Part::Dots, Msg::Dots),
            ],
            Side::Black => {
                vec![token(number.to_string(), Part::Number, says), token("…".into(), Part::Dots, Msg::Dots)]
            }
        }
    }
}

fn joined(tokens: Vec<Token>) -> String {
    tokens.into_iter().map(|t| t.text).collect()
}

/// A single move with its number: `34.Rh2`, `34…Td1`.
pub fn single<P: Notation>(p: &P, m: &P::Move, style: &Style) -> String {
    joined(Numbering::of(style.letters).before(p.number(), p.turn())) + &p.text(m, style)
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
    for (i, (number, side, text)) in numbered(start, moves, style).into_iter().enumerate() {
        if i > 0 {
            line.push(' ');
        }
        if side == Side::White || i == 0 {
            line += &joined(numbering.before(number, side));
        }
        line += &text;
    }
    line
}

/// The same in columns: number, White, Black; a cell without a move is empty.
pub fn columns<P: Notation>(start: &P, moves: &[P::Move], style: &Style) -> Vec<(u32, String, String)> {
    let mut rows: Vec<(u32, String, String)> = Vec::new();
    for (number, side, text) in numbered(start, moves, style) {
        match (side, rows.last_mut()) {
            (Side::Black, Some(row)) if row.0 == number => row.2 = text,
            (Side::Black, _) => rows.push((number, String::new(), text)),
            (Side::White, _) => rows.push((number, text, String::new())),
        }
    }
    rows
}
