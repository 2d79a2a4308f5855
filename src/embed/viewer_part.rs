//! The place of the viewer: boards have one only in its program (`src/viewer.rs`). The program of plain boards sets none, so
//! that it is linked without all that hangs on it.

use crate::components::element::El;
use crate::embed::embedded_board::EmbeddedBoard;
use js_sys::Array;
use leptos::prelude::untrack;
use notabene_core::game::Go;
use std::cell::Cell;

/// Functions of the viewer.
pub struct Viewer {
    /// Adds its parts to the content of a board.
    pub open: fn(EmbeddedBoard, &El),
    /// Goes on with what the reader saw and played on a plain board, see `host_events::handover`.
    pub resume: fn(EmbeddedBoard, &Array),
}

thread_local! {
    /// A plain cell: in a program that never sets it, the compiler knows its value.
    static VIEWER: Cell<Option<&'static Viewer>> = const { Cell::new(None) };
}

/// Gives all boards of this program a viewer.
pub fn set_viewer(viewer: &'static Viewer) {
    VIEWER.set(Some(viewer));
}

/// The viewer of the boards of this program.
pub fn viewer() -> Option<&'static Viewer> {
    VIEWER.get()
}

/// Returns to the game of the page, at the move from which the reader's own moves began. These are put aside; the viewer can
/// leave them in the list as variations.
pub fn leave_own_moves(here: EmbeddedBoard) {
    let keeps = || here.with_options(|options| options.get("own-moves") == "variations");
    if viewer().is_some()
        && untrack(keeps)
        && let Some(last) = here.last_given()
    {
        return here.app.go(Go::To(last));
    }
    here.restore_host_game();
}
