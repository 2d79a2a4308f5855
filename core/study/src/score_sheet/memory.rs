//! Recall of a game: it is read as long as the pupil likes, then its first moves are written from memory.
//!
//! The moves are found as in [`Guess`](super::guess::Guess).

use notabene_core::digits::number;
use notabene_core::game::played::Played;

/// First word of the saved text, with the version of the format.
const HEADER: &str = "recall 1 ";

/// Numbers of moves to choose from, beside the whole game.
pub const LENGTHS: [u32; 4] = [3, 6, 10, 20];

/// Step of the exercise.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MemoryStage {
    /// Reads the game; number of half-moves on the board.
    Reading(usize),
    /// Writes the moves from memory.
    Writing,
}

/// A game that is recalled.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// Number of moves to recall, from the first; `None`: all.
    pub moves: Option<u32>,
    /// The current step.
    pub stage: MemoryStage,
}

impl Memory {
    /// Begins to read.
    pub const fn new(moves: Option<u32>) -> Memory {
        Memory { moves, stage: MemoryStage::Reading(0) }
    }

    /// Cuts a game down to the moves to recall.
    pub fn shorten(self, played: &mut Played) {
        if let Some(moves) = self.moves {
            played.truncate(played.plies_of_moves(moves));
        }
    }

    /// Returns the text to save on the device.
    pub fn save(self) -> String {
        let moves = self.moves.unwrap_or_default();
        match self.stage {
            MemoryStage::Reading(at) => format!("{HEADER}{moves} read {at}"),
            MemoryStage::Writing => format!("{HEADER}{moves} write"),
        }
    }

    /// Parses a saved text; `None` if it is damaged.
    pub fn restore(text: &str) -> Option<Memory> {
        let mut words = text.strip_prefix(HEADER)?.trim_end().split(' ');
        let moves = Some(number(words.next()?)?).filter(|moves| *moves > 0);
        let stage = match (words.next()?, words.next()) {
            ("read", Some(at)) => MemoryStage::Reading(number(at)? as usize),
            ("write", None) => MemoryStage::Writing,
            _ => return None,
        };
        Some(Memory { moves, stage })
    }
}
