//! How moves are written, and why.
//!
//! | form | example | where it is used |
//! |------|---------|------------------|
//! | [`Form::Short`] | `Nf3`, `exd5`, `e8Q` | score sheets and books (FIDE C.8 to C.13) |
//! | [`Form::Long`] | `Ng1-f3`, `e4xd5` | older books; accepted by FIDE |
//! | [`Form::Figurine`] | `♘f3` | books for readers of every language |
//! | [`Form::Coordinate`] | `g1-f3` | the squares alone |
//! | [`Form::Pdn`], [`Form::Manoury`] | `17x26`, `(17×26)` | draughts; see `draughts.rs` |
//! | [`Form::Smith`], [`Form::Iccf`] | `c4d5p`, `7163` | programs; games by post |
//! | [`Form::Descriptive`] | `N-KB3`, `C3FR` | books of England, France and Spain until about 1980 |
//! | [`Form::Stamma`] | `g f 3` | 1737; only a game knows where its pieces began (`session`) |
//!
//! Scharten has the first four; its darts are `@c3`, `N@f2` and `@-`, its castling is the move of the king, and
//! the old forms become coordinates.
//!
//! Writing looks at the position and the move, never at a finished text: each [`Token`] is made where
//! it is decided that it is needed, and so it knows the reason. Reading first takes the text for a
//! pattern and compares it with the legal moves; only when that fails it looks for the reason.

mod algebraic;
mod any;
mod chess;
mod diagnose;
mod draughts;
mod lettered;
mod letters;
pub(crate) mod likeness;
mod mark_remarks;
mod marks;
mod matching;
mod movetext;
mod names;
mod nearest;
mod no_move;
mod pattern;
mod ranks;
mod read;
mod refusal;
mod scharten;
mod shape;
pub(crate) mod signs;
mod slips;
mod style;
mod token;
mod verdict;
mod why;
mod words;

pub use any::{AnyKept, AnyMove, AnyPosition};
pub(crate) use draughts::HUFFED;
pub use letters::{LETTERS, Letters};
pub use movetext::{Numbering, columns, movetext, numbered, single};
pub use names::{PIECE_NAMES, PieceNames};
pub use ranks::{letters_of, pieces};
pub use read::{Reading, Remark};
pub use refusal::Refusal;
pub use slips::{capitalised, common};
pub use style::{Capture, Castle, CheckSign, Form, Mate, Promotion, Style};
pub use token::{Part, Rival, Token, plain_text};
pub use verdict::{Verdict, judge};
pub use why::Why;

use crate::geometry::Field;
use crate::i18n::{Msg, Piece, Player};
use crate::position::{Figure, Position, Side};

/// A game whose moves can be written and read.
pub trait Notation: Position {
    /// What a family keeps between the texts of many positions in a row.
    type Kept: Default;
    /// The name of a field.
    fn field_name(&self, field: Field) -> String;
    /// The name of a move for programs, the same in every style and language.
    fn id(&self, m: &Self::Move) -> String;
    /// The move with such a name.
    fn by_id(&self, id: &str) -> Option<Self::Move>;
    /// A legal move in pieces of text that know what they mean.
    fn write(&self, m: &Self::Move, style: &Style) -> Vec<Token>;
    /// All legal moves as ids and texts, sorted by id; faster than one by one.
    fn write_all(&self, style: &Style) -> Vec<(String, String)>;
    /// The texts of all legal moves in no particular order: the fastest way to many of them.
    fn texts(&self, style: &Style, separator: char) -> String;
    /// A move in words, for the ear.
    fn spoken(&self, m: &Self::Move) -> Msg;
    /// Reads a move as people write it.
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Self::Move>, Refusal>;
    /// The one legal move that a written text fits, without remarks and reasons: the quick way through
    /// long records.
    fn find(&self, text: &str, style: &Style) -> Option<Self::Move>;
    /// Why a piece cannot go from one field to another; none when it can.
    fn because(&self, from: Field, to: Field) -> Option<Why>;
    /// Whether castling has signs of its own (`O-O`); else it is written as the move of the king.
    fn castles(&self) -> bool;
    /// The capture sign of records where pieces have no letters and moves are written by their fields alone;
    /// none where they have letters.
    fn takes(&self) -> Option<char> {
        None
    }
    /// The position as text.
    fn to_text(&self) -> String;
    /// Adds the position as text. What is kept from one position makes the next one quicker.
    fn text_to(&self, kept: &mut Self::Kept, out: &mut String);
    /// Adds the text of a legal move.
    fn write_to(&self, m: &Self::Move, style: &Style, out: &mut String);
    /// The text of a legal move.
    fn text(&self, m: &Self::Move, style: &Style) -> String {
        let mut text = String::with_capacity(8);
        self.write_to(m, style, &mut text);
        text
    }
    /// A choice between moves that end on the same field, in words.
    fn choice(&self, m: &Self::Move) -> Msg;
}

/// A side as a word.
pub fn player(side: Side) -> Player {
    match side {
        Side::White => Player::White,
        Side::Black => Player::Black,
    }
}

/// A piece as a word.
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
