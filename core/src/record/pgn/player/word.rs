//! Words of a record: moves in any form, with signs attached to them or parts apart, and other words.

use super::{Annotation, Replayer};
use crate::i18n::{Fact, MessageKind, Msg};
use crate::notation::{AnyMove, AnyPosition, LETTERS, Notation, PIECE_NAMES, Style, signs};
use crate::position::Position as _;
use crate::record::nag;
use crate::record::pgn::lexeme::{Lexeme, is_in_passing, is_like_a_move};

/// The NAG for an idea, not a move that was played.
const IDEA: u8 = 140;

/// The NAG of `+=`.
const SLIGHTLY_BETTER: u8 = 14;

impl<'a> Replayer<'a> {
    pub(super) fn word(&mut self, at: usize, word: &str) {
        // A comma in a list of moves: `e4, e5, Nf3`.
        let bare = if word.as_bytes().last() == Some(&b',') { word.trim_end_matches(',') } else { word };
        let word = if bare.is_empty() { word } else { bare };
        if self.draughts && self.word_in_parts(at, word) {
            return;
        }
        let number = self.lexer.take_number();
        if let Some(m) = self.line.now.find(word, self.style) {
            match number {
                Some(number) if self.is_gap(number, word) => self.gap(number.0),
                // `+` could be a check, and `=` an offer.
                _ => self.play_found(at, &m, word.ends_with("+=").then_some(SLIGHTLY_BETTER)),
            }
        } else if !self.draughts && self.word_in_parts(at, word) {
            // Read as several words, or in plain letters.
        } else if let Some((m, mark)) = judged(&self.line.now, word, self.style) {
            self.play_found(at, &m, Some(mark));
        } else if !self.is_like_a_move(word) {
            self.other_word(at, word);
        } else if self.line.now.outcome(1).is_some() {
            // After the end of the game every other reason would be wrong.
            self.skip_line_with_fault(at, msg!(GameOver));
        } else if let Some(number) = number.filter(|number| self.is_gap(*number, word)) {
            self.gap(number.0);
        } else {
            self.refused(at, word);
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
                if self.draughts || self.line.now.find(&whole, self.style).is_some() {
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
    fn play_found(&mut self, at: usize, m: &AnyMove, mark: Option<u8>) {
        self.note_draw(at);
        self.play(m);
        if let Some(mark) = mark {
            self.visitor.on_annotation(Annotation::Mark(mark));
        }
    }

    /// A word like a move that is not a legal one: another meaning of it, or the end of the line.
    fn refused(&mut self, at: usize, word: &str) {
        let refusal = self.line.now.read(word, self.style).err();
        let message = refusal.map_or(msg!(PgnStray { text: shortened(word) }), |r| r.because);
        if message.kind() == MessageKind::WhichWay
            && let Some(m) = self.settled_by_rest(&message)
        {
            return self.play_found(at, &m, None);
        }
        match self.of_other_letters(&message) {
            Some(m) => {
                self.fault(at, message);
                self.play(&m);
            }
            None => self.skip_line_with_fault(at, message),
        }
    }

    /// The move meant by a letter of another language, if such letters are accepted.
    fn of_other_letters(&self, message: &Msg) -> Option<AnyMove> {
        let right = message.right().filter(|_| self.mixed && message.kind() == MessageKind::LanguageLetter);
        match right {
            Some(Fact::Text(right)) => self.line.now.find(right, self.style),
            _ => None,
        }
    }

    /// A word that does not look like a move: part of the next one, or a remark.
    fn other_word(&mut self, at: usize, word: &str) {
        // `e.p.` after a move is part of it.
        if is_in_passing(word) || self.play_with_next_word(at, word) {
            return;
        }
        let words = self.remark_words(at);
        self.is_lossy = true;
        self.fault(at, msg!(PgnStray { text: shortened(&signs::plain(words)) }));
        self.visitor.on_annotation(Annotation::Comment(words));
    }

    /// Plays a move whose piece stands apart: `N f3`, `Knight f3`. If it is illegal, the line ends: its second part alone
    /// would be another move.
    fn play_with_next_word(&mut self, at: usize, word: &str) -> bool {
        if !is_piece(word) {
            return false;
        }
        let after = self.lexer.at();
        let next = match self.lexer.next() {
            Some((next, Lexeme::Word(move_word))) if self.is_between_blanks(after, next) => move_word,
            _ => {
                self.lexer.rewind(after);
                return false;
            }
        };
        if !is_like_a_move(next) {
            self.lexer.rewind(after);
            return false;
        }
        let joined = format!("{word}{next}");
        match self
            .line
            .now
            .find(&joined, self.style)
            .or_else(|| named(&self.line.now, word, next, self.style))
        {
            Some(m) => self.play_found(at, &m, None),
            // Signs of old programs for a novelty and a diagram.
            None if matches!(word, "N" | "D") => {
                self.lexer.rewind(after);
                return false;
            }
            None if word.chars().count() > 1 => self.refused(at, &format!("{word} {next}")),
            None => self.refused(at, &joined),
        }
        true
    }

    /// True if only blanks stand between two offsets.
    fn is_between_blanks(&self, start: usize, end: usize) -> bool {
        self.text.get(start..end).is_some_and(|between| between.chars().all(signs::is_blank))
    }

    /// The words from an offset that do not look like moves, such as `Wit geeft op`: a single remark.
    fn remark_words(&mut self, at: usize) -> &'a str {
        loop {
            let end = self.lexer.at();
            match self.lexer.next() {
                Some((_, Lexeme::Word(word)))
                    if !self.is_like_a_move(word)
                        && !is_in_passing(word)
                        && !is_piece(word)
                        && self.line.now.find(&signs::plain(word), self.style).is_none() => {}
                _ => {
                    self.lexer.rewind(end);
                    return self.text.get(at..end).unwrap_or_default();
                }
            }
        }
    }

    /// A NAG; a move attached to the sign of an idea was not played: `∆Bb5`.
    pub(super) fn mark(&mut self, mark: u8) {
        self.visitor.on_annotation(Annotation::Mark(mark));
        let at = self.lexer.at();
        let is_attached =
            self.text.get(at..).is_some_and(|rest| rest.starts_with(|c: char| c.is_alphabetic()));
        if mark != IDEA || !is_attached {
            return;
        }
        match self.lexer.next() {
            Some((_, Lexeme::Word(idea))) => self.visitor.on_annotation(Annotation::Comment(idea)),
            _ => self.lexer.rewind(at),
        }
    }
}

/// A move with the sign of a judgement attached to it: `Nf3+-`, `Bb5+/=`.
pub(super) fn judged(p: &AnyPosition, word: &str, style: &Style) -> Option<(AnyMove, u8)> {
    nag::attached(word).find_map(|(text, mark)| Some((p.find(text, style)?, mark)))
}

/// The move of a piece with its name: `Knight f3`.
fn named(p: &AnyPosition, name: &str, rest: &str, style: &Style) -> Option<AnyMove> {
    let because = p.read(&format!("{name} {rest}"), style).map_err(|refusal| refusal.because);
    match because {
        Ok(reading) => Some(reading.m),
        Err(message) if message.kind() == MessageKind::PieceName => match message.right() {
            Some(Fact::Text(right)) => p.find(right, style),
            _ => None,
        },
        Err(_) => None,
    }
}

/// True for the letter or the name of a piece in any language.
fn is_piece(word: &str) -> bool {
    let mut chars = word.chars();
    match (chars.next(), chars.next()) {
        (Some(letter), None) => {
            letter.is_uppercase() && LETTERS.iter().any(|letters| letters.pieces.contains(&word))
        }
        // Shorter names are words of other languages, too: `at`, `re`.
        (Some(letter), Some(_)) if letter.is_alphabetic() && word.chars().count() > 2 => {
            let word = word.to_lowercase();
            PIECE_NAMES.iter().any(|row| row.names.iter().any(|name| name.to_lowercase() == word))
        }
        _ => false,
    }
}

/// The start of untrusted text, for display.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
