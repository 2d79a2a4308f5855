//! `play-game`: play a written game, move by move.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, played};
use crate::{Diagram, GivenAnswer, Help, Localized, Verdict};
use notabene_core::game::Game;
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};

/// The kind `play-game`.
pub(super) struct PlayGame;

impl ExerciseKind for PlayGame {
    fn keyword(&self) -> &'static str {
        "play-game"
    }
    fn label(&self) -> Label {
        Label::DrillKindPlay
    }
    fn input(&self) -> Input {
        Input::PlayMove
    }
    fn is_game(&self) -> bool {
        true
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        needs::missing_moves(exercise).or_else(|| needs::missing_result(exercise))
    }
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        exercise.board.moves.iter().map(|id| Localized::same(id)).enumerate().collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        played::check(check);
    }

    fn open_game(&self, board: &Diagram, step: usize) -> Option<Game> {
        let mut board = board.clone();
        board.moves.truncate(step);
        board.table().ok()
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
