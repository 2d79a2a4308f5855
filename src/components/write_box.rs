//! Input of the write box.

use crate::components::query::element;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Returns the input element.
pub fn input() -> Option<HtmlInputElement> {
    element(".write input")?.dyn_into().ok()
}

/// Clears the text in the box.
pub fn clear() {
    if let Some(input) = input() {
        input.set_value("");
    }
}
