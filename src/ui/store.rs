//! What is kept on the device. Every call may fail (private windows, full storage); nothing depends on it.

use leptos::prelude::*;

/// The version of what is kept; another number would start afresh beside the old.
const PREFIX: &str = "notabene.1.";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// A kept text.
pub fn load(key: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Keeps a text. A full or forbidden storage is no reason to stop the game.
pub fn keep(key: &str, text: &str) {
    let _ = try_keep(key, text);
}

/// Keeps a text; says whether the device took it.
pub fn try_keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Forgets a text.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // Where nothing can be kept, nothing is to be forgotten.
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// Shows that the program failed, in the language kept; called from the panic hook, where no signal may
/// be touched any more.
pub fn show_fault() {
    let language = super::prefs::Prefs::load().language;
    let Some(body) = document().body() else { return };
    let Ok(note) = document().create_element("p") else { return };
    note.set_class_name("fault");
    let words = language.label(notabene_core::text::Label::Fault);
    note.set_text_content(Some(&if words.is_empty() { super::tongue::wordless() } else { words.into() }));
    let _ = note.set_attribute("role", "alert");
    let _ = body.prepend_with_node_1(&note);
}
