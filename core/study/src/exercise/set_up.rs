//! `set-up`: set up a position from memory, after moves that are followed in the head or after a look at it.

use super::{AnswerCheck, Exercise, ExerciseKind, Input, StepContext, missing};
use crate::{Diagram, GivenAnswer, Help, Localized, Quality, Verdict, diagram};
use notabene_core::game::Game;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::msg;
use notabene_core::position::Glyph;

/// The kind `set-up`.
pub(super) struct SetUp;

impl ExerciseKind for SetUp {
    fn keyword(&self) -> &'static str {
        "set-up"
    }
    fn label(&self) -> Label {
        Label::SetUp
    }
    fn input(&self) -> Input {
        Input::SetUp
    }

    /// Moves, or the time for a look.
    fn missing_entry(&self, exercise: &Exercise) -> Option<Msg> {
        (exercise.board.moves.is_empty() && exercise.number == 0).then(|| missing("number"))
    }
    fn derived_answers(&self, exercise: &Exercise, _: &Board) -> Vec<(usize, Localized)> {
        let end = exercise.board.arrangement();
        end.map(|end| (0, Localized::same(&end.text()))).into_iter().collect()
    }
    fn check_answer(&self, check: &mut AnswerCheck) {
        let text = check.text(Language::default());
        match PositionEditor::read(&check.exercise.board.game, &text) {
            Ok(given) => {
                let end = check.exercise.board.arrangement();
                if end.is_some_and(|end| end.pieces == given.pieces) == check.is(Quality::Wrong) {
                    check.report_wrong_kind(Language::default());
                }
            }
            Err(problem) => check.report(problem.message, problem.at),
        }
    }

    fn open_game(&self, board: &Diagram, _: usize) -> Option<Game> {
        board.table_before()
    }
    /// No move is shown before the right answer.
    fn visible_moves(&self, exercise: &Exercise, _: usize) -> Option<usize> {
        (!exercise.board.moves.is_empty()).then_some(0)
    }

    fn judge(&self, step: &mut StepContext, given: &GivenAnswer) -> Option<Verdict> {
        let GivenAnswer::Pieces(given) = given else { return None };
        let end = step.exercise.board.arrangement()?;
        let fields = differences(&end, given);
        let Some(first) = fields.first() else { return Some(Verdict::right()) };
        let game = &step.exercise.board.game;
        let known = step.exercise.those(Quality::Wrong, 0).find(|answer| {
            let text = answer.text.in_language(Language::default());
            PositionEditor::read(game, text).is_ok_and(|wrong| wrong.pieces == *given)
        });
        let verdict =
            known.map_or_else(|| Verdict::wrong(message(&end, given, *first)), |answer| step.verdict(answer));
        Some(verdict.with_praise(Some(count(&end, given))).with_fields(fields))
    }
    fn hint(&self, step: &StepContext) -> Help {
        match step.exercise.board.moves.is_empty() {
            true => Help::hint(msg!(HelpLook)),
            false => Help::hint(msg!(HelpBoards)),
        }
    }
    fn show_answer(&self, _: &StepContext) -> Help {
        Help::new(msg!(HelpSetUp).into(), true)
    }
}

/// The fields that hold something else than they should.
fn differences(end: &PositionEditor, given: &[Option<Glyph>]) -> Vec<Field> {
    let holds = |at: Field| given.get(at.index()).copied().flatten();
    end.board.in_order().filter(|at| end.piece_at(*at) != holds(*at)).collect()
}

/// The mistake on a field.
fn message(end: &PositionEditor, given: &[Option<Glyph>], at: Field) -> Msg {
    let field = diagram::name(&end.board, at);
    match (end.piece_at(at), given.get(at.index()).copied().flatten()) {
        (None, _) => msg!(SetUpEmpty { field }),
        (_, None) => msg!(SetUpMissing { field }),
        _ => msg!(SetUpOther { field }),
    }
}

/// The pieces that stand where they belong.
fn count(end: &PositionEditor, given: &[Option<Glyph>]) -> Msg {
    let is_right = |(piece, other): &(&Option<Glyph>, &Option<Glyph>)| piece.is_some() && piece == other;
    let right = end.pieces.iter().zip(given).filter(is_right).count() as u32;
    msg!(SetUpCount { right, all: end.pieces.iter().flatten().count() as u32 })
}
