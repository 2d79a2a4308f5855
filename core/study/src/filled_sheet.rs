//! A filled score sheet beside a paragraph of a lesson: its head, and the moves of the board in their rows.

use super::{Diagram, Point, SheetCell, date, diagram};
use notabene_core::game::MoveCell;
use notabene_core::i18n::Language;

/// Number of rows that a sheet has at least: those without moves stay empty, as on paper.
const LEAST_ROWS: u32 = 8;

/// A row: the number of the move, and what stands in the columns of White and Black.
pub type SheetRow<T> = (u32, [Option<T>; 2]);

/// A move on a filled sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledMove {
    /// The move as it is written.
    pub text: String,
    /// Its place among the moves of the board, from 0.
    pub ply: usize,
}

/// A filled score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledSheet {
    /// Head above the moves.
    pub head: Vec<(SheetCell, String)>,
    /// The rows, the last of them empty.
    pub rows: Vec<SheetRow<FilledMove>>,
    /// The result; empty if there is none.
    pub result: String,
}

impl FilledSheet {
    /// The number of moves.
    pub fn moves(&self) -> usize {
        self.rows.iter().flat_map(|(_, moves)| moves).flatten().count()
    }
}

impl Diagram {
    /// The moves of the board in the rows of a score sheet, each made by its place from 0.
    pub(super) fn sheet_rows<T>(
        &self,
        language: Language,
        mut cell: impl FnMut(usize, &MoveCell) -> T,
    ) -> Vec<SheetRow<T>> {
        let Ok(table) = self.table() else { return Vec::new() };
        let mut plies = 0..;
        let mut place = |it: &MoveCell| plies.next().map(|ply| cell(ply, it));
        let sheet = table.sheet(&diagram::style(language));
        let rows = sheet.rows.iter();
        rows.map(|row| (row.number, [&row.first, &row.second].map(|it| it.as_ref().and_then(&mut place))))
            .collect()
    }
}

impl Point {
    /// The score sheet beside the paragraph, as it is written in a language; `None` if it shows none.
    pub fn filled_sheet(&self, language: Language) -> Option<FilledSheet> {
        let (head, board) = (self.sheet.as_ref()?, self.show.as_ref()?);
        let mut rows = board.sheet_rows(language, |ply, cell| FilledMove { text: cell.text(), ply });
        let last = rows.last().map_or(0, |(number, _)| *number);
        rows.extend((last + 1..=LEAST_ROWS).map(|number| (number, [None, None])));
        let result = head.iter().find(|(cell, _)| *cell == SheetCell::Result);
        let result = result.map(|(_, text)| text.clone()).unwrap_or_default();
        let head = head.iter().filter(|(cell, _)| *cell != SheetCell::Result);
        let head = head.map(|(cell, text)| match cell {
            SheetCell::Date => (*cell, date::local(text, language)),
            _ => (*cell, text.clone()),
        });
        Some(FilledSheet { head: head.collect(), rows, result })
    }
}
