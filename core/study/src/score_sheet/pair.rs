//! Two pupils at one screen: each writes the game on the own sheet in the own letters; at the end the sheets are
//! compared with the game and with each other.

use super::dictation::{Comparison, compare};
use super::handwriting::{Handwriting, split_entry};
use notabene_core::game::played::Played;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Letters, Notation as _, Style};
use notabene_core::position::Side;

/// Separator of two sheets in a saved text: a form feed, which no place of a sheet can hold.
const BETWEEN: &str = "\n\u{c}\n";

/// The sheets of White and Black.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetPair(pub [Handwriting; 2]);

/// A half-move that differs on the two sheets.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetConflict {
    /// The half-move, counted from 0.
    pub ply: usize,
    /// The texts on the sheet of White and on that of Black.
    pub written: [String; 2],
    /// Both in one sentence.
    pub message: Msg,
}

/// Comparison of two sheets with each other and with their game.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetComparison {
    /// Comparison of the sheet of White with the game, and of that of Black.
    pub sheets: [Comparison; 2],
    /// Differences between the two sheets.
    pub clashes: Vec<SheetConflict>,
}

impl SheetPair {
    /// Two empty sheets.
    pub const fn new(white: &'static Letters, black: &'static Letters) -> SheetPair {
        SheetPair([Handwriting::new(white), Handwriting::new(black)])
    }
    /// The sheet of a player.
    pub const fn of(&self, side: Side) -> &Handwriting {
        match side {
            Side::White => &self.0[0],
            Side::Black => &self.0[1],
        }
    }
    /// The sheet of a player, mutable.
    pub const fn of_mut(&mut self, side: Side) -> &mut Handwriting {
        match side {
            Side::White => &mut self.0[0],
            Side::Black => &mut self.0[1],
        }
    }
    /// Returns both as one text to save on the device.
    pub fn save(&self) -> String {
        format!("{}{BETWEEN}{}", self.0[0].save(), self.0[1].save())
    }
    /// Parses a saved text; `None` if it is no pair.
    pub fn restore(text: &str) -> Option<SheetPair> {
        let (white, black) = text.split_once(BETWEEN)?;
        Some(SheetPair([Handwriting::restore(white)?, Handwriting::restore(black)?]))
    }
    /// Compares both sheets with the game and with each other. Two texts clash if they do not mean the same move:
    /// other letters for the same piece are no clash.
    pub fn compare(&self, played: &Played, style: &Style) -> SheetComparison {
        let [white, black] = &self.0;
        let mut clashes = Vec::new();
        for ply in 0..white.len().max(black.len()) {
            let written = [white.get(ply), black.get(ply)];
            if means(played, ply, white, style) != means(played, ply, black, style) {
                let [first, second] = written.map(String::from);
                let message = match (first.is_empty(), second.is_empty()) {
                    (false, false) => msg!(SheetsDiffer { white: first.clone(), black: second.clone() }),
                    (false, true) => msg!(OnlyWhiteWrote { text: first.clone() }),
                    _ => msg!(OnlyBlackWrote { text: second.clone() }),
                };
                clashes.push(SheetConflict { ply, written: [first, second], message });
            }
        }
        SheetComparison { sheets: [compare(played, white, style), compare(played, black, style)], clashes }
    }
}

/// Returns the move that a text on a sheet means, or the text itself if it means none.
fn means(played: &Played, ply: usize, sheet: &Handwriting, style: &Style) -> String {
    let style = Style { letters: sheet.letters, ..*style };
    let (at, text) = (played.position_at(ply), split_entry(sheet.get(ply)).text);
    at.find(text, &style).map_or_else(|| text.into(), |key| at.id(&key))
}
