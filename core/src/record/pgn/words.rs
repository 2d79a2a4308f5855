//! The words of a record: where they end.

use crate::notation::signs;
use crate::record::nag;

/// Characters that end a word.
pub(super) const fn ends_word(c: char) -> bool {
    matches!(
        c,
        '\0'..=' '
            | '\x7f'
            | '('
            | ')'
            | '{'
            | '}'
            | '['
            | ']'
            | ';'
            | '$'
            | '"'
            | '*'
            | '!'
            | '?'
            | '<'
            | '>'
    ) || !c.is_ascii() && (signs::is_space(c) || is_line_end(c) || c == '\u{feff}')
}

/// Ends of lines that few programs write.
pub(super) const fn is_line_end(c: char) -> bool {
    matches!(c, '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Length in bytes of an HTML entity such as `&nbsp;`; its semicolon does not begin a comment.
pub(super) fn entity(text: &str) -> usize {
    let inner = text.strip_prefix('&').unwrap_or_default();
    let name = inner.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'#').count();
    if name > 0 && inner[name..].starts_with(';') { name + 2 } else { 0 }
}

/// True for the null moves of different programs.
pub(super) fn is_pass(word: &str) -> bool {
    // Few words of a record begin like one.
    let first = word.as_bytes().first();
    first.is_some_and(|b| matches!(b, b'-' | b'Z' | b'n' | b'p' | b'@' | b'0') || !b.is_ascii())
        && matches!(word, "--" | "Z0" | "null" | "pass" | "@@@@" | "0000" | "–" | "—")
}

/// Length in bytes of the word at the start of a text. Brackets around one letter belong to it: `c8(N)`.
#[inline(always)]
pub(super) fn word_length(text: &str) -> usize {
    // Fast path: nearly all words are letters and digits up to a blank.
    let simple = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'#' | b'=');
    let mut length = 0;
    // A plain loop: without inlining (small code) iterators are calls for each character.
    while text.as_bytes().get(length).is_some_and(simple) {
        length += 1;
    }
    if text.as_bytes().get(length).is_none_or(|b| *b <= b' ') {
        return length;
    }
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        if c == '(' && is_bracketed_letter(&text[at..]) {
            chars.next();
            chars.next();
        } else if ends_word(c) || at > 0 && nag::is_sign(c) {
            return at;
        }
    }
    text.len()
}

/// Length in bytes of the target behind a word that is an origin: ` - e4` of `e2 - e4`, ` x d5` of `Ne3 x d5`.
#[inline(always)]
pub(super) fn spaced_target(text: &str, length: usize) -> usize {
    let bytes = text.as_bytes();
    // Nearly all words are followed by another word.
    let begins = |next: &u8| matches!(next, b' ' | b'-' | b'x' | b':') || !next.is_ascii();
    if bytes.get(length) != Some(&b' ') || !bytes.get(length + 1).is_some_and(begins) {
        return 0;
    }
    spaced_target_length(text, length)
}

#[inline(never)]
fn spaced_target_length(text: &str, length: usize) -> usize {
    let bytes = text.as_bytes();
    let is_field = |file: u8, rank: u8| matches!(file, b'a'..=b'l' | b'o') && rank.is_ascii_digit();
    // The file of a pawn that takes: `e x d5`.
    let is_file = length == 1 && matches!(bytes[0], b'a'..=b'h');
    if !is_file && (length < 2 || !is_field(bytes[length - 2], bytes[length - 1])) {
        return 0;
    }
    let rest = &text[length..];
    let sign = rest.trim_start_matches(' ');
    let target = sign.strip_prefix(|c| matches!(c, 'x' | '×' | ':') || !is_file && signs::is_dash(c));
    let Some(target) = target.map(|target| target.trim_start_matches(' ')) else { return 0 };
    match target.as_bytes() {
        [file, rank, ..] if is_field(*file, *rank) => rest.len() - target.len() + word_length(target),
        _ => 0,
    }
}

/// Length in bytes of castling with blanks in it at the start of a text: `O - O`, `0 -0-0`; 0 for anything else.
pub(super) fn spaced_castling(text: &str) -> usize {
    let sign = |text: &str| text.starts_with(['O', 'o', '0']);
    let (mut rest, mut length, mut count) = (text, 0, 0);
    while sign(rest) && count < 3 {
        (length, count) = (text.len() - rest.len() + 1, count + 1);
        let after = rest[1..].trim_start_matches(' ');
        let Some(next) = after.strip_prefix(signs::is_dash) else { break };
        rest = next.trim_start_matches(' ');
    }
    let is_spaced = count > 1 && text[..length].contains(' ');
    if is_spaced && text[length..].chars().next().is_none_or(|c| ends_word(c) || "+#,".contains(c)) {
        length
    } else {
        0
    }
}

fn is_bracketed_letter(text: &str) -> bool {
    let mut chars = text.chars().skip(1);
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || !c.is_ascii()) && chars.next() == Some(')')
}
