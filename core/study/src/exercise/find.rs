//! `find`: tap the field that is named.

use super::{AnswerCheck, ExerciseKind, Input, StepContext};
use crate::{Answer, GivenAnswer, Help, Quality, Verdict, diagram, judge};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;

/// The kind `find`.
pub(super) struct FindField;

impl ExerciseKind for FindField {
    fn keyword(&self) -> &'static str {
        "find"
    }
    fn label(&self) -> Label {
        Label::DrillKindFind
    }
    fn input(&self) -> Input {
        Input::TapField
    }

    fn check_answer(&self, check: &mut AnswerCheck) {
        let name = check.text(Language::En);
        if check.board.naming.field(&check.board.grid, &name).is_none() {
            check.report(diagram::no_field(&name), 0);
        }
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let (GivenAnswer::Field(at), board) = (*given, step.board()?) else { return None };
        if at.0 >= board.grid.len() {
            return None;
        }
        let of = |answer: &Answer| board.naming.field(&board.grid, answer.text.in_language(Language::En));
        let right: Vec<Field> = step.exercise.those(Quality::Right, 0).filter_map(of).collect();
        if right.contains(&at) {
            return Some(Verdict::right().with_fields(vec![at]));
        }
        let verdict = judge::field(&board, &right, at);
        Some(match step.exercise.answers.iter().find(|answer| of(answer) == Some(at)) {
            Some(answer) => {
                let known = step.verdict(answer);
                Verdict { grade: known.grade, remark: known.remark, ..verdict }
            }
            None => verdict,
        })
    }

    fn hint(&self, step: &StepContext) -> Help {
        let place = step.board().zip(step.path(step.right_text()).first().copied());
        let Some((board, at)) = place else { return Help::hint(msg!(LookTask)) };
        let (letter, number) = diagram::coordinates(&board, at);
        match letter.is_empty() {
            true => Help::hint(msg!(HelpRow { row: diagram::row(&board, at) })),
            false => Help::hint(msg!(HelpFind { letter, number })),
        }
    }

    fn show_answer(&self, step: &StepContext) -> Help {
        Help { fields: step.path(step.answer_text()), ..Help::answer(step.answer_text()) }
    }
}
