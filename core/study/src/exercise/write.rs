//! `write`, `write-blind`, `correct`: write a move.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, needs, written};
use crate::{Diagram, GivenAnswer, Help, Localized, Verdict};
use notabene_core::game::{Game, Go};
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Msg};

/// The kinds in which a move is written.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum WriteMove {
    /// `write`: the move that is played on the board.
    Played,
    /// `write-blind`: the last move, after moves that are followed in the head.
    Blind,
    /// `correct`: the move of a given text, without the fault of that text.
    Corrected,
}

impl ExerciseKind for WriteMove {
    fn keyword(&self) -> &'static str {
        match self {
            WriteMove::Played => "write",
            WriteMove::Blind => "write-blind",
            WriteMove::Corrected => "correct",
        }
    }
    fn label(&self) -> Label {
        Label::DrillKindWrite
    }
    fn input(&self) -> Input {
        if *self == WriteMove::Corrected { Input::CorrectMove } else { Input::WriteMove }
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        let lacks_text = *self == WriteMove::Corrected && exercise.given.is_empty();
        needs::missing_moves(exercise).or_else(|| lacks_text.then(|| needs::missing("given")))
    }
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        written::derived_answers(exercise)
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        written::check(check, written::last(check.exercise));
    }

    fn preview_moves(&self, exercise: &Exercise, _: usize) -> Option<(usize, usize)> {
        if *self == WriteMove::Blind { None } else { written::preview_moves(exercise) }
    }
    /// Blind: the position before all moves.
    fn open_game(&self, board: &Diagram, _: usize) -> Option<Game> {
        let is_blind = *self == WriteMove::Blind || board.is_blind;
        if is_blind { board.table_before() } else { board.table().ok() }
    }
    /// Blind: no move is shown before the right answer.
    fn visible_moves(&self, _: &Exercise, _: usize) -> Option<usize> {
        (*self == WriteMove::Blind).then_some(0)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Text(text) = given else { return None };
        let last = written::last(step.exercise);
        if *self == WriteMove::Corrected {
            return Some(written::judge_correction(step, last, text));
        }
        let verdict = written::judge(step, last, text);
        if *self == WriteMove::Blind
            && !verdict.counts()
            && let Some(table) = &mut step.table
        {
            table.go(Go::First);
        }
        Some(verdict)
    }
    fn hint(&self, step: &StepContext) -> Help {
        written::hint(step)
    }
}
