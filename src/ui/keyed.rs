//! Where fields are answers: the focus follows a finger, but its ring is shown only to those who use keys.

use super::pointing::element;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::geometry::{Field, path};

/// The attribute of the page while keys are used.
const KEYED: &str = "data-keyed";

/// Listens to what is used, until the page goes.
pub fn follow() {
    // The grid keeps its own keys when they go down, but not when they come up.
    for (event, keyed) in [("keydown", true), ("keyup", true), ("pointerdown", false)] {
        let listener = window_event_listener_untyped(event, move |_| set(keyed));
        on_cleanup(move || listener.remove());
    }
}

fn set(keyed: bool) {
    if let Some(root) = document().document_element() {
        // The name is our own, so it cannot fail.
        let _ = if keyed { root.set_attribute(KEYED, "") } else { root.remove_attribute(KEYED) };
    }
}

/// Whether fingers are used here, and no keys.
pub fn is_touched() -> bool {
    let query = window().match_media("(pointer: coarse)").ok().flatten();
    let keyed = document().document_element().is_some_and(|root| root.has_attribute(KEYED));
    query.is_some_and(|query| query.matches()) && !keyed
}

/// The focus stays on a field that was tapped, unless something else has taken it.
pub fn stay(desk: Desk, field: Field) {
    let css = path("main:is(.class, .drill) .grid [data-cell='~']", &[f64::from(field.0)]);
    let _ = request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        if let Some(cell) = element(&css).filter(|_| lost) {
            // An element that cannot take the focus is no reason to stop. Nobody has asked to look at the field.
            let _ = cell.focus();
            desk.inspector.point(None);
        }
    });
}
