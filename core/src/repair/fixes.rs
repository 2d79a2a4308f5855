//! Corrections of a sheet.

use crate::i18n::Msg;
use crate::notation::player;
use crate::position::Side;
use serde::{Deserialize, Serialize};

/// A kind of correction.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Correction {
    /// The text means another move.
    Reading,
    /// The move is right, only its form is wrong.
    Form,
    /// The two moves are in each other's place.
    Columns,
    /// A move was left out, or its place is empty.
    Missing,
    /// Two moves are in one place.
    Two,
    /// A text too much: a move written twice, or nothing that was played.
    Twice,
}

impl Correction {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Correction::Reading => "reading",
            Correction::Form => "form",
            Correction::Columns => "columns",
            Correction::Missing => "missing",
            Correction::Two => "two",
            Correction::Twice => "twice",
        }
    }
}

/// One correction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fix {
    /// The place on the sheet as written, counted from 0; for a move that was left out, the place before which it belongs.
    pub ply: usize,
    /// The half-move of the repaired game, counted from 0; for a text too much, the next one.
    pub at: usize,
    /// The number of the move.
    pub number: u32,
    /// True if it is a move of White.
    pub is_white: bool,
    /// Its kind.
    pub kind: Correction,
    /// The text on the sheet; those of two places with a space between them.
    pub from: String,
    /// The right text, or texts; empty for a text too much.
    pub to: String,
    /// Moves that explain the place nearly as well, the proposed one first; empty if there is no other.
    pub choices: Vec<String>,
}

/// Largest number of choices that are named.
pub(super) const FEW: usize = 5;

impl Fix {
    /// True if so many moves fit that only the players know the right one.
    pub fn is_open(&self) -> bool {
        self.choices.len() > FEW
    }
    /// The side of the move.
    pub fn side(&self) -> Side {
        if self.is_white { Side::White } else { Side::Black }
    }
    /// Move number and player.
    pub fn heading(&self) -> Msg {
        msg!(MoveOf { number: self.number, player: player(self.side()) })
    }
    /// The correction as a sentence.
    pub fn message(&self) -> Msg {
        let Fix { number, from, to, choices, .. } = self;
        let (number, text, right, count) = (*number, from.clone(), to.clone(), choices.len() as u32);
        match self.kind {
            Correction::Reading if self.is_open() => msg!(MendAny { text, count }),
            Correction::Missing if self.is_open() => msg!(MendGap { count }),
            Correction::Reading if count > 1 => msg!(MendUnread { text, right: choices.clone() }),
            Correction::Reading => msg!(MendReading { text, right }),
            Correction::Form => msg!(MendForm { text, right }),
            Correction::Columns => msg!(MendColumns { number }),
            Correction::Missing if count > 1 => msg!(MendMissing { right: choices.clone() }),
            Correction::Missing => msg!(MendMissing { right: vec![right] }),
            Correction::Two => msg!(MendTwo { text }),
            Correction::Twice => msg!(MendTwice { text }),
        }
    }
}
