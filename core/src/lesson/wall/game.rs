//! A game that goes on in another window.
//!
//! Windows number the moves of a game as they come, each in its own way; their order on the sheet is the same in all.

use crate::notation::Style;
use crate::record::NodeId;
use crate::session::{Go, Sheet, Table, save};

/// The game as text, wherever the board stands in it.
pub fn text_of(table: &dyn Table) -> String {
    save::unplaced(table)
}

/// The place of the move on the board among those of the sheet; 0 at the start.
pub fn place_of(sheet: &Sheet) -> u32 {
    place(sheet, sheet.at)
}

fn place(sheet: &Sheet, node: NodeId) -> u32 {
    sheet.cells().iter().position(|cell| cell.node == node).map_or(0, |n| n as u32 + 1)
}

/// The move at a place; the last one if there are fewer.
fn node(sheet: &Sheet, place: u32) -> NodeId {
    let cells = sheet.cells();
    let last = (place as usize).min(cells.len());
    last.checked_sub(1).and_then(|n| cells.get(n)).map_or(NodeId(0), |cell| cell.node)
}

/// Brings a table to where a game stands in another window. Where it has only walked, or made one move more, the table
/// does the same, so that its pieces glide. None if that was enough; else the table to be laid instead. A text that is
/// no game changes nothing.
pub fn follow(own: &mut dyn Table, text: &str, at: u32) -> Option<Box<dyn Table>> {
    let style = Style::pgn();
    if text_of(own) != text {
        let mut other = save::read(text).0.ok()?;
        let there = other.sheet(&style);
        let target = node(&there, at);
        if played(own, &there, target, text) {
            return None;
        }
        other.go(Go::To(target));
        return Some(other);
    }
    let sheet = own.sheet(&style);
    let target = node(&sheet, at);
    if sheet.at != target {
        own.go(Go::To(target));
    }
    None
}

/// Plays the one move that a game has more; `false` if that does not make it the same. Then it is taken back.
fn played(own: &mut dyn Table, there: &Sheet, target: NodeId, text: &str) -> bool {
    let here = own.sheet(&Style::pgn());
    let Some(cell) = there.cell(target).filter(|_| here.cells().len() + 1 == there.cells().len()) else {
        return false;
    };
    own.go(Go::To(node(&here, place(there, cell.before))));
    let entered = own.enter(&cell.text(), &Style::pgn()).is_ok();
    if entered && text_of(own) == text {
        return true;
    }
    if entered {
        own.go(Go::Undo);
    }
    own.go(Go::To(here.at));
    false
}
