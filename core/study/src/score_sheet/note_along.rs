//! Noting a recorded game along: how fast its moves come, and which column the pupil writes.
//!
//! With a pace the game does not wait for the pupil, as at a tournament board. The other column fills itself.

use super::dictation::{Comparison, Dictation, compare};
use notabene_core::digits::number;
use notabene_core::game::played::Played;
use notabene_core::notation::Style;
use notabene_core::position::{Position as _, Side};

/// First word of the saved text, with the version of the format.
const HEADER: &str = "note-along 1 ";

/// Paces to choose from, in seconds for each half-move.
pub const PACES: [u32; 6] = [3, 5, 10, 20, 30, 60];

/// How a game is dictated.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct NoteAlong {
    /// Seconds for each half-move; `None`: the next one comes when the pupil asks for it.
    pub pace: Option<u32>,
    /// Side whose column the pupil writes; `None`: both.
    pub column: Option<Side>,
}

impl NoteAlong {
    /// Returns the text to save on the device.
    pub fn save(self) -> String {
        format!("{HEADER}{} {}", self.pace.unwrap_or_default(), self.column.map_or("both", Side::name))
    }

    /// Parses a saved text; `None` if it is damaged. An unknown pace is none.
    pub fn restore(text: &str) -> Option<NoteAlong> {
        let (pace, column) = text.strip_prefix(HEADER)?.trim_end().split_once(' ')?;
        let pace = number(pace)?;
        let column = match column {
            "both" => None,
            name => Some(Side::BOTH.into_iter().find(|side| side.name() == name)?),
        };
        Some(NoteAlong { pace: Some(pace).filter(|pace| PACES.contains(pace)), column })
    }

    /// True if the pupil writes a half-move.
    pub fn is_own(self, played: &Played, ply: usize) -> bool {
        self.column.is_none_or(|side| played.position_at(ply).turn() == side)
    }

    /// Dictates the next half-move; `false` at the end of the game. A move of the other column is written by itself;
    /// without a pace the next own one follows at once.
    pub fn go_on(self, dictation: &mut Dictation, played: &Played, style: &Style) -> bool {
        while dictation.advance(played) {
            let ply = dictation.moves_shown() - 1;
            if self.is_own(played, ply) {
                return true;
            }
            if let Some(step) = played.ply(ply) {
                dictation.sheet.write(ply, &step.written(style));
            }
            if self.pace.is_some() {
                return true;
            }
        }
        false
    }

    /// The cell to write now, counted from 0: with a pace the first empty one of the dictated moves, so that a pupil who
    /// fell behind can catch up; otherwise the last dictated one. `None` if there is nothing to write yet.
    pub fn cell(self, dictation: &Dictation, played: &Played) -> Option<usize> {
        let own = |ply: &usize| self.is_own(played, *ply);
        let last = || (0..dictation.moves_shown()).rev().find(own);
        match self.pace {
            Some(_) => {
                let is_empty = |ply: &usize| dictation.sheet.get(*ply).is_empty();
                (0..dictation.moves_shown()).filter(own).find(is_empty).or_else(last)
            }
            None => last(),
        }
    }

    /// True once every move was dictated and the cells of the pupil are written.
    pub fn is_written(self, dictation: &Dictation, played: &Played) -> bool {
        let is_full = |ply: usize| !self.is_own(played, ply) || !dictation.sheet.get(ply).is_empty();
        match self.pace {
            Some(_) => dictation.is_over(played) && (0..played.len()).all(is_full),
            None => dictation.is_over(played) && (0..played.len()).next_back().is_some_and(is_full),
        }
    }

    /// Compares the sheet with the game: only the moves of the pupil count.
    pub fn compare(self, dictation: &Dictation, played: &Played, style: &Style) -> Comparison {
        let mut found = compare(played, &dictation.sheet, style);
        let given = (0..played.len()).filter(|ply| !self.is_own(played, *ply)).count();
        if given > 0 {
            let own = |side: Side| self.column == Some(side);
            let wrong = found.differences.iter().filter(|one| own(one.side)).count();
            found.differences.retain(|one| own(one.side));
            found.plies -= given;
            found.right = found.plies.saturating_sub(wrong);
            found.message = Comparison::sentence(found.right, found.plies, found.differences.is_empty());
        }
        found
    }
}
