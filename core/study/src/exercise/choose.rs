//! `choose`: choose one of three.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext};
use crate::{GivenAnswer, Help, Quality, Verdict};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;

/// The kind `choose`.
pub(super) struct ChooseOption;

impl ExerciseKind for ChooseOption {
    fn keyword(&self) -> &'static str {
        "choose"
    }
    fn label(&self) -> Label {
        Label::MissChoose
    }
    fn input(&self) -> Input {
        Input::Choose
    }

    /// Three options, and one of them right.
    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        let count = |is| exercise.answers.iter().filter(|answer| answer.quality == is).count();
        let counts = (count(Quality::Right), count(Quality::Wrong), exercise.answers.len());
        (counts != (1, 2, 3)).then(|| msg!(CourseThree))
    }
    fn check_answer(&self, _: &mut AnswerCheck) {}

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        judge(step, given)
    }

    /// One option less.
    fn hint(&self, step: &StepContext) -> Help {
        let other = step.exercise.those(Quality::Wrong, 0).next();
        let text = other.map(|answer| answer.text.in_language(step.language)).unwrap_or_default();
        Help::hint(msg!(HelpNot { text: text.into() }))
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        Help { option: right_option(step), ..Help::answer(step.answer_text()) }
    }
}

/// Judges a chosen option.
pub(super) fn judge(step: &StepContext, given: &GivenAnswer) -> Option<Verdict> {
    let GivenAnswer::Option(n) = given else { return None };
    Some(match step.exercise.answers.get(*n) {
        Some(answer) => step.verdict(answer),
        None => Verdict::wrong(msg!(LookTask)),
    })
}

/// The right option, by its place.
pub(super) fn right_option(step: &StepContext) -> Option<usize> {
    step.exercise
        .answers
        .iter()
        .position(|answer| answer.quality == Quality::Right && answer.step == step.step)
}
