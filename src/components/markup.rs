//! Drawings as SVG text, for content that is drawn on the screen as well as in exported pictures: the only way from text to
//! elements, so that a text of a player cannot create any.

use crate::components::{colour_class, piece_symbol};
use notabene_core::geometry::{Field, Layout, draw};
use notabene_core::position::Glyph;
use web_sys::Element;

/// A growing drawing. All texts go through the patterns, which escape them; the rest is written here.
#[derive(Default)]
pub struct Markup(String);

impl Markup {
    /// Appends markup of our own, never a text of other people.
    pub fn push_markup(&mut self, parts: &[&str]) {
        parts.iter().for_each(|part| self.0.push_str(part));
    }

    /// Appends a pattern with lengths and texts in it; see [`draw`].
    pub fn push_pattern(&mut self, pattern: &str, lengths: &[f64], texts: &[&str]) {
        draw(&mut self.0, pattern, lengths, texts);
    }

    /// Fills a pattern without lengths.
    pub fn push_texts(&mut self, pattern: &str, texts: &[&str]) {
        self.push_pattern(pattern, &[], texts);
    }

    /// Appends a piece on a board.
    pub fn push_piece_at(&mut self, layout: &Layout, field: Field, glyph: Glyph, class: &str) {
        let (centre, size) = (layout.centre(field), layout.unit(field));
        self.push_glyph(class, glyph, [centre.x - size / 2.0, centre.y - size / 2.0, size]);
    }

    /// Appends a piece in a drawing: its left, its top and its size.
    pub fn push_glyph(&mut self, class: &str, glyph: Glyph, [x, y, size]: [f64; 3]) {
        self.push_pattern(
            "<g class=\"$$\"><use href=\"$\" x=\"~\" y=\"~\" width=\"~\" height=\"~\"></use></g>",
            &[x, y, size, size],
            &[class, colour_class(glyph.side), piece_symbol(glyph.figure)],
        );
    }

    /// The markup so far, for drawings that append to it.
    pub const fn as_mut_string(&mut self) -> &mut String {
        &mut self.0
    }

    /// Returns the markup.
    pub fn into_string(self) -> String {
        self.0
    }
}

/// Sets markup as the content.
pub fn set_html(e: &Element, markup: &str) {
    e.set_inner_html(markup);
}

/// Appends markup to the content.
pub fn append_html(e: &Element, markup: &str) {
    // Fails only for elements outside of a document.
    drop(e.insert_adjacent_html("beforeend", markup));
}
