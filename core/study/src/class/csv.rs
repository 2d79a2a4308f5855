//! The table of a class for spreadsheets.

use super::ClassTable;
use notabene_core::exchange::result::AnswerCount;

/// Byte order mark: without it spreadsheets misread letters with accents.
const MARK: &str = "\u{feff}";

/// Names of the two columns of a task: its right answers, and all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerNames {
    /// The column of right answers.
    pub right: String,
    /// The column of all answers.
    pub asked: String,
}

impl ClassTable {
    /// The table as CSV (RFC 4180), with the separator that spreadsheets of the language expect. Right answers and all of
    /// them are columns of their own: `3/10` would become a date.
    pub fn csv(&self, pupil: &str, columns: &[AnswerNames], separator: char) -> String {
        let names = columns.iter().flat_map(|names| [names.right.clone(), names.asked.clone()]);
        let head: Vec<String> = std::iter::once(pupil.to_string()).chain(names).collect();
        let numbers = |cell: &Option<AnswerCount>| match cell {
            Some(count) => [count.right.to_string(), count.asked.to_string()],
            None => [String::new(), String::new()],
        };
        let row = |row: &super::PupilRow| {
            std::iter::once(row.pupil.clone()).chain(row.cells.iter().flat_map(numbers)).collect()
        };
        let rows = std::iter::once(head).chain(self.rows.iter().map(row));
        let line = |cells: Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|cell| quoted(cell, separator)).collect();
            cells.join(&separator.to_string()) + "\r\n"
        };
        std::iter::once(MARK.to_string()).chain(rows.map(line)).collect()
    }
}

/// A cell, in quotation marks if it needs them. What a spreadsheet would take for a formula becomes a text: names come
/// from others.
fn quoted(cell: &str, separator: char) -> String {
    let cell = match cell.starts_with(['=', '+', '-', '@']) {
        true => format!("'{cell}"),
        false => cell.to_string(),
    };
    match cell.contains([separator, '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell,
    }
}
