//! `write`: write the move that is played.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, written};
use crate::{GivenAnswer, Help, Localized, Verdict};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};

/// The kind `write`.
pub(super) struct WriteMove;

impl ExerciseKind for WriteMove {
    fn keyword(&self) -> &'static str {
        "write"
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

    fn preview_moves(&self, exercise: &Exercise, _: usize) -> Option<(usize, usize)> {
        written::preview_moves(exercise)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Text(text) = given else { return None };
        Some(written::judge(step, written::last(step.exercise), text))
    }
    fn hint(&self, step: &StepContext) -> Help {
        written::hint(step)
    }
}
