//! A playable position of Scharten.

use super::{Blow, Move, Rivals, Role, Rules};
use crate::geometry::{Board, Field, FieldSet};
use crate::position::{self, Claim, Glyph, Look, Outcome, Side, Throws, Trace};

/// A position that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    rules: Rules,
}

/// The legal moves of a position, kept without allocation.
pub struct MoveList;

impl MoveList {
    /// The moves.
    pub fn iter(&self) -> std::slice::Iter<'_, Move> {
        [].iter()
    }
    /// The moves as a vector.
    pub fn to_vec(&self) -> Vec<Move> {
        Vec::new()
    }
}

/// Why a castling is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bar {
    /// King or rook has moved, or no unmoved rook is met that way far enough.
    NoRight,
    /// Something stands between king and rook.
    Blocked(Field),
    /// The king is in check.
    InCheck,
    /// The king would cross a field where it would be in check.
    ThroughCheck(Field),
    /// The king would come to stand in check.
    IntoCheck(Field),
}

/// Why a tempting move is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    /// Nothing stands there.
    Empty,
    /// The piece is the other side's.
    NotYourTurn,
    /// An own piece stands on the target.
    OwnPiece,
    /// Pieces of this kind do not go there.
    NotItsWay(Role),
    /// The nearest piece in the way.
    Blocked(Field),
    /// A pawn captures there, but nothing can be taken.
    NothingToTake,
    /// A pawn goes straight on; something stands there.
    PawnBlocked,
    /// A pawn that has moved goes only one field.
    PawnMoved,
    /// The target needs more support: how much it needs, how much there is (section 5).
    Unsupported {
        /// The support that is needed beside the capturer.
        needs: u8,
        /// The support there is.
        has: u8,
    },
    /// The piece would uncover its king to this one.
    Pinned(Field),
    /// The king would be in check by this one.
    IntoCheck(Field),
    /// The check by this one would remain.
    StaysInCheck(Field),
    /// The king may not castle there.
    Castling(Bar),
}

/// Knowledge about a position that serves all its moves.
pub struct Insight<'a> {
    p: &'a Position,
}

impl<'a> Insight<'a> {
    /// Looks at a position.
    pub fn new(p: &'a Position) -> Self {
        Insight { p }
    }
    /// Who else of the same kind could go to the target of a legal move.
    pub fn rivals(&self, _m: &Move) -> Rivals {
        let _ = self.p;
        unimplemented!()
    }
    /// What a legal move does to the other king.
    pub fn blow(&self, _m: &Move) -> Blow {
        unimplemented!()
    }
}

impl Position {
    /// The start of a quiet or loud game (sections 3 and 8).
    pub fn start(rules: Rules) -> Position {
        Position { rules }
    }
    /// The rules of this game.
    pub fn rules(&self) -> Rules {
        self.rules
    }
    /// The piece on a field.
    pub fn piece(&self, _at: Field) -> Option<(Side, Role)> {
        unimplemented!()
    }
    /// The field of a king.
    pub fn king(&self, _side: Side) -> Field {
        unimplemented!()
    }
    /// Whether the piece on a field has never moved.
    pub fn is_unmoved(&self, _at: Field) -> bool {
        unimplemented!()
    }
    /// The field a pawn has just passed by a double step.
    pub fn passed(&self) -> Option<Field> {
        unimplemented!()
    }
    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        unimplemented!()
    }
    /// The legal moves, without allocation.
    pub fn moves(&self) -> MoveList {
        unimplemented!()
    }
    /// Whether there is any legal move.
    pub fn can_move(&self) -> bool {
        unimplemented!()
    }
    /// The pieces that a side has still to throw, the next one first.
    pub fn to_throw(&self, _side: Side) -> &'static [Role] {
        unimplemented!()
    }
    /// Lost darts of a side in a row.
    pub fn misses(&self, _side: Side) -> u8 {
        unimplemented!()
    }
    /// Where a side may throw (D7): its half of the board, occupied or not.
    pub fn area(_side: Side) -> FieldSet {
        unimplemented!()
    }
    /// The pieces of a side whose ordinary capture would reach a field (D5).
    pub fn attackers_of(&self, _at: Field, _side: Side) -> FieldSet {
        unimplemented!()
    }
    /// The position as text (section 10).
    pub fn text(&self) -> String {
        unimplemented!()
    }
}

impl position::Position for Position {
    type Move = Move;
    type Objection = Objection;

    fn board(&self) -> Board {
        Board::DARTBOARD
    }
    fn turn(&self) -> Side {
        unimplemented!()
    }
    fn number(&self) -> u32 {
        unimplemented!()
    }
    fn pieces(&self) -> Vec<(Field, Glyph)> {
        unimplemented!()
    }
    fn legal_moves(&self) -> Vec<Move> {
        self.moves().to_vec()
    }
    fn play_unchecked(&mut self, _m: &Move) {
        unimplemented!()
    }
    fn blunders(&self) -> Vec<Move> {
        unimplemented!()
    }
    fn throws(&self) -> Option<Throws> {
        unimplemented!()
    }
    fn throw(&self, _landed: Option<Field>) -> Option<Move> {
        unimplemented!()
    }
    fn look(&self, _at: Field) -> Option<Look> {
        unimplemented!()
    }
    fn trace(&self, _m: &Move) -> Trace {
        unimplemented!()
    }
    fn check(&self) -> Option<Field> {
        unimplemented!()
    }
    fn outcome(&self, _times: u32) -> Option<Outcome> {
        unimplemented!()
    }
    fn claims(&self, _times: u32) -> Vec<Claim> {
        unimplemented!()
    }
    fn quiet_plies(&self) -> u32 {
        unimplemented!()
    }
    fn repeats(&self, _earlier: &Self) -> bool {
        unimplemented!()
    }
    fn can_win(&self, _side: Side) -> bool {
        unimplemented!()
    }
    fn objection(&self, _from: Field, _to: Field) -> Option<Objection> {
        unimplemented!()
    }
}
