//! Remarks and signs behind the result of a game, passed to a visitor.

use super::event::{Annotation, Visitor};
use super::lexeme::Lexeme;
use super::lexer::Lexer;
use super::remark::BEFORE;
use crate::record::score::{Dialect, Score};

/// A remark without the delimiters around it.
fn bare(remark: &str) -> &str {
    let words = remark.trim_start_matches(BEFORE).trim();
    let inside = |open: char, close: char| words.strip_prefix(open)?.strip_suffix(close);
    inside('(', ')').unwrap_or(words)
}

/// Passes the remarks between two offsets to a visitor.
pub(super) fn annotate(
    text: &str,
    [start, end]: [usize; 2],
    dialect: Dialect,
    known: Score,
    visitor: &mut dyn Visitor,
) {
    let game = text.get(..end).unwrap_or(text);
    let mut lexer = Lexer::of(dialect, game, start);
    let mut words = None;
    let say = |words: &mut Option<usize>, end: usize, visitor: &mut dyn Visitor| {
        let comment = words.take().and_then(|start| game.get(start..end)).map(bare);
        if let Some(comment) = comment.filter(|comment| !comment.is_empty()) {
            visitor.on_annotation(Annotation::Comment(comment));
        }
    };
    while let Some((at, lexeme)) = lexer.next() {
        match lexeme {
            Lexeme::Comment(comment) => {
                say(&mut words, at, visitor);
                visitor.on_annotation(Annotation::Comment(comment));
            }
            Lexeme::Mark(mark) if words.is_none() => visitor.on_annotation(Annotation::Mark(mark)),
            Lexeme::Score(score) if words.is_none() && (score == known || score == Score::Open) => {}
            _ => {
                words.get_or_insert(at);
            }
        }
    }
    say(&mut words, end, visitor);
}
