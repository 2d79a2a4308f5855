//! A board: its fields, their names and its shape.

use super::{CHESS, DARTBOARD, Field, Grid, Naming, Shape};

/// All that is to be known of a board without knowing the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Which fields there are, and how they meet.
    pub grid: Grid,
    /// What they are called.
    pub naming: Naming,
    /// How they are drawn.
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
