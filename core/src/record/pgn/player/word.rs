//! Words of a record: moves in any form, with signs attached to them or parts apart, and other words.

use super::{Annotation, Replayer};

use crate::notation::{AnyMove, AnyPosition, Notation, Style, signs};
use crate::position::Position as _;
use crate::record::nag;
use crate::record::pgn::lexeme::{Lexeme, is_in_passing, is_like_a_castling};

/// The NAGs for ideas, not moves that were played: with the idea, aimed against, better is.
const IDEAS: [u8; 3] = [140, 141, 142];

/// The NAG of `+=`.
const SLIGHTLY_BETTER: u8 = 14;

impl<'a> Replayer<'a> {
    pub(super) fn word(&mut self, at: usize, word: &str) {
        // A comma in a list of moves: `e4, e5, Nf3`.
        let bare = if word.as_bytes().last() == Some(&b',') { word.trim_end_matches(',') } else { word };
        if bare.is_empty() {
            return;
        }
        let word = bare;
        if self.draughts && self.word_in_parts(at, word) {
            return;
        }
        let number = self.lexer.take_number();
        if let Some(whole) = self.piece_and_square(at, word) {
            self.understand_apart(at, whole);
        } else if let Some(m) = self.line.now.find(word, self.style) {
            match number {
                Some(number) if self.is_gap(number, word) => self.gap(number.0),
                // `+` could be a check, and `=` an offer.
                _ => self.play_found(at, &m, word.ends_with("+=").then_some(SLIGHTLY_BETTER)),
            }
        } else if !self.draughts && self.word_in_parts(at, word) {
            // Read as several words, or in plain letters.
        } else if let Some((m, mark)) = judged(&self.line.now, word, self.style) {
            self.play_found(at, &m, Some(mark));
        } else if let Some(castling) = self.castling_words(at) {
            self.understand(at, castling);
        } else if !self.is_like_a_move(word) && !self.is_half_a_move(word) {
            self.other_word(at, word);
        } else if self.line.now.outcome(1).is_some() {
            // After the end of the game every other reason would be wrong.
            self.skip_line_with_fault(at, msg!(GameOver));
        } else if let Some(number) = number.filter(|number| self.is_gap(*number, word)) {
            self.gap(number.0);
        } else {
            self.understand(at, word);
        }
    }

    /// A word with other blanks and dashes, or with blanks in it; `false` if it is a usual one.
    fn word_in_parts(&mut self, at: usize, word: &str) -> bool {
        if !word.bytes().any(|b| b == b' ' || !b.is_ascii()) {
            return false;
        }
        let plain = signs::plain(word);
        match word.split_once(' ') {
            _ if plain != word => self.word(at, &plain),
            None => return false,
            Some((first, _)) => {
                let whole: String = word.chars().filter(|c| *c != ' ').collect();
                if self.draughts
                    || is_like_a_castling(&whole)
                    || self.line.now.find(&whole, self.style).is_some()
                {
                    self.word(at, &whole);
                } else {
                    // A dash between two moves: `e4 - e5`.
                    self.lexer.rewind(at + first.len());
                    self.word(at, first);
                }
            }
        }
        true
    }

    #[inline(always)]
    pub(super) fn play_found(&mut self, at: usize, m: &AnyMove, mark: Option<u8>) {
        self.note_draw(at);
        self.play(m);
        if let Some(mark) = mark {
            self.visitor.on_annotation(Annotation::Mark(mark));
        }
    }

    /// A word that does not look like a move: a remark.
    fn other_word(&mut self, at: usize, word: &str) {
        // `e.p.` after a move is part of it.
        if is_in_passing(word) {
            return;
        }
        let words = self.remark_words(at);
        self.line.is_lossy = true;
        self.fault(at, msg!(PgnStray { text: shortened(&signs::plain(words)) }));
        self.visitor.on_annotation(Annotation::Comment(words));
    }

    /// The words from an offset that do not look like moves, such as `Wit geeft op`: a single remark.
    fn remark_words(&mut self, at: usize) -> &'a str {
        loop {
            let end = self.lexer.at();
            match self.lexer.next() {
                Some((start, Lexeme::Word(word)))
                    if !self.is_like_a_move(word)
                        && !is_in_passing(word)
                        && self.piece_and_square(start, word).is_none()
                        && self.line.now.find(&signs::plain(word), self.style).is_none() => {}
                _ => {
                    self.lexer.rewind(end);
                    return self.text.get(at..end).unwrap_or_default();
                }
            }
        }
    }

    /// A NAG; a move behind the sign of an idea was not played: `∆Bb5`, also `∆ Bb5` of the player who has just moved.
    pub(super) fn mark(&mut self, mark: u8) {
        self.visitor.on_annotation(Annotation::Mark(mark));
        let at = self.lexer.at();
        let is_attached =
            self.text.get(at..).is_some_and(|rest| rest.starts_with(|c: char| c.is_alphabetic()));
        // `$140` is written by programs.
        let is_number =
            self.text.get(..at).is_some_and(|before| before.ends_with(|c: char| c.is_ascii_digit()));
        if !IDEAS.contains(&mark) || is_number {
            return;
        }
        match self.lexer.next() {
            Some((_, Lexeme::Word(idea))) if is_attached || self.is_idea(idea) => {
                self.visitor.on_annotation(Annotation::Comment(idea));
            }
            _ => self.lexer.rewind(at),
        }
    }

    /// True for a move that cannot be played here.
    fn is_idea(&self, word: &str) -> bool {
        !self.lexer.has_number()
            && self.is_like_a_move(word)
            && self.line.now.find(word, self.style).is_none()
    }
}

/// A move with the sign of a judgement attached to it: `Nf3+-`, `Bb5+/=`.
pub(super) fn judged(p: &AnyPosition, word: &str, style: &Style) -> Option<(AnyMove, u8)> {
    nag::attached(word).find_map(|(text, mark)| Some((p.find(text, style)?, mark)))
}

/// The start of untrusted text, for display.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
