//! Messages for objections of the rules, and for spoken moves.

use super::algebraic::{Disambiguation, h_side};
use super::lettered::{Asked, Doubt, Facts, MoveKind};
use super::shape::Shape;
use super::{Why, noun, player};
use crate::geometry::Field;
use crate::i18n::{Apart, Effect, Msg, Ownership, Piece, Spoken};
use crate::pieces::{CastlingBlock, CheckEffect, Role};

/// The word for the piece on a square; squares of an objection are never empty.
fn piece(p: &Asked, at: Field) -> Piece {
    noun(p.standing(at).map_or(Role::Pawn, |(_, role)| role).figure())
}

/// The message for an objection to a move from one square to another.
pub(super) fn objection(p: &Asked, from: Field, to: Field, why: Doubt) -> Why {
    let king = p.king_of(p.mover());
    let name = |at: Field| p.shape().name(at);
    let attacker = |at: Field| (piece(p, at), name(at));
    match why {
        Doubt::Empty => Why::at(msg!(EmptyField { field: name(from) }), [from]),
        Doubt::NotYourTurn => Why::at(msg!(NotYourTurn { player: player(p.mover()) }), [from]),
        Doubt::OwnPiece => Why::at(msg!(OwnPiece { piece: piece(p, to), field: name(to) }), [to]),
        Doubt::NotItsWay(role) => Why::at(msg!(NotItsWay { piece: noun(role.figure()) }), [from]),
        Doubt::Blocked(at) => {
            let owner = p.standing(at).map_or(p.mover(), |(side, _)| side);
            let by = Ownership { player: player(owner), piece: piece(p, at) };
            Why::at(msg!(Blocked { by, field: name(at) }), [at])
        }
        Doubt::NothingToTake => Why::at(msg!(NothingToTake { field: name(to) }), [to]),
        Doubt::PawnBlocked => Why::at(msg!(PawnBlocked { field: name(to) }), [to]),
        Doubt::PawnMoved | Doubt::PawnAtEdge | Doubt::Unsupported { .. } => p.own_doubt(why, from, to),
        Doubt::Pinned(at) => {
            let (by, field) = attacker(at);
            Why::at(msg!(Pinned { piece: piece(p, from), by, field }), [from, at, king])
        }
        Doubt::IntoCheck(at) => {
            let (by, field) = attacker(at);
            Why::at(msg!(IntoCheck { by, field }), [to, at])
        }
        Doubt::StaysInCheck(at) => {
            let (by, field) = attacker(at);
            Why::at(msg!(StaysInCheck { by, field }), [king, at])
        }
        Doubt::Castling(why) => bar(p, why),
    }
}

/// The message for a castling bar.
pub(super) fn bar(p: &Asked, why: CastlingBlock) -> Why {
    let king = p.king_of(p.mover());
    let name = |at: Field| p.shape().name(at);
    match why {
        CastlingBlock::NoRight => Why::at(msg!(CastlingNoRight), [king]),
        CastlingBlock::Blocked(at) => Why::at(msg!(CastlingBlocked { field: name(at) }), [at]),
        CastlingBlock::InCheck => Why::at(msg!(CastlingInCheck), attacked(p, king)),
        CastlingBlock::ThroughCheck(at) => {
            Why::at(msg!(CastlingThroughCheck { field: name(at) }), attacked(p, at))
        }
        CastlingBlock::IntoCheck(at) => Why::at(msg!(CastlingIntoCheck { field: name(at) }), attacked(p, at)),
    }
}

/// A square, and the enemy pieces that attack it.
fn attacked(p: &Asked, at: Field) -> Vec<Field> {
    p.attacked(at)
}

/// The spoken disambiguation: the same as the written one.
fn apart(shape: &Shape, addition: Disambiguation) -> Apart {
    match addition {
        Disambiguation::None => Apart::No,
        Disambiguation::File if shape.round => Apart::Line,
        Disambiguation::File => Apart::File,
        Disambiguation::Rank => Apart::Rank,
        Disambiguation::Square => Apart::Field,
    }
}

/// A move in spoken form.
pub(super) fn spoken(p: &Asked, facts: &Facts) -> Msg {
    let (m, shape) = (&facts.act, p.shape());
    let castles = (m.kind == MoveKind::Castle && shape.castles).then(|| h_side(m));
    let said = Spoken {
        piece: noun(m.role.figure()),
        from: shape.name(m.from),
        to: shape.name(m.to),
        apart: apart(shape, facts.addition),
        takes: facts.taken.map(|(_, role)| noun(role.figure())),
        becomes: m.promotion().map(|role| noun(role.figure())),
        castles,
        en_passant: m.kind == MoveKind::EnPassant,
        thrown: match m.kind {
            MoveKind::Dart | MoveKind::Wasted => Some(true),
            MoveKind::Lost => Some(false),
            _ => None,
        },
        rook: (m.kind == MoveKind::Castle && !shape.castles).then(|| {
            let [_, rook] = p.castled(m);
            shape.name(rook)
        }),
        jumps: 0,
        via: Vec::new(),
        way: p.way(m),
        effect: match facts.blow {
            CheckEffect::None => Effect::Quiet,
            CheckEffect::Check => Effect::Check,
            CheckEffect::Mate => Effect::Mate,
        },
    };
    msg!(Said { number: p.count(), player: player(p.mover()), said })
}
