//! What was kept and cannot be read: it is put aside under another name, so that it is not written over, and told.

use super::dom::{El, el};
use super::state::Desk;
use super::store;
use leptos::prelude::on_cleanup;
use leptos::prelude::*;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::study::Progress;
use std::cell::Cell;

/// The start of the names under which things are put aside.
const AWAY: &str = "damaged.";
/// Where stars and series are kept.
pub const PROGRESS: &str = "progress";

thread_local! {
    /// Where it is told: readers of what is kept stand anywhere.
    static TOLD: Cell<Option<RwSignal<Option<Msg>>>> = const { Cell::new(None) };
}

/// What is to be told, from now on.
pub fn listen() -> RwSignal<Option<Msg>> {
    let told = RwSignal::new(None);
    TOLD.set(Some(told));
    store::on_full(tell_full);
    on_cleanup(|| TOLD.set(None));
    told
}

/// Tells that the device has no more room; nothing any more when it has again.
fn tell_full(is_full: bool) {
    let Some(told) = TOLD.get() else { return };
    let now = told.try_get_untracked().flatten();
    match is_full {
        true => told.set(Some(msg!(StorageFull))),
        false if now == Some(msg!(StorageFull)) => told.set(None),
        false => {}
    }
}

/// The line that tells it, on every page.
pub fn line(desk: Desk, told: &Msg) -> El {
    let told = told.clone();
    el("p", "fault aside").attr("role", "alert").says(move || desk.say(&told))
}

/// What was kept under a name, if it can be read. An empty text is none.
pub fn sound<T>(name: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let text = store::load(name).filter(|text| !text.is_empty())?;
    let found = read(&text);
    if found.is_none() {
        put(name, &text);
    }
    found
}

/// The stars and series that are kept: what can be read of them, as other versions may know more.
pub fn progress() -> Progress {
    let kept = |text: &str| Some(Progress::read(text)).filter(|all| !all.is_empty() || text == all.text());
    sound(PROGRESS, kept).unwrap_or_default()
}

fn put(name: &str, text: &str) {
    // Where nothing more can be kept, it stays where it is until it is written over.
    if store::try_keep(&[AWAY, name].concat(), text) {
        store::forget(name);
    }
    if let Some(told) = TOLD.get() {
        told.set(Some(msg!(KeptDamaged { text: name.into() })));
    }
}
