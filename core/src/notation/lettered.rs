//! Games whose moves are written with the letters of pieces and the names of fields: what writing and
//! reading need to know of chess and its kin, as data and as questions.
//!
//! A family translates its moves into [`Act`]s and back and answers the questions of [`Ground`]; spelling,
//! patterns, remarks and reasons are then written once, and compiled once.

use super::Why;
use super::algebraic::Disambiguation;
use super::pattern::Body;
use super::shape::Shape;
use super::style::Style;
use super::token::{Sink, Token};
use crate::geometry::Field;
use crate::i18n::MovePath;
use crate::pieces::{CastlingBlock, CheckEffect, Rivals, Role};
use crate::position::Side;

/// What is special about a move, in any of these games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum MoveKind {
    Plain,
    DoubleStep,
    EnPassant,
    Castle,
    Promotion(Role),
    Pass,
    /// A thrown piece.
    Dart,
    /// A lost dart.
    Lost,
    /// A dart that lands well and loses the game.
    Wasted,
}

/// A move as its family has it, without its family.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Act {
    pub role: Role,
    pub from: Field,
    pub to: Field,
    pub kind: MoveKind,
}

impl Act {
    pub(super) const fn promotion(&self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// All that the writing of one move depends on.
pub(super) struct Facts {
    pub act: Act,
    /// The piece taken and where it stands.
    pub taken: Option<(Field, Role)>,
    pub rivals: Rivals,
    pub addition: Disambiguation,
    pub blow: CheckEffect,
}

/// Why a tempting move is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Doubt {
    Empty,
    NotYourTurn,
    OwnPiece,
    NotItsWay(Role),
    Blocked(Field),
    NothingToTake,
    PawnBlocked,
    /// A pawn that has moved goes one field.
    PawnMoved,
    /// A double step does not end on the last rank.
    PawnAtEdge,
    /// The target needs more support than there is.
    Unsupported {
        needs: u8,
        has: u8,
    },
    Pinned(Field),
    IntoCheck(Field),
    StaysInCheck(Field),
    Castling(CastlingBlock),
}

/// What spelling and reading ask of a position. Its users are compiled once for all families.
pub(super) trait Ground {
    fn shape(&self) -> &'static Shape;
    fn mover(&self) -> Side;
    fn count(&self) -> u32;
    fn standing(&self, at: Field) -> Option<(Side, Role)>;
    fn king_of(&self, side: Side) -> Field;
    /// The legal moves.
    fn acts(&self) -> Vec<Act>;
    /// Moves that may be played although they lose at once.
    fn losing(&self) -> Vec<Act> {
        Vec::new()
    }
    /// What the side that waits could play, if it were to move.
    fn waiting(&self) -> Vec<Act>;
    fn facts_of(&self, act: &Act) -> Facts;
    /// The text of a move that may be played.
    fn spelled(&self, act: &Act, style: &Style) -> String;
    /// The same in pieces that know what they mean.
    fn tokens(&self, act: &Act, style: &Style) -> Vec<Token>;
    /// The target of a move as its coordinates are written.
    fn target(&self, act: &Act) -> Field;
    /// Where king and rook come to stand.
    fn castled(&self, act: &Act) -> [Field; 2];
    /// Whether two fields without a letter mean this castling.
    fn shows(&self, castling: &Act, from: Field, to: Field) -> bool;
    /// The king that a move attacks, and what attacks it.
    fn attack(&self, act: &Act) -> Vec<Field>;
    /// A field, and the pieces of the other side that attack it.
    fn attacked(&self, at: Field) -> Vec<Field>;
    fn doubt(&self, from: Field, to: Field) -> Option<Doubt>;
    /// An objection that only this family knows.
    fn own_doubt(&self, _doubt: Doubt, _from: Field, _to: Field) -> Why {
        msg!(NullMove).into()
    }
    /// What keeps the side to move from castling to the right or left.
    fn bar(&self, h_side: bool) -> Option<CastlingBlock>;
    /// What the family itself says to a pattern that fits no legal move.
    fn own_reason(&self, _body: &Body, _style: &Style) -> Option<Why> {
        None
    }
    /// What is to be told of the way of a move, beside its ends.
    fn way(&self, _act: &Act) -> MovePath {
        MovePath::Plain
    }
    /// Puts a move down in a form that only chess has.
    fn old_form(&self, _facts: &Facts, _style: &Style, _sink: &mut dyn Sink) {}
}

/// The position that shared code asks: any family behind its questions, or the only one there is. A trait
/// object keeps all its answers alive, and none of them can be compiled into its question.
pub(super) type Asked = dyn Ground;
