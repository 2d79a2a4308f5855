//! Texts of the projector saved until the tab is closed, for a reload.

use leptos::prelude::window;
use web_sys::Storage;

/// Storage prefix of the state for a reload, before the name of the projector.
const KEY_PREFIX: &str = "notabene.1.wall.";

/// Storage of this tab. None if the browser has none, as in some private windows.
fn session_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// Returns the text saved under a name.
pub fn load(name: &str) -> Option<String> {
    session_storage()?.get_item(&format!("{KEY_PREFIX}{name}")).ok().flatten()
}

/// Saves a text until the tab is closed.
pub fn save(name: &str, text: &str) {
    if let Some(drawer) = session_storage() {
        // If it fails, a reload starts again.
        let _ = drawer.set_item(&format!("{KEY_PREFIX}{name}"), text);
    }
}
