//! `name`: write the name of the field that is lit.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs};
use crate::{GivenAnswer, Help, Localized, Quality, Verdict, diagram, judge};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Language, Msg, head};
use notabene_core::msg;

/// The kind `name`.
pub(super) struct NameField;

impl ExerciseKind for NameField {
    fn keyword(&self) -> &'static str {
        "name"
    }
    fn label(&self) -> Label {
        Label::DrillKindName
    }
    fn input(&self) -> Input {
        Input::WriteField
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        (exercise.board.highlighted.len() != 1).then(|| needs::missing("lit"))
    }
    fn derived_answers(&self, exercise: &Exercise, board: &Board) -> Vec<(usize, Localized)> {
        let lit = exercise.board.highlighted.first();
        lit.map(|lit| (0, Localized::same(&diagram::name(board, lit.from)))).into_iter().collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        let lit = check.exercise.board.highlighted.first().map(|lit| diagram::name(&check.board, lit.from));
        let fits = lit.is_none_or(|lit| check.text(Language::En) == lit);
        if check.is(Quality::Right) && !fits {
            check.report_wrong_kind(Language::En);
        }
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Text(text) = given else { return None };
        let (Some(board), Some(lit)) = (step.board(), step.exercise.board.highlighted.first()) else {
            return Some(Verdict::right());
        };
        let verdict = judge::name(&board, lit.from, text.trim());
        Some(match step.known_answer(text, Language::En) {
            Some(answer) if answer.quality != Quality::Right => {
                let known = step.verdict(answer);
                Verdict { grade: known.grade, remark: known.remark, ..verdict }
            }
            _ => verdict,
        })
    }

    fn hint(&self, step: &StepContext) -> Help {
        Help::hint(msg!(HelpBegins { text: head(step.right_text(), 1) }))
    }
}
