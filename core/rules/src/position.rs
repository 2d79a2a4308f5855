//! Types shared by all games: sides, outcomes, the board changes of a move, and perft.

mod outcome;

pub use outcome::{Claim, Counted, DrawRule, Ending, Outcome, Results, Tally};

use crate::geometry::{Board, Field, FieldSet, Grid};

/// One of the two players.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The light pieces.
    White,
    /// The dark pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];
    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }
    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The kind of a drawn piece.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// King of chess.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
    /// Man of draughts.
    Man,
    /// King of draughts: two stacked men.
    Crowned,
}

impl Figure {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Figure::King => "king",
            Figure::Queen => "queen",
            Figure::Rook => "rook",
            Figure::Bishop => "bishop",
            Figure::Knight => "knight",
            Figure::Pawn => "pawn",
            Figure::Man => "man",
            Figure::Crowned => "crowned",
        }
    }
}

/// A piece as it is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Glyph {
    /// Owner of the piece.
    pub side: Side,
    /// Kind of the piece.
    pub figure: Figure,
}

/// The board changes of a move, independent of the game: enough to draw, animate and tap it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// The fields of the moving piece from origin to destination; empty if nothing moves.
    pub route: Vec<Field>,
    /// Alternative destination fields for the same move (castling: the rook).
    pub ends: Vec<Field>,
    /// Fields of captured pieces.
    pub taken: Vec<Field>,
    /// A second moving piece: from, to.
    pub with: Option<(Field, Field)>,
    /// The promoted figure.
    pub becomes: Option<Figure>,
    /// The field of a thrown piece, which was not on the board before. The route begins and ends there.
    pub placed: Option<Field>,
    /// Every field passed by the moving piece, both ends included, if the path is not simply straight: along
    /// a ring, over the centre, from stop to stop of a multi-capture. Otherwise empty.
    pub path: Vec<Field>,
    /// True if captured pieces are removed as soon as they are jumped, not at the end of the move.
    pub at_once: bool,
    /// An enemy piece removed before the move because it failed to capture (huffing).
    pub huffed: Option<Field>,
}

/// The value of a capture in games that compare captures.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Worth {
    /// Number of captured pieces, kings included.
    pub pieces: u32,
    /// Number of captured kings.
    pub kings: u32,
    /// True if a king captures.
    pub by_king: bool,
}

/// Potential captures on a field and whether they are legal, in games where that depends on support.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The support required for a capture here.
    pub value: u8,
    /// The pieces of White and of Black whose ordinary capture would reach the field, each with the support it
    /// gives to another.
    pub attackers: [Vec<(Field, u8)>; 2],
    /// The path of each attacker, both ends included.
    pub ways: [Vec<Vec<Field>>; 2],
    /// True if a capture by White, by Black has enough support.
    pub holds: [bool; 2],
}

/// The remaining throws and their risk.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Throws {
    /// The pieces White and Black have yet to throw, the next one first.
    pub queue: [Vec<Figure>; 2],
    /// Consecutive lost darts of each side.
    pub misses: [u8; 2],
    /// Number of consecutive lost darts that loses the game.
    pub most: u8,
    /// The throwing area of the side to move, occupied fields included.
    pub area: FieldSet,
    /// The fields on which a dart of the side to move places its piece without losing at once.
    pub good: FieldSet,
    /// True if a failed dart loses at once because the king is in check.
    pub in_check: bool,
}

/// A move that the rules do not allow in this position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayError;

/// A playable position of one family of games.
///
/// Implementors keep their own fast and always valid representation; an illegal position cannot be
/// constructed.
pub trait Position: Clone + PartialEq + Send + Sync + 'static {
    /// A move; valid only in the position that generated it.
    type Move: Clone + PartialEq + Send + Sync + 'static;
    /// The reason why a move is illegal.
    type Objection;

    /// The board.
    fn board(&self) -> Board;
    /// The grid of the board.
    fn grid(&self) -> Grid {
        self.board().grid
    }
    /// The side to move.
    fn turn(&self) -> Side;
    /// The side that moves first in a game, listed first beside each move number.
    fn first(&self) -> Side {
        Side::White
    }
    /// The full-move number, from 1.
    fn number(&self) -> u32;
    /// All pieces with their fields, in the order of the fields.
    fn pieces(&self) -> Vec<(Field, Glyph)>;
    /// Generates all legal moves.
    fn legal_moves(&self) -> Vec<Self::Move>;
    /// Plays a move returned by [`Position::legal_moves`] for this position.
    fn play_unchecked(&mut self, m: &Self::Move);
    /// The null move, used in analyses; none if the game has none.
    /// Never among the legal moves.
    fn pass(&self) -> Option<Self::Move> {
        None
    }
    /// Playable moves that lose at once; never among the legal moves.
    fn blunders(&self) -> Vec<Self::Move> {
        Vec::new()
    }
    /// The remaining throws; none in games without darts.
    fn throws(&self) -> Option<Throws> {
        None
    }
    /// The move of a dart that landed on a field, or outside all fields; none if no piece is left to
    /// throw.
    fn throw(&self, _landed: Option<Field>) -> Option<Self::Move> {
        None
    }
    /// The agreed options in games that have options: the value of the tag `Rules`, empty
    /// if all are default.
    fn options(&self) -> Option<String> {
        None
    }
    /// The notation of results.
    fn results(&self) -> Results {
        Results::Usual
    }
    /// Potential captures on a field, in games where they depend on support.
    fn look(&self, _at: Field) -> Option<Look> {
        None
    }
    /// The board changes of a legal move.
    fn trace(&self, m: &Self::Move) -> Trace;
    /// All paths that result in the same move, each from origin to destination: captures
    /// of the same pieces in another order.
    fn routes(&self, m: &Self::Move) -> Vec<Vec<Field>> {
        vec![self.trace(m).route]
    }
    /// All complete captures, legal or not, the best first, in games that compare captures.
    fn captures(&self) -> Vec<Self::Move> {
        Vec::new()
    }
    /// True if capturing is mandatory and done by jumping.
    fn is_duty(&self) -> bool {
        false
    }
    /// The value of a capture.
    fn worth(&self, _: &Self::Move) -> Worth {
        Worth::default()
    }
    /// The counters towards the end of the game, at occurrence `times` of this position.
    fn tallies(&self, _times: u32) -> Vec<Tally> {
        Vec::new()
    }
    /// The field of the king in check.
    fn check(&self) -> Option<Field>;
    /// The outcome, if the game is over at occurrence `times` (at least 1) of this position.
    fn outcome(&self, times: u32) -> Option<Outcome>;
    /// The draws that may be claimed at occurrence `times` of this position.
    fn claims(&self, times: u32) -> Vec<Claim>;
    /// Plies since the last irreversible move (a capture, a pawn move).
    fn quiet_plies(&self) -> u32;
    /// True if both positions are equal under the rules on repetition.
    fn repeats(&self, earlier: &Self) -> bool;
    /// True if the side can win by some series of legal moves.
    fn can_win(&self, _: Side) -> bool {
        true
    }
    /// The reason why a piece cannot move from one field to another; none if it can.
    fn objection(&self, from: Field, to: Field) -> Option<Self::Objection>;

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is illegal.
    fn play(&self, m: &Self::Move) -> Result<Self, PlayError> {
        if !self.legal_moves().contains(m) {
            return Err(PlayError);
        }
        let mut next = self.clone();
        next.play_unchecked(m);
        Ok(next)
    }

    /// Perft: the number of move sequences of `depth` plies.
    fn perft(&self, depth: u32) -> u64 {
        let Some(rest) = depth.checked_sub(1) else { return 1 };
        let moves = self.legal_moves();
        let after = |m: &Self::Move| {
            let mut next = self.clone();
            next.play_unchecked(m);
            next.perft(rest)
        };
        if rest == 0 { moves.len() as u64 } else { moves.iter().map(after).sum() }
    }
}
