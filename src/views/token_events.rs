//! Selection of characters, on the score sheet and in the explain line. One listener of each kind for the whole page:
//! listeners in views are compiled one by one.

use crate::components::mount::listen;
use crate::components::query::{closest, closest_attribute};
use crate::state::current_game::CurrentGame;
use crate::state::inspector::Inspector;
use crate::state::inspector::{TokenPlace, TokenRef, tokens_at};
use leptos::prelude::*;
use notabene_core::digits;
use notabene_core::record::NodeId;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, PointerEvent};

/// Event kind and its handler.
pub type EventHandler = (&'static str, fn(CurrentGame, &Event));

/// Handlers of readers, who point at characters.
pub const READING_EVENTS: [EventHandler; 4] =
    [("pointerover", on_hover), ("focusin", on_focus), ("click", on_click), ("keydown", on_keydown)];

/// Attribute of an element that has a board and listeners of its own, such as a lesson.
pub const OWN_BOARD: &str = "data-own-board";

/// Listens on the whole page except inside elements with [`OWN_BOARD`], on such an element, or on a board embedded in
/// another site.
pub fn listen_for_tokens(current: CurrentGame, place: &EventTarget, acts: &[EventHandler]) {
    let is_own = place.dyn_ref::<Element>().is_some_and(|element| element.has_attribute(OWN_BOARD));
    for (kind, act) in acts.iter().copied() {
        let of_this = move |e: &Event| closest_attribute(e, OWN_BOARD).is_some() == is_own;
        listen(place, kind, move |e| {
            if of_this(&e) {
                act(current, &e);
            }
        });
    }
}

/// Returns the character at the target of an event: on the score sheet, or in the explain line.
fn token_at(current: CurrentGame, e: &Event) -> Option<TokenRef> {
    let token = closest_attribute(e, "data-token").and_then(|n| digits::number(&n)).map(|n| n as usize);
    if closest(e, ".characters").is_some() {
        let place = untrack(|| current.inspector.selection(current.sheet).place);
        return token.map(|_| TokenRef { place, token });
    }
    let node = closest_attribute(e, "data-node")?;
    let place = digits::number(&node).map_or(TokenPlace::Result, |n| TokenPlace::Move(NodeId(n)));
    Some(TokenRef { place, token })
}

/// Selects a move as a whole, unless one of its characters is selected already.
fn select_move(inspector: Inspector, spot: TokenRef) {
    let same = inspector.selection_now().is_some_and(|old| old.place == spot.place);
    if spot.token.is_some() || !same {
        inspector.select(Some(spot));
    }
}

pub fn is_touch(e: &Event) -> bool {
    e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch")
}

/// Handles a mouse or pen over characters; a finger has no hover. The last explanation stays until the next one.
fn on_hover(current: CurrentGame, e: &Event) {
    if let Some(spot) = token_at(current, e).filter(|_| !is_touch(e)) {
        select_move(current.inspector, spot);
    }
}

fn on_focus(current: CurrentGame, e: &Event) {
    if let Some(spot) = token_at(current, e) {
        select_move(current.inspector, spot);
    }
}

/// Handles a click, which goes to a move and clears the explanation; a mouse still selects the character under it, a
/// finger selects it by a tap in the explain line.
fn on_click(current: CurrentGame, e: &Event) {
    if let Some(found) = token_at(current, e) {
        let whole = is_touch(e) && closest(e, ".characters").is_none();
        current.inspector.select(Some(if whole { TokenRef { token: None, ..found } } else { found }));
    }
}

fn on_keydown(current: CurrentGame, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let held = key.ctrl_key() || key.meta_key() || key.alt_key();
    if !held && !e.default_prevented() && on_key(current, e, &key.key()) {
        e.prevent_default();
    }
}

/// Handles a key where it was pressed; returns `false` if this page ignores it.
fn on_key(current: CurrentGame, e: &Event, key: &str) -> bool {
    let inside = |css: &str| closest(e, css).is_some();
    match key {
        "ArrowDown" if inside("button.move, .point") => {
            current.focus_element(".characters [tabindex='0']");
        }
        "Escape" if inside(".legend[open]") => {
            if let Some(legend) = closest(e, ".legend") {
                // The attribute was found just before.
                let _ = legend.remove_attribute("open");
            }
            current.focus_element(".legend summary");
        }
        "Escape"
            if current.inspector.selection_now().is_some()
                && !inside(".characters, .grid, dialog, .choices") =>
        {
            current.inspector.select(None);
        }
        _ if inside(".characters [data-token]") => return move_focus(current, key),
        _ => return false,
    }
    true
}

/// Moves the focus over the characters of the explain line; Escape and ArrowUp lead back to the score sheet.
fn move_focus(current: CurrentGame, key: &str) -> bool {
    let spot = untrack(|| current.inspector.selection(current.sheet));
    let last = current.sheet.with_untracked(|s| tokens_at(s, spot.place).len()).saturating_sub(1);
    let at = spot.token.unwrap_or(0);
    let next = match key {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => last.min(at + 1),
        "Home" => 0,
        "End" => last,
        "Escape" | "ArrowUp" => {
            current.inspector.select(None);
            if let TokenPlace::Move(node) = spot.place {
                let written = current.focus_element(&format!("button[data-node='{}']", node.0));
                if !written {
                    current.focus_element(".point[aria-current=step]");
                }
            }
            return true;
        }
        _ => return false,
    };
    current.focus_element(&format!(".characters [data-token='{next}']"));
    true
}
