//! A board: its fields, their names and its shape.

use super::{CHESS, DARTBOARD, Grid, Naming, Shape};

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
}
