//! Move numbers, and moves that are missing between them.
//!
//! Nothing is invented: what follows a missing move would be played from a wrong position. But many writers err in a
//! number, so that a number that jumps is a gap only if something was written in place of the moves, or if the rest
//! cannot be played.

use super::Replayer;
use super::word::judged;
use crate::notation::letters::{is_letter, is_piece_letter};
use crate::notation::names::{is_between, is_capture, is_piece_name};
use crate::notation::{AnyPosition, Notation, signs};
use crate::position::Position as _;
use crate::record::pgn::lexeme::{Lexeme, is_in_passing, is_like_a_move, is_like_half_a_move};

/// How the moves of a line are numbered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Numbering {
    /// No number was read.
    #[default]
    Unknown,
    /// The difference between the numbers in the record and those of the positions.
    From(i64),
    /// The numbers count something else.
    Ignored,
}

/// Maximum number of times that the rest of a game is tried: its cost is that of the rest.
const MOST_LOOKAHEADS: u32 = 4;

/// So many moves behind a word can hardly be played by the wrong side.
const SURE: usize = 4;

/// Kind of the text that follows in a line.
struct RestOfLine {
    /// Number of moves that can be played.
    moves: usize,
    /// True if all can.
    is_playable: bool,
}

/// Longer numbers are not those of moves.
const LONGEST_NUMBER: usize = 4;

impl Replayer<'_> {
    /// True for `?` in place of a move, behind its number.
    pub(super) fn is_missing_move(&self, mark: u8) -> bool {
        let is_attached = || {
            let rest = self.text.get(self.lexer.at()..).unwrap_or_default();
            rest.starts_with(|c: char| {
                is_letter(c) || !c.is_ascii() && is_piece_letter(c.encode_utf8(&mut [0; 4]))
            })
        };
        matches!(mark, 2 | 4) && self.lexer.has_number() && !is_attached()
    }

    /// Leaves a line at a missing move: the rest is preserved as a comment.
    pub(super) fn gap(&mut self, at: usize) {
        self.lexer.take_number();
        let now = &self.line.now;
        self.skip_line_with_fault(at, msg!(PgnGap { number: now.number() }));
    }

    /// True if moves are missing before a number, with its byte offset and digits, and the word behind it.
    pub(super) fn is_gap(&mut self, (at, digits): (usize, &str), word: &str) -> bool {
        // A variation that begins at another move stands in the wrong place.
        if self.line.before.is_none() && !self.outer.is_empty() {
            return false;
        }
        let now = &self.line.now;
        let (own, begins) = (i64::from(now.number()), now.turn() == now.first());
        if digits.len() > LONGEST_NUMBER {
            return false;
        }
        let written = digits.bytes().fold(0, |number, digit| 10 * number + i64::from(digit - b'0'));
        let difference = match self.line.numbering {
            Numbering::Ignored => return false,
            Numbering::Unknown => {
                self.line.numbering = Numbering::From(written - own);
                return false;
            }
            Numbering::From(difference) => difference,
        };
        let expected = own + difference;
        // Nearly all numbers are the next one.
        if written <= expected && begins {
            return false;
        }
        let is_second = is_second(self.text.get(at + digits.len()..).unwrap_or_default());
        let plies = 2 * (written - expected) + i64::from(is_second) - i64::from(!begins);
        if plies <= 0 {
            return false;
        }
        if self.line.is_lossy || follows_a_hole(self.text.get(..at).unwrap_or_default()) {
            return true;
        }
        if self.lookaheads >= MOST_LOOKAHEADS {
            self.line.numbering = Numbering::Ignored;
            return false;
        }
        self.lookaheads += 1;
        if !self.rest(word, false).is_playable {
            return true;
        }
        if plies % 2 == 0 {
            self.fault(at, msg!(PgnNumber { number: written as u32, expected: expected.max(0) as u32 }));
            self.line.numbering = Numbering::From(written - own);
        } else {
            // Each half-move has a number of its own.
            self.line.numbering = Numbering::Ignored;
        }
        false
    }

    /// True if a word is half a move, `Nf` or `ed`, and no remark.
    pub(super) fn is_half_a_move(&mut self, word: &str) -> bool {
        !self.draughts && is_like_half_a_move(word, self.style.letters) && self.stands_for_a_move(word)
    }

    /// True if a text that is no whole move stands in the place of one: it is understood, or the rest cannot be played
    /// without it.
    pub(super) fn stands_for_a_move(&mut self, text: &str) -> bool {
        let at = self.lexer.at();
        let next = self.lexer.next();
        let number = self.lexer.take_number();
        self.lexer.rewind(at);
        // A word of a remark.
        let is_move = |word: &str| {
            is_like_a_move(word)
                || is_like_half_a_move(word, self.style.letters)
                || is_piece_letter(word)
                || is_piece_name(word)
                || is_between(word)
                || is_in_passing(word)
        };
        if matches!(next, Some((_, Lexeme::Word(next))) if !is_move(next)) {
            return false;
        }
        // The next number is that of the other side's move.
        let now = &self.line.now;
        let is_first =
            |(at, digits): (usize, &str)| !is_second(self.text.get(at + digits.len()..).unwrap_or_default());
        if number.is_some_and(|number| is_first(number) != (now.turn() == now.first())) {
            self.has_parts = true;
            return true;
        }
        if self.lookaheads >= MOST_LOOKAHEADS {
            return self.has_parts && self.means_a_move(text);
        }
        self.lookaheads += 1;
        let is_move = match self.rest("", true) {
            RestOfLine { moves: 0, is_playable: true } => self.means_a_move(text),
            rest => !rest.is_playable && rest.moves < SURE,
        };
        self.has_parts |= is_move;
        is_move
    }

    /// Kind of the text that follows a word in its line. Halves of moves can be played only if they are taken for remarks.
    fn rest(&mut self, word: &str, has_halves: bool) -> RestOfLine {
        let at = self.lexer.at();
        let mut now = self.line.now.clone();
        let mut rest = RestOfLine { moves: 0, is_playable: self.play_word(&mut now, word).is_some() };
        let mut depth = 0u32;
        while rest.is_playable {
            match self.lexer.next() {
                Some((_, Lexeme::Open)) => depth += 1,
                Some((_, Lexeme::Close)) if depth > 0 => depth -= 1,
                Some((_, Lexeme::Word(word))) if depth == 0 => match self.play_word(&mut now, word) {
                    Some(true) => rest.moves += 1,
                    Some(false)
                        if has_halves
                            && (is_like_half_a_move(word, self.style.letters) || is_capture(word)) =>
                    {
                        rest.is_playable = false;
                    }
                    Some(false) => {}
                    None => rest.is_playable = false,
                },
                Some((_, Lexeme::Close | Lexeme::Score(_) | Lexeme::Tag(..))) | None if depth == 0 => break,
                Some((_, Lexeme::Tag(..))) | None => break,
                Some(_) => {}
            }
        }
        self.lexer.rewind(at);
        rest
    }

    /// Plays a word: `false` for a remark, which does not look like a move, none for a move that cannot be played.
    fn play_word(&self, now: &mut AnyPosition, word: &str) -> Option<bool> {
        let word = signs::plain(word.trim_end_matches(','));
        let m = now.find(&word, self.style).or_else(|| Some(judged(now, &word, self.style)?.0));
        if let Some(m) = &m {
            now.play_unchecked(m);
        }
        (m.is_some() || !is_like_a_move(&word)).then_some(m.is_some())
    }
}

/// True if a text behind a number has the dots of the second player: `12...`, `12…`.
fn is_second(text: &str) -> bool {
    text.starts_with('…') || text.trim_start_matches('.').len() + 1 < text.len() && text.starts_with('.')
}

/// True if a sign for a missing move ends a text: `...`, `?`, a dash.
fn follows_a_hole(text: &str) -> bool {
    let before = text.trim_end();
    let is_apart = |c: char| before.trim_end_matches(c).ends_with(char::is_whitespace);
    match before.chars().next_back() {
        Some('.' | '…') => true,
        Some(c @ ('?' | '_')) => is_apart(c),
        Some(c) if signs::is_dash(c) => is_apart(c),
        _ => false,
    }
}
