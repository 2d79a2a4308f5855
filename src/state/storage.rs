//! Texts saved on the device. Every call may fail (private windows, full storage); nothing depends on it.

use leptos::prelude::*;
use notabene_core::exchange::backup::BackupEntry;
use notabene_study::learners::{LearnerId, Learners};
use notabene_study::storage_key::{KeyName, Scope, StorageKey};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// Prefix of all keys with the version of the format; another number would start afresh beside the old.
const PREFIX: &str = "notabene.1.";

/// True if nothing is saved: on the page of another site this is not the reader's own game.
static IS_DISABLED: AtomicBool = AtomicBool::new(false);

/// Switches off saving and loading from now on.
pub fn disable() {
    IS_DISABLED.store(true, Ordering::Relaxed);
}

/// True if saving is switched off.
pub fn is_disabled() -> bool {
    IS_DISABLED.load(Ordering::Relaxed)
}

fn storage() -> Option<web_sys::Storage> {
    if IS_DISABLED.load(Ordering::Relaxed) { None } else { window().local_storage().ok().flatten() }
}

/// The storage of this tab, which lasts until it is closed.
fn tab_storage() -> Option<web_sys::Storage> {
    if IS_DISABLED.load(Ordering::Relaxed) { None } else { window().session_storage().ok().flatten() }
}

thread_local! {
    /// Learner of this page: once known it stays, so that a choice in another tab mixes nobody's texts.
    static LEARNER: RefCell<Option<LearnerId>> = const { RefCell::new(None) };
}

/// Reads anew who is learning: before the app is shown.
pub fn read_learner() {
    LEARNER.set(None);
}

/// The learner of this page.
pub fn learner() -> LearnerId {
    if let Some(known) = LEARNER.with_borrow(Clone::clone) {
        return known;
    }
    let id = load_learners().current().id.clone();
    LEARNER.set(Some(id.clone()));
    id
}

/// Returns the learners of the device, as they were saved last in any tab.
pub fn load_learners() -> Learners {
    load(StorageKey::Learners).and_then(|text| Learners::read(&text)).unwrap_or_default()
}

/// The key in the storage, with the version of the format, and before the texts of a learner their prefix.
fn full_key(key: impl Into<KeyName>) -> String {
    let key = key.into();
    let prefix = match key.scope() {
        Scope::Device => String::new(),
        Scope::Learner => learner().prefix(),
    };
    format!("{PREFIX}{prefix}{}", key.as_str())
}

/// Returns a text saved in this tab.
pub fn load_in_tab(key: impl Into<KeyName>) -> Option<String> {
    tab_storage()?.get_item(&full_key(key)).ok().flatten()
}

/// Saves a text in this tab; returns `false` if there is no room.
pub fn save_in_tab(key: impl Into<KeyName>, text: &str) -> bool {
    tab_storage().is_some_and(|storage| storage.set_item(&full_key(key), text).is_ok())
}

/// Deletes a text saved in this tab.
pub fn delete_in_tab(key: impl Into<KeyName>) {
    if let Some(storage) = tab_storage() {
        // If nothing can be saved, there is nothing to delete.
        let _ = storage.remove_item(&full_key(key));
    }
}

/// Deletes a text saved in this tab, of all learners.
pub fn delete_in_tab_of_all(key: StorageKey) {
    let Some(storage) = tab_storage() else { return };
    let count = storage.length().unwrap_or_default();
    let keys: Vec<String> = (0..count).filter_map(|n| storage.key(n).ok().flatten()).collect();
    let is_one = |name: &str| {
        name == key.name() || LearnerId::of_text(name).is_some_and(|(_, name)| name == key.name())
    };
    for key in keys.iter().filter(|key| key.strip_prefix(PREFIX).is_some_and(is_one)) {
        // If nothing can be saved, there is nothing to delete.
        let _ = storage.remove_item(key);
    }
}

thread_local! {
    /// Callback for a storage that is full, or no longer full.
    static ON_FULL: Cell<Option<fn(bool)>> = const { Cell::new(None) };
    /// Keys of all texts that did not fit at the last attempt.
    static WITHOUT_ROOM: RefCell<BTreeSet<KeyName>> = const { RefCell::new(BTreeSet::new()) };
}

/// Sets the callback for a storage that becomes full, or has room again.
pub fn set_full_callback(tell: fn(bool)) {
    ON_FULL.set(Some(tell));
}

/// Records if a text had room.
pub fn record_room(key: impl Into<KeyName>, had_room: bool) {
    let key = key.into();
    let (before, now) = WITHOUT_ROOM.with_borrow_mut(|all| {
        let before = all.is_empty();
        if had_room {
            all.remove(&key);
        } else {
            all.insert(key);
        }
        (before, all.is_empty())
    });
    if let Some(tell) = ON_FULL.get().filter(|_| before != now) {
        tell(!now);
    }
}

/// Returns a saved text.
pub fn load(key: impl Into<KeyName>) -> Option<String> {
    storage()?.get_item(&full_key(key)).ok().flatten()
}

/// Saves a text. A full or forbidden storage does not stop the game; a full one is reported.
pub fn save(key: impl Into<KeyName>, text: &str) {
    let key = key.into();
    let saved = try_save(&key, text);
    if storage().is_some() {
        record_room(key, saved);
    }
}

/// Saves a text; returns `false` on failure.
pub fn try_save(key: impl Into<KeyName>, text: &str) -> bool {
    set_full_key(&full_key(key), text)
}

fn set_full_key(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Deletes a text.
pub fn delete(key: impl Into<KeyName>) {
    delete_full_key(&full_key(key));
}

/// Returns the name of the text that another tab has saved for the device or the same learner, from its event `storage`.
pub fn changed_name(event: &web_sys::Event) -> Option<String> {
    let key = js_sys::Reflect::get(event, &"key".into()).ok()?.as_string()?;
    let name = key.strip_prefix(PREFIX)?;
    let kind = |name: &str| StorageKey::named(name).map(StorageKey::scope);
    match name.strip_prefix(&learner().prefix()) {
        Some(own) if kind(own) == Some(Scope::Learner) => Some(own.into()),
        _ => Some(name.into()).filter(|_| kind(name) == Some(Scope::Device)),
    }
}

/// Saves a text of another learner; returns `false` on failure.
pub fn save_of_learner(id: &LearnerId, key: StorageKey, text: &str) -> bool {
    set_full_key(&format!("{PREFIX}{}{}", id.prefix(), key.name()), text)
}

/// Deletes all texts of a learner.
pub fn delete_of_learner(id: &LearnerId) {
    let names = all_entries().into_iter().map(|entry| entry.name).filter(|name| id.has_text(name));
    names.for_each(|name| delete_full_key(&format!("{PREFIX}{name}")));
}

/// Prefix of the keys of all versions.
const ALL_VERSIONS_PREFIX: &str = "notabene.";

/// Returns all full keys with this prefix.
fn keys_with_prefix(start: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let names = (0..count).filter_map(|n| storage.key(n).ok().flatten());
    names.filter(|name| name.starts_with(start)).collect()
}

/// Returns all saved texts, with their names.
pub fn all_entries() -> Vec<BackupEntry> {
    let read = |key: String| {
        let text = storage()?.get_item(&key).ok().flatten()?;
        Some(BackupEntry { name: key.strip_prefix(PREFIX)?.into(), text })
    };
    let mut all: Vec<BackupEntry> = keys_with_prefix(PREFIX).into_iter().filter_map(read).collect();
    // Browsers list them in any order.
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// Replaces all saved texts by these. If there is no room for one of them, nothing changes.
pub fn replace_all(entries: &[BackupEntry]) -> bool {
    let old = all_entries();
    let put = |entries: &[BackupEntry]| {
        keys_with_prefix(PREFIX).iter().for_each(|name| delete_full_key(name));
        entries.iter().all(|entry| set_full_key(&format!("{PREFIX}{}", entry.name), &entry.text))
    };
    let done = put(entries);
    if !done {
        // The old texts fitted before.
        put(&old);
    }
    done
}

/// Deletes all texts saved by any version of Notabene.
pub fn delete_all() {
    keys_with_prefix(ALL_VERSIONS_PREFIX).iter().for_each(|name| delete_full_key(name));
}

fn delete_full_key(name: &str) {
    if let Some(storage) = storage() {
        // If nothing can be saved, there is nothing to delete.
        let _ = storage.remove_item(name);
    }
}
