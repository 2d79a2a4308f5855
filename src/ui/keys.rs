//! What is asked about keys wherever a page listens for them.

mod desk;

pub use desk::listen;

use super::pointing::near;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Whether a key has been answered, or moves a caret or a choice where the focus is.
pub fn is_taken(e: &KeyboardEvent) -> bool {
    e.default_prevented() || near(e, "input, select, textarea, dialog, .choices").is_some()
}

/// Whether Enter and the space bar have a meaning of their own where the focus is.
pub fn on_control(e: &KeyboardEvent) -> bool {
    near(e, "button, a, summary, [role=gridcell]").is_some()
}

/// Whether a key is held that makes another one of a key; Shift makes capitals.
pub fn is_held(e: &KeyboardEvent) -> bool {
    is_command(e) || e.alt_key()
}

/// Whether a key is held that makes commands of keys: Command on a Mac, Control elsewhere.
pub fn is_command(e: &KeyboardEvent) -> bool {
    e.ctrl_key() || e.meta_key()
}

/// What the usual keys for taking back and playing again ask for.
pub fn undoing(e: &KeyboardEvent) -> Option<Go> {
    match (e.key().to_ascii_lowercase().as_str(), e.shift_key()) {
        ("z", false) => Some(Go::Undo),
        ("y", false) | ("z", true) => Some(Go::Redo),
        _ => None,
    }
}

/// The name of a key. With the shift lock on, letters are the same keys.
pub fn lettered(mut key: String) -> String {
    if key.len() == 1 {
        key.make_ascii_lowercase();
    }
    key
}
