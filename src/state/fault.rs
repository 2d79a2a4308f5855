//! Error message for a panic.

use crate::state::i18n_loader::no_language_error;
use leptos::prelude::*;

/// Shows that the program failed, in the saved language; called from the panic hook, in which signals are unusable.
pub fn show_fault() {
    let language = crate::state::preferences::load_preferences().language;
    let Some(body) = document().body() else { return };
    let Ok(note) = document().create_element("p") else { return };
    note.set_class_name("fault alert");
    let words = language.label(notabene_core::i18n::Label::Fault);
    note.set_text_content(Some(&if words.is_empty() { no_language_error() } else { words.into() }));
    let _ = note.set_attribute("role", "alert");
    let _ = body.prepend_with_node_1(&note);
}
