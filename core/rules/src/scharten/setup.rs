//! Any arrangement of pieces, its text form, and what keeps it from being played.

use super::{Position, Role, Rules};
use crate::geometry::{Field, FieldSet};
use crate::position::Side;

/// An arrangement of pieces with everything else a position needs. It need not make sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces, field by field from o1 to i8.
    pub board: [Option<(Side, Role)>; 80],
    /// Who moves.
    pub turn: Side,
    /// The fields of pieces that have never moved.
    pub unmoved: FieldSet,
    /// The field a pawn has just passed in a double step.
    pub passed: Option<Field>,
    /// Half-moves since the last capture, pawn move or thrown piece.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub number: u32,
    /// The pieces still to throw, White's and Black's; none in a quiet game.
    pub to_throw: Option<[u8; 2]>,
    /// Lost darts in a row.
    pub misses: [u8; 2],
}

/// One reason why a setup cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    ManyKings(Side),
    /// A pawn stands on its last rank.
    PawnOnEdge(Field),
    /// The side that has just moved is in check.
    OpponentInCheck(Side),
    /// A field of an unmoved piece is empty.
    Unmoved(Field),
    /// The passed field does not fit a double step just made.
    EnPassant,
    /// Pieces to throw in a quiet game, or none written in a loud one.
    Throws,
}

/// Where and why a text is not a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Bytes before the place.
    pub at: usize,
    /// What is wrong there.
    pub fault: TextFault,
}

/// What is wrong with a text form.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TextFault {
    /// Not a piece letter, digit or slash.
    Piece,
    /// A rank has more or fewer than ten fields.
    RankLength,
    /// There are not eight ranks.
    RankCount,
    /// Neither `w` nor `b`.
    Turn,
    /// Not fields one after the other.
    Unmoved,
    /// Not the name of a field.
    EnPassant,
    /// Not a number of moves below 100,000.
    Counter,
    /// Not two numbers of pieces or darts.
    Throws,
    /// More text than a position has.
    Trailing,
}

impl Setup {
    /// A board without pieces, White to move.
    pub fn empty() -> Setup {
        unimplemented!()
    }
    /// Reads the text form (section 10). Fields missing at the end take their usual value.
    pub fn from_text(_text: &str) -> Result<Setup, TextError> {
        unimplemented!()
    }
    /// The arrangement as text.
    pub fn text(&self) -> String {
        unimplemented!()
    }
    /// All reasons why there is no position; none if it can be played.
    pub fn reasons(&self, _rules: Rules) -> Vec<SetupError> {
        unimplemented!()
    }
    /// The position, or all reasons why there is none.
    pub fn position(&self, _rules: Rules) -> Result<Position, Vec<SetupError>> {
        unimplemented!()
    }
}

impl From<&Position> for Setup {
    fn from(_p: &Position) -> Setup {
        unimplemented!()
    }
}
