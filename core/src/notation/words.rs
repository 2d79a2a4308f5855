//! Messages for objections of the rules, and for spoken moves.

use super::algebraic::{Disambiguation, h_side};
use super::lettered::{DynGame, Facts, IllegalReason, MoveKind};
use super::shape::Coordinates;
use super::{Explanation, noun, player};
use crate::geometry::Field;
use crate::i18n::{Disambiguated, Effect, Msg, Ownership, Piece, Spoken};
use crate::pieces::{CastlingBlock, CheckEffect, Role};

/// The word for the piece on a square; squares of an objection are never empty.
fn piece(p: &DynGame, at: Field) -> Piece {
    noun(p.occupant(at).map_or(Role::Pawn, |(_, role)| role).figure())
}

/// The message for an objection to a move from one square to another.
pub(super) fn objection(p: &DynGame, from: Field, to: Field, why: IllegalReason) -> Explanation {
    let king = p.king_of(p.mover());
    let name = |at: Field| p.shape().name(at);
    let attacker = |at: Field| (piece(p, at), name(at));
    match why {
        IllegalReason::Empty => Explanation::at(msg!(EmptyField { field: name(from) }), [from]),
        IllegalReason::NotYourTurn => {
            Explanation::at(msg!(NotYourTurn { player: player(p.mover()) }), [from])
        }
        IllegalReason::OwnPiece => {
            Explanation::at(msg!(OwnPiece { piece: piece(p, to), field: name(to) }), [to])
        }
        IllegalReason::NotItsWay(role) => {
            Explanation::at(msg!(NotItsWay { piece: noun(role.figure()) }), [from])
        }
        IllegalReason::Blocked(at) => {
            let owner = p.occupant(at).map_or(p.mover(), |(side, _)| side);
            let by = Ownership { player: player(owner), piece: piece(p, at) };
            Explanation::at(msg!(Blocked { by, field: name(at) }), [at])
        }
        IllegalReason::NothingToTake => Explanation::at(msg!(NothingToTake { field: name(to) }), [to]),
        IllegalReason::PawnBlocked => Explanation::at(msg!(PawnBlocked { field: name(to) }), [to]),
        IllegalReason::PawnMoved | IllegalReason::PawnAtEdge | IllegalReason::Unsupported { .. } => {
            p.family_illegal_reason(why, from, to)
        }
        IllegalReason::Pinned(at) => {
            let (by, field) = attacker(at);
            Explanation::at(msg!(Pinned { piece: piece(p, from), by, field }), [from, at, king])
        }
        IllegalReason::IntoCheck(at) => {
            let (by, field) = attacker(at);
            Explanation::at(msg!(IntoCheck { by, field }), [to, at])
        }
        IllegalReason::StaysInCheck(at) => {
            let (by, field) = attacker(at);
            Explanation::at(msg!(StaysInCheck { by, field }), [king, at])
        }
        IllegalReason::Castling(why) => castling_block_message(p, why),
    }
}

/// The message for a castling bar.
pub(super) fn castling_block_message(p: &DynGame, why: CastlingBlock) -> Explanation {
    let king = p.king_of(p.mover());
    let name = |at: Field| p.shape().name(at);
    match why {
        CastlingBlock::NoRight => Explanation::at(msg!(CastlingNoRight), [king]),
        CastlingBlock::Blocked(at) => Explanation::at(msg!(CastlingBlocked { field: name(at) }), [at]),
        CastlingBlock::InCheck => Explanation::at(msg!(CastlingInCheck), attacked(p, king)),
        CastlingBlock::ThroughCheck(at) => {
            Explanation::at(msg!(CastlingThroughCheck { field: name(at) }), attacked(p, at))
        }
        CastlingBlock::IntoCheck(at) => {
            Explanation::at(msg!(CastlingIntoCheck { field: name(at) }), attacked(p, at))
        }
    }
}

/// A square, and the enemy pieces that attack it.
fn attacked(p: &DynGame, at: Field) -> Vec<Field> {
    p.attack_fields(at)
}

/// The spoken disambiguation: the same as the written one.
fn disambiguated(shape: &Coordinates, addition: Disambiguation) -> Disambiguated {
    match addition {
        Disambiguation::None => Disambiguated::No,
        Disambiguation::File if shape.round => Disambiguated::Line,
        Disambiguation::File => Disambiguated::File,
        Disambiguation::Rank => Disambiguated::Rank,
        Disambiguation::Square => Disambiguated::Field,
    }
}

/// A move in spoken form.
pub(super) fn spoken(p: &DynGame, facts: &Facts) -> Msg {
    let (m, shape) = (&facts.m, p.shape());
    let castles = (m.kind == MoveKind::Castle && shape.castles).then(|| h_side(m));
    let said = Spoken {
        piece: noun(m.role.figure()),
        from: shape.name(m.from),
        to: shape.name(m.to),
        apart: disambiguated(shape, facts.addition),
        takes: facts.captured.map(|(_, role)| noun(role.figure())),
        becomes: m.promotion().map(|role| noun(role.figure())),
        castles,
        en_passant: m.kind == MoveKind::EnPassant,
        thrown: match m.kind {
            MoveKind::Dart | MoveKind::Wasted => Some(true),
            MoveKind::Lost => Some(false),
            _ => None,
        },
        rook: (m.kind == MoveKind::Castle && !shape.castles).then(|| {
            let [_, rook] = p.castling_targets(m);
            shape.name(rook)
        }),
        jumps: 0,
        via: Vec::new(),
        path: p.spoken_path(m),
        effect: match facts.check_effect {
            CheckEffect::None => Effect::Quiet,
            CheckEffect::Check => Effect::Check,
            CheckEffect::Mate => Effect::Mate,
        },
    };
    msg!(Said { number: p.count(), player: player(p.mover()), said })
}
