//! Input of the write box.

use crate::components::query::find_element;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Returns the input element.
pub fn write_input() -> Option<HtmlInputElement> {
    find_element(".write input")?.dyn_into().ok()
}

/// Clears the text in the box.
pub fn clear() {
    if let Some(input) = write_input() {
        input.set_value("");
    }
}
