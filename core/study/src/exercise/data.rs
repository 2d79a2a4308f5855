//! An exercise as plain data.

use super::ExerciseKind;
use crate::{Answer, Diagram, Input, Localized, Quality, SheetCell, date, diagram, paper};
use notabene_core::exchange::{Export, line};
use notabene_core::game::Game;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;

/// An exercise.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Exercise {
    /// Stable id for programs: key of the progress.
    pub id: String,
    /// Its kind.
    pub kind: &'static dyn ExerciseKind,
    /// The task in words.
    pub prompt: Localized,
    /// The board. Its moves are those to be written; in games those of the game.
    pub board: Diagram,
    /// A text with a fault in it ([`Input::CorrectMove`]); empty elsewhere.
    pub given: Localized,
    /// The number of the row to be filled in ([`Input::SheetRow`]), or the seconds of a look ([`Exercise::look`]); 0
    /// elsewhere.
    pub number: u32,
    /// The result of a game; empty if none is given. See [`ExerciseKind::asks_result`].
    pub result: String,
    /// The answers of the course. For [`Input::Choose`] they are the options in the order of the file; the screen may
    /// show them in any order.
    pub answers: Vec<Answer>,
    /// The hint that precedes the answer, by its index in [`Course::hints`](crate::Course::hints); `None` for a
    /// general one.
    pub help: Option<usize>,
    /// True if it was added later: who had done all others of its lesson has done the lesson, and is not sent back.
    pub is_later: bool,
}

impl Exercise {
    /// The answers of a quality in one step.
    pub(crate) fn those(&self, is: Quality, step: usize) -> impl Iterator<Item = &Answer> {
        self.answers.iter().filter(move |answer| answer.quality == is && answer.step == step)
    }
    /// The right answer to a step; the first of several.
    pub fn right_answer(&self, step: usize) -> Option<&Answer> {
        self.those(Quality::Right, step).next()
    }
    /// The number of moves that are asked for one after the other.
    pub(crate) fn moves_asked(&self) -> usize {
        self.kind.moves_asked(self)
    }
    /// The number of answers until it is done.
    pub(crate) fn steps(&self) -> usize {
        self.moves_asked() + usize::from(self.kind.asks_result(self))
    }
    /// The seconds for which a position is seen before it is set up from memory; `None` elsewhere.
    pub fn look(&self) -> Option<u32> {
        (self.kind.input() == Input::SetUp && self.board.moves.is_empty()).then_some(self.number.clamp(1, 99))
    }
    /// The pieces with which a position begins to be set up: none after a look.
    pub fn set_up_start(&self) -> Option<PositionEditor> {
        let empty = || PositionEditor::read(&self.board.game, self.board.spec()?.empty).ok();
        if self.board.moves.is_empty() { empty() } else { self.board.arrangement_before() }
    }
    /// The places of its answers in an order that a seed decides, so that the right one is not always in the same place.
    pub fn option_order(&self, seed: u32) -> Vec<usize> {
        let of_exercise = |seed: u32, b: u8| seed.wrapping_mul(31).wrapping_add(u32::from(b));
        let mut seed = self.id.bytes().fold(seed, of_exercise) as usize;
        let mut left: Vec<usize> = (0..self.answers.len()).collect();
        let mut order = Vec::new();
        while !left.is_empty() {
            order.push(left.remove(seed % left.len()));
            seed = seed / 3 + 1;
        }
        order
    }
    /// The fields whose name is asked for.
    pub fn asked_fields(&self) -> Vec<Field> {
        let lit = self.board.highlighted.iter().filter(|_| self.kind.input() == Input::WriteField);
        lit.map(|shape| shape.from).collect()
    }
    /// The moves of the board with their numbers, in the notation of the lessons of a language: the game that is to be
    /// played, or the solution.
    pub fn movetext(&self, language: Language) -> String {
        let text = |table: Game| table.text(Export::Moves(diagram::style_on(&table, language)));
        self.board.table().map(text).unwrap_or_default()
    }
    /// The cells of the sheet to be filled in, in their order; empty in the other kinds.
    pub fn cells(&self) -> Vec<SheetCell> {
        let Some(right) = self.right_answer(0).filter(|_| self.kind.input().is_sheet()) else {
            return Vec::new();
        };
        paper::cells(right.text.in_language(Language::En)).into_iter().map(|(cell, _)| cell).collect()
    }
    /// The right texts of a step: on a sheet one for each cell, otherwise the answer alone. Dates have the format of
    /// the language.
    pub fn right_cells(&self, step: usize, language: Language) -> Vec<(SheetCell, String)> {
        let Some(right) = self.right_answer(step) else {
            return vec![(SheetCell::Result, self.result.clone())];
        };
        let text = right.text.in_language(language);
        match self.kind.input().is_sheet() {
            true => {
                let mut all = paper::cells(text);
                for (_, text) in all.iter_mut().filter(|(cell, _)| *cell == SheetCell::Date) {
                    *text = date::local(text, language);
                }
                all
            }
            false => vec![(SheetCell::Moves, text.into())],
        }
    }

    /// The line ([`line::of_position`]) of the position in which the move of a cell is written in a step. `None` where the
    /// cell takes no move, or several.
    pub fn written_position(&self, step: usize, cell: SheetCell) -> Option<String> {
        let ply = match (self.kind.input(), cell) {
            (Input::WriteMove, SheetCell::Moves) if self.kind.is_game() => step,
            (Input::WriteMove | Input::CorrectMove, SheetCell::Moves) => {
                self.board.moves.len().checked_sub(1)?
            }
            (Input::SheetRow, SheetCell::White) => 0,
            (Input::SheetRow, SheetCell::Black) => {
                let cells = self.right_cells(step, Language::En);
                usize::from(cells.iter().any(|(cell, text)| *cell == SheetCell::White && !text.is_empty()))
            }
            _ => return None,
        };
        let game = self.board.table().ok()?;
        let played = game.played();
        (ply < played.len()).then(|| line::of_position(&game, played.position_at(ply)))
    }
}
