//! Blanks, dashes and invisible characters as programs and keyboards set them, and what is copied around a position.

use std::borrow::Cow;

/// True for a dash or a minus sign of any kind.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// True for a blank of any width that does not end a line.
pub(crate) const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{a0}' | '\u{2000}'..='\u{200b}' | '\u{202f}' | '\u{205f}' | '\u{3000}')
}

/// True for a character without width: joiners, soft hyphens, marks of direction, byte order marks.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
    )
}

/// True for what may stand between words of a line.
pub(crate) const fn is_blank(c: char) -> bool {
    is_space(c) || is_invisible(c)
}

/// A text with plain blanks and dashes, and without invisible characters.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    text.chars().filter_map(plain_char).collect::<String>().into()
}

/// The byte offset in a text for one in its plain form.
pub(crate) fn original_offset(text: &str, plain: usize) -> usize {
    let mut length = 0;
    let place = text.char_indices().find(|(_, c)| {
        let is_there = length >= plain;
        length += plain_char(*c).map_or(0, char::len_utf8);
        is_there
    });
    place.map_or(text.len(), |(at, _)| at)
}

/// The plain form of a character; none for an invisible one.
const fn plain_char(c: char) -> Option<char> {
    match c {
        '\u{200b}' => Some(' '),
        c if is_invisible(c) => None,
        c if is_space(c) => Some(' '),
        c if is_dash(c) => Some('-'),
        c => Some(c),
    }
}

/// Names that people copy with a position, in front of it.
const NAMES: [&str; 5] = ["fen", "epd", "pdn", "position", "setup"];

/// Quotes, brackets and signs that people copy with a position, around it.
const AROUND: [char; 18] =
    ['"', '\'', '`', '“', '”', '„', '«', '»', '‘', '’', '[', ']', '{', '}', '(', ')', '=', ';'];

/// A position without the name, the tag or the quotes around it, and its byte offset in the text: `FEN: 8/8…`,
/// `[FEN "8/8…"]`, `„8/8…“`.
pub(crate) fn without_frame(text: &str) -> (usize, &str) {
    let is_around = |c: char| c.is_whitespace() || is_blank(c) || AROUND.contains(&c);
    let mut inside = text.trim_matches(is_around);
    let named = |inside: &str| {
        let starts =
            |name: &&str| inside.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
        let length = NAMES.into_iter().find(starts)?.len();
        inside[length..].starts_with(|c: char| is_around(c) || c == ':').then_some(length)
    };
    while let Some(length) = named(inside) {
        inside = inside[length..].trim_start_matches(|c| is_around(c) || c == ':');
    }
    // A whole record is no position.
    if inside.contains(['\n', '\r', '"']) {
        return (0, text);
    }
    (inside.as_ptr() as usize - text.as_ptr() as usize, inside)
}
