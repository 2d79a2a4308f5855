//! The reasons why a move is illegal.

use super::Move;
use super::rules::Prefer;
use crate::geometry::{Field, FieldSet};
use crate::position::Worth;

/// The reason why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    /// The game is over: a side crowned the first king (breakthrough).
    Over,
    /// The origin field is empty.
    Empty,
    /// The piece belongs to the side not to move.
    NotYourTurn,
    /// An own piece stands on the destination.
    OwnPiece,
    /// An enemy piece stands on the destination: captures jump over the piece.
    Occupied,
    /// No straight line of the piece leads there.
    NotItsWay,
    /// A man neither moves nor, in most games, captures backwards.
    Backwards,
    /// A man, or a short-range king, moves one field, or captures an adjacent piece and lands behind it.
    TooFar,
    /// An own piece blocks the path.
    Blocked(Field),
    /// Two pieces in a row, or one directly behind: there is no free field behind the first.
    TwoPieces(Field, Field),
    /// The capture continues over an empty line.
    NothingToTake,
    /// A man may not capture this king (Italian).
    ManTakesKing(Field),
    /// This piece has already been captured in this move; none is jumped twice.
    Twice(Field),
    /// This captured piece remains on the board until the end of the move and blocks the path (coup turc).
    StillStands(Field),
    /// Between two captures the piece may not turn straight back (Turkish).
    TurnsBack,
    /// A man that reaches the last row ends its move there.
    EndsOnLastRow,
    /// The king must land directly behind this captured piece.
    LandsBehind(Field),
    /// The king must land on one of these fields, from which it can capture more.
    WrongLanding(FieldSet),
    /// The capture is incomplete: the piece must continue to one of these fields.
    MustGoOn(FieldSet),
    /// These pieces must capture.
    MustCapture(FieldSet),
    /// The capture is complete, but another one takes precedence.
    Lesser {
        /// The criterion in which it is inferior.
        by: Prefer,
        /// Its value.
        this: Worth,
        /// The value of the best captures.
        best: Worth,
        /// The legal captures.
        better: Vec<Move>,
    },
    /// The king has made this many consecutive quiet moves; until a capture it may only capture (Frisian).
    KingTired(u8),
    /// The move is irregular, but playable (an option).
    Irregular(Box<Objection>),
}
