//! Signs at either end of a text. One plain loop each: the general searchers of the standard library come
//! with tables and a copy for every kind of pattern.

/// What stands around a move without changing it.
pub(crate) const MARKS: &str = "+#!?†‡≠";

/// Whether a character is one of these signs.
pub(crate) fn is_one_of(c: char, signs: &str) -> bool {
    signs.chars().any(|sign| sign == c)
}

/// Whether a character is a letter of the alphabets in which moves are written: Latin, Greek, Cyrillic.
/// The tables of Unicode for all others weigh as much as a language.
pub(crate) fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, 'À'..='ɏ' | 'Ͱ'..='ӿ') && !matches!(c, '×' | '÷')
}

/// A text without these signs at its start.
pub(crate) fn after<'t>(text: &'t str, signs: &str) -> &'t str {
    let mut rest = text.chars();
    loop {
        let all = rest.as_str();
        if !rest.next().is_some_and(|c| is_one_of(c, signs)) {
            return all;
        }
    }
}

/// A text without these signs at its end.
pub(crate) fn before<'t>(text: &'t str, signs: &str) -> &'t str {
    let mut rest = text.chars();
    loop {
        let all = rest.as_str();
        if !rest.next_back().is_some_and(|c| is_one_of(c, signs)) {
            return all;
        }
    }
}

/// The text from a place on; nothing from a place inside a character.
#[inline(always)] // called for each word of a record
pub(crate) fn from(text: &str, place: usize) -> &str {
    text.get(place..).unwrap_or_default()
}

/// The text up to a place; all of it if the place is no boundary.
#[inline(always)]
pub(crate) fn upto(text: &str, place: usize) -> &str {
    text.get(..place).unwrap_or(text)
}

/// Texts one after the other.
pub(crate) fn joined(parts: &[&str]) -> String {
    let mut out = String::new();
    parts.iter().for_each(|part| out.push_str(part));
    out
}
