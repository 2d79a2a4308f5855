//! Arbitrary arrangements of pieces, and their validation.

use super::darts::{self, ORDER};
use super::moves::last_rank;
use super::tables::bit;
use super::text::MOST_MOVES;
use super::{Position, Role, Rules};
use crate::geometry::{DARTBOARD, Field, FieldSet};
use crate::position::Side;

/// An arrangement of pieces with all other fields of a position. It may be illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces, field by field from o1 to i8.
    pub board: [Option<(Side, Role)>; 80],
    /// The side to move.
    pub turn: Side,
    /// The fields of pieces that have never moved.
    pub unmoved: FieldSet,
    /// The field just passed by a double step.
    pub passed: Option<Field>,
    /// Plies since the last capture, pawn move or thrown piece.
    pub halfmoves: u32,
    /// The full-move number, from 1.
    pub number: u32,
    /// The pieces still to throw, White's and Black's; none in a quiet game.
    pub to_throw: Option<[u8; 2]>,
    /// Consecutive lost darts.
    pub misses: [u8; 2],
}

/// A reason why a setup is not playable.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    ManyKings(Side),
    /// A pawn stands on its last rank.
    PawnOnEdge(Field),
    /// The side not to move is in check.
    OpponentInCheck(Side),
    /// A field of an unmoved piece is empty.
    Unmoved(Field),
    /// The passed field does not match a double step just made.
    EnPassant,
    /// Pieces to throw in a quiet game, or none given in a loud one.
    Throws,
}

impl Setup {
    /// An empty board, White to move.
    #[inline]
    pub fn empty() -> Setup {
        Setup {
            board: [None; 80],
            turn: Side::White,
            unmoved: FieldSet::default(),
            passed: None,
            halfmoves: 0,
            number: 1,
            to_throw: None,
            misses: [0; 2],
        }
    }

    /// All reasons why it is not playable; empty if it is.
    #[inline]
    pub fn reasons(&self, rules: Rules) -> Vec<SetupError> {
        let p = self.unchecked(rules);
        let kings = |side: Side| p.own(side, Role::King).count_ones();
        let mut errors = Vec::new();
        for side in Side::BOTH {
            match kings(side) {
                0 => errors.push(SetupError::NoKing(side)),
                1 => {}
                _ => errors.push(SetupError::ManyKings(side)),
            }
        }
        let edge = |side| p.own(side, Role::Pawn) & last_rank(side);
        let pawns = FieldSet(edge(Side::White) | edge(Side::Black));
        errors.extend(pawns.iter().map(SetupError::PawnOnEdge));
        let waiting = self.turn.other();
        // Functions that need a king are called only if there is one.
        if kings(waiting) == 1 && p.hangs(waiting) && !p.failed {
            errors.push(SetupError::OpponentInCheck(waiting));
        }
        let nowhere = FieldSet(self.unmoved.0 & !p.occupied());
        errors.extend(nowhere.iter().map(SetupError::Unmoved));
        if self.passed.is_some_and(|to| !passed_fits(&p, to)) {
            errors.push(SetupError::EnPassant);
        }
        let many = self.to_throw.is_some_and(|left| left.iter().any(|n| usize::from(*n) > ORDER.len()));
        if rules.loud != self.to_throw.is_some() || many {
            errors.push(SetupError::Throws);
        }
        errors
    }

    /// Validates the setup.
    ///
    /// # Errors
    ///
    /// All reasons why it is not playable.
    #[inline]
    pub fn position(&self, rules: Rules) -> Result<Position, Vec<SetupError>> {
        let errors = self.reasons(rules);
        if errors.is_empty() { Ok(self.unchecked(rules)) } else { Err(errors) }
    }

    #[inline]
    fn unchecked(&self, rules: Rules) -> Position {
        let mut p = Position::bare(rules);
        for (piece, at) in self.board.iter().zip(0..) {
            if let Some((side, role)) = piece {
                p.put(*side, *role, at);
            }
        }
        p.unmoved = self.unmoved.0 & p.occupied();
        p.turn = self.turn;
        p.passed = self.passed.filter(|at| at.0 < DARTBOARD.len());
        p.halfmoves = self.halfmoves.min(MOST_MOVES);
        p.number = self.number.clamp(1, MOST_MOVES);
        p.left = self.to_throw.unwrap_or_default();
        if rules.loud {
            p.misses = self.misses;
        }
        // A dart thrown in check may have been the last turn, if it was lost or its piece still stands there.
        let waiting = p.turn.other();
        let thrown = p.misses[waiting.index()] > 0 || darts::just_thrown(&p, waiting);
        p.failed = rules.loud && thrown && p.own(waiting, Role::King).count_ones() == 1 && p.hangs(waiting);
        p
    }
}

impl From<&Position> for Setup {
    #[inline]
    fn from(p: &Position) -> Setup {
        let mut setup = Setup::empty();
        for (piece, at) in setup.board.iter_mut().zip(0..) {
            *piece = p.piece(Field(at));
        }
        setup.turn = p.turn;
        setup.unmoved = FieldSet(p.unmoved);
        setup.passed = p.passed;
        setup.halfmoves = p.halfmoves;
        setup.number = p.number;
        setup.to_throw = p.rules.loud.then_some(p.left);
        setup.misses = p.misses;
        setup
    }
}

/// True if a pawn of the side not to move can just have passed over a field from any rank: the double
/// step is its own (D3), and unmoved pawns may stand anywhere, thrown or not.
#[inline]
fn passed_fits(p: &Position, to: Field) -> bool {
    if to.0 >= DARTBOARD.len() {
        return false;
    }
    let landed = p.passer(to).map_or(0, |at| bit(at.0));
    let left = p.ahead(p.turn, to).map_or(0, |at| bit(at.0));
    left != 0
        && (bit(to.0) | left) & p.occupied() == 0
        && landed & p.own(p.turn.other(), Role::Pawn) & !p.unmoved != 0
}
