//! Pages by the part of the address after `#`: works in any folder of any site, without server rules.

use super::live::later;
use super::state::Desk;
use super::{annex, tongue};
use leptos::prelude::*;
use notabene_core::i18n::{Part, head};
use notabene_core::msg;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};

/// Whether an address is a game that somebody shared, and no page: it begins with a letter and `=`, which some
/// programs write as `%3D`.
pub fn is_shared(address: &str) -> bool {
    matches!(address.as_bytes().get(1), Some(b'=' | b'%'))
}

/// Opens what comes in the address (`#g=...`), now and whenever it changes. The address is cleaned, so that a reload
/// shows the game as it went on.
pub fn open_links(desk: Desk) {
    let open = move || {
        let shared = asked();
        if !is_shared(&shared) {
            return;
        }
        let then = move |_| {
            // Somebody may have gone elsewhere meanwhile.
            match (asked() == shared, annex::here()) {
                (true, Some(annex)) => {
                    plain();
                    (annex.arrive)(desk, &shared);
                }
                // The address stays: the page loaded again may have it.
                (true, None) => desk.notice.set(Some(msg!(GameMissing))),
                (false, _) => {}
            }
        };
        tongue::wanted(desk.prefs, Part::More, Box::new(then));
    };
    let listener = window_event_listener(leptos::ev::hashchange, move |_| open());
    on_cleanup(move || listener.remove());
    // Once the page is there: what comes with a link is kept like every other change.
    later(Box::new(move || untrack(open)));
}

/// Makes the address that of the game.
fn plain() {
    // A browser that keeps the address only shows a longer one.
    let _ = window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some("#")));
}

/// Goes to a page, also if its address is there already because it could not be fetched.
pub fn go(address: &str) {
    if asked() != address {
        return drop(window().location().set_hash(address));
    }
    if let Ok(event) = Event::new("hashchange") {
        drop(window().dispatch_event(&event));
    }
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

/// What follows the first slash.
pub fn rest(address: &str) -> &str {
    address.split_once('/').map_or("", |(_, rest)| rest)
}

/// The address that is shown: the part after `#`, as soon as there is all that its page needs. Until then, and
/// without the sentences that it speaks, the page before stays.
pub fn hash(desk: Desk, needs: Needs) {
    let hash = desk.navigation.address;
    let show = move || {
        let page = asked();
        let (part, speaks) = match needs(name(&page)) {
            None => {
                hash.set(String::new());
                if !page.is_empty() && !is_shared(&page) {
                    plain();
                    desk.notice.set(Some(msg!(LinkForeign { text: head(&page, 40) })));
                }
                return;
            }
            Some(needs) => needs,
        };
        let then = move |known: bool| {
            // Somebody may have gone elsewhere meanwhile.
            match page == asked() {
                true if annex::here().is_some() && (known || !speaks) => hash.set(page),
                // The address stays: the page loaded again, or a second try, may have it. Browsers end what is on
                // its way when the page is left, too.
                true => {
                    hash.set(String::new());
                    desk.notice.set(Some(msg!(GameMissing)));
                }
                false => {}
            }
        };
        tongue::wanted(desk.prefs, part, Box::new(then));
    };
    show();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| show());
    on_cleanup(move || listener.remove());
    // A link to a page that could not be fetched tries it once more: the address does not change by it.
    let again = move |e: leptos::ev::MouseEvent| {
        let asked = asked();
        let link = e.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link =
            link.and_then(|target| target.closest(&["a[href='#", &asked, "']"].concat()).ok().flatten());
        if link.is_some() && hash.with_untracked(|shown| *shown != asked) {
            show();
        }
    };
    let listener = window_event_listener(leptos::ev::click, again);
    on_cleanup(move || listener.remove());
}
