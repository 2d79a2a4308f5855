//! The words of a text with their byte offsets.

/// An iterator over the words of a text.
pub struct Words<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Words<'t> {
    /// The words of a text from its start.
    pub const fn of(text: &'t str) -> Self {
        Words { text, at: 0 }
    }

    /// Returns the byte offset of the next word, and the word.
    ///
    /// Never inlined: called six or eight times for a position.
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
