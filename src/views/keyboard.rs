//! Checks of keyboard events for all pages that listen for keys.

use crate::components::query::closest;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// True if a key has been handled, or moves a caret or a selection in the focused element.
pub fn is_handled_or_editing(e: &KeyboardEvent) -> bool {
    e.default_prevented() || closest(e, "input, select, textarea, dialog, .choices").is_some()
}

/// True if Enter and the space bar activate the focused element.
pub fn activates_control(e: &KeyboardEvent) -> bool {
    closest(e, "button, a, summary, [role=gridcell]").is_some()
}

/// True if a modifier key is held; Shift only makes capitals and does not count.
pub fn has_modifier(e: &KeyboardEvent) -> bool {
    has_command_modifier(e) || e.alt_key()
}

/// True if the modifier key of shortcuts is held: Command on a Mac, Control elsewhere.
pub fn has_command_modifier(e: &KeyboardEvent) -> bool {
    e.ctrl_key() || e.meta_key()
}

/// Returns the step that the usual keys for undo and redo ask for.
pub fn undo_step(e: &KeyboardEvent) -> Option<Go> {
    match (e.key().to_ascii_lowercase().as_str(), e.shift_key()) {
        ("z", false) => Some(Go::Undo),
        ("y", false) | ("z", true) => Some(Go::Redo),
        _ => None,
    }
}

/// Returns the name of a key. With the shift lock on, letters are the same keys.
pub fn key_name(mut key: String) -> String {
    if key.len() == 1 {
        key.make_ascii_lowercase();
    }
    key
}
