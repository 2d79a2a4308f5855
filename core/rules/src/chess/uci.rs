//! Moves as programs of chess tell them to each other: the Universal Chess Interface.

use super::{Kind, Move, Position, Role};
use crate::geometry::{CHESS, Field, Naming};
use crate::position::Position as _;
use std::error::Error;
use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

/// A move of UCI, such as `e2e4` or `e7e8q`. It says nothing about the position: [`UciMove::to_move`] finds the legal move.
///
/// ```
/// use notabene_rules::chess::{Array, Position, Rules, UciMove};
/// use notabene_rules::position::Position as _;
///
/// let start = Position::start(&Array::chess(), Rules::Chess);
/// let wanted: UciMove = "g1f3".parse()?;
/// let knight = wanted.to_move(&start).expect("a legal move");
/// assert_eq!(knight.to_string(), "g1f3");
/// assert!(start.play(&knight).is_ok());
/// # Ok::<(), notabene_rules::chess::UciError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum UciMove {
    /// From a square to another one. Castling is the king's move to the square of its rook, as in Chess960, or to its own
    /// destination square.
    Normal {
        /// Origin square.
        from: Field,
        /// Destination square.
        to: Field,
        /// The role to which a pawn is promoted.
        promotion: Option<Role>,
    },
    /// The null move `0000`.
    Null,
}

/// The text is no move of UCI.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UciError;

impl Display for UciError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.write_str("not a move such as e2e4, e7e8q or 0000")
    }
}

impl Error for UciError {}

const PROMOTIONS: [(Role, char); 4] =
    [(Role::Queen, 'q'), (Role::Rook, 'r'), (Role::Bishop, 'b'), (Role::Knight, 'n')];

impl UciMove {
    /// The legal move of a position that is meant; the null move where a side may pass in an analysis. `None` if there is none.
    pub fn to_move(self, position: &Position) -> Option<Move> {
        let UciMove::Normal { from, to, promotion } = self else { return position.pass() };
        let moves = position.moves();
        let fits = |m: &&Move| m.from == from && m.promotion() == promotion;
        let goes = moves.iter().filter(fits).find(|m| m.to == to);
        // A king that steps onto that square comes first: in Chess960 both may be legal.
        goes.or_else(|| {
            moves.iter().filter(fits).find(|m| m.kind == Kind::Castle && m.castled().king == to.0)
        })
        .copied()
    }
}

impl From<Move> for UciMove {
    fn from(m: Move) -> UciMove {
        match m.kind {
            Kind::Pass => UciMove::Null,
            _ => UciMove::Normal { from: m.from, to: m.to, promotion: m.promotion() },
        }
    }
}

impl Display for UciMove {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let UciMove::Normal { from, to, promotion } = *self else { return f.write_str("0000") };
        let name = |field| Naming::CHESS.name(&CHESS, field);
        write!(f, "{}{}", name(from), name(to))?;
        match PROMOTIONS.iter().find(|(role, _)| promotion == Some(*role)) {
            Some((_, letter)) => write!(f, "{letter}"),
            None => Ok(()),
        }
    }
}

impl FromStr for UciMove {
    type Err = UciError;
    fn from_str(text: &str) -> Result<UciMove, UciError> {
        if text == "0000" {
            return Ok(UciMove::Null);
        }
        let square = |name: Option<&str>| Naming::CHESS.field(&CHESS, name?);
        let (from, to) = (square(text.get(..2)), square(text.get(2..4)));
        let (from, to) = from.zip(to).ok_or(UciError)?;
        let promotion = match text.get(4..).unwrap_or_default() {
            "" => None,
            letter => {
                let role = PROMOTIONS.iter().find(|(_, known)| letter.chars().eq([*known]));
                Some(role.ok_or(UciError)?.0)
            }
        };
        Ok(UciMove::Normal { from, to, promotion })
    }
}
