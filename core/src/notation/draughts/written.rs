//! A written move of draughts before the rules are asked: fields in a row.

use crate::geometry::Field;

/// What is written between two fields.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// Nothing, or blanks.
    None,
    /// A dash of any length.
    Dash,
    /// A capture sign.
    Takes,
}

/// A text as fields in a row.
#[derive(Debug)]
pub(super) struct Written {
    /// The fields in their order.
    pub fields: Vec<Field>,
    /// Where their names begin: bytes before them.
    pub places: Vec<usize>,
    /// The sign behind the first field.
    pub sign: Sign,
    /// Whether the move stands in brackets.
    pub brackets: bool,
    /// Whether a field is called by letters, and by numbers.
    pub letters: bool,
    /// See `letters`.
    pub numbers: bool,
    /// A piece that is to be taken off before the move.
    pub huffed: Option<Field>,
}
