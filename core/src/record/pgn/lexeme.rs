//! Lexemes of records, and which words look like moves.

use crate::notation::signs::{before, from};
use crate::record::score::Score;

/// A piece of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lexeme<'t> {
    /// `[Name "value"]`; the value without its escapes.
    Tag(&'t str, String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// The text of a comment, in braces or to the end of the line.
    Comment(&'t str),
    /// A mark by its number: `$1`, `!`, `+-`.
    Mark(u8),
    /// `(=)`, the offer of a draw on a score sheet.
    Offer,
    /// The result, which ends a game.
    Score(Score),
    /// A null move.
    Pass,
    /// A position to go on from: `/FEN "..."/` (PDN).
    Setup(&'t str),
    /// Anything else: a move, or a word that is none.
    Word(&'t str),
    /// A comment that nobody closed; it ends before the next game.
    Unclosed(&'t str),
    /// A tag that cannot be read, with its brackets.
    BadTag(&'t str),
}

/// Whether a word was meant for a move: a field in it, castling, or a dart.
pub(super) fn is_like_a_move(word: &str) -> bool {
    let field = |w: &[u8]| w[0].is_ascii_alphabetic() && w[1].is_ascii_digit();
    word.as_bytes().windows(2).any(field)
        || word.contains('@')
        || word.starts_with(['O', 'o', '0']) && from(word, 1).starts_with(['-', '–'])
}

/// `e.p.`, which stands behind a move.
pub(super) fn is_in_passing(word: &str) -> bool {
    matches!(before(word, ".+#"), "e.p" | "ep")
}
