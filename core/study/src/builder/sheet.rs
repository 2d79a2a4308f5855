//! Right answers of score sheets: those that follow from the moves of a board, and the boxes of a head.

use super::document::CourseDocument;
use super::edit::one_line;
use crate::{Input, SheetCell, paper};
use notabene_core::i18n::Language;
use notabene_core::position::{Position as _, Side};

/// The boxes of the head of a score sheet, in their order.
pub const HEAD_BOXES: [SheetCell; 9] = [
    SheetCell::Date,
    SheetCell::Event,
    SheetCell::Round,
    SheetCell::Table,
    SheetCell::White,
    SheetCell::WhiteClub,
    SheetCell::Black,
    SheetCell::BlackClub,
    SheetCell::Result,
];

/// The text of a box in the right answer of a head; empty if the pupil is not asked for it.
pub fn head_box(right: &str, cell: SheetCell) -> String {
    let found = paper::cells(right).into_iter().find(|(other, _)| *other == cell);
    found.map(|(_, text)| text).unwrap_or_default()
}

/// The right answer of a head with another text in one of its boxes; empty boxes are left out.
pub fn with_head_box(right: &str, cell: SheetCell, text: &str) -> String {
    let text = one_line(&text.replace('|', "/"));
    let all = HEAD_BOXES.into_iter().map(|other| {
        let text = if other == cell { text.clone() } else { head_box(right, other) };
        (other, text)
    });
    let filled =
        all.filter(|(_, text)| !text.is_empty()).map(|(cell, text)| format!("{} {text}", cell.name()));
    filled.collect::<Vec<_>>().join(" | ")
}

impl CourseDocument {
    /// Fills in the right answer of a row or a line of moves from the moves of the board, and the number of a row.
    pub fn fill_in_sheet(&mut self, block: usize) {
        let Some(right) = self.proposed_sheet(block) else { return };
        self.set_right(block, &right);
        let exercise = self.exercise_board(block);
        if exercise.kind.input() == Input::SheetRow
            && let Some(table) = exercise.board.table_before()
        {
            self.set_value(block, "number", &table.position().number().to_string());
        }
    }

    /// The right answer of a row or a line of moves, from the moves of the board; `None` for other kinds, and without
    /// moves.
    pub fn proposed_sheet(&self, block: usize) -> Option<String> {
        let exercise = self.exercise_board(block);
        match exercise.kind.input() {
            Input::WriteLine if !exercise.board.moves.is_empty() => Some(exercise.movetext(Language::En)),
            Input::SheetRow => {
                let first = exercise.board.table_before()?.position().turn();
                let names = if first == Side::White { ["white", "black"] } else { ["black", "white"] };
                let moves = exercise.board.written(Language::En);
                let boxes: Vec<String> =
                    names.iter().zip(&moves).map(|(name, text)| format!("{name} {text}")).collect();
                (!boxes.is_empty()).then(|| boxes.join(" | "))
            }
            _ => None,
        }
    }
}
