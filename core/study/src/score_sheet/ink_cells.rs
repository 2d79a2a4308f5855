//! Ink in the cells of a handwritten sheet: strokes as text, and what was read in them.

use super::handwriting::MOST;
use std::collections::{BTreeMap, BTreeSet};

/// First line of saved cells, with the version of the format. Each further line is a half-move, the ink, and the text that
/// was read, with spaces between them.
const HEADER: &str = "ink cells 1";
/// Maximum number of bytes of the ink of a cell.
pub const MOST_BYTES: usize = 20_000;
/// Maximum number of bytes of all cells, to leave room for other things on the device.
const MOST_IN_ALL: usize = 300_000;

/// Ink of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InkCell {
    /// Strokes, in the text form of the reader.
    pub ink: String,
    /// The text of the cell when the ink was accepted; empty for ink that was not accepted yet.
    pub text: String,
}

/// Ink of the cells of a sheet, by half-move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InkCells {
    cells: BTreeMap<usize, InkCell>,
}

impl InkCells {
    /// The ink of a cell, accepted or not.
    pub fn get(&self, ply: usize) -> Option<&InkCell> {
        self.cells.get(&ply)
    }

    /// The ink of a cell as far as it stands for its text: ink of another text is not shown.
    pub fn of_text(&self, ply: usize, text: &str) -> Option<&str> {
        self.get(ply).filter(|cell| !text.is_empty() && cell.text == text).map(|cell| cell.ink.as_str())
    }

    /// Replaces the ink of a cell; empty ink deletes it. False, without a change, if it has no room.
    pub fn set(&mut self, ply: usize, ink: &str, text: &str) -> bool {
        let old = self.get(ply).map_or(0, |cell| cell.ink.len());
        let is_clean = !ink.contains(char::is_whitespace) && !text.contains(char::is_control);
        let all: usize = self.cells.values().map(|cell| cell.ink.len()).sum();
        if ply >= MOST || ink.len() > MOST_BYTES || !is_clean || all - old + ink.len() > MOST_IN_ALL {
            return false;
        }
        if ink.is_empty() {
            self.cells.remove(&ply);
        } else {
            self.cells.insert(ply, InkCell { ink: ink.into(), text: text.trim().into() });
        }
        true
    }

    /// Takes over the changes of another writer since a common state, cell by cell; a cell that both changed keeps its own
    /// ink. A sheet that the other one has emptied takes nothing away.
    pub fn merge(&mut self, common: &InkCells, theirs: &InkCells) {
        if theirs.is_empty() {
            return;
        }
        let plies = theirs.cells.keys().chain(common.cells.keys());
        let is_free =
            |ply: &usize| self.get(*ply) == common.get(*ply) && theirs.get(*ply) != common.get(*ply);
        let changed: BTreeSet<usize> = plies.copied().filter(is_free).collect();
        for ply in changed {
            let (ink, text) = theirs.get(ply).map_or(("", ""), |cell| (&cell.ink, &cell.text));
            self.set(ply, ink, text);
        }
    }

    /// The ink in another form; what has none is left out.
    pub fn convert(&self, form: impl Fn(&str) -> Option<String>) -> InkCells {
        let mut converted = InkCells::default();
        for (ply, cell) in &self.cells {
            if let Some(ink) = form(&cell.ink) {
                converted.set(*ply, &ink, &cell.text);
            }
        }
        converted
    }

    /// True without ink.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Deletes all ink.
    pub fn clear(&mut self) {
        self.cells.clear();
    }

    /// Returns the text to save on the device.
    pub fn save(&self) -> String {
        let mut out = String::from(HEADER);
        for (ply, cell) in &self.cells {
            out.push_str(&format!("\n{ply} {} {}", cell.ink, cell.text));
        }
        out
    }

    /// Parses a saved text; `None` if it is none. Lines that cannot be read are skipped.
    pub fn restore(text: &str) -> Option<InkCells> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        let mut found = InkCells::default();
        for line in lines.take(MOST) {
            let mut parts = line.splitn(3, ' ');
            let ply = parts.next().and_then(|ply| ply.parse().ok());
            if let (Some(ply), Some(ink)) = (ply, parts.next()) {
                found.set(ply, ink, parts.next().unwrap_or_default());
            }
        }
        Some(found)
    }
}
