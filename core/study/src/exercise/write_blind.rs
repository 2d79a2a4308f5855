//! `write-blind`: write the last move, after moves that are followed in the head.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, written};
use crate::{Diagram, GivenAnswer, Help, Localized, Verdict};
use notabene_core::game::{Game, Go};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};

/// The kind `write-blind`.
pub(super) struct WriteBlind;

impl ExerciseKind for WriteBlind {
    fn keyword(&self) -> &'static str {
        "write-blind"
    }
    fn label(&self) -> Label {
        Label::DrillKindWrite
    }
    fn input(&self) -> Input {
        Input::WriteMove
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        needs::missing_moves(exercise)
    }
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        written::derived_answers(exercise)
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        written::check(check, written::last(check.exercise));
    }

    /// The position before all moves.
    fn open_game(&self, board: &Diagram, _: usize) -> Option<Game> {
        board.table_before()
    }
    /// No move is shown before the right answer.
    fn visible_moves(&self, _: &Exercise, _: usize) -> Option<usize> {
        Some(0)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Text(text) = given else { return None };
        let verdict = written::judge(step, written::last(step.exercise), text);
        if let Some(table) = step.table.as_mut().filter(|_| !verdict.counts()) {
            table.go(Go::First);
        }
        Some(verdict)
    }
    fn hint(&self, step: &StepContext) -> Help {
        written::hint(step)
    }
}
