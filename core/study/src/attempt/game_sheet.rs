//! Score sheet of a game that is an exercise: moves to play, or moves written so far.

use super::Attempt;
use notabene_core::game::MoveCell;
use notabene_core::i18n::Language;

/// Sign in place of the move that is to be written.
const TO_WRITE: &str = "✎";

/// A move on the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameCell {
    /// The move as it is written; empty if it is not to be seen yet.
    pub text: String,
    /// True if the move was made.
    pub is_past: bool,
    /// True if the move is asked for.
    pub is_asked: bool,
}

/// The result on the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetResult {
    /// Nothing is to be seen of it.
    Hidden,
    /// It is asked for.
    Asked,
    /// It is there.
    Shown(String),
}

/// Score sheet of a game that is an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSheet {
    /// Number of the move, and the moves of White and Black.
    pub rows: Vec<(u32, [Option<GameCell>; 2])>,
    /// The result.
    pub result: SheetResult,
}

impl Attempt {
    /// The score sheet of the game: all moves, however far it is played. Those that are to be written are hidden.
    pub fn game_sheet(&self, language: Language) -> GameSheet {
        let exercise = self.exercise();
        let (step, is_written) = (self.step, exercise.kind.input().is_written());
        let cell = |n: usize, cell: &MoveCell| {
            let text = match is_written && n >= step {
                true if n == step => TO_WRITE.into(),
                true => String::new(),
                false => cell.text(),
            };
            GameCell { text, is_past: n < step, is_asked: n == step && !self.done }
        };
        let rows = exercise.board.sheet_rows(language, cell);
        let result = match (!exercise.result.is_empty() && (!is_written || self.done), self.asks_result()) {
            (true, _) => SheetResult::Shown(exercise.result.clone()),
            (_, true) => SheetResult::Asked,
            _ => SheetResult::Hidden,
        };
        GameSheet { rows, result }
    }
}
