//! Moves of draughts whose fields have no sign between them: `32 28`, `32.28`, `28 19 10`.

use super::Replayer;
use crate::notation::{Notation, signs};
use crate::position::Position as _;
use crate::record::pdn;

/// Maximum number of fields of a capture that is written so.
const MOST: usize = 12;

impl Replayer<'_> {
    /// Plays two numbers or more that are the fields of a move. The first may be the number of the move instead.
    pub(super) fn fields(&mut self, at: usize, text: &str) {
        let Some([first, _]) = pdn::bare_fields(text) else { return };
        let number = text[..first].parse::<u32>().unwrap_or_default();
        let is_next = number == self.line.now.number();
        let move_at = |at: usize| self.fields_at(at);
        let (own, behind) = (move_at(at), move_at(at + first));
        let is_dotted = text[first..].starts_with('.');
        match (own, behind) {
            (Some(end), None) => self.understand_fields(at, end),
            (Some(end), _) if !is_next => self.understand_fields(at, end),
            (None, None) if !is_dotted => self.understand_fields(at, at + text.len()),
            // A number of a move, and the move behind it.
            _ => self.lexer.rewind(at + first),
        }
    }

    fn understand_fields(&mut self, at: usize, end: usize) {
        self.lexer.rewind(end);
        let text = self.text.get(at..end).unwrap_or_default();
        self.understand(at, &signs::plain(text));
    }

    /// The end of the move whose fields begin at an offset.
    fn fields_at(&self, at: usize) -> Option<usize> {
        let text = self.text;
        let mut last = at + text.get(at..)?.find(|c: char| c.is_ascii_digit())?;
        let start = last;
        for _ in 0..MOST {
            let [first, end] = pdn::bare_fields(text.get(last..)?)?;
            let whole = text.get(start..last + end)?;
            if self.line.now.read(&signs::plain(whole), self.style).is_ok() {
                return Some(last + end);
            }
            // The second number begins the next pair.
            let rest = text.get(last + first..last + end)?;
            last += first + rest.find(|c: char| c.is_ascii_digit())?;
        }
        None
    }
}
