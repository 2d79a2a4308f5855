//! Notation: writing, parsing and explaining moves.
//!
//! | form | example | used in |
//! |------|---------|------------------|
//! | [`Form::Short`] | `Nf3`, `exd5`, `e8Q` | score sheets and books (FIDE C.8 to C.13) |
//! | [`Form::Long`] | `Ng1-f3`, `e4xd5` | older books; accepted by FIDE |
//! | [`Form::Figurine`] | `♘f3` | books for readers of every language |
//! | [`Form::Coordinate`] | `g1-f3` | the squares alone |
//! | [`Form::Pdn`], [`Form::Manoury`] | `17x26`, `(17×26)` | draughts; see `draughts.rs` |
//! | [`Form::Smith`], [`Form::Iccf`] | `c4d5p`, `7163` | programs; games by post |
//! | [`Form::Descriptive`] | `N-KB3`, `C3FR` | books of England, France and Spain until about 1980 |
//! | [`Form::Stamma`] | `g f 3` | 1737; needs the origins of all pieces in the game (`game`) |
//!
//! Scharten has the first four; its darts are `@c3`, `N@f2` and `@-`, castling is written as a king move, and
//! the old forms become coordinates.
//!
//! Writing works on the position and the move, never on a finished text: each [`Token`] is created where
//! its need is decided, and stores the reason. Parsing first reads the text as a
//! pattern and matches it with the legal moves; only if that fails, the reason is searched.

mod algebraic;
mod any;
mod chess;
mod diagnose;
mod draughts;
mod lettered;
pub(crate) mod letters;
pub mod likeness;
pub(crate) mod look_alikes;
mod mark_remarks;
pub(crate) mod marks;
mod matching;
mod movetext;
pub(crate) mod nag;
pub(crate) mod names;
mod nearest;
mod no_move;
mod partial;
mod pattern;
mod ranks;
mod read;
mod reading;
mod refusal;
mod running_text;
mod scharten;
mod shape;
pub(crate) mod signs;
mod slips;
mod style;
mod style_code;
mod token;
mod verdict;
mod why;
mod words;

pub use any::{AnyMove, AnyPosition, AnyTextCache};
pub(crate) use draughts::HUFFED;
pub use letters::{LETTERS, Letters, is_letter};
pub use marks::MARKS;
pub use movetext::{Numbering, columns, movetext, numbered, single};
pub use names::{PIECE_NAMES, PieceNames};
pub use ranks::{letters_of, pieces};
pub use reading::{Reading, Remark};
pub use refusal::Refusal;
pub use running_text::{MoveFinder, Span};
pub use slips::{capitalised, common_prefix_len};
pub use style::{Capture, Castle, CheckSign, Form, Mate, Promotion, Style};
pub use token::{Rival, Token, TokenPart, plain_text};
pub use verdict::{MoveVerdict, judge};
pub use why::Explanation;

use crate::geometry::Field;
use crate::i18n::{Msg, Piece, Player};
use crate::position::{Figure, Position, Side};

/// A game whose moves can be written and parsed.
pub trait Notation: Position {
    /// A cache of a family between the texts of consecutive positions.
    type TextCache: Default;
    /// The name of a field.
    fn field_name(&self, field: Field) -> String;
    /// The identifier of a move, the same in every style and language.
    fn id(&self, m: &Self::Move) -> String;
    /// Looks up a move by its identifier.
    fn by_id(&self, id: &str) -> Option<Self::Move>;
    /// A legal move as tokens.
    fn write(&self, m: &Self::Move, style: &Style) -> Vec<Token>;
    /// All legal moves as ids and texts, sorted by id; faster than one by one.
    fn write_all(&self, style: &Style) -> Vec<(String, String)>;
    /// The texts of all legal moves in unspecified order: the fastest way to write many moves.
    fn texts(&self, style: &Style, separator: char) -> String;
    /// A move in spoken form.
    fn spoken(&self, m: &Self::Move) -> Msg;
    /// Parses a move as written by people.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the text matches no legal move, or several.
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Self::Move>, Refusal>;
    /// The single legal move that matches a text, without remarks and reasons: the fast path for
    /// long records.
    fn find(&self, text: &str, style: &Style) -> Option<Self::Move>;
    /// The reason why a piece cannot move from one field to another; none if it can.
    fn explain_illegal(&self, from: Field, to: Field) -> Option<Explanation>;
    /// True if castling has signs of its own (`O-O`); otherwise it is written as a king move.
    fn has_castling(&self) -> bool;
    /// The capture sign in records of games without piece letters;
    /// none in games with piece letters.
    fn capture_sign(&self) -> Option<char> {
        None
    }
    /// Serialises the position.
    fn to_text(&self) -> String;
    /// Appends the position as text. `kept` caches data between consecutive positions.
    fn write_position(&self, kept: &mut Self::TextCache, out: &mut String);
    /// Appends the text of a legal move.
    fn write_to(&self, m: &Self::Move, style: &Style, out: &mut String);
    /// The text of a legal move.
    fn text(&self, m: &Self::Move, style: &Style) -> String {
        let mut text = String::with_capacity(8);
        self.write_to(m, style, &mut text);
        text
    }
    /// A choice between moves with the same destination, as a message.
    fn choice(&self, m: &Self::Move) -> Msg;
}

/// The word for a side.
pub fn player(side: Side) -> Player {
    match side {
        Side::White => Player::White,
        Side::Black => Player::Black,
    }
}

/// The word for a piece.
pub fn noun(figure: Figure) -> Piece {
    match figure {
        Figure::King => Piece::King,
        Figure::Queen => Piece::Queen,
        Figure::Rook => Piece::Rook,
        Figure::Bishop => Piece::Bishop,
        Figure::Knight => Piece::Knight,
        Figure::Pawn => Piece::Pawn,
        Figure::Man => Piece::Man,
        Figure::Crowned => Piece::Crowned,
    }
}
