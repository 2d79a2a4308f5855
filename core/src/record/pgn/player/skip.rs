//! Text that is not replayed: the rest of a line after an illegal move, brackets, and `0-0` that may be castling.

use super::{Annotation, Replayer};
use crate::i18n::Msg;
use crate::notation::Notation;
use crate::record::pgn::lexeme::{Lexeme, is_like_a_move};
use crate::record::score::Score;

impl Replayer<'_> {
    /// True if moves or another result follow `0-0`: then it was meant as castling (contradictions X48).
    pub(super) fn goes_on(&mut self) -> bool {
        let at = self.lexer.at();
        let goes_on = self.castles
            || loop {
                match self.lexer.next() {
                    Some((_, Lexeme::Word(word))) if !is_like_a_move(word) => {}
                    Some((_, Lexeme::Score(score))) => break score != Score::Open,
                    Some((_, Lexeme::Close)) if !self.outer.is_empty() => break false,
                    Some((_, Lexeme::Word(_) | Lexeme::Pass)) => break true,
                    Some((_, Lexeme::Tag(..))) | None => break false,
                    Some(_) => {}
                }
            };
        self.lexer.rewind(at);
        goes_on
    }

    /// Handles `0-0` written for castling.
    pub(super) fn castled(&mut self, at: usize) {
        self.castles = self.outer.is_empty();
        let message = self.line.now.read("0-0", self.style).err();
        self.skip_line_with_fault(at, message.map_or(msg!(ZerosAreResult), |refusal| refusal.because));
    }

    /// Leaves a line at an illegal move: the rest is preserved as a comment.
    pub(super) fn skip_line_with_fault(&mut self, at: usize, message: Msg) {
        self.fault(at, message);
        let end = self.skip_line();
        self.visitor
            .on_annotation(Annotation::Comment(self.text.get(at..end).unwrap_or_default().trim_end()));
    }

    /// Skips to the end of the line, exclusive, and returns the offset.
    fn skip_line(&mut self) -> usize {
        let mut depth = 0u32;
        loop {
            let before = self.lexer.at();
            let ends = match self.lexer.next() {
                None => return self.lexer.at(),
                Some((_, Lexeme::Open)) => {
                    depth += 1;
                    false
                }
                Some((_, Lexeme::Close)) if depth > 0 => {
                    depth -= 1;
                    false
                }
                Some((_, Lexeme::Close)) => !self.outer.is_empty(),
                Some((_, Lexeme::Score(Score::Neither))) if self.castles => false,
                Some((_, Lexeme::Score(_))) => depth == 0 && self.outer.is_empty(),
                Some((_, Lexeme::Tag(..))) => true,
                Some(_) => false,
            };
            if ends {
                self.lexer.rewind(before);
                return before;
            }
        }
    }

    /// Skips past the matching closing bracket, and returns the offset.
    pub(super) fn skip_brackets(&mut self) -> usize {
        let mut depth = 1u32;
        while let Some((at, lexeme)) = self.lexer.next() {
            match lexeme {
                Lexeme::Open => depth += 1,
                Lexeme::Close => depth -= 1,
                Lexeme::Tag(..) => {
                    self.lexer.rewind(at);
                    break;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        self.lexer.at()
    }
}
