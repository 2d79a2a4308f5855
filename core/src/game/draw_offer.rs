//! A draw that is offered to Notabene: where it is written, and whether it is accepted.

use super::answer::Problem;
use super::edit;
use super::game::Game;
use super::opponent::Opponent;
use crate::digits::number;
use crate::position::{Position as _, Side};
use crate::record::{End, NodeId, Score};

/// The advantage of the player, in hundredths of a pawn, from which Notabene is glad of a draw.
const WORSE: i32 = 150;
/// The advantage of Notabene up to which a game counts as equal.
const EQUAL: i32 = 20;
/// Half-moves before an equal game may end so; before any game may.
const PLIES_OF_EQUAL: usize = 60;
const PLIES_OF_ANY: usize = 16;

impl Opponent {
    /// True if Notabene accepts a draw. `score` is the value of the position for the player, as a search tells it: `cp 35` or
    /// `mate 3`; `plies` the half-moves that were played.
    pub fn accepts_draw(self, score: &str, plies: usize) -> bool {
        let (unit, value) = score.split_once(' ').unwrap_or_default();
        let (sign, digits) = value.strip_prefix('-').map_or((1, value), |digits| (-1, digits));
        let value = number(digits).and_then(|n| i32::try_from(n).ok()).map(|n| sign * n);
        match (unit, value) {
            ("mate", Some(value)) => value > 0,
            ("cp", Some(value)) if value >= WORSE => plies >= PLIES_OF_ANY,
            ("cp", Some(value)) => value >= -EQUAL && plies >= PLIES_OF_EQUAL,
            _ => false,
        }
    }
}

impl Game {
    /// Offers a draw for a side at the end of the game: `(=)` stands with the move that it made last.
    ///
    /// # Errors
    ///
    /// The game is over, or the side has not moved yet.
    pub fn offer_draw(&mut self, side: Side) -> Result<(), Problem> {
        let problem = |message| Problem { message, at: 0 };
        if self.is_over() || self.at != self.record.last() {
            return Err(problem(msg!(GameOver)));
        }
        let Some(own) = self.last_move_of(side) else { return Err(problem(msg!(OfferNeedsMove))) };
        self.record.note_mut(own).offer = true;
        Ok(())
    }

    /// True if a side has offered a draw with its last move.
    pub fn has_offered_draw(&self, side: Side) -> bool {
        self.last_move_of(side).is_some_and(|own| self.record.note(own).offer)
    }

    /// Ends the game as a draw that both players agreed on.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn accept_draw(&mut self) -> Result<(), Problem> {
        edit::end(self, End::Agreed, Score::Draw)
    }

    /// The last move of a side before the position on the board.
    fn last_move_of(&self, side: Side) -> Option<NodeId> {
        let mut at = self.at;
        while let Some(before) = self.record.tree.parent(at) {
            if self.record.position(before).turn() == side {
                return Some(at);
            }
            at = before;
        }
        None
    }
}
