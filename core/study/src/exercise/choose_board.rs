//! `choose-board`: choose the board after moves that are followed in the head.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, choose, missing, needs};
use crate::{Diagram, GivenAnswer, Help, Localized, Quality, Verdict};
use notabene_core::exchange::Export;
use notabene_core::game::Game;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::geometry::Board;
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::msg;

/// Number of boards that are nearly right.
const WRONG: usize = 3;

/// The kind `choose-board`.
pub(super) struct ChooseBoard;

impl ExerciseKind for ChooseBoard {
    fn keyword(&self) -> &'static str {
        "choose-board"
    }
    fn label(&self) -> Label {
        Label::MissChoose
    }
    fn input(&self) -> Input {
        Input::ChooseBoard
    }

    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        let wrong = exercise.those(Quality::Wrong, 0).count();
        needs::missing_moves(exercise).or_else(|| (wrong != WRONG).then(|| missing("wrong")))
    }
    /// The position after the moves.
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        let table = exercise.board.table().ok();
        table.map(|table| (0, Localized::same(&table.text(Export::Position)))).into_iter().collect()
    }
    /// A right board has the pieces of the position after the moves, and a wrong one has others.
    fn check_answer(&self, check: &mut AnswerCheck) {
        let text = check.text(Language::default());
        let game = &check.exercise.board.game;
        let given = match PositionEditor::read(game, &text) {
            Ok(given) => given,
            Err(problem) => return check.report(problem.message, problem.at),
        };
        let end = self.derived_answers(check.exercise, &check.board).pop();
        let end =
            end.and_then(|(_, text)| PositionEditor::read(game, text.in_language(Language::default())).ok());
        let is_same = end.is_some_and(|end| end.pieces == given.pieces);
        if is_same == check.is(Quality::Wrong) {
            check.report_wrong_kind(Language::default());
        }
    }

    fn open_game(&self, board: &Diagram, _: usize) -> Option<Game> {
        board.table_before()
    }
    /// No move is shown before the right answer.
    fn visible_moves(&self, _: &Exercise, _: usize) -> Option<usize> {
        Some(0)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        choose::judge(step, given)
    }
    fn hint(&self, _: &StepContext) -> Help {
        Help::hint(msg!(HelpBoards))
    }
    fn show_answer(&self, step: &StepContext) -> Help {
        Help { option: choose::right_option(step), ..Help::new(msg!(HelpBoard).into(), true) }
    }
}
