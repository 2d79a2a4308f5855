//! `name`: write the name of the field that is lit.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs};
use crate::geometry::Board;
use crate::i18n::{Label, Language, Msg, head};
use crate::study::{GivenAnswer, Help, Localized, Quality, Verdict, diagram, judge};

/// The kind `name`.
pub(super) struct NameField;

impl ExerciseKind for NameField {
    fn word(&self) -> &'static str {
        "name"
    }
    fn label(&self) -> Label {
        Label::DrillKindName
    }
    fn input(&self) -> Input {
        Input::WriteField
    }

    fn missing(&self, exercise: &Exercise) -> Option<Msg> {
        (exercise.board.lit.len() != 1).then(|| needs::missing("lit"))
    }
    fn derived(&self, exercise: &Exercise, board: &Board) -> Vec<(usize, Localized)> {
        let lit = exercise.board.lit.first();
        lit.map(|lit| (0, Localized::same(&diagram::name(board, lit.from)))).into_iter().collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        let lit = check.exercise.board.lit.first().map(|lit| diagram::name(&check.board, lit.from));
        let fits = lit.is_none_or(|lit| check.text(Language::En) == lit);
        if check.is(Quality::Right) && !fits {
            check.not_so(Language::En);
        }
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Text(text) = given else { return None };
        let (Some(board), Some(lit)) = (step.board(), step.exercise.board.lit.first()) else {
            return Some(Verdict::right());
        };
        let verdict = judge::name(&board, lit.from, text.trim());
        Some(match step.known(text, Language::En) {
            Some(answer) if answer.is != Quality::Right => {
                let known = step.verdict(answer);
                Verdict { is: known.is, look: known.look, ..verdict }
            }
            _ => verdict,
        })
    }

    fn hint(&self, step: &StepContext) -> Help {
        Help::hint(msg!(HelpBegins { text: head(step.right(), 1) }))
    }
}
