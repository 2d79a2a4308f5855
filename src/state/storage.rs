//! Texts saved on the device. Every call may fail (private windows, full storage); nothing depends on it.

use leptos::prelude::*;
use notabene_core::exchange::backup::BackupEntry;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// Prefix of all keys with the version of the format; another number would start afresh beside the old.
const PREFIX: &str = "notabene.1.";

/// True if nothing is saved: on the page of another site this is not the reader's own game.
static SHUT: AtomicBool = AtomicBool::new(false);

/// Switches off saving and loading from now on.
pub fn shut() {
    SHUT.store(true, Ordering::Relaxed);
}

/// True if saving is switched off.
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

/// Returns a text saved in this tab.
pub fn load_in_tab(key: &str) -> Option<String> {
    tab_storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Saves a text in this tab; returns `false` if there is no room.
pub fn keep_in_tab(key: &str, text: &str) -> bool {
    tab_storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Deletes a text saved in this tab.
pub fn forget_in_tab(key: &str) {
    if let Some(storage) = tab_storage() {
        // If nothing can be saved, there is nothing to delete.
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

thread_local! {
    /// Callback for a storage that is full, or no longer full.
    static TELL_FULL: Cell<Option<fn(bool)>> = const { Cell::new(None) };
    /// Keys of all texts that did not fit at the last attempt.
    static WITHOUT_ROOM: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Sets the callback for a storage that becomes full, or has room again.
pub fn on_full(tell: fn(bool)) {
    TELL_FULL.set(Some(tell));
}

/// Records if a text had room.
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

/// Returns a saved text.
pub fn load(key: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Saves a text. A full or forbidden storage does not stop the game; a full one is reported.
pub fn keep(key: &str, text: &str) {
    let kept = try_keep(key, text);
    if storage().is_some() {
        had_room(key, kept);
    }
}

/// Saves a text; returns `false` on failure.
pub fn try_keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Deletes a text.
pub fn forget(key: &str) {
    forget_whole(&format!("{PREFIX}{key}"));
}

/// Prefix of the keys of all versions.
const EVER: &str = "notabene.";

/// Returns all full keys with this prefix.
fn names(start: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let names = (0..count).filter_map(|n| storage.key(n).ok().flatten());
    names.filter(|name| name.starts_with(start)).collect()
}

/// Returns all saved texts, with their names.
pub fn all() -> Vec<BackupEntry> {
    let mut all: Vec<BackupEntry> = names(PREFIX)
        .into_iter()
        .filter_map(|name| name.strip_prefix(PREFIX).map(str::to_string))
        .filter_map(|name| load(&name).map(|text| BackupEntry { name, text }))
        .collect();
    // Browsers list them in any order.
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// Replaces all saved texts by these. If there is no room for one of them, nothing changes.
pub fn replace(entries: &[BackupEntry]) -> bool {
    let old = all();
    let put = |entries: &[BackupEntry]| {
        names(PREFIX).iter().for_each(|name| forget_whole(name));
        entries.iter().all(|entry| try_keep(&entry.name, &entry.text))
    };
    let done = put(entries);
    if !done {
        // The old texts fitted before.
        put(&old);
    }
    done
}

/// Deletes all texts saved by any version of Notabene.
pub fn forget_all() {
    names(EVER).iter().for_each(|name| forget_whole(name));
}

fn forget_whole(name: &str) {
    if let Some(storage) = storage() {
        // If nothing can be saved, there is nothing to delete.
        let _ = storage.remove_item(name);
    }
}
