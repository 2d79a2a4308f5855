//! Trimming of signs at either end of a text. Plain loops: the generic searchers of the standard library add
//! tables and a copy for every kind of pattern to the code size.

/// Signs around a move that do not change it.
pub(crate) const MARKS: &str = "+#!?†‡≠";

/// True if a character is one of these signs.
pub(crate) fn is_one_of(c: char, signs: &str) -> bool {
    signs.chars().any(|sign| sign == c)
}

/// True if a character is a letter of the alphabets used for moves: Latin, Greek, Cyrillic.
/// The Unicode tables for all others are as large as a language file.
pub(crate) fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, 'À'..='ɏ' | 'Ͱ'..='ӿ') && !matches!(c, '×' | '÷')
}

/// Trims these signs at the start.
pub(crate) fn after<'t>(text: &'t str, signs: &str) -> &'t str {
    let mut rest = text.chars();
    loop {
        let all = rest.as_str();
        if !rest.next().is_some_and(|c| is_one_of(c, signs)) {
            return all;
        }
    }
}

/// Trims these signs at the end.
pub(crate) fn before<'t>(text: &'t str, signs: &str) -> &'t str {
    let mut rest = text.chars();
    loop {
        let all = rest.as_str();
        if !rest.next_back().is_some_and(|c| is_one_of(c, signs)) {
            return all;
        }
    }
}

/// The text from a byte offset; empty if it is not a char boundary.
#[inline(always)] // called for each word of a record
pub(crate) fn from(text: &str, place: usize) -> &str {
    text.get(place..).unwrap_or_default()
}

/// The text up to a byte offset; all of it if it is not a char boundary.
#[inline(always)]
pub(crate) fn upto(text: &str, place: usize) -> &str {
    text.get(..place).unwrap_or(text)
}

/// Concatenates texts.
pub(crate) fn joined(parts: &[&str]) -> String {
    let mut out = String::new();
    parts.iter().for_each(|part| out.push_str(part));
    out
}
