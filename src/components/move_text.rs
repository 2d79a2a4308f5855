//! Small pieces of the page as text. For static content, this weighs a tenth of a view.

use crate::components::icon::figurine;
use crate::components::{colours, symbol};
use notabene_core::digits::push_number;
use notabene_core::exchange::picture::escape;
use notabene_core::geometry::{Field, Layout, draw};
use notabene_core::notation::{MoveFinder, Span, Token};
use notabene_core::position::Glyph;

/// A growing piece of markup. All texts go through [`Markup::text`]; the rest is written here.
#[derive(Default)]
pub struct Markup(String);

impl Markup {
    /// Appends markup of our own, never a text of other people.
    pub fn put(&mut self, parts: &[&str]) {
        parts.iter().for_each(|part| self.0.push_str(part));
    }

    /// Appends a pattern with lengths and texts in it; see [`draw`].
    pub fn draw(&mut self, pattern: &str, lengths: &[f64], texts: &[&str]) {
        draw(&mut self.0, pattern, lengths, texts);
    }

    /// Fills a pattern without lengths.
    pub fn fill(&mut self, pattern: &str, texts: &[&str]) {
        self.draw(pattern, &[], texts);
    }

    /// Appends a text, escaped.
    pub fn text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// Appends a piece outside the board.
    pub fn piece(&mut self, glyph: Glyph) {
        let colours = colours(glyph.side);
        self.fill(
            "<svg class=\"piece-image $\" viewBox=\"0 0 45 45\" aria-hidden=\"true\"><use href=\"$\"></use></svg>",
            &[colours, symbol(glyph.figure)],
        );
    }

    /// Appends a piece on a board.
    pub fn stand(&mut self, layout: &Layout, field: Field, glyph: Glyph, class: &str) {
        let (centre, size) = (layout.centre(field), layout.unit(field));
        self.glyph(class, glyph, [centre.x - size / 2.0, centre.y - size / 2.0, size]);
    }

    /// Appends a piece in a drawing: its left, its top and its size.
    pub fn glyph(&mut self, class: &str, glyph: Glyph, [x, y, size]: [f64; 3]) {
        self.draw(
            "<g class=\"$$\"><use href=\"$\" x=\"~\" y=\"~\" width=\"~\" height=\"~\"></use></g>",
            &[x, y, size, size],
            &[class, colours(glyph.side), symbol(glyph.figure)],
        );
    }

    /// Returns the markup.
    pub fn done(self) -> String {
        self.0
    }

    /// Adds an attribute with a text.
    pub fn attribute(&mut self, name: &str, value: &str) {
        self.put(&[" ", name, "=\""]);
        self.text(value);
        self.put(&["\""]);
    }

    /// Adds a number.
    pub fn number(&mut self, number: usize) {
        push_number(&mut self.0, number as u32);
    }

    /// Adds a button without its end.
    pub fn button(&mut self, more: &str) {
        self.put(&["<button type=\"button\" ", more]);
    }

    /// Adds a picture by its name.
    pub fn icon(&mut self, name: &str) {
        let icon =
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#icon-$\"/></svg>";
        self.fill(icon, &[name]);
    }

    /// Adds a sign of a part of the notation.
    pub fn sign(&mut self, path: &str) {
        let sign = "<svg class=\"sign\" viewBox=\"-1 -1 12 12\" aria-hidden=\"true\"><path d=\"$\"/></svg>";
        self.fill(sign, &[path]);
    }

    /// Adds the characters of a token; a figurine is a drawing.
    pub fn written(&mut self, text: &str) {
        let Some(symbol) = figurine(text) else { return self.text(text) };
        self.fill(
            "<svg class=\"fig\" viewBox=\"0 0 20 20\" aria-hidden=\"true\"><use href=\"$\"/></svg>\
             <span class=\"for-ears\">$</span>",
            &[symbol, text],
        );
    }

    /// Adds running text with its written moves in their parts.
    pub fn running_text(&mut self, text: &str, finder: MoveFinder) {
        for span in finder.spans(text) {
            let parts = match span {
                Span::Text(text) => {
                    self.text(text);
                    continue;
                }
                Span::Move(parts) => parts,
            };
            self.put(&["<b class=\"in-text\">"]);
            for (part, text) in parts {
                self.put(&["<span class=\"t-", part.name(), "\">"]);
                self.text(text);
                self.put(&["</span>"]);
            }
            self.put(&["</b>"]);
        }
    }

    /// Adds a token of the score sheet with its index among the characters of its move.
    pub fn token(&mut self, token: &Token, n: usize) {
        self.draw("<span class=\"t-$\" data-token=\"~\">", &[n as f64], &[token.part.name()]);
        self.written(&token.text);
        self.put(&["</span>"]);
    }
}

/// Running text as markup, with its written moves in their parts.
pub fn running_text(text: &str, finder: MoveFinder) -> String {
    let mut out = Markup::default();
    out.running_text(text, finder);
    out.done()
}
