//! The draw with a die, throw by throw, with a sentence for each.

use super::Rank;
use notabene_core::chess::{Draw, Step, Thrown, Way, uniform};
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::noun;
use notabene_core::position::{Glyph, Side};

/// A square of the rank while it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieSquare {
    /// The piece on it.
    pub glyph: Option<Glyph>,
    /// The throws that would bring the next piece here.
    pub throws: Vec<u8>,
}

/// A draw in progress, with its throws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceThrows {
    way: Way,
    draw: Draw,
    /// The throws, with the decision of each.
    pub explained: Vec<(u8, Msg)>,
}

impl Default for DiceThrows {
    fn default() -> DiceThrows {
        DiceThrows::new(Way::Club)
    }
}

impl DiceThrows {
    /// A draw before its first throw.
    pub fn new(way: Way) -> DiceThrows {
        DiceThrows { way, draw: Draw::new(way), explained: Vec::new() }
    }

    /// The method of the draw.
    pub fn way(&self) -> Way {
        self.way
    }

    /// Adds a throw of 1 to 6; ignores other numbers, and throws after the end.
    pub fn throw(&mut self, die: u8) {
        let files = self.draw.files();
        let message = match self.draw.throw(die) {
            Thrown::Nothing => return,
            Thrown::TooHigh => msg!(DieTooHigh { die }),
            Thrown::Placed(step, file) => placement_message(die, step, file, files.len() as u32),
        };
        self.explained.push((die, message));
    }

    /// The squares from a to h.
    pub fn squares(&self) -> Vec<DieSquare> {
        let files = self.draw.files();
        let throws = |x: u8| (1..=6).filter(|die| self.decides(&files, *die) == Some(x)).collect();
        let square = |(x, place): (u8, &Option<notabene_core::chess::Role>)| DieSquare {
            glyph: place.map(|role| Glyph { side: Side::White, figure: role.figure() }),
            throws: throws(x),
        };
        (0..8).zip(self.draw.places()).map(square).collect()
    }

    /// Returns the file that a throw would decide.
    fn decides(&self, files: &[u8], die: u8) -> Option<u8> {
        let at = usize::from(die - 1);
        match self.way {
            Way::Club => files.get(at % files.len().max(1)).copied(),
            Way::Fair => files.get(at).copied(),
        }
    }

    /// The next throw in words, or the rule for the pieces that were left.
    pub fn next(&self) -> Msg {
        match (self.draw.step(), self.way) {
            (Some(step), _) => {
                let fields = self.draw.files().into_iter().map(name).collect();
                msg!(DieNext { piece: noun(step.role().figure()), fields })
            }
            (None, Way::Club) => msg!(DieKnights),
            (None, Way::Fair) => msg!(DieRooks),
        }
    }

    /// The array, once all pieces are placed.
    pub fn rank(&self) -> Option<Rank> {
        self.draw.array().map(Rank::from)
    }

    /// Returns a throw from 32 random bits; `None` if new bits are needed.
    pub fn thrown(bits: u32) -> Option<u8> {
        uniform(bits, 6).map(|n| n as u8 + 1)
    }
}

fn name(file: u8) -> String {
    Naming::CHESS.name(&CHESS, Field(file))
}

fn placement_message(die: u8, step: Step, file: u8, among: u32) -> Msg {
    let (piece, field) = (noun(step.role().figure()), name(file));
    match among {
        1 => msg!(DieOnly { die, piece, field }),
        _ if u32::from(die) > among => msg!(DieAround { die, piece, field, among }),
        _ => msg!(DiePlaces { die, piece, field }),
    }
}
