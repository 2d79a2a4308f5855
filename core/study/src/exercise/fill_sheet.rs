//! `head`, `row` and `line`: fill in the head or a row of a score sheet, or write several moves on one line, as books do.

use super::sheet::{self, Compared, SheetRules};
use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs};
use crate::{GivenAnswer, Help, SheetCell, Verdict, date, paper};
use notabene_core::i18n::{Label, Msg};

/// The kinds with boxes of a score sheet.
pub(super) enum FillSheet {
    /// `head`.
    Head,
    /// `row`.
    Row,
    /// `line`.
    Line,
}

static HEAD: SheetRules =
    SheetRules { has: |cell| cell != SheetCell::Moves, fits: fits_head, of_moves: false };
static ROW: SheetRules = SheetRules {
    has: |cell| matches!(cell, SheetCell::White | SheetCell::Black | SheetCell::Result),
    fits: |it| paper::is_same_text(it.right, it.given),
    of_moves: true,
};
static LINE: SheetRules = SheetRules {
    has: |cell| cell == SheetCell::Moves,
    fits: |it| paper::is_same_text(&paper::spaced(it.right), &paper::spaced(it.given)),
    of_moves: true,
};

fn fits_head(it: &Compared) -> bool {
    match it.cell {
        SheetCell::Date => date::same(it.right, it.given) || paper::in_prompt(it.given, it.prompt),
        _ => paper::is_alike(it.right, it.given),
    }
}

impl FillSheet {
    const fn rules(&self) -> &'static SheetRules {
        match self {
            FillSheet::Head => &HEAD,
            FillSheet::Row => &ROW,
            FillSheet::Line => &LINE,
        }
    }
}

impl ExerciseKind for FillSheet {
    fn keyword(&self) -> &'static str {
        match self {
            FillSheet::Head => "head",
            FillSheet::Row => "row",
            FillSheet::Line => "line",
        }
    }
    fn label(&self) -> Label {
        Label::LearnSheet
    }
    fn input(&self) -> Input {
        match self {
            FillSheet::Head => Input::SheetHead,
            FillSheet::Row => Input::SheetRow,
            FillSheet::Line => Input::WriteLine,
        }
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        match self {
            FillSheet::Head => None,
            FillSheet::Row => (exercise.number == 0).then(|| needs::missing("number")),
            FillSheet::Line => needs::missing_moves(exercise),
        }
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        sheet::check(check, self.rules());
    }

    fn preview_moves(&self, exercise: &Exercise, _: usize) -> Option<(usize, usize)> {
        if self.rules().of_moves { sheet::preview_moves(exercise) } else { None }
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        sheet::judge(step, given, self.rules())
    }
    fn hint(&self, step: &StepContext) -> Help {
        match self {
            FillSheet::Row => sheet::hint_letter(step),
            FillSheet::Head | FillSheet::Line => sheet::hint(step),
        }
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        sheet::show(step)
    }
}
