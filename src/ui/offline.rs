//! Offline use: `www/offline.js` saves the site on the device once the first screen is shown, and reports newer
//! versions. A newer version is used only on request.

use super::dom::El;
use super::interop;
use super::prefs::Preferences;
use super::state::Desk;
use super::tongue;
use crate::components::Button;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Part};
use notabene_core::msg;
use wasm_bindgen::JsValue;

/// Events of the window between the program and the script.
pub const SHOWN: &str = "notabene-shown";
const NEWER: &str = "notabene-newer";
const USE: &str = "notabene-use";
const FORGET: &str = "notabene-forget";
/// Report of a file that could not be fetched, and the answer if the server has another version of the site.
pub const MISSING: &str = "notabene-missing";
const RENEWED: &str = "notabene-renewed";

/// Sends an event to the script; `true` if the script does everything that follows.
pub fn tell(event: &str) -> bool {
    let Ok(sent) = document().create_event("Event") else { return false };
    sent.init_event_with_bubbles_and_cancelable(event, false, true);
    window().dispatch_event(&sent).is_ok_and(|is_unhandled| !is_unhandled)
}

/// True once a newer version is reported and everything that the notice needs is loaded.
pub fn listen(desk: Desk) -> RwSignal<bool> {
    let newer = RwSignal::new(false);
    let reported = window_event_listener_untyped(NEWER, move |_| {
        tongue::wanted(desk.prefs, Part::School, Box::new(move |known| newer.set(known)));
    });
    let renewed = window_event_listener_untyped(RENEWED, move |_| desk.notice.set(Some(msg!(SiteRenewed))));
    on_cleanup(move || {
        reported.remove();
        renewed.remove();
    });
    newer
}

/// [`NewVersionNotice`] as an element, for parents that are no components yet.
pub fn line(_: Desk, newer: RwSignal<bool>) -> El {
    interop::element(view! { <NewVersionNotice newer/> })
}

/// Notice of a newer version, with buttons to use it and to put it off. The game is saved at all times.
#[component]
pub fn NewVersionNotice(newer: RwSignal<bool>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let use_newer = move |()| {
        let _ = tell(USE);
    };
    let put_off = move |()| {
        newer.set(false);
        super::learn::focus_soon(".brand");
    };
    view! {
        <aside class="newer">
            <p role="status">{prefs.words(Label::NewVersion)}</p>
            <Button text=prefs.words(Label::UseNewVersion) name="use-newer" on_click=use_newer/>
            <Button text=prefs.words(Label::NotNow) name="not-now" on_click=put_off/>
        </aside>
    }
}

/// Deletes what the script saved, and loads the page again at an address behind `#`.
pub fn forget(address: &str) {
    let location = window().location();
    let _ = location.set_hash(address);
    if !tell(FORGET) {
        let _ = location.reload();
    }
}

/// State of the files of the site on the device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OfflineFiles {
    Saved,
    /// They may be on their way.
    Pending,
    /// This browser saves no files from this address.
    Never,
}

/// The current state of the files.
pub fn offline_files() -> OfflineFiles {
    let property = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).unwrap_or_default();
    let container = property(&window().navigator(), "serviceWorker");
    match () {
        () if container.is_undefined() || !window().is_secure_context() => OfflineFiles::Never,
        () if property(&container, "controller").is_null() => OfflineFiles::Pending,
        () => OfflineFiles::Saved,
    }
}
