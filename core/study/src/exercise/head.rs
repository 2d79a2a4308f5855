//! `head`: fill in the head of a score sheet.

use super::sheet::{self, Compared, SheetRules};
use super::{AnswerCheck, ExerciseKind, Input, StepContext};
use crate::{GivenAnswer, Help, SheetCell, Verdict, date, paper};
use notabene_core::i18n::Label;

/// The kind `head`.
pub(super) struct FillHeader;

static RULES: SheetRules = SheetRules { has: |cell| cell != SheetCell::Moves, fits, of_moves: false };

fn fits(it: &Compared) -> bool {
    match it.cell {
        SheetCell::Date => date::same(it.right, it.given) || paper::in_prompt(it.given, it.prompt),
        _ => paper::is_alike(it.right, it.given),
    }
}

impl ExerciseKind for FillHeader {
    fn keyword(&self) -> &'static str {
        "head"
    }
    fn label(&self) -> Label {
        Label::LearnSheet
    }
    fn input(&self) -> Input {
        Input::SheetHead
    }

    fn check_answer(&self, check: &mut AnswerCheck) {
        sheet::check(check, &RULES);
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
