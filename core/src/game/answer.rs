//! Input and output data of a game: navigation, taps and their results, problems, status.

use crate::geometry::Field;
use crate::i18n::{Language, MessageKind, Msg};
use crate::notation::{Explanation, Refusal, Remark, Token};
use crate::position::{Claim, Glyph, Outcome, Results, Side};
use crate::record::{End, Fault, NodeId, Score};

/// A rejected input: the reason and its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// The reason.
    pub message: Msg,
    /// Byte offset, or index of the move.
    pub at: usize,
}

impl Problem {
    /// True for problems of agreed options.
    pub(crate) fn is_of_rules(&self) -> bool {
        use MessageKind::{NoSuchOption, OptionNumber, OptionValue};
        matches!(self.message.kind(), NoSuchOption | OptionValue | OptionNumber)
    }
}

/// The sentence in English.
impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Language::En.say(&self.message))
    }
}

impl std::error::Error for Problem {}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { message: refusal.because, at: refusal.at }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        Problem { message: fault.message, at: fault.at }
    }
}

/// Navigation in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Go {
    /// To a node; no effect if it does not exist.
    To(NodeId),
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// Before the first move.
    First,
    /// To the end of this line.
    Last,
    /// Undoes the latest move.
    Undo,
    /// Redoes the move undone last.
    Redo,
}

/// The status of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// The id of the game, such as `chess960`.
    pub game: &'static str,
    /// The side to move.
    pub turn: Side,
    /// True if the side to move is in check.
    pub in_check: bool,
    /// The outcome by the rules at the current node.
    pub outcome: Option<Outcome>,
    /// The ending by the players at the current node.
    pub end: Option<End>,
    /// The result of the whole game.
    pub score: Score,
    /// The agreed options, as in the tag `Rules`; empty if all are default.
    pub rules: String,
    /// Notation of results.
    pub results: Results,
    /// Possible results of this game.
    pub scores: &'static [Score],
    /// True if a draw was offered with the last move.
    pub draw_offered: bool,
    /// Available draw claims.
    pub claims: Vec<Claim>,
    /// The status as a message.
    pub message: Msg,
    /// The options of the side to move about the last move, if players agreed that a move against the duty
    /// to capture may stand, or costs its piece.
    pub slip: Option<Msg>,
    /// An announcement about the current move, in addition to the move.
    pub announce: Option<Msg>,
    /// True if a move can be undone.
    pub can_undo: bool,
    /// True if an undone move can be redone.
    pub can_redo: bool,
    /// True at the end of the current line.
    pub at_end: bool,
}

impl Status {
    /// Identifier in APIs.
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
    /// True if the game is over.
    pub const fn is_over(&self) -> bool {
        self.outcome.is_some() || self.end.is_some()
    }
}

/// A move with its explanation.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// Its id.
    pub id: String,
    /// Its tokens.
    pub tokens: Vec<Token>,
    /// Deviations of the written form.
    pub remarks: Vec<Remark>,
}

/// One of several moves meant by the same taps.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveChoice {
    /// The promotion piece.
    pub glyph: Option<Glyph>,
    /// The move as a message.
    pub message: Msg,
    /// The written move.
    pub text: String,
    /// The shortcut key; empty if there is none.
    pub key: String,
    /// Its path over the board, and the captured pieces, if they distinguish it from the others.
    pub path: (Vec<Field>, Vec<Field>),
}

/// The kind of a touch.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A tap: another own piece is picked up instead.
    Tap,
    /// A tap with touch-move agreed: it binds.
    Bind,
    /// A drop of a piece: it must be able to move there.
    Drop,
    /// By a dart that landed there.
    Dart,
}

/// The result of a tap.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap {
    /// A piece is picked up, or moved one field further.
    Held,
    /// The piece was put back.
    Released,
    /// A move was played.
    Played(NodeId),
    /// Ambiguous: several moves, or a closed loop back to the field of a piece tapped twice, which might as well
    /// be put back. See [`super::Game::choose`].
    Choose(Vec<MoveChoice>),
    /// The move is illegal.
    Refused(Explanation),
    /// Nothing to tap.
    Nothing,
}
