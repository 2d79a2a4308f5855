//! Without a network: `www/offline.js` keeps the site on the device once the first screen stands, and tells when there
//! is a newer version. It is used when somebody asks for it, never by itself.

use super::dom::{El, button, el};
use super::state::Desk;
use super::tongue;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Part};
use notabene_core::msg;
use wasm_bindgen::JsValue;

/// The words that this program and the script exchange, as events of the window.
pub const SHOWN: &str = "notabene-shown";
const NEWER: &str = "notabene-newer";
const USE: &str = "notabene-use";
const FORGET: &str = "notabene-forget";
/// A file could not be fetched; the answer, if the server has another version of the site.
pub const MISSING: &str = "notabene-missing";
const RENEWED: &str = "notabene-renewed";

/// Tells the script something; whether it took it upon itself to do all that follows.
pub fn tell(word: &str) -> bool {
    let Ok(event) = document().create_event("Event") else { return false };
    event.init_event_with_bubbles_and_cancelable(word, false, true);
    window().dispatch_event(&event).is_ok_and(|went_on| !went_on)
}

/// Whether the script has told of a newer version, and there is all that it takes to say so.
pub fn listen(desk: Desk) -> RwSignal<bool> {
    let newer = RwSignal::new(false);
    let listener = window_event_listener_untyped(NEWER, move |_| {
        tongue::wanted(desk.prefs, Part::School, Box::new(move |known| newer.set(known)));
    });
    let renewed = window_event_listener_untyped(RENEWED, move |_| desk.notice.set(Some(msg!(SiteRenewed))));
    on_cleanup(move || {
        listener.remove();
        renewed.remove();
    });
    newer
}

/// A calm line: there is a newer version, and the way to it. The game is kept all the time.
pub fn line(desk: Desk, newer: RwSignal<bool>) -> El {
    let take = button(desk, Label::UseNewVersion, "use-newer", || _ = tell(USE));
    let later = button(desk, Label::NotNow, "not-now", move || {
        newer.set(false);
        super::learn::focus_soon(".brand");
    });
    let words = el("p", "").attr("role", "status").label(desk, Label::NewVersion);
    el("aside", "newer").with([words, take, later])
}

/// Forgets what the script keeps, and loads the page anew at an address behind `#`.
pub fn forget(then: &str) {
    let location = window().location();
    drop(location.set_hash(then));
    if !tell(FORGET) {
        drop(location.reload());
    }
}

/// Whether all that belongs to the site is on the device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    All,
    /// It may be on its way.
    NotYet,
    /// This browser keeps nothing from this address.
    Never,
}

/// How it is now.
pub fn kept() -> Kept {
    let property = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).unwrap_or_default();
    let container = property(&window().navigator(), "serviceWorker");
    match () {
        () if container.is_undefined() || !window().is_secure_context() => Kept::Never,
        () if property(&container, "controller").is_null() => Kept::NotYet,
        () => Kept::All,
    }
}
