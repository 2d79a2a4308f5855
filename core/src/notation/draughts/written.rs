//! A written move of draughts, parsed as a sequence of fields, independent of the rules.

use crate::geometry::Field;

/// The sign between two fields.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum MoveSign {
    /// Nothing, or blanks.
    None,
    /// A dash of any length.
    Dash,
    /// A capture sign.
    Takes,
}

/// A text as a sequence of fields.
#[derive(Debug)]
pub(super) struct DraughtsPattern {
    /// The fields in order.
    pub fields: Vec<Field>,
    /// The byte offsets of their names.
    pub places: Vec<usize>,
    /// The sign after the first field.
    pub sign: MoveSign,
    /// True if the move stands in brackets.
    pub brackets: bool,
    /// True if a field is named by letters; `numbers` likewise.
    pub letters: bool,
    /// True if a field is named by a number.
    pub numbers: bool,
    /// The huffed piece.
    pub huffed: Option<Field>,
}
