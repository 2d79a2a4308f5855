//! Pages by the part of the address after `#`: works in any folder of any site, without server rules.

use crate::components::query::on_window;
use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader;
use crate::state::lazy::{Lazy, LazyCode};
use crate::state::modal::{Modal, ModalKind};
use crate::state::navigation::Navigation;
use leptos::prelude::*;
use notabene_core::i18n::{Part, head};
use notabene_core::msg;
use notabene_study::place;
use std::borrow::Cow;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};

/// True if an address is a shared game and no page: it begins with a letter and `=`, which some programs write as
/// `%3D`.
pub fn is_share_link(address: &str) -> bool {
    matches!(address.as_bytes().get(1), Some(b'=' | b'%'))
}

/// A function that opens the part after `#` of a shared address; it may ask for the contexts of the app.
pub type OpenLink = fn(&str);

/// Opens links (`#g=...`) by lazy code, now and whenever the address changes. The address is cleared, so that a reload shows the
/// current state of the game.
pub fn follow_links(code: &'static Lazy<OpenLink>) {
    let (current, owner) = (CurrentGame::here(), StoredValue::new(Owner::current().unwrap_or_default()));
    let open = move || {
        let shared = fragment();
        if !is_share_link(&shared) {
            return;
        }
        let then = move |_| {
            // The reader may have left the page meanwhile.
            match (fragment() == shared, code.get()) {
                (true, Some(open_link)) => {
                    clear_fragment();
                    owner.try_get_value().into_iter().for_each(|owner| owner.with(|| open_link(&shared)));
                }
                // The address stays: a reload may succeed.
                (true, None) => current.notice.set(Some(msg!(GameMissing))),
                (false, _) => {}
            }
        };
        i18n_loader::when_loaded(current.prefs, Part::More, Some(code), Box::new(then));
    };
    on_window(leptos::ev::hashchange, move |_| open());
    // Deferred until the page is drawn: changes that come with a link are saved like all others.
    Effect::new(move || untrack(open));
}

/// Replaces the address by that of the game.
fn clear_fragment() {
    replace_fragment("");
}

fn replace_fragment(fragment: &str) {
    let address = ["#", fragment].concat();
    // A browser that refuses only shows a longer address.
    let _ = window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
}

/// Replaces an address of an earlier version by that of the page that took its place.
pub fn rename_old_address() {
    let old = fragment();
    if let Cow::Owned(new) = place::current_address(&old) {
        replace_fragment(&new);
    }
}

/// Opens a page; retries a page whose address is set already but which could not be fetched.
pub fn open_page(address: &str) {
    if fragment() != address {
        return drop(window().location().set_hash(address));
    }
    if let Ok(event) = Event::new("hashchange") {
        drop(window().dispatch_event(&event));
    }
}

/// Opens a page after waiting, unless the reader has left the page with the first address meanwhile.
pub fn open_page_from(asked_at: &str, address: &str) {
    if fragment() == asked_at {
        open_page(address);
    }
}

/// Returns the part after `#`.
pub fn fragment() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_string()
}

/// Texts, styles and code that a page needs beside those of the first screen.
pub struct PageNeeds {
    /// Its sentences and styles.
    pub part: Part,
    /// True if it cannot be shown without its sentences.
    pub needs_sentences: bool,
    /// Its code.
    pub code: &'static dyn LazyCode,
}

/// Returns what the page of an address needs; `None` if there is no such page.
pub type NeedsOfPage = fn(&str) -> Option<PageNeeds>;

/// Returns the text after the first slash.
pub fn after_slash(address: &str) -> &str {
    address.split_once('/').map_or("", |(_, rest)| rest)
}

/// Follows the address: the part after `#`, as soon as the parts and the code of its page are loaded. Until then, and without
/// the required sentences, the previous page stays.
pub fn follow_address(needs: NeedsOfPage) {
    let (current, modal) = (CurrentGame::here(), Modal::here());
    let hash = Navigation::here().address;
    let show = move || {
        rename_old_address();
        let page = fragment();
        let PageNeeds { part, needs_sentences, code } = match needs(&page) {
            None => {
                hash.set(String::new());
                if !page.is_empty() && !is_share_link(&page) {
                    clear_fragment();
                    current.notice.set(Some(msg!(LinkForeign { text: head(&page, 40) })));
                }
                return;
            }
            Some(needs) => needs,
        };
        let then = move |known: bool| {
            // The reader may have left the page meanwhile.
            match page == fragment() {
                true if code.is_loaded() && (known || !needs_sentences) => hash.set(page),
                // The address stays: a reload, or a second try, may succeed. Browsers also abort requests when the page
                // is left.
                true => {
                    hash.set(String::new());
                    current.notice.set(Some(msg!(GameMissing)));
                }
                false => {}
            }
        };
        i18n_loader::when_loaded(current.prefs, part, Some(code), Box::new(then));
    };
    show();
    show_again_on_click(hash, show);
    on_window(leptos::ev::hashchange, move |_| {
        // Its link belongs to the page before.
        if modal.open.get_untracked() == ModalKind::Share {
            modal.close();
        }
        show();
    });
}

/// Lets a link to a page that could not be fetched try again: the address does not change by it.
fn show_again_on_click(shown: RwSignal<String>, show: impl Fn() + 'static) {
    let again = move |e: leptos::ev::MouseEvent| {
        let asked = fragment();
        let link = e.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = link.and_then(|target| target.closest(&format!("a[href='#{asked}']")).ok().flatten());
        if link.is_some() && shown.with_untracked(|shown| *shown != asked) {
            show();
        }
    };
    on_window(leptos::ev::click, again);
}
