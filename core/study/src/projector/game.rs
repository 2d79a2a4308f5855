//! A game followed in another window.
//!
//! Windows number the moves of a game in the order of arrival; their order on the sheet is equal in all.

use notabene_core::exchange::save;
use notabene_core::game::{Edit, Game, Go, MoveSheet};
use notabene_core::notation::Style;
use notabene_core::record::{NodeId, Shape};

/// Returns the game as text, without its place on the board.
pub fn text_of(table: &Game) -> String {
    save::without_current_move(table)
}

/// Index of the move on the board among those of the sheet; 0 at the start.
pub fn current_index(sheet: &MoveSheet) -> u32 {
    index_of(sheet, sheet.at)
}

fn index_of(sheet: &MoveSheet, node: NodeId) -> u32 {
    sheet.cells().iter().position(|cell| cell.node == node).map_or(0, |n| n as u32 + 1)
}

/// Returns the move at an index; the last one if there are fewer.
fn node_at(sheet: &MoveSheet, place: u32) -> NodeId {
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
        let there = go_to_index(&mut other, at);
        if !take_step(own, &there, text, at) {
            return Some(other);
        }
    }
    go_to_index(own, at);
    None
}

/// Goes to an index; returns the sheet there.
fn go_to_index(table: &mut Game, at: u32) -> MoveSheet {
    let sheet = table.sheet(&Style::pgn());
    let target = node_at(&sheet, at);
    if sheet.at == target {
        return sheet;
    }
    table.go(Go::To(target));
    table.sheet(&Style::pgn())
}

/// Takes the one step that makes a game equal to the other; `false` if none does.
fn take_step(own: &mut Game, there: &MoveSheet, text: &str, at: u32) -> bool {
    let here = own.sheet(&Style::pgn());
    let (mine, theirs) = (here.cells().len(), there.cells().len());
    match () {
        _ if mine == theirs => copy_shapes(own, there, at),
        _ if mine + 1 == theirs => return redo_step(own, text) || play_step(own, &here, there, text),
        _ if mine == theirs + 1 => own.go(Go::Undo),
        _ => return false,
    }
    text_of(own) == text
}

/// Draws the shapes of the other game: beside its moves, and at its place.
fn copy_shapes(own: &mut Game, there: &MoveSheet, at: u32) {
    let here = own.sheet(&Style::pgn());
    for (mine, theirs) in here.cells().into_iter().zip(there.cells()) {
        if mine.note.shapes != theirs.note.shapes {
            own.go(Go::To(mine.node));
            replace_shapes(own, &theirs.note.shapes);
        }
    }
    if go_to_index(own, at).note.shapes != there.note.shapes {
        replace_shapes(own, &there.note.shapes);
    }
}

/// Replaces the shapes at the current place.
fn replace_shapes(own: &mut Game, shapes: &[Shape]) {
    let drawn = shapes.iter().map(|shape| Edit::Shape(*shape));
    for edit in std::iter::once(Edit::NoShapes).chain(drawn) {
        // Shapes can be drawn in every game.
        drop(own.edit(edit, &Style::pgn()));
    }
}

/// Redoes a move, if that was the step.
fn redo_step(own: &mut Game, text: &str) -> bool {
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
fn play_step(own: &mut Game, here: &MoveSheet, there: &MoveSheet, text: &str) -> bool {
    let Some(cell) = there.cell(there.at) else { return false };
    own.go(Go::To(node_at(here, index_of(there, cell.before))));
    own.enter(&cell.text(), &Style::pgn()).is_ok() && text_of(own) == text
}
