//! Markup that is built here as content of elements: the only way from text to elements beside `inner_html` in views, so that a
//! text of a player cannot create any.

use web_sys::Element;

/// Sets markup as the content, see [`crate::components::move_text::Markup`].
pub fn set_html(e: &Element, markup: &str) {
    e.set_inner_html(markup);
}

/// Appends markup to the content.
pub fn append_html(e: &Element, markup: &str) {
    // Fails only for elements outside of a document.
    drop(e.insert_adjacent_html("beforeend", markup));
}
