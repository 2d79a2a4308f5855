//! A game followed in another window.
//!
//! Windows number the moves of a game in the order of arrival; their order on the sheet is equal in all.

use crate::exchange::save;
use crate::game::{Edit, Game, Go, MoveSheet};
use crate::notation::Style;
use crate::record::{NodeId, Shape};

/// Returns the game as text, without its place on the board.
pub fn text_of(table: &Game) -> String {
    save::unplaced(table)
}

/// Index of the move on the board among those of the sheet; 0 at the start.
pub fn place_of(sheet: &MoveSheet) -> u32 {
    place(sheet, sheet.at)
}

fn place(sheet: &MoveSheet, node: NodeId) -> u32 {
    sheet.cells().iter().position(|cell| cell.node == node).map_or(0, |n| n as u32 + 1)
}

/// Returns the move at an index; the last one if there are fewer.
fn node(sheet: &MoveSheet, place: u32) -> NodeId {
    let cells = sheet.cells();
    let last = (place as usize).min(cells.len());
    last.checked_sub(1).and_then(|n| cells.get(n)).map_or(NodeId(0), |cell| cell.node)
}

/// Updates a table to a game shown in another window. If that game advanced by one step, the table takes the same step:
/// so its pieces are animated, and redo still works. `None` if that was enough, otherwise the new table. A text that
/// cannot be parsed changes nothing.
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

/// Goes to an index; returns the sheet there.
fn walk(table: &mut Game, at: u32) -> MoveSheet {
    let sheet = table.sheet(&Style::pgn());
    let target = node(&sheet, at);
    if sheet.at == target {
        return sheet;
    }
    table.go(Go::To(target));
    table.sheet(&Style::pgn())
}

/// Takes the one step that makes a game equal to the other; `false` if none does.
fn stepped(own: &mut Game, there: &MoveSheet, text: &str, at: u32) -> bool {
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

/// Draws the shapes of the other game: beside its moves, and at its place.
fn draw(own: &mut Game, there: &MoveSheet, at: u32) {
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

/// Replaces the shapes at the current place.
fn redraw(own: &mut Game, shapes: &[Shape]) {
    let drawn = shapes.iter().map(|shape| Edit::Shape(*shape));
    for edit in std::iter::once(Edit::NoShapes).chain(drawn) {
        // Shapes can be drawn in every game.
        drop(own.edit(edit, &Style::pgn()));
    }
}

/// Redoes a move, if that was the step.
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

/// Plays the one additional move of the other game; `false` if that does not make both equal.
fn played(own: &mut Game, here: &MoveSheet, there: &MoveSheet, text: &str) -> bool {
    let Some(cell) = there.cell(there.at) else { return false };
    own.go(Go::To(node(here, place(there, cell.before))));
    own.enter(&cell.text(), &Style::pgn()).is_ok() && text_of(own) == text
}
