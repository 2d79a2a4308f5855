//! Moves that are understood although they are not written as usual: they are played, and reported.

use super::Replayer;
use super::word::shortened;
use crate::i18n::{Fact, MessageKind, Msg};
use crate::notation::letters::is_piece_letter;
use crate::notation::look_alikes::in_latin;
use crate::notation::names::{castling_length, is_between, is_capture, is_piece_name};
use crate::notation::{AnyMove, Notation, signs};
use crate::record::pgn::lexeme::{Lexeme, is_like_a_move};

/// Maximum number of words behind the name of a piece: `prend le pion`.
const MOST_WORDS: usize = 4;

/// Reasons that name the only move that is meant.
const MEANT: [MessageKind; 10] = [
    MessageKind::PieceCase,
    MessageKind::FileCase,
    MessageKind::SquareOrder,
    MessageKind::LetterFirst,
    MessageKind::NoSpace,
    MessageKind::PawnLetter,
    MessageKind::PieceName,
    MessageKind::CastlingAsKing,
    MessageKind::PawnFile,
    MessageKind::EpSquare,
];

impl<'a> Replayer<'a> {
    /// Plays a piece with its square apart from it: `N f3`, or a letter of another language, `C f3`.
    pub(super) fn understand_apart(&mut self, at: usize, text: &str) {
        let text = text.trim_end_matches(',');
        let joined: String = text.chars().filter(|c| !signs::is_blank(*c)).collect();
        let is_foreign = |message: &Msg| message.kind() == MessageKind::LanguageLetter;
        match self.meaning(text).0.is_none() && self.meaning(&joined).1.as_ref().is_some_and(is_foreign) {
            true => self.understand(at, &joined),
            false => self.understand(at, text),
        }
    }

    /// Words for castling: `short castling`, `grand roque`.
    pub(super) fn castling_words(&mut self, start: usize) -> Option<&'a str> {
        let rest = self.text.get(start..)?;
        // Nearly no word of a record begins so.
        if self.draughts || !rest.starts_with(|c: char| "cegklps".contains(c.to_ascii_lowercase())) {
            return None;
        }
        let length = castling_length(rest)?;
        self.lexer.rewind(start + length);
        rest.get(..length)
    }

    /// Plays a move that people understand, with a fault; otherwise leaves the line.
    pub(super) fn understand(&mut self, at: usize, text: &str) {
        let (m, message) = self.meaning(text);
        match m {
            Some(m) => {
                self.note_draw(at);
                // Letters apart from their squares tell the language as well.
                let is_exact = message.as_ref().is_none_or(|message| message.kind() == MessageKind::NoSpace);
                self.out.understood += usize::from(!is_exact);
                message.into_iter().for_each(|message| self.fault(at, message));
                self.play(&m);
            }
            None => {
                if let Some(m) = message.as_ref().and_then(|message| self.settled_by_rest(message)) {
                    return self.play_found(at, &m, None);
                }
                let message = message.unwrap_or_else(|| msg!(PgnStray { text: shortened(text) }));
                self.skip_line_with_fault(at, message);
            }
        }
    }

    /// True if a text is a move, by letters of any language.
    pub(super) fn means_a_move(&self, text: &str) -> bool {
        let (m, message) = self.meaning(text);
        m.is_some() || message.is_some_and(|message| message.kind() == MessageKind::LanguageLetter)
    }

    /// The move that people understand, and what is said about its text.
    fn meaning(&self, text: &str) -> (Option<AnyMove>, Option<Msg>) {
        match self.line.now.read(text, self.style) {
            Ok(reading) => {
                let remarks = &reading.remarks;
                let remark = remarks.iter().find(|remark| remark.slip).or(remarks.first());
                (Some(reading.m), remark.map(|remark| remark.message.clone()))
            }
            Err(refusal) => (self.meant(&refusal.because), Some(refusal.because)),
        }
    }

    /// The only move that a refusal names. Letters of other languages only if they are accepted.
    fn meant(&self, message: &Msg) -> Option<AnyMove> {
        let kind = message.kind();
        let is_meant = MEANT.contains(&kind) || self.mixed && kind == MessageKind::LanguageLetter;
        match message.right().filter(|_| is_meant) {
            Some(Fact::Text(right)) => self.line.now.find(right, self.style),
            _ => None,
        }
    }

    /// True if a move number stands before an offset.
    fn follows_number(&self, at: usize) -> bool {
        let before = self.text.get(..at).unwrap_or_default();
        before.trim_end_matches([' ', '\t']).ends_with(['.', '…'])
    }

    /// The move in words behind an article, with it: `le pion prend le pion`.
    fn behind_article(&mut self, start: usize) -> Option<&'a str> {
        let back = self.lexer.at();
        match self.lexer.next() {
            Some((at, Lexeme::Word(name)))
                if is_piece_name(name) && self.piece_and_square(at, name).is_some() =>
            {
                self.text.get(start..self.lexer.at())
            }
            _ => {
                self.lexer.rewind(back);
                None
            }
        }
    }

    /// The letter or the name of a piece with the square or the piece behind it, if the last word is such a piece: `N f3`,
    /// `Knight f3`, `Knight takes e5`, `pawn takes pawn`. The square alone would be another move.
    pub(super) fn piece_and_square(&mut self, start: usize, word: &str) -> Option<&'a str> {
        let is_piece = |word: &str| is_piece_letter(word) || is_piece_name(word);
        // Nearly all words of a record end with the number of a field.
        let is_move = word.as_bytes().last().is_some_and(u8::is_ascii_digit);
        let begins = |word: &str| is_piece(word) || in_latin(word).is_some_and(|word| is_piece(&word));
        if self.draughts || is_move {
            return None;
        }
        if is_between(word) {
            return self.behind_article(start);
        }
        if !begins(word) {
            return None;
        }
        let back = self.lexer.at();
        if self.text.get(start..back) != Some(word) {
            return None;
        }
        let (mut end, mut takes) = (back, false);
        for _ in 0..MOST_WORDS {
            let Some((at, Lexeme::Word(next))) = self.lexer.next() else { break };
            // Only blanks stand between them.
            let gap = self.text.get(end..at).unwrap_or_default();
            if gap.is_empty() || !gap.chars().all(signs::is_blank) {
                break;
            }
            end = self.lexer.at();
            let bare = next.trim_end_matches(['+', '#', ',']);
            if takes && is_piece(bare) {
                let whole = self.text.get(start..end)?.trim_end_matches(',');
                if self.stands_for_a_move(whole) {
                    return Some(whole);
                }
                break;
            }
            takes |= is_capture(next);
            let is_square = is_like_a_move(next) && !next.starts_with(|c: char| c.is_ascii_uppercase());
            if is_square {
                let whole = self.text.get(start..end)?;
                // A novelty or a diagram behind a move: `e4 N e5`.
                let is_note = matches!(word, "N" | "D") && !self.follows_number(start);
                if is_note
                    && self.meaning(whole).0.is_none()
                    && self.line.now.find(next, self.style).is_some()
                {
                    break;
                }
                return Some(whole);
            }
            if !is_between(next) && !matches!(next, "x" | "X" | "×" | ":" | "-") {
                break;
            }
        }
        self.lexer.rewind(back);
        None
    }
}
