//! What is kept on the device. Every call may fail (private windows, full storage); nothing depends on it.

use leptos::prelude::*;
use notabene_core::exchange::backup::Entry;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// The version of what is kept; another number would start afresh beside the old.
const PREFIX: &str = "notabene.1.";

/// Whether nothing is kept: on somebody else's page this is not the reader's own game.
static SHUT: AtomicBool = AtomicBool::new(false);

/// Keeps and knows nothing from now on.
pub fn shut() {
    SHUT.store(true, Ordering::Relaxed);
}

/// Whether nothing is kept here by choice.
pub fn is_shut() -> bool {
    SHUT.load(Ordering::Relaxed)
}

fn storage() -> Option<web_sys::Storage> {
    if SHUT.load(Ordering::Relaxed) { None } else { window().local_storage().ok().flatten() }
}

/// The storage of this tab, which lasts until it is closed.
fn tab_storage() -> Option<web_sys::Storage> {
    if SHUT.load(Ordering::Relaxed) { None } else { window().session_storage().ok().flatten() }
}

/// A text kept in this tab.
pub fn load_in_tab(key: &str) -> Option<String> {
    tab_storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Keeps a text in this tab; says whether there was room for it.
pub fn keep_in_tab(key: &str, text: &str) -> bool {
    tab_storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Forgets a text kept in this tab.
pub fn forget_in_tab(key: &str) {
    if let Some(storage) = tab_storage() {
        // Where nothing can be kept, nothing is to be forgotten.
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

thread_local! {
    /// What is told when the storage is full, or no longer.
    static TELL_FULL: Cell<Option<fn(bool)>> = const { Cell::new(None) };
    /// The names of all that had no room when it was last to be kept.
    static WITHOUT_ROOM: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// From now on it is told when the storage is full, and when it is no longer.
pub fn on_full(tell: fn(bool)) {
    TELL_FULL.set(Some(tell));
}

/// Notes whether there was room for a text.
pub fn had_room(key: &str, had_room: bool) {
    let (before, now) = WITHOUT_ROOM.with_borrow_mut(|all| {
        let before = all.is_empty();
        if had_room {
            all.remove(key);
        } else {
            all.insert(key.into());
        }
        (before, all.is_empty())
    });
    if let Some(tell) = TELL_FULL.get().filter(|_| before != now) {
        tell(!now);
    }
}

/// A kept text.
pub fn load(key: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Keeps a text. A full or forbidden storage is no reason to stop the game; a full one is told.
pub fn keep(key: &str, text: &str) {
    let kept = try_keep(key, text);
    if storage().is_some() {
        had_room(key, kept);
    }
}

/// Keeps a text; says whether the device took it.
pub fn try_keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Forgets a text.
pub fn forget(key: &str) {
    forget_whole(&format!("{PREFIX}{key}"));
}

/// The start of all names that any version has used.
const EVER: &str = "notabene.";

/// The whole names of all that is kept and begins so.
fn names(start: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let names = (0..count).filter_map(|n| storage.key(n).ok().flatten());
    names.filter(|name| name.starts_with(start)).collect()
}

/// All that is kept, by its name.
pub fn all() -> Vec<Entry> {
    let mut all: Vec<Entry> = names(PREFIX)
        .into_iter()
        .filter_map(|name| name.strip_prefix(PREFIX).map(str::to_string))
        .filter_map(|name| load(&name).map(|text| Entry { name, text }))
        .collect();
    // Browsers tell them in any order.
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// Keeps these texts instead of all others. If there is no room for one of them, all is as it was.
pub fn replace(entries: &[Entry]) -> bool {
    let old = all();
    let put = |entries: &[Entry]| {
        names(PREFIX).iter().for_each(|name| forget_whole(name));
        entries.iter().all(|entry| try_keep(&entry.name, &entry.text))
    };
    let done = put(entries);
    if !done {
        // It had room for them before.
        put(&old);
    }
    done
}

/// Forgets all that any version of Notabene has kept.
pub fn forget_all() {
    names(EVER).iter().for_each(|name| forget_whole(name));
}

fn forget_whole(name: &str) {
    if let Some(storage) = storage() {
        // Where nothing can be kept, nothing is to be forgotten.
        let _ = storage.remove_item(name);
    }
}

/// Shows that the program failed, in the language kept; called from the panic hook, where no signal may
/// be touched any more.
pub fn show_fault() {
    let language = super::prefs::Prefs::load().language;
    let Some(body) = document().body() else { return };
    let Ok(note) = document().create_element("p") else { return };
    note.set_class_name("fault");
    let words = language.label(notabene_core::i18n::Label::Fault);
    note.set_text_content(Some(&if words.is_empty() { super::tongue::wordless() } else { words.into() }));
    let _ = note.set_attribute("role", "alert");
    let _ = body.prepend_with_node_1(&note);
}
