//! The interface between the search and a family of games.

use crate::level::Level;
use crate::options::{Found, Options};
use crate::table::Table;
use notabene_rules::position::Position;

/// A position that can be searched for its best move.
pub trait Searchable: Position {
    /// Finds a good move; none if the game is over. `history` are the earlier positions of the game, the latest last, for
    /// repetitions. `stop` is asked every few hundred positions, and ends the search when true; at least one ply is
    /// searched all the same.
    fn search(
        &self,
        history: &[Self],
        table: &mut Table,
        options: &Options,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Found<Self::Move>>;
}

/// An evaluation of quiet positions.
pub(crate) trait Evaluation<P> {
    /// Prepares the tables for the game of a position.
    fn new(p: &P) -> Self;
    /// The estimated value for the side to move, in hundredths of a pawn or a man.
    fn score(&self, p: &P) -> i32;
}

/// The result of a position without a move, for the side to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stuck {
    /// The game is won.
    Won,
    /// The game is drawn.
    Drawn,
    /// The game is lost.
    Lost,
}

/// A family of games.
pub(crate) trait Family: Position<Move: Copy> {
    /// Its evaluation.
    type Evaluation: Evaluation<Self>;
    /// Reusable buffers of move generation.
    type Buffers;

    /// True if captures are mandatory: then they are no choice, and threaten more than they gain.
    const DUTY: bool;
    /// Usual losses of slips beside those of chess, in percent.
    const SLIPS: i32 = 100;

    /// Positions that a level may visit beside those of chess, in percent.
    fn level_nodes(&self, _level: Level) -> u64 {
        100
    }
    /// The buffers for positions of this game.
    fn buffers(&self) -> Self::Buffers;
    /// The hash key.
    fn key(&self) -> u64;
    /// Passes legal moves to a function: all, or only captures and promotions.
    fn generate(&self, buffers: &mut Self::Buffers, tactical: bool, each: impl FnMut(Self::Move));
    /// The position after a legal move.
    fn after(&self, m: &Self::Move) -> Self {
        let mut after = self.clone();
        after.play_unchecked(m);
        after
    }
    /// The gain of a capture or promotion, the best first; 0 for a quiet move.
    fn gain(&self, m: &Self::Move) -> i32;
    /// True if a capture probably loses material.
    fn is_risky(&self, _: &Self::Move) -> bool {
        false
    }
    /// A non-zero number that tells the moves of one position apart.
    fn code(m: &Self::Move) -> u32;
    /// Origin and destination of a move.
    fn ends(m: &Self::Move) -> (usize, usize);
    /// True if the side to move is in check.
    fn in_check(&self) -> bool {
        false
    }
    /// True if there is no legal move; asked only in games where captures are mandatory, if there is none.
    fn is_over(&self) -> bool {
        false
    }
    /// The result if there is no legal move.
    fn stuck(&self) -> Stuck;
    /// True if the game is drawn, whatever happened before.
    fn is_drawn(&self) -> bool;
    /// The position after a null move, if that is no better than the best move.
    fn passed(&self) -> Option<Self> {
        None
    }
    /// True for a dart.
    fn is_throw(_: &Self::Move) -> bool {
        false
    }
}
