//! `solve`: find the moves of one side; the program plays those of the other.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, played};
use crate::stroke::refute;
use crate::{Diagram, GivenAnswer, Help, Localized, Verdict};
use notabene_core::game::Game;
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Style;

/// The kind `solve`.
pub(super) struct SolveLine;

impl ExerciseKind for SolveLine {
    fn keyword(&self) -> &'static str {
        "solve"
    }
    fn label(&self) -> Label {
        Label::DrillKindPlay
    }
    fn input(&self) -> Input {
        Input::PlayMove
    }
    /// Every other move.
    fn moves_asked(&self, exercise: &Exercise) -> usize {
        exercise.board.moves.len().div_ceil(2)
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        needs::missing_moves(exercise)
    }
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        exercise.board.moves.iter().step_by(2).map(|id| Localized::same(id)).enumerate().collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        played::check(check);
    }

    fn open_game(&self, board: &Diagram, step: usize) -> Option<Game> {
        let mut board = board.clone();
        board.moves.truncate(2 * step);
        board.table().ok()
    }
    /// The reply is played.
    fn advance(&self, table: &mut Game, exercise: &Exercise, step: usize) {
        if let Some(reply) = exercise.board.moves.get(2 * step - 1) {
            // The reader of the course has played it, too.
            let _ = table.enter(reply, &Style::pgn());
        }
    }
    /// The reply to the move before.
    fn preview_moves(&self, exercise: &Exercise, step: usize) -> Option<(usize, usize)> {
        (0 < step && step < self.moves_asked(exercise)).then(|| (2 * step - 1, 1))
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        played::judge(step, given)
    }
    fn refute(&self, step: &StepContext, text: &str) -> Option<Msg> {
        let before = self.open_game(&step.exercise.board, step.step)?;
        refute::refutation(before.position(), step.table.as_ref()?.position(), text)
    }
    fn hint(&self, step: &StepContext) -> Help {
        played::hint(step)
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        played::show(step)
    }
}
