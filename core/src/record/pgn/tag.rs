//! Values of tags.

use crate::work;

/// Parses the value of a tag behind its name. Returns the rest after its bracket, at the latest the end of the line. Reads
/// no further: a line may hold thousands of games.
pub(super) fn value(text: &str) -> (String, &str) {
    // A quote after the bracket belongs to another tag.
    match text.find(['"', ']', '\n', '\r']) {
        Some(at) if text.as_bytes()[at] == b'"' => quoted(&text[at + 1..]),
        end => bare(text, end.unwrap_or(text.len())),
    }
}

/// Parses a value behind its first quote. Quotes and brackets inside are accepted: only a quote before the bracket ends
/// the value; otherwise the last quote of the line does.
fn quoted(inner: &str) -> (String, &str) {
    // Nearly all values end at their first quote.
    let mut plain = 0;
    while inner.as_bytes().get(plain).is_some_and(|byte| !matches!(byte, b'"' | b'\\' | b'\n' | b'\r')) {
        plain += 1;
    }
    work::count(plain);
    if let Some(after) = inner[plain..].strip_prefix("\"]") {
        return (inner[..plain].into(), after);
    }
    let mut last = None;
    for (at, sign) in inner.match_indices(['"', '\n', '\r']) {
        if sign != "\"" {
            work::count(at);
            return (unescaped(&inner[..last.unwrap_or(at)]), &inner[at..]);
        }
        let after = inner[at + 1..].trim_start_matches(is_blank);
        if let Some(after) = after.strip_prefix(']').filter(|_| !escaped(inner, at)) {
            work::count(at);
            return (unescaped(&inner[..at]), after);
        }
        last = Some(at);
    }
    work::count(inner.len());
    (unescaped(&inner[..last.unwrap_or(inner.len())]), "")
}

/// True for a blank within a line.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() && !matches!(c, '\n' | '\r')
}

fn escaped(text: &str, at: usize) -> bool {
    text[..at].bytes().rev().take_while(|b| *b == b'\\').count() % 2 == 1
}

fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        // Only these two are escaped: other backslashes are those of a path.
        let escaped =
            if c == '\\' { chars.clone().next().filter(|next| matches!(next, '"' | '\\')) } else { None };
        out.push(escaped.unwrap_or(c));
        if escaped.is_some() {
            chars.next();
        }
    }
    out
}

/// Parses an unquoted value up to its end, the bracket or the end of the line.
fn bare(text: &str, end: usize) -> (String, &str) {
    let (value, after) = text.split_at(end);
    work::count(end);
    let quotes = ['“', '”', '„', '«', '»'];
    (value.trim().trim_matches(quotes).trim().into(), after.strip_prefix(']').unwrap_or(after))
}
