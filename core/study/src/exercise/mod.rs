//! Kinds of exercises: one module for each behind the trait [`ExerciseKind`], and the list of all ([`KINDS`]).
//!
//! | module | content |
//! |--------|------|
//! | `find`, `name`, `play`, `write`, … | one kind each |
//! | `data` | an exercise as plain data |
//! | `answer_check`, `needs` | problems of a course file: with an answer, with what an exercise needs |
//! | `context` | the exercise and the step that is asked for, as a kind sees them |
//! | `played`, `written`, `sheet` | shared by kinds: moves on the board, written moves, boxes of a score sheet |
//!
//! Readers, attempts, the projector and the screens know no kind by its name: they ask it, or look at its [`Input`].

mod answer_check;
mod choose;
mod choose_board;
mod context;
mod data;
mod fill_sheet;
mod find;
mod name;
mod needs;
mod play;
mod play_game;
pub(super) mod played;
mod set_up;
mod sheet;
mod solve;
mod write;
mod write_game;
mod written;

pub use answer_check::AnswerCheck;
pub(super) use answer_check::Origin;
pub use context::StepContext;
pub use data::Exercise;
pub(super) use needs::missing;

use super::{Diagram, GivenAnswer, Help, Input, Localized, Verdict};
use notabene_core::game::Game;
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};
use std::fmt;

/// All kinds of exercises, in the order of the guide for teachers (`docs/courses.md`).
pub static KINDS: &[&dyn ExerciseKind] = &[
    &find::FindField,
    &name::NameField,
    &play::PlayMove,
    &write::WriteMove::Played,
    &choose::ChooseOption,
    &write::WriteMove::Corrected,
    &fill_sheet::FillSheet::Head,
    &fill_sheet::FillSheet::Row,
    &fill_sheet::FillSheet::Line,
    &play_game::PlayGame,
    &write_game::WriteGame,
    &write::WriteMove::Blind,
    &choose_board::ChooseBoard,
    &set_up::SetUp,
    &solve::SolveLine,
];

/// A kind by its word in course files.
pub fn by_keyword(word: &str) -> Option<&'static dyn ExerciseKind> {
    KINDS.iter().copied().find(|kind| kind.keyword() == word)
}

/// A kind of exercise: required entries of a course file, judgement of answers, help.
pub trait ExerciseKind: Sync {
    /// The word in course files, also the name under which mistakes are counted.
    fn keyword(&self) -> &'static str;
    /// Its name in the list of mistakes.
    fn label(&self) -> Label;
    /// Input method for answers.
    fn input(&self) -> Input;
    /// True if each move of the board is asked for, one after the other.
    fn is_game(&self) -> bool {
        false
    }
    /// The number of moves that are asked for one after the other: all of a game, otherwise one answer.
    fn moves_asked(&self, exercise: &Exercise) -> usize {
        if self.is_game() { exercise.board.moves.len() } else { 1 }
    }
    /// True if the result is asked for after the moves of a game.
    fn asks_result(&self, _: &Exercise) -> bool {
        false
    }

    /// The first required entry that is missing; `None` if the exercise is complete.
    fn missing_entry(&self, _: &Exercise) -> Option<Msg> {
        None
    }
    /// Right answers that follow from the board, each with its step. Those of the file come first.
    fn derived_answers(&self, _: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        Vec::new()
    }
    /// Checks one answer of a course file: it can be given, and right answers are right.
    fn check_answer(&self, check: &mut AnswerCheck);

    /// Opens the game at the start of a step.
    fn open_game(&self, board: &Diagram, _step: usize) -> Option<Game> {
        if board.is_blind { board.table_before() } else { board.table().ok() }
    }
    /// Advances to a step, after a right answer.
    fn advance(&self, _: &mut Game, _: &Exercise, _step: usize) {}
    /// The moves that are shown before a step is answered: the first of them, and their number.
    fn preview_moves(&self, _: &Exercise, _step: usize) -> Option<(usize, usize)> {
        None
    }
    /// The number of moves that are visible in a step; `None` if all are.
    fn visible_moves(&self, _: &Exercise, _step: usize) -> Option<usize> {
        None
    }

    /// Judges an answer. `None` if it is of another sort than [`ExerciseKind::input`] asks for.
    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict>;
    /// The fault of a legal move that the course does not know; it stands on the board.
    fn refute(&self, _: &StepContext, _text: &str) -> Option<Msg> {
        None
    }
    /// The first help, if the course has no hint of its own.
    fn hint(&self, step: &StepContext) -> Help;
    /// The second help: the answer.
    fn show_answer(&self, step: &StepContext) -> Help {
        Help::answer(step.answer_text())
    }
}

impl PartialEq for dyn ExerciseKind {
    fn eq(&self, other: &dyn ExerciseKind) -> bool {
        self.keyword() == other.keyword()
    }
}

impl Eq for dyn ExerciseKind {}

impl fmt::Debug for dyn ExerciseKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.keyword())
    }
}

impl Default for &'static dyn ExerciseKind {
    fn default() -> Self {
        &find::FindField
    }
}
