//! Pages by the part of the address after `#`: works in any folder of any site, without server rules.

use super::annex;
use super::state::Desk;
use super::tongue;
use leptos::prelude::*;
use notabene_core::msg;
use notabene_core::session::{link, open::Opened};
use notabene_core::text::Part;
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
                tongue::wanted(*desk, Part::More, Box::new(move |_| put(desk, link::read(&packed))));
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

/// What is known of the page with a name: what it needs, and whether that are sentences, without which it is
/// not shown. None if there is no such page.
pub type Needs = fn(&str) -> Option<(Part, bool)>;

/// The name of a page in its address: what follows the first slash is for the page itself.
pub fn name(address: &str) -> &str {
    address.split_once('/').map_or(address, |(name, _)| name)
}

/// The address that is shown: the part after `#`, as soon as there is all that its page needs. Until then, and
/// without the sentences that it speaks, the page before stays.
pub fn hash(desk: &'static Desk, needs: Needs) {
    let hash = desk.address;
    let show = move || {
        let page = asked();
        let (part, speaks) = match needs(name(&page)) {
            None => return hash.set(page),
            Some(needs) => needs,
        };
        let then = move |known: bool| {
            // Somebody may have gone elsewhere meanwhile.
            match page == asked() {
                true if annex::here().is_some() && (known || !speaks) => hash.set(page),
                true => {
                    plain();
                    hash.set(String::new());
                    desk.notice.set(Some(msg!(GameMissing)));
                }
                false => {}
            }
        };
        tongue::wanted(*desk, part, Box::new(then));
    };
    show();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| show());
    on_cleanup(move || listener.remove());
}
