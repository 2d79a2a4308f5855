//! Paragraphs of a lesson on the screen: the one being read, scrolling, focus.

use crate::ui::pointing::{element, focus_on};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// CSS selector of a paragraph by its number.
fn point_css(n: usize) -> String {
    format!("[data-point='{n}']")
}

/// Top of the visible text, in pixels: on a phone the board lies over it.
fn text_top() -> f64 {
    let (Some(board), Some(text)) = (element(".classroom .stand"), element(".lesson-text")) else {
        return 0.0;
    };
    let (board, text) = (board.get_bounding_client_rect(), text.get_bounding_client_rect());
    let beside = text.left() >= board.right() || text.right() <= board.left();
    if beside { 0.0 } else { board.bottom().max(0.0) }
}

fn window_height() -> f64 {
    window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default()
}

/// Height of the reading line, in pixels. It goes from the top of the text to its bottom as the page does.
fn reading_line() -> Option<f64> {
    let below = f64::from(document().document_element()?.scroll_height()) - window_height();
    let scrolled = window().scroll_y().unwrap_or_default();
    let part = if below > 0.0 { (scrolled / below).clamp(0.0, 1.0) } else { 0.0 };
    Some(text_top() + (window_height() - text_top()) * part)
}

/// Number of the paragraph on the reading line.
pub fn point_on_line() -> Option<usize> {
    let line = reading_line()?;
    let all = document().query_selector_all(".point").ok()?;
    let points = (0..all.length()).filter_map(|n| all.item(n)?.dyn_into::<Element>().ok());
    let distance = |point: &Element| {
        let frame = point.get_bounding_client_rect();
        (frame.top() - line).max(line - frame.bottom()).max(0.0)
    };
    let nearest = points.min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
    notabene_core::digits::number(&nearest.get_attribute("data-point")?).map(|n| n as usize)
}

/// Scrolls a paragraph into view.
pub fn scroll_to_point(n: usize) {
    let Some(point) = element(&point_css(n)) else { return };
    let (frame, top) = (point.get_bounding_client_rect(), text_top());
    if frame.top() < top || frame.bottom() > window_height() {
        window().scroll_by_with_x_and_y(0.0, frame.top() - top - 8.0);
    }
}

/// Gives the focus to a paragraph once it is there.
pub fn focus_point(n: usize) {
    let _ = request_animation_frame(move || focus_on(&point_css(n)));
}
