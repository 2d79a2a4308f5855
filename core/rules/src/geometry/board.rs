//! Boards: fields, names and shape.

use super::{CHESS, DARTBOARD, Field, Grid, Naming};

/// The shape of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Rows of squares, light and dark in turn.
    Squares,
    /// Rows of squares of one colour: the board of Turkish draughts.
    Plain,
    /// Four rings of twenty fields around an unplayable bull: [`super::DARTBOARD`].
    Rings,
}

/// The description of a board, independent of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The fields and their connections.
    pub grid: Grid,
    /// The names of the fields.
    pub naming: Naming,
    /// The shape in drawings.
    pub shape: Shape,
}

impl Board {
    /// The board of chess.
    pub const CHESS: Board = Board { grid: CHESS, naming: Naming::CHESS, shape: Shape::Squares };
    /// The board of Scharten.
    pub const DARTBOARD: Board = Board { grid: DARTBOARD, naming: Naming::DARTBOARD, shape: Shape::Rings };

    /// All fields in the order of their names.
    pub fn in_order(&self) -> impl Iterator<Item = Field> + use<> {
        let Board { grid, naming, .. } = *self;
        grid.fields().map(move |field| naming.place(&grid, field))
    }
}
