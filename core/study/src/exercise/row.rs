//! `row`: fill in a row of a score sheet.

use super::sheet::{self, SheetRules};
use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs};
use crate::{GivenAnswer, Help, SheetCell, Verdict, paper};
use notabene_core::i18n::{Label, Msg};

/// The kind `row`.
pub(super) struct WriteRow;

static RULES: SheetRules = SheetRules {
    has: |cell| matches!(cell, SheetCell::White | SheetCell::Black | SheetCell::Result),
    fits: |it| paper::is_same_text(it.right, it.given),
    of_moves: true,
};

impl ExerciseKind for WriteRow {
    fn keyword(&self) -> &'static str {
        "row"
    }
    fn label(&self) -> Label {
        Label::LearnSheet
    }
    fn input(&self) -> Input {
        Input::SheetRow
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        (exercise.number == 0).then(|| needs::missing("number"))
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
        sheet::hint_letter(step)
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        sheet::show(step)
    }
}
