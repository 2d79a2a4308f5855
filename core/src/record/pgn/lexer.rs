//! The lexer of records: tags, moves, comments, variations, NAGs and results (PGN standard,
//! sections 7 and 8). Lenient: it never fails and never drops a significant
//! character.

use super::comment_end::comment_end;
use super::lexeme::{Lexeme, is_bare_castling};
use super::remark::ends_before;
use super::tag::{is_blank as is_blank_in_line, value};
use super::words::{ends_word, entity, is_line_end, is_pass, spaced_castling, spaced_target, word_length};
use crate::notation::signs;
use crate::record::score::{Dialect, Score};
use crate::record::{nag, pdn};
use crate::work;

/// An iterator over the lexemes of a text from an offset.
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
    dialect: Dialect,
    /// The range of the last move number that was skipped.
    number: [usize; 2],
    /// Number of numbers that were skipped, and the place of the first.
    skipped: [usize; 2],
}

/// A null move, as ChessBase prints it.
const NULL: &str = "<>";

/// Blanks between lexemes.
const fn is_blank(c: char) -> bool {
    matches!(c, '\0'..=' ' | '\x7f' | '"' | '<' | '>' | '.' | '…')
        || !c.is_ascii() && (signs::is_blank(c) || is_line_end(c))
}

impl<'t> Lexer<'t> {
    /// A lexer from a byte offset.
    pub fn new(text: &'t str, at: usize) -> Self {
        Lexer::of(Dialect::PGN, text, at)
    }
    /// A lexer for a dialect.
    pub fn of(dialect: Dialect, text: &'t str, at: usize) -> Self {
        Lexer { text, at, dialect, number: [0; 2], skipped: [0; 2] }
    }
    /// The current byte offset.
    pub fn at(&self) -> usize {
        self.at
    }
    /// The dialect of the records.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }
    /// Returns to an offset given by [`Lexer::at`].
    pub fn rewind(&mut self, at: usize) {
        self.at = at;
        self.number = [0; 2];
    }
    /// Takes the last move number that was skipped: its byte offset and its digits.
    pub fn take_number(&mut self) -> Option<(usize, &'t str)> {
        let [start, end] = std::mem::take(&mut self.number);
        self.text.get(start..end).filter(|digits| !digits.is_empty()).map(|digits| (start, digits))
    }
    /// True if a move number was skipped that nobody has taken.
    pub fn has_number(&self) -> bool {
        self.number[1] > 0
    }
    /// The place of the first number that was skipped, if there are more than an empty game has: `1.`
    pub fn only_numbers(&self) -> Option<usize> {
        let [count, first] = self.skipped;
        (count > 1).then_some(first)
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
    /// The rest of the line.
    fn line(&self) -> &'t str {
        let rest = self.rest();
        let length = rest.bytes().position(|b| b == b'\n' || b == b'\r').unwrap_or(rest.len());
        work::count(length);
        &rest[..length]
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
            '(' | '[' if let Some(result) = self.bracketed_result() => Some(result),
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

    /// A result in brackets at the end of a game. In front of more moves it is a remark, and among tags it is one.
    fn bracketed_result(&mut self) -> Option<Lexeme<'t>> {
        let (score, length) = Score::in_brackets(self.rest(), self.dialect)?;
        let before = self.text.get(..self.at)?.trim_end();
        let is_tag = self.rest().starts_with('[') && (before.is_empty() || before.ends_with(']'));
        if is_tag || !ends_before(self.rest().get(length..)?, self.dialect) {
            return None;
        }
        self.at += length;
        Some(Lexeme::Score(score))
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
        let rest = self.rest();
        let inner = rest.strip_prefix('[').unwrap_or_default().trim_start_matches(is_blank_in_line);
        let length = inner.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
        let (name, quoted) = inner.split_at(length);
        let (value, after) = value(quoted);
        let taken = self.take(rest.len() - after.len());
        match name {
            "" if value.is_empty() => None,
            "" => Some(Lexeme::BadTag(taken)),
            _ => Some(Lexeme::Tag(name, value)),
        }
    }

    fn word(&mut self, c: char) -> Option<Lexeme<'t>> {
        let rest = self.rest();
        let castling = if matches!(c, 'O' | 'o' | '0') { self.spaced_castling(rest) } else { None };
        if castling.is_some() {
            return castling;
        }
        if c.is_ascii_alphabetic() {
            return Some(self.plain_word(rest));
        }
        if c == '&' && entity(rest) > 0 {
            self.at += entity(rest);
            return None;
        }
        // Move numbers are the most frequent words; no result has a full stop behind its first digits.
        let digits = if self.dialect.draughts { 0 } else { digits_before_stop(rest) };
        let is_point = || rest.starts_with('0') && Score::begins(rest, self.dialect).is_some();
        if digits > 0 && !rest.starts_with("0000") && !is_point() {
            self.number = [self.at, self.at + digits];
            self.skip_number(digits, 1);
            return None;
        }
        if let Some((score, length)) = Score::begins(rest, self.dialect) {
            self.at += length;
            return Some(Lexeme::Score(score));
        }
        if self.dialect.draughts && pdn::move_length(rest).is_some() {
            return Some(self.plain_word(rest));
        }
        if self.dialect.draughts
            && let Some([_, end]) = pdn::bare_fields(rest)
        {
            return Some(Lexeme::Fields(self.take(end)));
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

    /// Castling with blanks in it. Where `0 - 0` is a result, it stays one.
    fn spaced_castling(&mut self, rest: &'t str) -> Option<Lexeme<'t>> {
        let is_result = self.dialect.draughts || self.dialect.zeros && rest.starts_with('0');
        let length = if is_result { 0 } else { spaced_castling(rest) };
        (length > 0).then(|| Lexeme::Word(self.take(length)))
    }

    fn plain_word(&mut self, rest: &'t str) -> Lexeme<'t> {
        if self.dialect.draughts
            && let Some(length) = pdn::move_length(rest)
        {
            return Lexeme::Word(self.take(length));
        }
        let length = match word_length(rest) {
            0 => rest.chars().next().map_or(0, char::len_utf8),
            length => length + spaced_target(rest, length),
        };
        let word = self.take(length);
        if is_pass(word) { Lexeme::Pass } else { Lexeme::Word(word) }
    }

    /// Skips a move number: digits with trailing dots, or alone. Four zeros are a null move.
    fn number(&mut self) -> bool {
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, after) = rest.split_at(length);
        let next = after.chars().next();
        let is_dotted = next.is_some_and(|c| c == '.' || c == '…');
        let is_castling = !self.dialect.draughts && !is_dotted && is_bare_castling(digits);
        let is_number = digits != "0000"
            && !is_castling
            && (is_dotted || next.is_none_or(|c| ends_word(c) || signs::is_invisible(c)));
        if is_number {
            if is_dotted {
                self.number = [self.at, self.at + length];
            }
            // One that is not the first, without a dot, may be anything.
            self.skip_number(length, if is_dotted || digits == "1" { 1 } else { 2 });
        }
        is_number
    }

    #[inline(always)]
    fn skip_number(&mut self, length: usize, weight: usize) {
        let [count, first] = self.skipped;
        self.skipped = [count + weight, if count == 0 { self.at } else { first }];
        self.at += length;
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
