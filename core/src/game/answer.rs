//! Data that a game takes and gives: places, taps and their results, problems, its state.

use crate::geometry::Field;
use crate::i18n::Msg;
use crate::notation::{Refusal, Remark, Token, Why};
use crate::position::{Claim, Glyph, Outcome, Results, Side};
use crate::record::{End, Fault, NodeId, Score};

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

/// One of several moves that the same taps may mean.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveChoice {
    /// What the piece becomes.
    pub glyph: Option<Glyph>,
    /// The move in words.
    pub says: Msg,
    /// The move as it would be written.
    pub text: String,
    /// The letter by which it may be picked; empty if there is none.
    pub key: String,
    /// Its way over the board, and what it takes on it, where that tells it from the others.
    pub way: (Vec<Field>, Vec<Field>),
}

/// How a field is touched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// By a tap: an own piece is taken up instead of another.
    Tap,
    /// By a tap of players who agreed that a touched piece is played: it binds.
    Bind,
    /// By dropping a piece: it must be able to go there.
    Drop,
    /// By a dart that landed there.
    Dart,
}

/// What a tap came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap {
    /// A piece is taken up, or led one field further.
    Held,
    /// The piece was put back.
    Released,
    /// A move was played.
    Played(NodeId),
    /// Several moves are meant, or one that leads a piece that was tapped twice round to where it stands: it might as well
    /// be put back. See [`super::Game::choose`].
    Choose(Vec<MoveChoice>),
    /// The rules do not allow it.
    Refused(Why),
    /// Nothing was there to tap.
    Nothing,
}
