//! The words of a text with their byte offsets.

/// An iterator over the words of a text, separated by ASCII whitespace, with their byte offsets.
pub struct Words<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Words<'t> {
    /// The words of a text from its start.
    pub const fn of(text: &'t str) -> Self {
        Words { text, at: 0 }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = (usize, &'t str);

    fn next(&mut self) -> Option<(usize, &'t str)> {
        let rest = self.text.get(self.at..)?.trim_ascii_start();
        let start = self.text.len() - rest.len();
        let length = rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len());
        self.at = start + length;
        // No panic is left to compile: its texts would weigh more than all of this.
        rest.get(..length).filter(|word| !word.is_empty()).map(|word| (start, word))
    }
}
