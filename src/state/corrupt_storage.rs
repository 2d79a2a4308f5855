//! Saved data that cannot be parsed: moved to another key, so that it is not overwritten, and reported.

use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::on_cleanup;
use leptos::prelude::*;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_study::Progress;
use notabene_study::storage_key::{KeyName, StorageKey};
use std::cell::Cell;

thread_local! {
    /// Signal of the message: corrupt data may be read anywhere in the app.
    static MESSAGE: Cell<Option<RwSignal<Option<Msg>>>> = const { Cell::new(None) };
}

/// Returns the signal of the message to show, set from now on.
pub fn message_signal() -> RwSignal<Option<Msg>> {
    let message = RwSignal::new(None);
    MESSAGE.set(Some(message));
    storage::set_full_callback(report_full);
    on_cleanup(|| MESSAGE.set(None));
    message
}

/// Reports a full storage, or clears the message once there is room.
fn report_full(is_full: bool) {
    match is_full {
        true => report(msg!(StorageFull)),
        false => withdraw(&msg!(StorageFull)),
    }
}

/// Shows a message on every page.
pub fn report(text: Msg) {
    if let Some(message) = MESSAGE.get() {
        message.set(Some(text));
    }
}

/// Shows a message no more, if it is the one that is shown.
pub fn withdraw(text: &Msg) {
    let Some(message) = MESSAGE.get() else { return };
    if message.try_get_untracked().flatten().as_ref() == Some(text) {
        message.set(None);
    }
}

/// The line with the message, on every page.
#[component]
pub fn MessageBar(message: Msg) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || prefs.message_text(&message);
    view! { <p class="fault alert aside" role="alert">{text}</p> }
}

/// Returns the parsed value of a key. `None` if there is none, if the text is empty or if it is corrupt.
pub fn load_valid<T>(key: impl Into<KeyName>, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let key = key.into();
    let text = storage::load(&key).filter(|text| !text.is_empty())?;
    let found = read(&text);
    if found.is_none() {
        set_aside(&key, &text);
    }
    found
}

/// Returns the saved stars and series, as far as they can be parsed: other versions may know more.
pub fn load_progress() -> Progress {
    let read = |text: &str| Some(Progress::read(text)).filter(|all| !all.is_empty() || text == all.text());
    load_valid(StorageKey::Progress, read).unwrap_or_default()
}

fn set_aside(key: &KeyName, text: &str) {
    // If the storage is full, the text stays under its key until it is overwritten.
    if storage::try_save(key.damaged(), text) {
        storage::delete(key);
    }
    report(msg!(KeptDamaged { text: key.as_str().into() }));
}
