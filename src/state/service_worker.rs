//! Events exchanged with the script of the service worker (`www/offline.js`) on the window: the worker caches the site
//! once the first screen is shown, and reports a newer version.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Names of the events between this program and the script.
pub const SHOWN: &str = "notabene-shown";
pub const NEWER: &str = "notabene-newer";
pub const USE: &str = "notabene-use";
pub const FORGET: &str = "notabene-forget";
/// A file could not be fetched; the script answers if the server has another version of the site.
pub const MISSING: &str = "notabene-missing";
pub const RENEWED: &str = "notabene-renewed";

/// Dispatches an event to the script; returns `true` if the script takes over from there.
pub fn post_event(word: &str) -> bool {
    let Ok(event) = document().create_event("Event") else { return false };
    event.init_event_with_bubbles_and_cancelable(word, false, true);
    window().dispatch_event(&event).is_ok_and(|went_on| !went_on)
}

/// Clears the caches, and reloads the page at an address behind `#`.
pub fn clear_caches(then: &str) {
    let location = window().location();
    drop(location.set_hash(then));
    if !post_event(FORGET) {
        drop(location.reload());
    }
}

/// Offline availability of the site.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OfflineState {
    All,
    /// Not complete; the download may be under way.
    NotYet,
    /// This browser caches nothing from this address.
    Never,
}

/// Returns the current state.
pub fn offline_state() -> OfflineState {
    let property = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).unwrap_or_default();
    let container = property(&window().navigator(), "serviceWorker");
    match () {
        () if container.is_undefined() || !window().is_secure_context() => OfflineState::Never,
        () if property(&container, "controller").is_null() => OfflineState::NotYet,
        () => OfflineState::All,
    }
}
