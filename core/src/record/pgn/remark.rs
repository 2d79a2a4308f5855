//! Texts behind the result of a game that belong to it: comments, NAGs, the result once more, and words such as
//! `Wit geeft op`.

use super::comment_end::{comment_end, is_header};
use super::lexeme::is_like_a_move;
use crate::notation::letters::is_letter;
use crate::notation::signs;
use crate::record::pdn;
use crate::record::score::{Dialect, Score};
use crate::work;

/// The end of the remarks after a result: on its line, and comments up to the next tags; the offset after the result if
/// there is none. A line with moves or tags is the next game.
pub(super) fn remark(text: &str, at: usize, dialect: Dialect) -> usize {
    let mut end = at;
    while let Some(length) = on_line(text.get(end..).unwrap_or_default(), dialect) {
        end += length;
    }
    comments_before_tags(text, end).unwrap_or(end)
}

/// True if a text is a result of any game with nothing but remarks behind it: `1-0`, `(½-½)`, `0-1 ff`, `+:-`. Both
/// zeros are castling.
pub fn is_result(text: &str) -> bool {
    let text = text.trim();
    let found = Score::in_brackets(text, Dialect::PDN).or_else(|| Score::begins(text, Dialect::PDN));
    let Some((_, mut end)) = found.filter(|(score, _)| *score != Score::Neither) else { return false };
    while let Some(length) = on_line(text.get(end..).unwrap_or_default(), Dialect::PDN) {
        end += length;
    }
    end >= text.len()
}

/// Length in bytes of the next remark on the line of a result.
fn on_line(rest: &str, dialect: Dialect) -> Option<usize> {
    let body = rest.trim_start_matches(signs::is_blank);
    let blanks = rest.len() - body.len();
    let length = match body.bytes().next()? {
        b'{' => comment_end(&body[1..]).ok()? + 2,
        b';' => line_length(body),
        b'$' => 1 + body.bytes().skip(1).take_while(u8::is_ascii_digit).count(),
        b'0'..=b'2' | b'*' | 0xc2 => Score::begins(body, Dialect { halves: true, ..dialect })?.1,
        // A bracket or quotes around the result, a stroke behind it.
        b')' | b']' | b'}' | b'"' => 1,
        b'/' if !body.starts_with("/FEN") => 1,
        b'!' | b'?' | b'+' | b'#' | b'=' => body.bytes().take_while(|b| b"!?+#=".contains(b)).count(),
        _ => words_length(body, dialect)?,
    };
    Some(blanks + length)
}

/// Length in bytes of the words at the start of a text, up to the end of the line, a comment or another result, if they
/// are a remark. Reads no further than to the first move, as the line may be long and full of games.
fn words_length(body: &str, dialect: Dialect) -> Option<usize> {
    let words = body.trim_start_matches(BEFORE);
    let before = body.len() - words.len();
    if words.starts_with('(') {
        return bracket_length(words, dialect).map(|length| before + length);
    }
    if !words.starts_with(is_letter) {
        return None;
    }
    let mut length = before;
    for word in words.split_inclusive([' ', '\n', '\r', '[', '{', ';']) {
        let body = word.trim_end_matches([' ', '\n', '\r', '[', '{', ';']);
        work::count(word.len());
        if is_move(body, dialect) {
            return None;
        }
        if Score::begins(body, dialect).is_some() {
            break;
        }
        length += body.len();
        if word.ends_with(['\n', '\r', '[', '{', ';']) {
            break;
        }
        length += word.len() - body.len();
    }
    Some(length)
}

/// Maximum length of a remark in brackets in bytes.
const LONGEST_BRACKET: usize = 200;

/// Length in bytes of a remark in brackets such as `(25)` or `(on time)`: without moves and other brackets.
fn bracket_length(text: &str, dialect: Dialect) -> Option<usize> {
    let near = &text[..text.floor_char_boundary(LONGEST_BRACKET)];
    work::count(near.len());
    let end = near[1..].find(['(', ')', '\n', '\r'])? + 1;
    let inside = near[..end].get(1..)?;
    (near[end..].starts_with(')') && !inside.split(' ').any(|word| is_move(word, dialect))).then_some(end + 1)
}

/// True if a game may end in front of a text: nothing follows, or tags, another result, words, or the first move of the
/// next game; one comment may stand before them.
pub(super) fn ends_before(text: &str, dialect: Dialect) -> bool {
    let mut body = text.trim_start();
    let comment = match body.bytes().next() {
        Some(b'{') => comment_end(&body[1..]).map_or(body.len(), |end| end + 2),
        Some(b';') => line_length(body),
        _ => 0,
    };
    body = body[comment..].trim_start();
    let digits = body.bytes().take_while(u8::is_ascii_digit).count();
    match body.chars().next() {
        None | Some('[' | '*') => true,
        Some('(') => bracket_length(body, dialect).is_some(),
        Some('0'..='9' | '½') if Score::begins(body, dialect).is_some() => true,
        Some('0'..='9') => &body[..digits] == "1" && is_first_of_move(&body[digits..]),
        Some(c) if is_letter(c) => {
            let word = body.split(|c: char| c.is_whitespace() || "[{;(".contains(c)).next();
            !word.is_some_and(|word| is_move(word, dialect))
        }
        Some(_) => false,
    }
}

/// True for the dot of the first player behind a number: `1.`, not `1...`.
fn is_first_of_move(text: &str) -> bool {
    text.strip_prefix('.').is_some_and(|rest| !rest.starts_with('.'))
}

fn is_move(word: &str, dialect: Dialect) -> bool {
    is_like_a_move(word) || dialect.draughts && pdn::is_like_a_move(word)
}

/// The end of the comments on the lines after a result, if tags or nothing follows them.
fn comments_before_tags(text: &str, at: usize) -> Option<usize> {
    let (mut here, mut end) = (at, None);
    loop {
        let rest = text.get(here..)?;
        let body = rest.trim_start();
        here += rest.len() - body.len();
        let length = match body.bytes().next() {
            None => return end,
            Some(b'[') => return end.filter(|_| is_header(text, here)),
            Some(b'{') => comment_end(&body[1..]).ok()? + 2,
            Some(b';') => line_length(body),
            _ => return None,
        };
        here += length;
        end = Some(here);
    }
}

fn line_length(text: &str) -> usize {
    let length = text.bytes().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(text.len());
    work::count(length);
    length
}

/// Signs between a result and its remark.
pub(super) const BEFORE: [char; 4] = [',', '.', ' ', '\t'];
