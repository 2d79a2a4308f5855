//! Pages by the part of the address after `#`: works in any folder of any site, without server rules.

use super::live::Live;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::session::link;
use wasm_bindgen::JsValue;

/// Opens games that come in the address (`#g=...`), now and whenever it changes. The address is cleaned, so
/// that a reload shows the game as it went on.
pub fn open_links(desk: &'static Desk) {
    let open = move || {
        let hash = window().location().hash().unwrap_or_default();
        let Some(packed) = hash.strip_prefix("#g=") else { return };
        match link::read(packed) {
            Ok(table) => desk.put(table),
            Err(problem) => desk.notice.set(Some(problem.says)),
        }
        // A browser that keeps the address only shows a longer one.
        let _ = window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some("#")));
    };
    open();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| open());
    on_cleanup(move || listener.remove());
}

/// The part after `#`, as it changes.
pub fn hash() -> Live<String> {
    let read = || window().location().hash().unwrap_or_default().trim_start_matches('#').to_string();
    let hash = Live::new(read());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| hash.set(read()));
    on_cleanup(move || listener.remove());
    hash
}
