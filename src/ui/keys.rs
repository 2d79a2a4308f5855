//! Keys outside the board: those that chess players know from other programs.

use super::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::session::Go;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens for keys on the whole page.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(leptos::ev::keydown, move |e| {
        if !elsewhere(desk, &e) && on_key(desk, &e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether the key belongs to a field, a list or a dialog.
fn elsewhere(desk: Desk, e: &KeyboardEvent) -> bool {
    let inside = |e: Element| e.closest("input, select, textarea, dialog, .choices").ok().flatten().is_some();
    // What is shown counts: the address may be that of a page that could not be fetched.
    let other_page = desk.address.with_untracked(|shown| !shown.is_empty());
    other_page
        || desk.over.get_untracked() != Over::Nothing
        || e.default_prevented()
        || e.target().and_then(|t| t.dyn_into::<Element>().ok()).is_some_and(inside)
}

/// Whether Enter has a meaning of its own where the focus is.
fn on_control(e: &KeyboardEvent) -> bool {
    super::pointing::near(e, "button, a, summary, [role=gridcell]").is_some()
}

/// The name of a key. With the shift lock on, letters are the same keys.
pub fn lettered(mut key: String) -> String {
    if key.len() == 1 {
        key.make_ascii_lowercase();
    }
    key
}

fn on_key(desk: Desk, e: &KeyboardEvent) -> bool {
    let key = e.key();
    if e.ctrl_key() || e.meta_key() {
        let go = match (key.to_ascii_lowercase().as_str(), e.shift_key()) {
            ("z", false) => Go::Undo,
            ("y", false) | ("z", true) => Go::Redo,
            _ => return false,
        };
        desk.go(go);
        return true;
    }
    if e.alt_key() {
        return false;
    }
    match lettered(key).as_str() {
        "ArrowLeft" => desk.go(Go::Back),
        "ArrowRight" => desk.go(Go::Forward),
        "Home" => desk.go(Go::First),
        "End" => desk.go(Go::Last),
        "Escape" => desk.choose(None),
        _ if !desk.prefs.with_untracked(|p| p.single_keys) => return false,
        "k" => desk.go(Go::Back),
        "j" => desk.go(Go::Forward),
        "f" => desk.flip(),
        "?" => desk.over.set(Over::Settings),
        "/" => super::write::begin(desk),
        "t" => return super::darts::begin(desk),
        "p" => super::route::go("wall"),
        "Enter" if !on_control(e) => super::write::begin(desk),
        _ => return false,
    }
    true
}
