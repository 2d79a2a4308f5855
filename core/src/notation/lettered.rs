//! Games whose moves are written with piece letters and field names: the data and queries that writing and
//! parsing need from chess and related games.
//!
//! A family converts its moves to [`Act`]s and back and implements [`Ground`]; spelling,
//! patterns, remarks and reasons are shared by all families, and compiled once.

use super::Explanation;
use super::algebraic::Disambiguation;
use super::pattern::Body;
use super::shape::Coordinates;
use super::style::Style;
use super::token::{Sink, Token};
use crate::geometry::Field;
use crate::i18n::MovePath;
use crate::pieces::{CastlingBlock, CheckEffect, Rivals, Role};
use crate::position::Side;

/// The kind of a move, in any of these games.
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
    /// A dart that places its piece and loses the game.
    Wasted,
}

/// A move independent of its family.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct GenericMove {
    pub role: Role,
    pub from: Field,
    pub to: Field,
    pub kind: MoveKind,
}

impl GenericMove {
    pub(super) const fn promotion(&self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// The data needed to write a move.
pub(super) struct Facts {
    pub m: GenericMove,
    /// The captured piece and its field.
    pub captured: Option<(Field, Role)>,
    pub rivals: Rivals,
    pub addition: Disambiguation,
    pub check_effect: CheckEffect,
}

/// The reason why a tempting move is illegal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum IllegalReason {
    Empty,
    NotYourTurn,
    OwnPiece,
    NotItsWay(Role),
    Blocked(Field),
    NothingToTake,
    PawnBlocked,
    /// A pawn that has moved advances one field.
    PawnMoved,
    /// A double step does not end on the last rank.
    PawnAtEdge,
    /// The target requires more support than available.
    Unsupported {
        needs: u8,
        has: u8,
    },
    Pinned(Field),
    IntoCheck(Field),
    StaysInCheck(Field),
    Castling(CastlingBlock),
}

/// Queries of spelling and parsing to a position. Its users are compiled once for all families.
pub(super) trait LetteredGame {
    fn shape(&self) -> &'static Coordinates;
    fn mover(&self) -> Side;
    fn count(&self) -> u32;
    fn occupant(&self, at: Field) -> Option<(Side, Role)>;
    fn king_of(&self, side: Side) -> Field;
    /// The legal moves.
    fn generic_moves(&self) -> Vec<GenericMove>;
    /// Playable moves that lose at once.
    fn losing_moves(&self) -> Vec<GenericMove> {
        Vec::new()
    }
    /// The legal moves of the other side, if it were to move.
    fn opponent_moves(&self) -> Vec<GenericMove>;
    fn move_facts(&self, act: &GenericMove) -> Facts;
    /// The text of a playable move.
    fn move_text(&self, act: &GenericMove, style: &Style) -> String;
    /// The tokens of a playable move.
    fn tokens(&self, act: &GenericMove, style: &Style) -> Vec<Token>;
    /// The target of a move in coordinate notation.
    fn target(&self, act: &GenericMove) -> Field;
    /// The destinations of king and rook.
    fn castling_targets(&self, act: &GenericMove) -> [Field; 2];
    /// True if two fields without a letter mean this castling move.
    fn means_castling(&self, castling: &GenericMove, from: Field, to: Field) -> bool;
    /// The king attacked by a move, and its attackers.
    fn check_fields(&self, act: &GenericMove) -> Vec<Field>;
    /// A field, and the enemy pieces that attack it.
    fn attack_fields(&self, at: Field) -> Vec<Field>;
    fn illegal_reason(&self, from: Field, to: Field) -> Option<IllegalReason>;
    /// The sentence for an objection specific to the family.
    fn family_illegal_reason(&self, _doubt: IllegalReason, _from: Field, _to: Field) -> Explanation {
        msg!(NullMove).into()
    }
    /// The reason why the side to move cannot castle to the right or left.
    fn castling_block(&self, h_side: bool) -> Option<CastlingBlock>;
    /// The reason specific to the family why a pattern fits no legal move.
    fn family_reason(&self, _body: &Body, _style: &Style) -> Option<Explanation> {
        None
    }
    /// The path of a move in spoken form, beside its ends.
    fn spoken_path(&self, _act: &GenericMove) -> MovePath {
        MovePath::Plain
    }
    /// Writes a move in a form specific to chess.
    fn write_historic(&self, _facts: &Facts, _style: &Style, _sink: &mut dyn Sink) {}
}

/// The position as shared code sees it: any family, or the only one there is. A trait
/// object keeps all its methods alive and prevents inlining.
pub(super) type DynGame = dyn LetteredGame;
