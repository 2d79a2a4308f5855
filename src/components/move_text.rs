//! Small pieces of the page as text. For static content, this weighs a tenth of a view.

use crate::components::sprites::figurine;
use crate::components::{colour_class, piece_symbol};
use notabene_core::digits::push_number;
use notabene_core::exchange::picture::escape;
use notabene_core::geometry::{Field, Layout, draw};
use notabene_core::notation::{MoveFinder, Span, Token};
use notabene_core::position::Glyph;

/// A growing piece of markup. All texts go through [`Markup::push_text`]; the rest is written here.
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

    /// Appends a text, escaped.
    pub fn push_text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// Appends a piece outside the board.
    pub fn push_piece(&mut self, glyph: Glyph) {
        let colours = colour_class(glyph.side);
        self.push_texts(
            "<svg class=\"piece-image $\" viewBox=\"0 0 45 45\" aria-hidden=\"true\"><use href=\"$\"></use></svg>",
            &[colours, piece_symbol(glyph.figure)],
        );
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

    /// Adds an attribute with a text.
    pub fn push_attribute(&mut self, name: &str, value: &str) {
        self.push_markup(&[" ", name, "=\""]);
        self.push_text(value);
        self.push_markup(&["\""]);
    }

    /// Adds a number.
    pub fn push_number(&mut self, number: usize) {
        push_number(&mut self.0, number as u32);
    }

    /// Adds a button without its end.
    pub fn push_button(&mut self, more: &str) {
        self.push_markup(&["<button type=\"button\" ", more]);
    }

    /// Adds a picture by its name.
    pub fn push_icon(&mut self, name: &str) {
        let icon =
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#icon-$\"/></svg>";
        self.push_texts(icon, &[name]);
    }

    /// Adds the characters of a token; a figurine is a drawing.
    pub fn push_figurines(&mut self, text: &str) {
        let Some(symbol) = figurine(text) else { return self.push_text(text) };
        self.push_texts(
            "<svg class=\"fig\" viewBox=\"0 0 20 20\" aria-hidden=\"true\"><use href=\"$\"/></svg>\
             <span class=\"for-ears\">$</span>",
            &[symbol, text],
        );
    }

    /// Adds running text with its written moves in their parts.
    pub fn push_running_text(&mut self, text: &str, finder: MoveFinder) {
        for span in finder.spans(text) {
            let parts = match span {
                Span::Text(text) => {
                    self.push_text(text);
                    continue;
                }
                Span::Move(parts) => parts,
            };
            self.push_markup(&["<b class=\"in-text\">"]);
            for (part, text) in parts {
                self.push_markup(&["<span class=\"t-", part.name(), "\">"]);
                self.push_text(text);
                self.push_markup(&["</span>"]);
            }
            self.push_markup(&["</b>"]);
        }
    }

    /// Adds a token of the score sheet with its index among the characters of its move.
    pub fn push_token(&mut self, token: &Token, n: usize) {
        self.push_pattern("<span class=\"t-$\" data-token=\"~\">", &[n as f64], &[token.part.name()]);
        self.push_figurines(&token.text);
        self.push_markup(&["</span>"]);
    }
}

/// Running text as markup, with its written moves in their parts.
pub fn running_text(text: &str, finder: MoveFinder) -> String {
    let mut out = Markup::default();
    out.push_running_text(text, finder);
    out.into_string()
}
