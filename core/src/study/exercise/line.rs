//! `line`: write several moves on one line, as books do.

use super::sheet::{self, SheetRules};
use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs};
use crate::i18n::{Label, Msg};
use crate::study::{GivenAnswer, Help, SheetCell, Verdict, paper};

/// The kind `line`.
pub(super) struct WriteLine;

static RULES: SheetRules = SheetRules {
    has: |cell| cell == SheetCell::Moves,
    fits: |it| paper::same(&paper::spaced(it.right), &paper::spaced(it.given)),
    of_moves: true,
};

impl ExerciseKind for WriteLine {
    fn word(&self) -> &'static str {
        "line"
    }
    fn label(&self) -> Label {
        Label::LearnSheet
    }
    fn input(&self) -> Input {
        Input::WriteLine
    }

    fn missing(&self, exercise: &Exercise) -> Option<Msg> {
        needs::missing_moves(exercise)
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        sheet::check(check, &RULES);
    }

    fn film(&self, exercise: &Exercise, _: usize) -> Option<(usize, usize)> {
        sheet::film(exercise)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        sheet::judge(step, given, &RULES)
    }
    fn hint(&self, step: &StepContext) -> Help {
        sheet::hint(step)
    }
    fn show(&self, step: &StepContext) -> Help {
        sheet::show(step)
    }
}
