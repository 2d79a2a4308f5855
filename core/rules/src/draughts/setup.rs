//! Any arrangement of pieces, and why it cannot be played.

use super::{Position, Rules};
use crate::geometry::{Field, FieldSet};
use crate::position::Side;

/// An arrangement; it need not make sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The men of White and of Black.
    pub men: [FieldSet; 2],
    /// Their kings.
    pub kings: [FieldSet; 2],
    /// Who moves.
    pub turn: Side,
    /// The number of the move, from 1.
    pub number: u32,
    /// Half-moves without a capture or a man's move.
    pub quiet: u32,
}

/// Why an arrangement cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A man stands where it should have been crowned.
    ManOnLastRow(Field),
    /// Nobody is on the board.
    Empty,
}

impl Setup {
    /// Everything that keeps it from being played.
    pub fn reasons(&self, rules: &Rules) -> Vec<SetupError> {
        let grid = rules.board.grid;
        let mut reasons = Vec::new();
        for (side, last) in [(Side::White, grid.ranks - 1), (Side::Black, 0)] {
            let late = self.men[side.index()].iter().filter(|f| grid.xy(*f).1 == last);
            reasons.extend(late.map(SetupError::ManOnLastRow));
        }
        if self.men.iter().chain(&self.kings).all(|set| set.is_empty()) {
            reasons.push(SetupError::Empty);
        }
        reasons
    }

    /// The position, or why there is none.
    pub fn position(&self, rules: &'static Rules) -> Result<Position, Vec<SetupError>> {
        let reasons = self.reasons(rules);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let Setup { men, kings, turn, number, quiet } = self.clone();
        Ok(Position { rules, men, kings, turn, number, quiet })
    }
}

impl From<&Position> for Setup {
    fn from(p: &Position) -> Setup {
        Setup { men: p.men, kings: p.kings, turn: p.turn, number: p.number, quiet: p.quiet }
    }
}
