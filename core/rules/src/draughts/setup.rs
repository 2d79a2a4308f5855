//! Arbitrary arrangements of pieces, and their validation.

use super::draws::{Stalled, Tired};
use super::options::Agreed;
use super::position::Told;
use super::{Position, Rules};
use crate::geometry::{Field, FieldSet};
use crate::position::Side;

/// An arrangement of pieces. It may be illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The men of White and of Black.
    pub men: [FieldSet; 2],
    /// The kings of White and of Black.
    pub kings: [FieldSet; 2],
    /// The side to move.
    pub turn: Side,
    /// The full-move number, from 1.
    pub number: u32,
    /// Plies without a capture or a man's move.
    pub quiet: u32,
    /// The kings of White and of Black with consecutive quiet moves.
    pub tired: [Option<Tired>; 2],
    /// The counters present in its text.
    pub told: Told,
}

/// A reason why an arrangement is not playable.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// A man stands where it should have been crowned.
    ManOnLastRow(Field),
    /// The board is empty.
    Empty,
    /// No king stands on the field of a king with consecutive quiet moves, or the number is impossible.
    Tired(Field),
}

impl Setup {
    /// An empty board.
    pub fn empty(turn: Side) -> Setup {
        Setup {
            men: Default::default(),
            kings: Default::default(),
            turn,
            number: 1,
            quiet: 0,
            tired: [None; 2],
            told: Told::default(),
        }
    }

    /// The start of a game.
    pub fn start(rules: &Rules) -> Setup {
        let mut men = [FieldSet::default(); 2];
        let grid = rules.board.grid;
        for field in grid.fields() {
            let y = grid.xy(field).1;
            let deep = |y: u8| (rules.behind..rules.behind + rules.rows).contains(&y);
            if deep(y) {
                men[0].insert(field);
            } else if deep(grid.ranks - 1 - y) {
                men[1].insert(field);
            }
        }
        Setup { men, ..Setup::empty(rules.first) }
    }

    /// The pieces of a side.
    pub fn of(&self, side: Side) -> FieldSet {
        FieldSet(self.men[side.index()].0 | self.kings[side.index()].0)
    }

    /// All reasons why it is not playable; empty if it is.
    pub fn reasons(&self, rules: &Rules) -> Vec<SetupError> {
        let grid = rules.board.grid;
        let mut reasons = Vec::new();
        for (men, last) in [(self.men[0], grid.ranks - 1), (self.men[1], 0)] {
            for field in men.iter() {
                if grid.xy(field).1 == last {
                    reasons.push(SetupError::ManOnLastRow(field));
                }
            }
        }
        if self.of(Side::White).is_empty() && self.of(Side::Black).is_empty() {
            reasons.push(SetupError::Empty);
        }
        for (tired, kings) in self.tired.iter().zip(self.kings) {
            if let Some(Tired { king, moves }) = *tired
                && (!kings.contains(king) || moves > rules.king_moves_in_row)
            {
                reasons.push(SetupError::Tired(king));
            }
        }
        reasons
    }

    /// Validates the arrangement.
    ///
    /// # Errors
    ///
    /// All reasons why it is not playable.
    pub fn position(&self, rules: &'static Rules) -> Result<Position, Vec<SetupError>> {
        let reasons = self.reasons(rules);
        if reasons.is_empty() { Ok(self.clone().placed(rules)) } else { Err(reasons) }
    }

    /// The position of a valid arrangement.
    pub(super) fn placed(self, rules: &'static Rules) -> Position {
        let Setup { men, kings, turn, number, quiet, told, tired: [white, black] } = self;
        // Quiet moves of a king without men on its side are not counted.
        let tired = [white.filter(|_| !men[0].is_empty()), black.filter(|_| !men[1].is_empty())];
        let (stalled, huffable, agreed) = (Stalled::default(), FieldSet::default(), Agreed::default());
        Position { rules, men, kings, turn, number, quiet, stalled, tired, huffable, agreed, told }
            .agreeing(agreed)
    }
}

impl From<&Position> for Setup {
    fn from(p: &Position) -> Setup {
        let Position { men, kings, turn, number, quiet, tired, told, .. } = *p;
        Setup { men, kings, turn, number, quiet, tired, told }
    }
}
