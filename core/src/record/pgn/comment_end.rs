//! The ends of comments, and the lines that begin a game.

use crate::work;

/// A comment that contains lines like the tags of another game has to end within this many bytes; otherwise those tags
/// begin the next game and the comment is unclosed. Without such a bound every unclosed comment would be
/// searched for its brace up to the end of the file (quadratic time).
const SURE: usize = 1 << 13;

/// Length in bytes of a comment up to its closing brace. If unclosed, the length up to the next game as an error. Tags
/// after an empty line always begin the next game.
pub(super) fn comment_end(text: &str) -> Result<usize, usize> {
    let near = &text[..text.floor_char_boundary(SURE)];
    // Nearly all comments are in one line, which has no header in it.
    let mut end = 0;
    while let Some(byte) = near.as_bytes().get(end).filter(|byte| !matches!(byte, b'\n' | b'\r')) {
        if *byte == b'}' {
            work::count(end);
            return Ok(end);
        }
        end += 1;
    }
    let closed = near.find('}');
    work::count(closed.unwrap_or(near.len()));
    for (at, sign) in text.match_indices(['}', '[']) {
        let ends = sign == "}";
        if ends || is_header(text, at) && (closed.is_none() || follows_empty_line(text, at)) {
            work::count(at);
            return if ends { Ok(at) } else { Err(at) };
        }
    }
    work::count(text.len());
    Err(text.len())
}

/// True if a bracket begins a line and a tag.
pub(super) fn is_header(text: &str, at: usize) -> bool {
    let inner = &text[at + 1..];
    let name = inner.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let begins_line = text[..at].ends_with(['\n', '\r']);
    begins_line && name > 0 && inner[name..].trim_start().starts_with('"')
}

/// True if the line before a line start is empty.
pub(super) fn follows_empty_line(text: &str, at: usize) -> bool {
    let before = &text[..at];
    let line = before.strip_suffix("\r\n").or_else(|| before.strip_suffix(['\n', '\r'])).unwrap_or(before);
    line.trim_end_matches([' ', '\t']).ends_with(['\n', '\r'])
}
