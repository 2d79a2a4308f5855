//! Values of tags.

use crate::work;

/// Parses a quoted value. Returns the rest after its bracket. Quotes and brackets inside are accepted: only a
/// quote before the bracket ends the value; otherwise the last quote of the line does.
pub(super) fn quoted(text: &str) -> (String, &str) {
    let (_, inner) = text.split_once('"').unwrap_or_default();
    // Nearly all values end at their first quote.
    let mut plain = 0;
    while inner.as_bytes().get(plain).is_some_and(|byte| !matches!(byte, b'"' | b'\\')) {
        plain += 1;
    }
    if let Some(after) = inner[plain..].strip_prefix("\"]") {
        work::count(plain);
        return (inner[..plain].into(), after);
    }
    let closes = |at: &usize| inner[at + 1..].trim_start().starts_with(']') && !escaped(inner, *at);
    let (end, after) = match inner.match_indices('"').map(|(at, _)| at).find(closes) {
        Some(end) => (end, inner[end..].split_once(']').map_or("", |(_, after)| after)),
        None => (inner.rfind('"').unwrap_or(inner.len()), ""),
    };
    work::count(end);
    (unescaped(&inner[..end]), after)
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

/// Parses an unquoted value, up to the bracket or the end of the line.
pub(super) fn bare(text: &str) -> (String, &str) {
    let (value, after) = text.split_once(']').unwrap_or((text, ""));
    let quotes = ['“', '”', '„', '«', '»'];
    (value.trim().trim_matches(quotes).trim().into(), after)
}
