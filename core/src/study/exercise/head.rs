//! `head`: fill in the head of a score sheet.

use super::sheet::{self, Compared, SheetRules};
use super::{AnswerCheck, ExerciseKind, Input, StepContext};
use crate::i18n::Label;
use crate::study::{Cell, Given, Help, Verdict, date, paper};

/// The kind `head`.
pub(super) struct Head;

static RULES: SheetRules = SheetRules { has: |cell| cell != Cell::Moves, fits, of_moves: false };

fn fits(it: &Compared) -> bool {
    match it.cell {
        Cell::Date => date::same(it.right, it.given) || paper::in_prompt(it.given, it.prompt),
        _ => paper::alike(it.right, it.given),
    }
}

impl ExerciseKind for Head {
    fn word(&self) -> &'static str {
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

    fn judge(&self, step: &mut StepContext, given: &Given) -> Option<Verdict> {
        sheet::judge(step, given, &RULES)
    }
    fn hint(&self, step: &StepContext) -> Help {
        sheet::hint(step)
    }
    fn show(&self, step: &StepContext) -> Help {
        sheet::show(step)
    }
}
