//! The face of a game.

use crate::notation::{Refusal, Remark, Style, Token};
use crate::position::Results;
use crate::position::{Claim, Outcome, Side};
use crate::record::Fault;
use crate::record::{End, NodeId, Score};
use crate::text::Msg;

/// A text that could not be taken: why, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// What is wrong.
    pub says: Msg,
    /// Bytes before the place, or moves before the move.
    pub at: usize,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { says: refusal.because, at: refusal.at }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        Problem { says: fault.says, at: fault.at }
    }
}

/// Where to go in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Go {
    /// To a node; nothing happens if it is not there.
    To(NodeId),
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// Before the first move.
    First,
    /// To the end of this line.
    Last,
    /// Takes the latest move away.
    Undo,
    /// Plays again what was taken away.
    Redo,
}

/// A game as text.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Form {
    /// The position on the board: FEN.
    Position,
    /// The main line with numbers.
    Moves(Style),
    /// The texts of all legal moves, one a line, in no particular order: the fastest way to many.
    Legal(Style),
    /// Everything as PGN, for other programs.
    Pgn,
    /// Everything, to be kept and opened again ([`super::save`]).
    Save,
    /// Everything as short as it can be, for a link ([`super::link`]).
    Link,
}

/// How the game stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// The id of the game, such as `chess960`.
    pub game: &'static str,
    /// Who moves.
    pub turn: Side,
    /// Whether the king to move is attacked.
    pub in_check: bool,
    /// How the rules ended the game here.
    pub outcome: Option<Outcome>,
    /// How the players ended it here.
    pub end: Option<End>,
    /// The result of the whole game.
    pub score: Score,
    /// What the players agreed, as the tag `Rules` has it; empty while all is as usual.
    pub rules: String,
    /// How results are written.
    pub results: Results,
    /// The results that this game may have.
    pub scores: &'static [Score],
    /// Whether the last move came with the offer of a draw.
    pub offered: bool,
    /// Draws that may be claimed.
    pub claims: Vec<Claim>,
    /// The same as a sentence.
    pub says: Msg,
    /// What the side to move may do about the last move, where players agreed that a move against the duty
    /// to capture may stand, or costs its piece.
    pub slip: Option<Msg>,
    /// What is to be said aloud about the move on the board, beside the move itself.
    pub announce: Option<Msg>,
    /// Whether a move can be taken back, and played again.
    pub can_undo: bool,
    /// Whether a move that was taken back can be played again.
    pub can_redo: bool,
    /// Whether no move follows in this line.
    pub at_end: bool,
}

impl Status {
    /// The word for programs.
    pub const fn word(&self) -> &'static str {
        match (self.outcome, self.end) {
            (Some(Outcome { by, .. }), _) => by.name(),
            (None, Some(End::Resigned)) => "resigned",
            (None, Some(End::Time)) => "time",
            (None, Some(End::Agreed)) => "agreed",
            (None, Some(End::Repetition)) => "draw:repetition3",
            (None, Some(End::Fifty)) => "draw:moves50",
            (None, None) => "ongoing",
        }
    }
    /// Whether nobody moves any more.
    pub const fn is_over(&self) -> bool {
        self.outcome.is_some() || self.end.is_some()
    }
}

/// A move and what it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// Its name for programs.
    pub id: String,
    /// Its text in pieces that know their reasons.
    pub tokens: Vec<Token>,
    /// How what was written differs from it.
    pub remarks: Vec<Remark>,
}
