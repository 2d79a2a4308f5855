//! The lexer of records: tags, moves, comments, variations, NAGs and results (PGN standard,
//! sections 7 and 8). Lenient: it never fails and never drops a significant
//! character.

use super::lexeme::Lexeme;
use crate::record::score::{Dialect, Score};
use crate::record::{nag, pdn};
use crate::work;

/// An iterator over the lexemes of a text from an offset.
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
    dialect: Dialect,
    /// A byte offset and the end of its line: a cache for lines with thousands of tags.
    line: (usize, usize),
}

/// Characters that end a word.
const fn ends_word(c: char) -> bool {
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
    ) || matches!(c, '\u{a0}' | '\u{feff}')
}

/// A null move, as ChessBase prints it.
const NULL: &str = "<>";

/// Blanks between lexemes.
const fn is_blank(c: char) -> bool {
    matches!(c, '\0'..=' ' | '\x7f' | '"' | '<' | '>' | '.' | '…' | '\u{a0}' | '\u{feff}')
}

impl<'t> Lexer<'t> {
    /// A lexer from a byte offset.
    pub fn new(text: &'t str, at: usize) -> Self {
        Lexer::of(Dialect::PGN, text, at)
    }
    /// A lexer for a dialect.
    pub fn of(dialect: Dialect, text: &'t str, at: usize) -> Self {
        Lexer { text, at, dialect, line: (1, 0) }
    }
    /// The current byte offset.
    pub fn at(&self) -> usize {
        self.at
    }
    /// Returns to an offset given by [`Lexer::at`].
    pub fn rewind(&mut self, at: usize) {
        self.at = at;
    }
    #[inline(always)]
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }
    #[inline(always)]
    fn peek(&self) -> Option<char> {
        match self.text.as_bytes().get(self.at) {
            // Fast path: nearly all characters are ASCII.
            Some(byte) if byte.is_ascii() => Some(char::from(*byte)),
            _ => self.rest().chars().next(),
        }
    }
    /// Consumes bytes and returns them.
    fn take(&mut self, bytes: usize) -> &'t str {
        let rest = self.rest();
        let taken = rest.get(..bytes).unwrap_or(rest);
        self.at += bytes;
        taken
    }
    fn at_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        before.is_empty() || before.ends_with(['\n', '\r'])
    }
    fn line(&mut self) -> &'t str {
        let rest = self.rest();
        if !(self.line.0..=self.line.1).contains(&self.at) {
            let length = rest.bytes().position(|b| b == b'\n' || b == b'\r').unwrap_or(rest.len());
            work::count(length);
            self.line = (self.at, self.at + length);
        }
        rest.get(..self.line.1 - self.at).unwrap_or(rest)
    }

    /// Returns the next lexeme with its byte offset.
    pub fn next(&mut self) -> Option<(usize, Lexeme<'t>)> {
        loop {
            self.skip();
            let (start, c) = (self.at, self.peek()?);
            if let Some(lexeme) = self.lexeme(c) {
                return Some((start, lexeme));
            }
        }
    }

    /// Skips blanks, lines that begin with `%`, and dots.
    fn skip(&mut self) {
        while let Some(c) = self.peek() {
            if c == '%' && self.at_line_start() {
                self.at += self.line().len();
            } else if is_blank(c) && !(c == '<' && self.rest().starts_with(NULL)) {
                self.at += c.len_utf8();
            } else {
                break;
            }
        }
    }

    fn lexeme(&mut self, c: char) -> Option<Lexeme<'t>> {
        match c {
            '[' => self.tag(),
            '{' => Some(self.comment()),
            ';' => {
                let line = self.line().len();
                Some(Lexeme::Comment(self.take(line).strip_prefix(';').unwrap_or_default()))
            }
            '(' if self.rest().starts_with("(=)") => {
                self.at += 3;
                Some(Lexeme::Offer)
            }
            '(' | '/' | '*' | 'B' | 'N'
                if self.dialect.draughts
                    && let Some((lexeme, length)) = pdn::parse_prefix(self.text, self.at) =>
            {
                self.at += length;
                Some(lexeme)
            }
            '(' | ')' => {
                self.at += 1;
                Some(if c == '(' { Lexeme::Open } else { Lexeme::Close })
            }
            '<' => {
                self.at += NULL.len();
                Some(Lexeme::Pass)
            }
            '$' => Some(self.numbered_mark()),
            '}' | ']' => {
                self.at += 1;
                None
            }
            _ => self.word(c),
        }
    }

    /// Parses `$14`; a sign without a number below 256 is an ordinary word.
    fn numbered_mark(&mut self) -> Lexeme<'t> {
        let digits = self.rest().bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let mark = self.take(1 + digits);
        mark.trim_start_matches('$').parse().map_or(Lexeme::Word(mark), Lexeme::Mark)
    }

    fn comment(&mut self) -> Lexeme<'t> {
        self.at += 1;
        let rest = self.rest();
        match comment_end(rest) {
            Ok(end) => {
                self.at += end + 1;
                Lexeme::Comment(&rest[..end])
            }
            Err(end) => Lexeme::Unclosed(self.take(end)),
        }
    }

    fn tag(&mut self) -> Option<Lexeme<'t>> {
        let line = self.line();
        let inner = line.strip_prefix('[').unwrap_or_default().trim_start();
        let length = inner.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
        let (name, rest) = inner.split_at(length);
        // A quote after the bracket belongs to another tag.
        let is_quoted = rest.find(['"', ']']).is_some_and(|at| rest.as_bytes()[at] == b'"');
        let (value, after) = if is_quoted { quoted(rest) } else { bare(rest) };
        let taken = self.take(line.len() - after.len());
        match name {
            "" if value.is_empty() => None,
            "" => Some(Lexeme::BadTag(taken)),
            _ => Some(Lexeme::Tag(name, value)),
        }
    }

    fn word(&mut self, c: char) -> Option<Lexeme<'t>> {
        let rest = self.rest();
        if c.is_ascii_alphabetic() {
            return Some(self.plain_word(rest));
        }
        if c == '&' && entity(rest) > 0 {
            self.at += entity(rest);
            return None;
        }
        // Move numbers are the most frequent words; no result has a full stop behind its first digits.
        let digits = if self.dialect.draughts { 0 } else { digits_before_stop(rest) };
        if digits > 0 && !rest.starts_with("0000") {
            self.at += digits;
            return None;
        }
        if let Some((score, length)) = Score::begins(rest, self.dialect) {
            self.at += length;
            return Some(Lexeme::Score(score));
        }
        if self.dialect.draughts && pdn::move_length(rest).is_some() {
            return Some(self.plain_word(rest));
        }
        if c.is_ascii_digit() {
            return if self.number() { None } else { Some(self.plain_word(rest)) };
        }
        if let Some((mark, length)) = nag::parse_prefix(rest) {
            self.at += length;
            return Some(Lexeme::Mark(mark));
        }
        Some(self.plain_word(rest))
    }

    fn plain_word(&mut self, rest: &'t str) -> Lexeme<'t> {
        if self.dialect.draughts
            && let Some(length) = pdn::move_length(rest)
        {
            return Lexeme::Word(self.take(length));
        }
        let length = match word_length(rest) {
            0 => rest.chars().next().map_or(0, char::len_utf8),
            length => length,
        };
        let word = self.take(length);
        if is_pass(word) { Lexeme::Pass } else { Lexeme::Word(word) }
    }

    /// Skips a move number: digits with trailing dots, or alone. Four zeros are a null move.
    fn number(&mut self) -> bool {
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, after) = rest.split_at(length);
        let ends = after.chars().next().is_none_or(|c| c == '.' || c == '…' || ends_word(c));
        let is_number = ends && digits != "0000";
        self.at += if is_number { length } else { 0 };
        is_number
    }
}

/// Number of digits at the start of a text, if a full stop is behind them.
fn digits_before_stop(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut digits = 0;
    // A plain loop, as in `word_length`.
    while bytes.get(digits).is_some_and(u8::is_ascii_digit) {
        digits += 1;
    }
    if bytes.get(digits) == Some(&b'.') { digits } else { 0 }
}

/// Length in bytes of an HTML entity such as `&nbsp;`; its semicolon does not begin a comment.
fn entity(text: &str) -> usize {
    let inner = text.strip_prefix('&').unwrap_or_default();
    let name = inner.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'#').count();
    if name > 0 && inner[name..].starts_with(';') { name + 2 } else { 0 }
}

/// True for the null moves of different programs.
fn is_pass(word: &str) -> bool {
    // Few words of a record begin like one.
    let first = word.as_bytes().first();
    first.is_some_and(|b| matches!(b, b'-' | b'Z' | b'n' | b'p' | b'@' | b'0') || !b.is_ascii())
        && matches!(word, "--" | "Z0" | "null" | "pass" | "@@@@" | "0000" | "–" | "—")
}

/// Length in bytes of the word at the start of a text. Brackets around one letter belong to it: `c8(N)`.
fn word_length(text: &str) -> usize {
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

fn is_bracketed_letter(text: &str) -> bool {
    let mut chars = text.chars().skip(1);
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || !c.is_ascii()) && chars.next() == Some(')')
}

/// Parses a quoted value. Returns the rest after its bracket. Quotes and brackets inside are accepted: only a
/// quote before the bracket ends the value; otherwise the last quote of the line does.
fn quoted(text: &str) -> (String, &str) {
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
        out.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
    }
    out
}

/// Parses an unquoted value, up to the bracket or the end of the line.
fn bare(text: &str) -> (String, &str) {
    let (value, after) = text.split_once(']').unwrap_or((text, ""));
    (value.trim().into(), after)
}

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
fn is_header(text: &str, at: usize) -> bool {
    let inner = &text[at + 1..];
    let name = inner.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let begins_line = text[..at].ends_with(['\n', '\r']);
    begins_line && name > 0 && inner[name..].trim_start().starts_with('"')
}

/// True if the line before a line start is empty.
fn follows_empty_line(text: &str, at: usize) -> bool {
    let before = &text[..at];
    let line = before.strip_suffix("\r\n").or_else(|| before.strip_suffix(['\n', '\r'])).unwrap_or(before);
    line.trim_end_matches([' ', '\t']).ends_with(['\n', '\r'])
}
