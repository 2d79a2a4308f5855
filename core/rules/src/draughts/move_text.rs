//! Moves of draughts as text: fields with `-`, or with `x` if something is captured.

use super::text::field;
use super::{Move, Position};
use crate::position::Position as _;
use std::error::Error;
use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

/// A move as text, such as `32-28`, `26x17x8` or `c3-d4`. It says nothing about variant and position: [`MoveText::to_move`] finds
/// the legal move.
///
/// ```
/// use notabene_rules::draughts::{MoveText, Position, rules};
/// use notabene_rules::position::Position as _;
///
/// let start = Position::start(&rules::INTERNATIONAL);
/// let wanted: MoveText = "32-28".parse()?;
/// let found = wanted.to_move(&start)?;
/// assert_eq!(MoveText::of(&start, &found).to_string(), "32-28");
/// assert!(start.play(&found).is_ok());
/// # Ok::<(), notabene_rules::draughts::MoveTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveText {
    /// The names of the fields: the first, perhaps some of those where a capture turns, and the last.
    fields: Vec<String>,
    is_capture: bool,
}

/// Reason why a text is no move, or none of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveTextError {
    /// Not fields with `-`, `x` or `:` between them.
    Form,
    /// No legal move of the position.
    Illegal,
    /// Several legal captures with these fields: others tell them apart.
    Ambiguous,
}

impl Display for MoveTextError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.write_str(match self {
            Self::Form => "not a move such as 32-28, 26x17x8 or c3-d4",
            Self::Illegal => "not a legal move of this position",
            Self::Ambiguous => "several captures with these fields",
        })
    }
}

impl Error for MoveTextError {}

/// Maximum number of fields of a move: more than any board has pieces to capture.
const MOST_FIELDS: usize = 64;

impl MoveText {
    /// The text of a legal move, with as many fields as tell it from all others.
    pub fn of(position: &Position, m: &Move) -> MoveText {
        let board = position.board();
        let name = |at: &_| board.naming.name(&board.grid, *at);
        let is_capture = !m.taken.is_empty();
        let short = MoveText { fields: vec![name(&m.from), name(&m.to)], is_capture };
        if short.to_move(position) != Err(MoveTextError::Ambiguous) {
            return short;
        }
        let routes = position.routes(m);
        let mut texts =
            routes.iter().map(|route| MoveText { fields: route.iter().map(name).collect(), is_capture });
        texts.find(|text| text.to_move(position).as_ref() == Ok(m)).unwrap_or(short)
    }

    /// The legal move of a position that is meant, by the names of its board or by letters and numbers.
    ///
    /// # Errors
    ///
    /// [`MoveTextError::Illegal`] or [`MoveTextError::Ambiguous`].
    pub fn to_move(&self, position: &Position) -> Result<Move, MoveTextError> {
        let board = position.board();
        let fields: Option<Vec<_>> = self.fields.iter().map(|name| field(board, name)).collect();
        let fields = fields.ok_or(MoveTextError::Illegal)?;
        let [from, inner @ .., to] = fields.as_slice() else { return Err(MoveTextError::Illegal) };
        let is_meant = |m: &Move| {
            // A path goes over the named fields in their order.
            let goes_over = |route: Vec<_>| {
                let mut route = route.into_iter();
                inner.iter().all(|named| route.any(|at| at == *named))
            };
            m.from == *from
                && m.to == *to
                && m.taken.is_empty() != self.is_capture
                && (inner.is_empty() || position.routes(m).into_iter().any(goes_over))
        };
        let mut found = position.legal_moves().into_iter().filter(is_meant);
        match (found.next(), found.next()) {
            (None, _) => Err(MoveTextError::Illegal),
            (Some(only), None) => Ok(only),
            (Some(_), Some(_)) => Err(MoveTextError::Ambiguous),
        }
    }
}

impl Display for MoveText {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.write_str(&self.fields.join(if self.is_capture { "x" } else { "-" }))
    }
}

impl FromStr for MoveText {
    type Err = MoveTextError;
    fn from_str(text: &str) -> Result<MoveText, MoveTextError> {
        let is_capture = !text.contains('-');
        let fields: Vec<String> =
            text.split(if is_capture { &['x', ':'][..] } else { &['-'] }).map(str::to_string).collect();
        let is_name = |name: &String| {
            let number = name.trim_start_matches(|c: char| c.is_ascii_lowercase());
            let letters = name.len() - number.len();
            letters <= 1 && (1..=3).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit())
        };
        let count = if is_capture { 2..=MOST_FIELDS } else { 2..=2 };
        match count.contains(&fields.len()) && fields.iter().all(is_name) {
            true => Ok(MoveText { fields, is_capture }),
            false => Err(MoveTextError::Form),
        }
    }
}
