//! Positions as text: the FEN of PDN 3.0.

use super::{Position, Rules, Setup};
use crate::geometry::Board;
use crate::position::Side;

/// What is wrong with a text, and where.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Bytes before the place.
    pub at: usize,
    /// What is wrong.
    pub fault: TextFault,
}

/// What may be wrong.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// Neither `W` nor `B` where a side is named.
    Side,
    /// No field of this board.
    Field,
    /// Two pieces on one field.
    Twice,
}

impl Setup {
    /// Reads a text for a game.
    pub fn from_text(rules: &Rules, text: &str) -> Result<Setup, TextError> {
        let mut at = 0;
        let mut setup = Setup {
            men: Default::default(),
            kings: Default::default(),
            turn: Side::White,
            number: 1,
            quiet: 0,
        };
        for (i, part) in text.trim_end_matches(['.', ' ']).split(':').enumerate() {
            let side = match part.as_bytes().first() {
                Some(b'W') => Side::White,
                Some(b'B') => Side::Black,
                _ => return Err(TextError { at, fault: TextFault::Side }),
            };
            if i == 0 {
                setup.turn = side;
            } else {
                setup.list(rules, side, part.get(1..).unwrap_or_default(), at + 1)?;
            }
            at += part.len() + 1;
        }
        Ok(setup)
    }

    fn list(&mut self, rules: &Rules, side: Side, list: &str, mut at: usize) -> Result<(), TextError> {
        let Board { grid, naming, .. } = rules.board;
        for item in list.split(',').filter(|_| !list.is_empty()) {
            let (king, name) = item.strip_prefix('K').map_or((false, item), |name| (true, name));
            let (first, last) = name.split_once('-').unwrap_or((name, name));
            let field = |name: &str| {
                naming.field(&grid, name.trim()).ok_or(TextError { at, fault: TextFault::Field })
            };
            let (first, last) = (field(first)?, field(last)?);
            let range = |f: &crate::geometry::Field| (first.min(last)..=first.max(last)).contains(f);
            for f in grid.fields().filter(range) {
                let set = if king { &mut self.kings } else { &mut self.men };
                set[side.index()].insert(f);
            }
            at += item.len() + 1;
        }
        Ok(())
    }
}

impl Setup {
    /// The arrangement as text.
    pub fn text(&self, rules: &Rules) -> String {
        let letter = |side| if side == Side::White { 'W' } else { 'B' };
        let mut out = String::from(letter(self.turn));
        for side in Side::BOTH {
            out.push(':');
            out.push(letter(side));
            let mut first = true;
            for field in rules.board.in_order() {
                let king = self.kings[side.index()].contains(field);
                if !king && !self.men[side.index()].contains(field) {
                    continue;
                }
                if !std::mem::take(&mut first) {
                    out.push(',');
                }
                if king {
                    out.push('K');
                }
                out.push_str(&rules.board.naming.name(&rules.board.grid, field));
            }
        }
        out
    }
}

impl Position {
    /// The position as text.
    pub fn to_fen(&self) -> String {
        Setup::from(self).text(self.rules)
    }
}
