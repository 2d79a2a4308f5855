//! Errors and positions of all families as the traits of the standard library have them: `Display`, `Error`, `FromStr`.
//! The texts are for programmers; sentences for people are messages of `notabene-core`.

use crate::geometry::{CHESS, DARTBOARD, Field, Naming};
use crate::options::{OptionError, OptionFault};
use crate::pieces::CastlingBlock;
use crate::position::PlayError;
use crate::{chess, draughts, scharten};
use std::error::Error;
use std::fmt::{Display, Formatter, Result};
use std::str::FromStr;

impl Display for chess::FenFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Piece => "not a piece, digit or slash",
            Self::RankLength => "a rank without eight squares",
            Self::RankCount => "not eight ranks",
            Self::Turn => "neither w nor b",
            Self::Castling => "not a castling right, or no rook for it",
            Self::EnPassant => "not an en passant square",
            Self::Counter => "not a counter below 100000",
            Self::Trailing => "text after the FEN",
        })
    }
}

impl Display for scharten::TextFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Piece => "not a piece, digit or slash",
            Self::RankLength => "a rank without ten fields",
            Self::RankCount => "not eight ranks",
            Self::Turn => "neither w nor b",
            Self::Unmoved => "not a list of fields",
            Self::EnPassant => "not an en passant field",
            Self::Counter => "not a counter below 100000",
            Self::Throws => "not two numbers of pieces or darts",
            Self::Trailing => "text after the position",
        })
    }
}

impl Display for draughts::TextFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Side => "neither W nor B",
            Self::Field => "not a field of this board",
            Self::Twice => "two pieces on one field",
            Self::Counter => "not a counter, or too large",
        })
    }
}

impl Display for OptionFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Name => f.write_str("unknown option"),
            Self::Value(option) => write!(f, "not a value of the option {}", option.name),
        }
    }
}

/// Errors with a place in a text.
macro_rules! placed {
    ($($error:ty),*) => {$(
        impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                write!(f, "{} at byte {}", self.fault, self.at)
            }
        }
    )*};
}

placed!(chess::FenError, scharten::TextError, draughts::TextError, OptionError);

fn square(field: Field) -> String {
    Naming::CHESS.name(&CHESS, field)
}

impl Display for chess::SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::NoKing(side) => write!(f, "no {} king", side.name()),
            Self::ManyKings(side) => write!(f, "more than one {} king", side.name()),
            Self::PawnOnEdge(field) => write!(f, "a pawn on {}", square(*field)),
            Self::OpponentInCheck(side) => write!(f, "{} in check, but not to move", side.name()),
            Self::Castling => f.write_str("a castling right without king and rook"),
            Self::EnPassant => f.write_str("an en passant square without a double step before"),
        }
    }
}

impl Display for scharten::SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let name = |field: &Field| Naming::DARTBOARD.name(&DARTBOARD, *field);
        match self {
            Self::NoKing(side) => write!(f, "no {} king", side.name()),
            Self::ManyKings(side) => write!(f, "more than one {} king", side.name()),
            Self::PawnOnEdge(field) => write!(f, "a pawn on {}", name(field)),
            Self::OpponentInCheck(side) => write!(f, "{} in check, but not to move", side.name()),
            Self::Unmoved(field) => write!(f, "no unmoved piece on {}", name(field)),
            Self::EnPassant => f.write_str("an en passant field without a double step before"),
            Self::Throws => f.write_str("pieces to throw do not fit the game"),
        }
    }
}

impl Display for draughts::SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        // The name of a field depends on the variant: its index.
        match self {
            Self::ManOnLastRow(field) => write!(f, "a man on the last row, field index {}", field.0),
            Self::Empty => f.write_str("an empty board"),
            Self::Tired(field) => write!(f, "no king that counts its moves on field index {}", field.0),
        }
    }
}

impl Display for chess::Unlawful {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Pieces => "not K, Q, two R, two B and two N",
            Self::Bishops => "both bishops on one colour",
            Self::King => "the king is not between the rooks",
        })
    }
}

impl Display for CastlingBlock {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        // The name of a field depends on the board: its index.
        match self {
            Self::NoRight => f.write_str("no right to castle"),
            Self::Blocked(field) => write!(f, "a piece between king and rook, field index {}", field.0),
            Self::InCheck => f.write_str("the king is in check"),
            Self::ThroughCheck(field) => write!(f, "the king would cross check, field index {}", field.0),
            Self::IntoCheck(field) => write!(f, "the king would be in check, field index {}", field.0),
        }
    }
}

impl Display for PlayError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str("not a legal move of this position")
    }
}

impl Error for chess::FenError {}
impl Error for scharten::TextError {}
impl Error for draughts::TextError {}
impl Error for OptionError {}
impl Error for chess::SetupError {}
impl Error for scharten::SetupError {}
impl Error for draughts::SetupError {}
impl Error for chess::Unlawful {}
impl Error for CastlingBlock {}
impl Error for PlayError {}

/// X-FEN.
impl Display for chess::Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.fen())
    }
}

/// X-FEN.
impl Display for chess::Setup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.fen())
    }
}

/// FEN, X-FEN or Shredder-FEN; [`chess::Setup::position`] makes a position of it.
impl FromStr for chess::Setup {
    type Err = chess::FenError;
    fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
        chess::Setup::from_fen(text)
    }
}

/// FEN of PDN.
impl Display for draughts::Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.to_fen())
    }
}

/// The text form of Scharten.
impl Display for scharten::Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.text())
    }
}

/// The text form of Scharten.
impl Display for scharten::Setup {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.text())
    }
}

/// The text form of Scharten; [`scharten::Setup::position`] makes a position of it.
impl FromStr for scharten::Setup {
    type Err = scharten::TextError;
    fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
        scharten::Setup::from_text(text)
    }
}

/// UCI as in Chess960, see [`chess::UciMove`].
impl Display for chess::Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        chess::UciMove::from(*self).fmt(f)
    }
}
