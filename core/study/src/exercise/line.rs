//! `line`: write several moves on one line, as books do.

use super::sheet::{self, SheetRules};
use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs};
use crate::{GivenAnswer, Help, SheetCell, Verdict, paper};
use notabene_core::i18n::{Label, Msg};

/// The kind `line`.
pub(super) struct WriteLine;

static RULES: SheetRules = SheetRules {
    has: |cell| cell == SheetCell::Moves,
    fits: |it| paper::is_same_text(&paper::spaced(it.right), &paper::spaced(it.given)),
    of_moves: true,
};

impl ExerciseKind for WriteLine {
    fn keyword(&self) -> &'static str {
        "line"
    }
    fn label(&self) -> Label {
        Label::LearnSheet
    }
    fn input(&self) -> Input {
        Input::WriteLine
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        needs::missing_moves(exercise)
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        sheet::check(check, &RULES);
    }

    fn preview_moves(&self, exercise: &Exercise, _: usize) -> Option<(usize, usize)> {
        sheet::preview_moves(exercise)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        sheet::judge(step, given, &RULES)
    }
    fn hint(&self, step: &StepContext) -> Help {
        sheet::hint(step)
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        sheet::show(step)
    }
}
