//! No-break spaces of French typography: a narrow one before `;`, `!` and `?`, a wide one before `:` and
//! inside of « ».

use super::Language;

/// The wide no-break space.
const WIDE: char = '\u{a0}';
/// The narrow no-break space.
const NARROW: char = '\u{202f}';

impl Language {
    /// The text with no-break spaces, if the language has them.
    pub fn set_blanks(self, text: &str) -> String {
        if self.sets_signs_apart() { with_no_break_spaces(text) } else { text.into() }
    }
}

const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | WIDE | NARROW)
}

/// A French text with no-break spaces before separated punctuation, whichever space was typed.
pub fn with_no_break_spaces(text: &str) -> String {
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
