//! Pages by the part of the address after `#`: works in any folder of any site, without server rules.

use super::annex;
use super::live::Live;
use super::state::Desk;
use super::tongue;
use leptos::prelude::*;
use notabene_core::msg;
use notabene_core::session::{link, open::Opened};
use wasm_bindgen::JsValue;

/// Opens games that come in the address (`#g=...`), now and whenever it changes. The address is cleaned, so
/// that a reload shows the game as it went on.
pub fn open_links(desk: &'static Desk) {
    let open = move || {
        let hash = window().location().hash().unwrap_or_default();
        let Some(packed) = hash.strip_prefix("#g=") else { return };
        match link::read(packed) {
            // Games that are not chess may have to be fetched.
            Err(_) if annex::here().is_none() => {
                let packed = packed.to_string();
                tongue::wanted(*desk, Box::new(move |_| put(desk, link::read(&packed))));
            }
            read => put(desk, read),
        }
        plain();
    };
    open();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| open());
    on_cleanup(move || listener.remove());
}

fn put(desk: &'static Desk, read: Opened) {
    match read {
        Ok(table) => desk.put(table),
        Err(problem) => desk.notice.set(Some(problem.says)),
    }
}

/// Makes the address that of the game.
fn plain() {
    // A browser that keeps the address only shows a longer one.
    let _ = window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some("#")));
}

/// The part after `#`.
pub fn asked() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_string()
}

/// The page that is shown: the part after `#`, as soon as there is all that it needs. `speaks` says of which
/// pages that are sentences; until then, and without them, the page before stays.
pub fn hash(desk: &'static Desk, speaks: fn(&str) -> bool) -> Live<String> {
    let hash = Live::new(String::new());
    let show = move || {
        let page = asked();
        if page.is_empty() {
            return hash.set(page);
        }
        let then = move |known: bool| {
            // Somebody may have gone elsewhere meanwhile.
            match page == asked() {
                true if annex::here().is_some() && (known || !speaks(&page)) => hash.set(page),
                true => {
                    plain();
                    hash.set(String::new());
                    desk.notice.set(Some(msg!(GameMissing)));
                }
                false => {}
            }
        };
        tongue::wanted(*desk, Box::new(then));
    };
    show();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| show());
    on_cleanup(move || listener.remove());
    hash
}
