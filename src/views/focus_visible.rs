//! Focus ring of fields that are answers: the focus follows a finger, but its ring is shown only to keyboard users.

use crate::components::query::{find_element, on_window};
use crate::state::inspector::Inspector;
use leptos::prelude::*;
use notabene_core::geometry::{Field, path};

/// The attribute of the page while keys are used.
const KEYED_ATTRIBUTE: &str = "data-keyed";

/// Listens to the kind of input, until the page is left.
pub fn follow_input_kind() {
    // The grid stops the propagation of its keydown events, but not of keyup.
    on_window(leptos::ev::keydown, |_| set_keyed(true));
    on_window(leptos::ev::keyup, |_| set_keyed(true));
    on_window(leptos::ev::pointerdown, |_| set_keyed(false));
}

fn set_keyed(keyed: bool) {
    if let Some(root) = document().document_element() {
        // The name is our own, so it cannot fail.
        let _ = if keyed {
            root.set_attribute(KEYED_ATTRIBUTE, "")
        } else {
            root.remove_attribute(KEYED_ATTRIBUTE)
        };
    }
}

/// True if fingers are used here, and no keys.
pub fn is_touch_input() -> bool {
    let query = window().match_media("(pointer: coarse)").ok().flatten();
    let keyed = document().document_element().is_some_and(|root| root.has_attribute(KEYED_ATTRIBUTE));
    query.is_some_and(|query| query.matches()) && !keyed
}

/// Leaves the focus on a field that was tapped, unless another element has taken it.
pub fn keep_focus_on_field(inspector: Inspector, field: Field) {
    let css = path("main:is(.class, .drill) .grid [data-cell='~']", &[f64::from(field.0)]);
    let _ = request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        if let Some(cell) = find_element(&css).filter(|_| lost) {
            // An element that refuses the focus stops nothing. The field is not inspected.
            let _ = cell.focus();
            inspector.inspect_field(None);
        }
    });
}
