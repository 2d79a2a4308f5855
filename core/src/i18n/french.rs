//! Blanks that break no line, as French sets its signs: a narrow one before `;`, `!` and `?`, a wide one before `:` and
//! inside of « ».

use super::Language;

/// The wide blank that breaks no line.
const WIDE: char = '\u{a0}';
/// The narrow one.
const NARROW: char = '\u{202f}';

impl Language {
    /// A text with blanks that break no line where the language has them.
    pub fn set_blanks(self, text: &str) -> String {
        if self.sets_signs_apart() { bound(text) } else { text.into() }
    }
}

const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | WIDE | NARROW)
}

/// A French text in which no sign that stands apart from its word begins a line, whatever blank was typed.
pub fn bound(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    let (mut before, mut rest) = ('\0', text.chars().peekable());
    while let Some(c) = rest.next() {
        let kept = match (before, rest.peek()) {
            _ if !is_blank(c) => c,
            (_, Some(';' | '!' | '?')) => NARROW,
            ('«', _) | (_, Some(':' | '»')) => WIDE,
            _ => c,
        };
        out.push(kept);
        before = c;
    }
    out
}

/// A text that was typed or pasted, with plain blanks: which of them stands there means nothing.
pub fn unbound(text: &str) -> String {
    text.replace([WIDE, NARROW], " ")
}
