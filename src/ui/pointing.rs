//! Pointing at characters, on the paper and in the explain line. One listener of each kind for the whole page:
//! listeners in views are compiled one by one.

use super::dom;
use super::inspector::{Place, TokenRef, tokens};
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::digits;
use notabene_core::record::NodeId;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement, KeyboardEvent, PointerEvent};

/// What an event does, with its kind.
pub type Act = (&'static str, fn(Desk, &Event));

/// Who reads points at characters.
pub const READING: [Act; 4] =
    [("pointerover", hover), ("focusin", focus), ("click", click), ("keydown", keydown)];

/// Listens on the whole page, or where a board on somebody else's page stands.
pub fn listen(desk: Desk, place: &EventTarget, acts: &[Act]) {
    for (kind, act) in acts.iter().copied() {
        dom::listen(place, kind, Box::new(move |e| act(desk, &e)));
    }
}

/// The first such element of the page.
pub fn element(css: &str) -> Option<HtmlElement> {
    document().query_selector(css).ok()??.dyn_into().ok()
}

/// Gives the focus to the first such element; if there is none it stays where it is.
pub fn focus_on(css: &str) {
    if let Some(element) = element(css) {
        // An element that cannot take the focus is no reason to stop.
        let _ = element.focus();
    }
}

/// The nearest element around the place of an event that fits.
pub fn near(e: &Event, css: &str) -> Option<Element> {
    e.target()?.dyn_into::<Element>().ok()?.closest(css).ok()?
}

/// An attribute of the nearest element that has it.
pub fn attribute(e: &Event, name: &str) -> Option<String> {
    near(e, &["[", name, "]"].concat())?.get_attribute(name)
}

/// The character at the place of an event: on the paper, or in the explain line.
fn spot(desk: Desk, e: &Event) -> Option<TokenRef> {
    let token = attribute(e, "data-token").and_then(|n| digits::number(&n)).map(|n| n as usize);
    if near(e, ".characters").is_some() {
        let place = untrack(|| desk.inspector.spot(desk).place);
        return token.map(|_| TokenRef { place, token });
    }
    let node = attribute(e, "data-node")?;
    let place = digits::number(&node).map_or(Place::Result, |n| Place::Move(NodeId(n)));
    Some(TokenRef { place, token })
}

/// Looks at a move as a whole, unless one of its characters is looked at already.
fn look(desk: Desk, spot: TokenRef) {
    let same = desk.inspector.spot_now().is_some_and(|old| old.place == spot.place);
    if spot.token.is_some() || !same {
        desk.inspector.look(Some(spot));
    }
}

pub fn by_finger(e: &Event) -> bool {
    e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch")
}

/// A mouse or pen over characters; a finger has no hover. What was shown stays until something else is.
fn hover(desk: Desk, e: &Event) {
    if let Some(spot) = spot(desk, e).filter(|_| !by_finger(e)) {
        look(desk, spot);
    }
}

fn focus(desk: Desk, e: &Event) {
    if let Some(spot) = spot(desk, e) {
        look(desk, spot);
    }
}

/// A click goes to a move, which forgets what was shown; a mouse still points at its character, a finger
/// taps on it in the explain line.
fn click(desk: Desk, e: &Event) {
    if let Some(found) = spot(desk, e) {
        let whole = by_finger(e) && near(e, ".characters").is_none();
        desk.inspector.look(Some(if whole { TokenRef { token: None, ..found } } else { found }));
    }
}

fn keydown(desk: Desk, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let held = key.ctrl_key() || key.meta_key() || key.alt_key();
    if !held && !e.default_prevented() && on_key(desk, e, &key.key()) {
        e.prevent_default();
    }
}

/// What a key does where it was pressed; `false` if nothing of this page.
fn on_key(desk: Desk, e: &Event, key: &str) -> bool {
    let inside = |css: &str| near(e, css).is_some();
    match key {
        "ArrowDown" if inside("button.move") => {
            desk.focus_on(".characters [tabindex='0']");
        }
        "Escape" if inside(".legend[open]") => {
            if let Some(legend) = near(e, ".legend") {
                // It was just there.
                let _ = legend.remove_attribute("open");
            }
            desk.focus_on(".legend summary");
        }
        "Escape"
            if desk.inspector.spot_now().is_some() && !inside(".characters, .grid, dialog, .choices") =>
        {
            desk.inspector.look(None);
        }
        _ if inside(".characters [data-token]") => return walk(desk, key),
        _ => return false,
    }
    true
}

/// Walks over the characters of the explain line; Escape and up lead back to the paper.
fn walk(desk: Desk, key: &str) -> bool {
    let spot = untrack(|| desk.inspector.spot(desk));
    let last = desk.sheet.with_untracked(|s| tokens(s, spot.place).len()).saturating_sub(1);
    let at = spot.token.unwrap_or(0);
    let next = match key {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => last.min(at + 1),
        "Home" => 0,
        "End" => last,
        "Escape" | "ArrowUp" => {
            desk.inspector.look(None);
            if let Place::Move(node) = spot.place {
                desk.focus_on(&["button[data-node='", &node.0.to_string(), "']"].concat());
            }
            return true;
        }
        _ => return false,
    };
    desk.focus_on(&[".characters [data-token='", &next.to_string(), "']"].concat());
    true
}
