//! What the rules of chess object, and what a move is, as messages.

use super::algebraic::Facts;
use super::coordinates::name;
use super::{noun, player};
use crate::chess::{Bar, Blow, Kind, Objection, Position, Role, Wing};
use crate::geometry::Field;
use crate::position::Position as _;
use crate::text::{Effect, Msg, Ownership, Piece, Spoken};

/// The piece on a square as a word; squares named by an objection are never empty.
fn piece(p: &Position, at: Field) -> Piece {
    noun(p.piece(at).map_or(Role::Pawn, |(_, role)| role).figure())
}

/// An objection to a move from one square to another as a sentence.
pub(super) fn objection(p: &Position, from: Field, to: Field, why: Objection) -> Msg {
    let attacker = |at: Field| (piece(p, at), name(at));
    match why {
        Objection::Empty => Msg::EmptyField { field: name(from) },
        Objection::NotYourTurn => Msg::NotYourTurn { player: player(p.turn()) },
        Objection::OwnPiece => Msg::OwnPiece { piece: piece(p, to), field: name(to) },
        Objection::NotItsWay(role) => Msg::NotItsWay { piece: noun(role.figure()) },
        Objection::Blocked(at) => {
            let owner = p.piece(at).map_or(p.turn(), |(side, _)| side);
            let by = Ownership { player: player(owner), piece: piece(p, at) };
            Msg::Blocked { by, field: name(at) }
        }
        Objection::NothingToTake => Msg::NothingToTake { field: name(to) },
        Objection::PawnBlocked => Msg::PawnBlocked { field: name(to) },
        Objection::Pinned(at) => {
            let (by, field) = attacker(at);
            Msg::Pinned { piece: piece(p, from), by, field }
        }
        Objection::IntoCheck(at) => {
            let (by, field) = attacker(at);
            Msg::IntoCheck { by, field }
        }
        Objection::StaysInCheck(at) => {
            let (by, field) = attacker(at);
            Msg::StaysInCheck { by, field }
        }
        Objection::Castling(why) => bar(why),
    }
}

/// What keeps a king from castling as a sentence.
pub(super) fn bar(why: Bar) -> Msg {
    match why {
        Bar::NoRight => Msg::CastlingNoRight,
        Bar::Blocked(at) => Msg::CastlingBlocked { field: name(at) },
        Bar::InCheck => Msg::CastlingInCheck,
        Bar::ThroughCheck(at) => Msg::CastlingThroughCheck { field: name(at) },
        Bar::IntoCheck(at) => Msg::CastlingIntoCheck { field: name(at) },
    }
}

/// A move for the ear.
pub(super) fn spoken(p: &Position, facts: &Facts) -> Msg {
    let m = &facts.m;
    let castles = (m.kind == Kind::Castle).then(|| Wing::of(m.from, m.to) == Wing::H);
    let said = Spoken {
        piece: noun(m.role.figure()),
        from: name(m.from),
        to: name(m.to),
        takes: facts.taken.map(|(_, role)| noun(role.figure())),
        becomes: m.promotion().map(|role| noun(role.figure())),
        castles,
        en_passant: m.kind == Kind::EnPassant,
        effect: match facts.blow {
            Blow::None => Effect::Quiet,
            Blow::Check => Effect::Check,
            Blow::Mate => Effect::Mate,
        },
    };
    Msg::Said { number: p.number(), player: player(p.turn()), said }
}
