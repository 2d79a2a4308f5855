//! Lexemes of records, and recognition of words that look like moves.

use crate::notation::letters::starts_with_piece;
use crate::notation::look_alikes::in_latin;
use crate::notation::{LETTERS, Letters};
use crate::record::score::Score;

/// A lexeme of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lexeme<'t> {
    /// `[Name "value"]`; the value is unescaped.
    Tag(&'t str, String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// The text of a comment, in braces or up to the end of the line.
    Comment(&'t str),
    /// A NAG: `$1`, `!`, `+-`.
    Mark(u8),
    /// `(=)`, a draw offer on a score sheet.
    Offer,
    /// The result, which ends a game.
    Score(Score),
    /// A null move.
    Pass,
    /// A position to continue from: `/FEN "..."/` (PDN).
    Setup(&'t str),
    /// Two numbers that may be the fields of a move of draughts, `32 28`, or the number of a move and a field.
    Fields(&'t str),
    /// Anything else: a move, or any other word.
    Word(&'t str),
    /// An unclosed comment; it ends before the next game.
    Unclosed(&'t str),
    /// A malformed tag, with its brackets.
    BadTag(&'t str),
}

/// True if a word looks like a move: it contains a field, castling, or a dart.
pub(super) fn is_like_a_move(word: &str) -> bool {
    // A letter of another alphabet may look like that of a field.
    if let Some(latin) = in_latin(word) {
        return is_like_a_move(&latin);
    }
    let field = |w: &[u8]| w[0].is_ascii_alphabetic() && w[1].is_ascii_digit();
    word.as_bytes().windows(2).any(field) || word.contains('@') || is_like_a_castling(word)
}

/// True if a word begins like castling with its dashes.
pub(super) fn is_like_a_castling(word: &str) -> bool {
    word.strip_prefix(['O', 'o', '0']).is_some_and(|rest| rest.starts_with(['-', '–']))
}

/// True for castling without its dashes: `OO`, `000`.
pub(super) fn is_bare_castling(word: &str) -> bool {
    (2..=3).contains(&word.len())
        && ['O', 'o', '0'].iter().any(|sign| word.trim_start_matches(*sign).is_empty())
}

/// Maximum length of the piece and the file of half a move: a figurine with its variation selector, `Крf`.
const LONGEST_HALF: usize = 7;

/// True if a word may be half a move: a piece of any language and a file (`Nf`), the files of a pawn that takes (`ed`), or a capture
/// without its end (`Q:`), or castling without its dashes. Other words look so, too.
pub(super) fn is_like_half_a_move(word: &str, letters: &Letters) -> bool {
    let is_file = |rest: &str| matches!(rest.as_bytes(), [b'a'..=b'i' | b'o']);
    let bare = word.trim_end_matches(['+', '#']);
    let who = bare.trim_end_matches(['x', '×', ':']);
    let takes = who.len() < bare.len();
    match who.as_bytes() {
        [x @ b'a'..=b'h', y @ b'a'..=b'h'] => !takes && x.abs_diff(*y) == 1,
        [b'a'..=b'h'] => takes,
        _ if is_bare_castling(bare) => true,
        // Nearly all words are longer.
        _ if who.len() > LONGEST_HALF => false,
        _ => [letters].into_iter().chain(&LETTERS).any(|letters| {
            starts_with_piece(who, letters).is_some_and(|rest| is_file(rest) || takes && rest.is_empty())
        }),
    }
}

/// True if a word looks like a capture without a whole field: `RxR`, `exP`, `pxp`, `Nxe`, `Q:d`.
pub(super) fn is_like_a_capture(word: &str) -> bool {
    let bare = word.trim_end_matches(['+', '#']);
    let Some((who, whom)) = bare.split_once(['x', '×', ':']) else { return false };
    let is_piece =
        |c: char| !c.is_ascii() || c.is_ascii_uppercase() || matches!(c, 'a'..='i' | 'p' | '1'..='8');
    let is_short = |text: &str| (1..=3).contains(&text.chars().count()) && text.chars().all(is_piece);
    // `1:23` is a time.
    !who.starts_with(|c: char| c.is_ascii_digit()) && is_short(who) && is_short(whom)
}

/// True for `e.p.` after a move.
pub(super) fn is_in_passing(word: &str) -> bool {
    matches!(word.trim_end_matches(['.', '+', '#']), "e.p" | "ep")
}
