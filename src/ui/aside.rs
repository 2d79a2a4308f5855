//! Corrupt storage: texts that cannot be read are moved to another key, so that they are not overwritten, and reported.

use super::dom::El;
use super::interop;
use super::prefs::Preferences;
use super::state::Desk;
use super::store;
use leptos::prelude::*;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::study::Progress;
use std::cell::Cell;

/// Prefix of the keys of corrupt texts.
const CORRUPT: &str = "damaged.";
/// Storage key of stars and series.
pub const PROGRESS: &str = "progress";

thread_local! {
    /// The notice of the app; storage is read anywhere, also where there is no context.
    static NOTICE: Cell<Option<RwSignal<Option<Msg>>>> = const { Cell::new(None) };
}

/// The notice of corrupt or full storage, from now on.
pub fn listen() -> RwSignal<Option<Msg>> {
    let notice = RwSignal::new(None);
    NOTICE.set(Some(notice));
    store::on_full(report_full);
    on_cleanup(|| NOTICE.set(None));
    notice
}

/// Reports that the device has no more room, until it has room again.
fn report_full(is_full: bool) {
    let Some(notice) = NOTICE.get() else { return };
    let now = notice.try_get_untracked().flatten();
    match is_full {
        true => notice.set(Some(msg!(StorageFull))),
        false if now == Some(msg!(StorageFull)) => notice.set(None),
        false => {}
    }
}

/// [`StorageNotice`] as an element, for parents that are no components yet.
pub fn line(_: Desk, notice: &Msg) -> El {
    let notice = notice.clone();
    interop::element(view! { <StorageNotice notice/> })
}

/// A notice on every page.
#[component]
pub fn StorageNotice(notice: Msg) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! { <p class="fault aside" role="alert">{move || prefs.say(&notice)}</p> }
}

/// The saved text of a key, read; `None` if it is empty or corrupt.
pub fn sound<T>(key: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let text = store::load(key).filter(|text| !text.is_empty())?;
    let found = read(&text);
    if found.is_none() {
        move_corrupt(key, &text);
    }
    found
}

/// The saved stars and series, as far as they can be read: other versions may know more.
pub fn progress() -> Progress {
    let read = |text: &str| Some(Progress::read(text)).filter(|all| !all.is_empty() || text == all.text());
    sound(PROGRESS, read).unwrap_or_default()
}

/// Moves a corrupt text to another key and reports it. Without room for that it stays until it is overwritten.
fn move_corrupt(key: &str, text: &str) {
    if store::try_keep(&[CORRUPT, key].concat(), text) {
        store::forget(key);
    }
    if let Some(notice) = NOTICE.get() {
        notice.set(Some(msg!(KeptDamaged { text: key.into() })));
    }
}
