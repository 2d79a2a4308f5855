//! The face of a game.

#[cfg(feature = "screen")]
use super::edit::Edit;
#[cfg(feature = "pages")]
use super::moment::Played;
use super::scene::Scene;
use super::sheet::Sheet;
#[cfg(feature = "screen")]
use super::tap::{Tap, Touch};
use crate::geometry::Field;
#[cfg(feature = "pages")]
use crate::notation::Verdict;
use crate::notation::{Refusal, Remark, Style, Token};
#[cfg(feature = "screen")]
use crate::position::Results;
use crate::position::{Claim, Outcome, Side};
#[cfg(feature = "records")]
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

#[cfg(feature = "records")]
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
    #[cfg(feature = "counts")]
    Legal(Style),
    /// Everything as PGN, for other programs.
    #[cfg(feature = "records")]
    Pgn,
    /// Everything, to be kept and opened again ([`super::save`]).
    #[cfg(feature = "records")]
    Save,
    /// Everything as short as it can be, for a link ([`super::link`]).
    #[cfg(feature = "screen")]
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
    #[cfg(feature = "screen")]
    pub score: Score,
    /// What the players agreed, as the tag `Rules` has it; empty while all is as usual.
    #[cfg(feature = "families")]
    pub rules: String,
    /// How results are written.
    #[cfg(feature = "screen")]
    pub results: Results,
    /// The results that this game may have.
    #[cfg(feature = "screen")]
    pub scores: &'static [Score],
    /// Whether the last move came with the offer of a draw.
    #[cfg(feature = "screen")]
    pub offered: bool,
    /// Draws that may be claimed.
    pub claims: Vec<Claim>,
    /// The same as a sentence.
    pub says: Msg,
    /// What the side to move may do about the last move, where players agreed that a move against the duty
    /// to capture may stand, or costs its piece.
    #[cfg(feature = "screen")]
    pub slip: Option<Msg>,
    /// What is to be said aloud about the move on the board, beside the move itself.
    #[cfg(feature = "screen")]
    pub announce: Option<Msg>,
    /// Whether a move can be taken back, and played again.
    pub can_undo: bool,
    /// Whether a move that was taken back can be played again.
    pub can_redo: bool,
    /// Whether no move follows in this line.
    #[cfg(feature = "screen")]
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

/// All that is ever seen of a game from outside.
pub trait Table: Send + Sync {
    /// A field is tapped, or a piece is dropped on it.
    #[cfg(feature = "screen")]
    fn tap(&mut self, at: Field, touch: Touch, style: &Style) -> Tap;
    /// Picks one of the moves offered by the last tap; with none the piece is put back.
    #[cfg(feature = "screen")]
    fn choose(&mut self, n: Option<usize>) -> Tap;
    /// Plays a written move, or one given by its id.
    fn enter(&mut self, text: &str, style: &Style) -> Result<Explained, Refusal>;
    /// Reads a move, or looks up an id, without playing it.
    fn read(&self, text: &str, style: &Style) -> Result<Explained, Refusal>;
    /// Moves through the game.
    fn go(&mut self, to: Go);
    /// Changes what stands beside the moves, or ends the game.
    #[cfg(feature = "pages")]
    fn edit(&mut self, edit: Edit, style: &Style) -> Result<(), Problem>;
    /// Whether a node is there.
    fn has(&self, node: NodeId) -> bool;
    /// The name of a field.
    fn field_name(&self, field: Field) -> String;
    /// A move of the game as one player says it to another; what is said before the first move at the start.
    #[cfg(feature = "pages")]
    fn spoken(&self, node: NodeId) -> Msg;
    /// A move of the game in pieces of text that know their reasons, in any style; empty at the start.
    #[cfg(feature = "pages")]
    fn written(&self, node: NodeId, style: &Style) -> Vec<Token>;
    /// Compares what somebody wrote for a move of the game with that move, in a style.
    #[cfg(feature = "pages")]
    fn judge(&self, node: NodeId, answer: &str, style: &Style) -> Verdict;
    /// What is on the board.
    fn scene(&self) -> Scene;
    /// What is on the paper.
    fn sheet(&self, style: &Style) -> Sheet;
    /// The main line as it was played, for those who write it down once more.
    #[cfg(feature = "pages")]
    fn played(&self) -> Played;
    /// What a list of games says of it.
    #[cfg(feature = "pages")]
    fn overview(&self) -> super::library::Overview;
    /// How the game stands.
    fn status(&self) -> Status;
    /// The game as text.
    fn text(&self, form: Form) -> String;
    /// A half-move of the main line, counted from 1, in pieces of text that know their reasons.
    fn half_move(&self, ply: usize, style: &Style) -> Option<Vec<Token>>;
    /// All legal moves as ids and texts, sorted by id.
    #[cfg(feature = "counts")]
    fn moves(&self, style: &Style) -> Vec<(String, String)>;
    /// The number of ways to play so many half-moves.
    #[cfg(feature = "counts")]
    fn perft(&self, depth: u32) -> u64;
}
