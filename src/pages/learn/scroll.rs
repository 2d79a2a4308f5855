//! Scrolling of the window.

use crate::components::query::{after_render, find_element};
use leptos::prelude::*;

/// Scrolls an element into view if its bottom is below the window.
pub fn scroll_into_view(css: &'static str) {
    after_render(move || {
        let Some(element) = find_element(css) else { return };
        if element.get_bounding_client_rect().bottom() > window_height() {
            element.scroll_into_view_with_bool(false);
        }
    });
}

/// Height of the window in CSS pixels.
pub fn window_height() -> f64 {
    window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default()
}
