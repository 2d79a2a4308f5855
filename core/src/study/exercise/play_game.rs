//! `play-game`: play a written game, move by move.

use super::{ExerciseKind, Input, StepContext, played};
use crate::game::Game;
use crate::geometry::Board;
use crate::i18n::{Label, Msg};
use crate::study::check::{self, AnswerCheck};
use crate::study::course::{Exercise, Localized};
use crate::study::{Diagram, Given, Help, Verdict};

pub(super) struct PlayGame;

impl ExerciseKind for PlayGame {
    fn word(&self) -> &'static str {
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

    fn missing(&self, exercise: &Exercise) -> Option<Msg> {
        check::missing_moves(exercise).or_else(|| check::missing_result(exercise))
    }
    fn derived(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        exercise.board.moves.iter().map(|id| Localized::same(id)).enumerate().collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        played::check(check);
    }

    fn open(&self, board: &Diagram, step: usize) -> Option<Game> {
        let mut board = board.clone();
        board.moves.truncate(step);
        board.table().ok()
    }

    fn judge(&self, step: &mut StepContext, given: &Given) -> Option<Verdict> {
        played::judge(step, given)
    }
    fn hint(&self, step: &StepContext) -> Help {
        played::hint(step)
    }
    fn show(&self, step: &StepContext) -> Help {
        played::show(step)
    }
}
