//! A game that goes on in another window.
//!
//! Windows number the moves of a game as they come, each in its own way; their order on the sheet is the same in all.

use crate::exchange::save;
use crate::game::{Edit, Game, Go, Sheet};
use crate::notation::Style;
use crate::record::{NodeId, Shape};

/// The game as text, wherever the board stands in it.
pub fn text_of(table: &Game) -> String {
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

/// Brings a table to where a game stands in another window. Where that went on by one step, the table does the same: so
/// its pieces glide, and what was taken back can still be played again. None if that was enough; else the table to be
/// laid instead. A text that is no game changes nothing.
pub fn follow(own: &mut Game, text: &str, at: u32) -> Option<Game> {
    if text_of(own) != text {
        let mut other = save::read(text).0.ok()?;
        let there = walk(&mut other, at);
        if !stepped(own, &there, text, at) {
            return Some(other);
        }
    }
    walk(own, at);
    None
}

/// Goes to a place; the sheet there.
fn walk(table: &mut Game, at: u32) -> Sheet {
    let sheet = table.sheet(&Style::pgn());
    let target = node(&sheet, at);
    if sheet.at == target {
        return sheet;
    }
    table.go(Go::To(target));
    table.sheet(&Style::pgn())
}

/// Takes the one step that makes a game the same as the other; `false` if none does.
fn stepped(own: &mut Game, there: &Sheet, text: &str, at: u32) -> bool {
    let here = own.sheet(&Style::pgn());
    let (mine, theirs) = (here.cells().len(), there.cells().len());
    match () {
        _ if mine == theirs => draw(own, there, at),
        _ if mine + 1 == theirs => return again(own, text) || played(own, &here, there, text),
        _ if mine == theirs + 1 => own.go(Go::Undo),
        _ => return false,
    }
    text_of(own) == text
}

/// Draws what is drawn in the other game: beside its moves, and at the place where it stands.
fn draw(own: &mut Game, there: &Sheet, at: u32) {
    let here = own.sheet(&Style::pgn());
    for (mine, theirs) in here.cells().into_iter().zip(there.cells()) {
        if mine.note.shapes != theirs.note.shapes {
            own.go(Go::To(mine.node));
            redraw(own, &theirs.note.shapes);
        }
    }
    if walk(own, at).note.shapes != there.note.shapes {
        redraw(own, &there.note.shapes);
    }
}

/// Draws these shapes and no others where a game stands.
fn redraw(own: &mut Game, shapes: &[Shape]) {
    let drawn = shapes.iter().map(|shape| Edit::Shape(*shape));
    for edit in std::iter::once(Edit::NoShapes).chain(drawn) {
        // Shapes can be drawn in every game.
        drop(own.edit(edit, &Style::pgn()));
    }
}

/// Plays again what was taken back, if that was the step.
fn again(own: &mut Game, text: &str) -> bool {
    if !own.status().can_redo {
        return false;
    }
    own.go(Go::Redo);
    let same = text_of(own) == text;
    if !same {
        own.go(Go::Undo);
    }
    same
}

/// Plays the one move that a game has more; `false` if that does not make it the same.
fn played(own: &mut Game, here: &Sheet, there: &Sheet, text: &str) -> bool {
    let Some(cell) = there.cell(there.at) else { return false };
    own.go(Go::To(node(here, place(there, cell.before))));
    own.enter(&cell.text(), &Style::pgn()).is_ok() && text_of(own) == text
}
