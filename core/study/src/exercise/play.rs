//! `play`: play the move that is written.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, played};
use crate::{GivenAnswer, Help, Verdict};
use notabene_core::i18n::{Label, Msg};

/// The kind `play`.
pub(super) struct PlayMove;

impl ExerciseKind for PlayMove {
    fn keyword(&self) -> &'static str {
        "play"
    }
    fn label(&self) -> Label {
        Label::DrillKindPlay
    }
    fn input(&self) -> Input {
        Input::PlayMove
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        exercise.board.pieces_only.then(|| needs::missing("board"))
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        played::check(check);
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        played::judge(step, given)
    }
    fn hint(&self, step: &StepContext) -> Help {
        played::hint(step)
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        played::show(step)
    }
}
