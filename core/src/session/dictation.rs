//! Dictation: a game is played move by move, a pupil writes, and at the end the sheet is compared with the game.

use super::handwriting::Handwriting;
use super::marking::{Marked, mark_all};
use super::moment::Played;
use crate::digits::{number, push_number};
use crate::geometry::Field;
use crate::notation::signs::{from, joined};
use crate::notation::{Style, player};
use crate::position::Side;
use crate::record::NodeId;
use crate::text::{Msg, cut};

/// The first line of a kept dictation; the number of the half-move told last follows.
const HEADER: &str = "dictation 1 ";

/// A dictation: what was told so far, and what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dictation {
    /// The sheet of the pupil.
    pub sheet: Handwriting,
    /// How many half-moves were told; the last of them is the one to write.
    told: usize,
}

impl Dictation {
    /// Before the first move.
    pub const fn new(sheet: Handwriting) -> Dictation {
        Dictation { sheet, told: 0 }
    }
    /// How many half-moves were told.
    pub const fn told(&self) -> usize {
        self.told
    }
    /// The half-move that is to be written now, counted from 0; none before the first.
    pub const fn now(&self) -> Option<usize> {
        self.told.checked_sub(1)
    }
    /// Tells the next half-move; `false` at the end of the game.
    pub fn go_on(&mut self, played: &Played) -> bool {
        let more = self.told < played.len();
        self.told += usize::from(more);
        more
    }
    /// Goes back to the half-move before.
    pub fn go_back(&mut self) {
        self.told = self.told.saturating_sub(1).max(1).min(self.told);
    }
    /// Whether every move of the game was told.
    pub const fn is_over(&self, played: &Played) -> bool {
        self.told >= played.steps.len()
    }
    /// As text, to be kept on the device.
    pub fn save(&self) -> String {
        let mut out = String::from(HEADER);
        push_number(&mut out, self.told as u32);
        joined(&[&out, "\n", &self.sheet.save()])
    }
    /// From a text that was kept; none if it is of something else.
    pub fn restore(text: &str) -> Option<Dictation> {
        let (head, sheet) = cut(text, b'\n')?;
        if !head.starts_with(HEADER) {
            return None;
        }
        let told = number(from(head, HEADER.len()).trim())? as usize;
        Some(Dictation { sheet: Handwriting::restore(sheet)?, told: told.min(super::handwriting::MOST) })
    }
}

/// A place of a sheet that differs from the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The half-move, counted from 0.
    pub ply: usize,
    /// Its place in the game; none behind the last move.
    pub node: Option<NodeId>,
    /// Its number on the sheet.
    pub number: u32,
    /// Whose move it is.
    pub side: Side,
    /// What was written; empty if nothing was.
    pub written: String,
    /// What would have been right; empty behind the last move.
    pub right: String,
    /// What a teacher says of it.
    pub marked: Marked,
    /// Both in one sentence.
    pub says: Msg,
    /// Where the move that was played begins and ends.
    pub played_on: Vec<Field>,
    /// Where the move that was written begins and ends, or why it could not be; empty if nothing can be shown.
    pub written_on: Vec<Field>,
}

/// A sheet beside its game.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// Half-moves of the game.
    pub plies: usize,
    /// Those that are written right, with remarks or without.
    pub right: usize,
    /// What differs.
    pub differences: Vec<Difference>,
    /// All in one sentence.
    pub says: Msg,
}

/// Compares a sheet with the game, in the letters of its player.
pub fn compare(played: &Played, sheet: &Handwriting, style: &Style) -> Comparison {
    let style = Style { letters: sheet.letters, ..*style };
    let (mut right, mut differences) = (0, Vec::new());
    for (ply, marked) in mark_all(played, sheet, &style).into_iter().enumerate() {
        if marked.is_right() {
            right += 1;
        } else {
            differences.push(difference(played, ply, sheet.get(ply), marked, &style));
        }
    }
    let plies = played.len();
    let says = match differences.is_empty() {
        true => msg!(ComparedAllRight { moves: plies as u32 }),
        false => msg!(Compared { right: right as u32, moves: plies as u32 }),
    };
    Comparison { plies, right, differences, says }
}

fn difference(played: &Played, ply: usize, written: &str, marked: Marked, style: &Style) -> Difference {
    let (step, at) = (played.step(ply), played.at(ply));
    let right = step.map(|step| step.written(style)).unwrap_or_default();
    let says = match (&marked, step.is_some()) {
        (_, false) => msg!(DiffersBehind { text: written.into() }),
        (Marked::Empty, _) => msg!(DiffersEmpty { right: right.clone() }),
        _ => msg!(Differs { text: written.into(), right: right.clone() }),
    };
    let written_on = match &marked {
        Marked::Slip(slip) => match slip.other.as_ref().and_then(|text| at.find(text, style)) {
            Some(other) => at.ends(other),
            None => slip.fields.clone(),
        },
        _ => Vec::new(),
    };
    Difference {
        ply,
        node: step.map(|step| step.node),
        number: at.number(),
        side: at.turn(),
        written: written.into(),
        right,
        marked,
        says,
        played_on: step.map(|step| at.ends(step.key)).unwrap_or_default(),
        written_on,
    }
}

/// Whose move a place is for, and its number, as a heading.
pub fn heading(difference: &Difference) -> Msg {
    msg!(MoveOf { number: difference.number, player: player(difference.side) })
}
