//! What the rules of chess object, and what a move is, as messages.

use super::algebraic::Facts;
use super::coordinates::name;
use super::{Why, noun, player};
use crate::chess::{Bar, Blow, Kind, Objection, Position, Role, Wing};
use crate::geometry::Field;
use crate::position::Position as _;
use crate::text::{Effect, Msg, Ownership, Piece, Spoken};

/// The piece on a square as a word; squares named by an objection are never empty.
fn piece(p: &Position, at: Field) -> Piece {
    noun(p.piece(at).map_or(Role::Pawn, |(_, role)| role).figure())
}

/// An objection to a move from one square to another as a sentence.
pub(super) fn objection(p: &Position, from: Field, to: Field, why: Objection) -> Why {
    let king = p.king(p.turn());
    let attacker = |at: Field| (piece(p, at), name(at));
    match why {
        Objection::Empty => Why::at(Msg::EmptyField { field: name(from) }, [from]),
        Objection::NotYourTurn => Why::at(Msg::NotYourTurn { player: player(p.turn()) }, [from]),
        Objection::OwnPiece => Why::at(Msg::OwnPiece { piece: piece(p, to), field: name(to) }, [to]),
        Objection::NotItsWay(role) => Why::at(Msg::NotItsWay { piece: noun(role.figure()) }, [from]),
        Objection::Blocked(at) => {
            let owner = p.piece(at).map_or(p.turn(), |(side, _)| side);
            let by = Ownership { player: player(owner), piece: piece(p, at) };
            Why::at(Msg::Blocked { by, field: name(at) }, [at])
        }
        Objection::NothingToTake => Why::at(Msg::NothingToTake { field: name(to) }, [to]),
        Objection::PawnBlocked => Why::at(Msg::PawnBlocked { field: name(to) }, [to]),
        Objection::Pinned(at) => {
            let (by, field) = attacker(at);
            Why::at(Msg::Pinned { piece: piece(p, from), by, field }, [from, at, king])
        }
        Objection::IntoCheck(at) => {
            let (by, field) = attacker(at);
            Why::at(Msg::IntoCheck { by, field }, [to, at])
        }
        Objection::StaysInCheck(at) => {
            let (by, field) = attacker(at);
            Why::at(Msg::StaysInCheck { by, field }, [king, at])
        }
        Objection::Castling(why) => bar(p, why),
    }
}

/// What keeps a king from castling as a sentence.
pub(super) fn bar(p: &Position, why: Bar) -> Why {
    let king = p.king(p.turn());
    match why {
        Bar::NoRight => Why::at(Msg::CastlingNoRight, [king]),
        Bar::Blocked(at) => Why::at(Msg::CastlingBlocked { field: name(at) }, [at]),
        Bar::InCheck => Why::at(Msg::CastlingInCheck, attacked(p, king)),
        Bar::ThroughCheck(at) => Why::at(Msg::CastlingThroughCheck { field: name(at) }, attacked(p, at)),
        Bar::IntoCheck(at) => Why::at(Msg::CastlingIntoCheck { field: name(at) }, attacked(p, at)),
    }
}

/// A square, and the pieces of the other side that attack it.
#[cfg(feature = "screen")]
fn attacked(p: &Position, at: Field) -> Vec<Field> {
    let mut fields = vec![at];
    p.attackers_of(at, p.turn().other()).for_each(|by| fields.push(by));
    fields
}

/// Without a screen nobody looks for them.
#[cfg(not(feature = "screen"))]
fn attacked(_: &Position, at: Field) -> [Field; 1] {
    [at]
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
