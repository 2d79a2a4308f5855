//! `correct`: write a given text again, without its fault.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, written};
use crate::{GivenAnswer, Help, Localized, Verdict};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};

/// The kind `correct`.
pub(super) struct CorrectMove;

impl ExerciseKind for CorrectMove {
    fn keyword(&self) -> &'static str {
        "correct"
    }
    fn label(&self) -> Label {
        Label::DrillKindWrite
    }
    fn input(&self) -> Input {
        Input::CorrectMove
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        let given = || exercise.given.is_empty().then(|| needs::missing("given"));
        needs::missing_moves(exercise).or_else(given)
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
        Some(written::judge_correction(step, written::last(step.exercise), text))
    }
    fn hint(&self, step: &StepContext) -> Help {
        written::hint(step)
    }
}
