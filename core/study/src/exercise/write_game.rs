//! `write-game`: write a game that is played, move by move, and its result.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, written};
use crate::{Diagram, GivenAnswer, Help, Localized, Verdict, move_text};
use notabene_core::game::{Game, Go};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::record::Score;

/// The kind `write-game`.
pub(super) struct WriteGame;

impl ExerciseKind for WriteGame {
    fn keyword(&self) -> &'static str {
        "write-game"
    }
    fn label(&self) -> Label {
        Label::DrillKindWrite
    }
    fn input(&self) -> Input {
        Input::WriteMove
    }
    fn is_game(&self) -> bool {
        true
    }
    fn asks_result(&self, exercise: &Exercise) -> bool {
        !exercise.result.is_empty()
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        needs::missing_moves(exercise).or_else(|| needs::missing_result(exercise))
    }
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        let moves = 0..exercise.board.moves.len();
        moves.filter_map(|step| Some((step, move_text::written(&exercise.board, step)?))).collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        written::check(check, check.step());
    }

    fn open_game(&self, board: &Diagram, step: usize) -> Option<Game> {
        let mut table = board.table().ok()?;
        table.go(Go::First);
        (0..=step).for_each(|_| table.go(Go::Forward));
        Some(table)
    }
    /// The next move to be written is made on the board.
    fn advance(&self, table: &mut Game, _: &Exercise, _: usize) {
        table.go(Go::Forward);
    }
    fn preview_moves(&self, exercise: &Exercise, step: usize) -> Option<(usize, usize)> {
        (step < exercise.board.moves.len()).then_some((step, 1))
    }
    /// Moves that are still to come are not shown.
    fn visible_moves(&self, exercise: &Exercise, step: usize) -> Option<usize> {
        Some((step + 1).min(exercise.board.moves.len()))
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Text(text) = given else { return None };
        if step.step < step.exercise.board.moves.len() {
            return Some(written::judge(step, step.step, text));
        }
        let score = Score::find(text);
        let right = score.is_some() && score == Score::find(&step.exercise.result);
        Some(if right { Verdict::right() } else { Verdict::wrong(msg!(LookResult)) })
    }
    fn hint(&self, step: &StepContext) -> Help {
        let after_moves = step.step == step.exercise.board.moves.len();
        match after_moves && self.asks_result(step.exercise) {
            true => Help::hint(msg!(LookResult)),
            false => written::hint(step),
        }
    }
}
