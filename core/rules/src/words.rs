//! The words of a text with their places.

/// Gives the words of a text one by one.
pub struct Words<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Words<'t> {
    /// The words of a text from its start on.
    pub const fn of(text: &'t str) -> Self {
        Words { text, at: 0 }
    }

    /// The next word, and how many bytes stand before it.
    ///
    /// Never inlined: a position has six or eight words, which are asked for one by one.
    #[inline(never)]
    #[allow(clippy::should_implement_trait)] // an iterator would be inlined where it is used
    pub fn next(&mut self) -> Option<(usize, &'t str)> {
        let rest = self.text.as_bytes().get(self.at..)?;
        let start = self.at + rest.iter().position(|b| !b.is_ascii_whitespace())?;
        let word = self.text.as_bytes().get(start..)?.iter();
        self.at = start + word.take_while(|b| !b.is_ascii_whitespace()).count();
        Some((start, self.text.get(start..self.at)?))
    }
}
