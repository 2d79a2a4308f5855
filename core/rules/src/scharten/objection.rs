//! The reason why a move is illegal.

use super::moves::last_rank;
use super::tables::{bit, lowest};
use super::{CastlingBlock, Kind, Move, Position, Role, castling, trace};
use crate::geometry::Field;
use crate::position::{Position as _, Side};

/// The reason why a piece cannot move from one field to another.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Objection {
    /// The origin field is empty.
    Empty,
    /// The piece belongs to the side not to move.
    NotYourTurn,
    /// An own piece stands on the target.
    OwnPiece,
    /// Pieces of this kind do not move like that.
    NotItsWay(Role),
    /// The path is blocked by the piece on this field.
    Blocked(Field),
    /// A pawn captures there, but there is nothing to capture.
    NothingToTake,
    /// A pawn moves straight on, and the field ahead is occupied.
    PawnBlocked,
    /// A pawn that has moved advances only one field.
    PawnMoved,
    /// A double step does not end on the last rank.
    PawnAtEdge,
    /// The target requires more support (section 5).
    Unsupported {
        /// The support required in addition to the capturer.
        needs: u8,
        /// The available support.
        has: u8,
    },
    /// The piece is pinned by this one.
    Pinned(Field),
    /// The king would be in check from this piece.
    IntoCheck(Field),
    /// The check from this piece would remain.
    StaysInCheck(Field),
    /// Castling is illegal.
    Castling(CastlingBlock),
}

#[inline]
pub(super) fn find(p: &Position, from: Field, to: Field) -> Option<Objection> {
    let Some((side, role)) = p.piece(from) else { return Some(Objection::Empty) };
    if side != p.turn {
        return Some(Objection::NotYourTurn);
    }
    let reaches = |m: &Move| {
        let ends = || p.trace(m).ends.contains(&to);
        m.from == from && !m.is_throw() && (m.to == to || m.kind == Kind::Castle && ends())
    };
    if p.moves().iter().any(reaches) {
        return None;
    }
    if role == Role::King
        && let Some(bar) = castling_gesture(p, from, to)
    {
        return Some(Objection::Castling(bar));
    }
    if p.of(side) & bit(to.0) != 0 {
        return Some(Objection::OwnPiece);
    }
    let way = if role == Role::Pawn { pawn(p, side, from, to) } else { piece(p, role, from, to) };
    way.or_else(|| exposed(p, role, from, to))
}

/// The reason why castling is illegal, if the move means castling: two fields along ring or line from the king's
/// first field towards an own rook, or onto a rook that is far enough away.
#[inline]
fn castling_gesture(p: &Position, from: Field, to: Field) -> Option<CastlingBlock> {
    let home = p.is_unmoved(from) || from.0 == 5 + 70 * p.turn.index() as u8;
    let rooks = p.own(p.turn, Role::Rook);
    let onto = rooks & bit(to.0) != 0 && castling::shown_by(p, from.0, to.0);
    let t = p.tables();
    let mut found = None;
    for ray in t.crosses(from.0).iter().filter(|_| home) {
        let towards = ray.fields().get(1) == Some(&to.0) && ray.met(0) & rooks != 0;
        let meant = towards || onto && ray.fields().contains(&to.0);
        if !meant {
            continue;
        }
        let bar = match castling::way(p, from.0, ray) {
            Ok(castling) => castling::barred(p, &castling, p.in_check()),
            Err(bar) => Some(bar),
        };
        // Of two directions round the ring the one with the more specific reason.
        if found.is_none() || found == Some(CastlingBlock::NoRight) {
            found = bar.or(found);
        }
    }
    found
}

#[inline]
fn pawn(p: &Position, side: Side, from: Field, to: Field) -> Option<Objection> {
    if p.tables().pawn[side.index()][from.index() % 80] & bit(to.0) != 0 {
        let passer = p.beside_passer(p.tables(), to.0) & bit(from.0) != 0 && p.passed == Some(to);
        let takes = p.of(side.other()) & bit(to.0) != 0 || passer;
        return (!takes).then_some(Objection::NothingToTake);
    }
    let one = p.ahead(side, from);
    let two = one.and_then(|one| p.ahead(side, one));
    let blocked = |at: Option<Field>| at.filter(|at| p.occupied() & bit(at.0) != 0);
    match Some(to) {
        at if at == one => blocked(at).map(|_| Objection::PawnBlocked),
        at if at == two && !p.is_unmoved(from) => Some(Objection::PawnMoved),
        at if at == two && blocked(one).is_some() => blocked(one).map(Objection::Blocked),
        // The path is free, but the generator forbids a double step to the last rank.
        at if at == two && last_rank(side) & bit(to.0) != 0 => Some(Objection::PawnAtEdge),
        at if at == two => blocked(at).map(|_| Objection::PawnBlocked),
        _ => Some(Objection::NotItsWay(Role::Pawn)),
    }
}

#[inline]
fn piece(p: &Position, role: Role, from: Field, to: Field) -> Option<Objection> {
    let t = p.tables();
    let leaps = match role {
        Role::Knight => Some(t.knight[from.index() % 80]),
        Role::King => Some(t.king[from.index() % 80]),
        _ => None,
    };
    let open = match leaps {
        Some(set) => set & bit(to.0) != 0,
        None => {
            let Some((ray, _)) = trace::shortest(p, role, from, to, 0) else {
                return Some(Objection::NotItsWay(role));
            };
            if trace::shortest(p, role, from, to, p.occupied()).is_none() {
                return Some(Objection::Blocked(Field(ray.first(p.occupied()))));
            }
            true
        }
    };
    if !open {
        return Some(Objection::NotItsWay(role));
    }
    if p.occupied() & bit(to.0) == 0 {
        return None;
    }
    let (needs, has) = p.backing(t, from.0, to.0);
    (has < needs).then_some(Objection::Unsupported { needs, has })
}

/// The move is pseudo-legal, so king safety must be the reason.
#[inline]
fn exposed(p: &Position, role: Role, from: Field, to: Field) -> Option<Objection> {
    let (t, side) = (p.tables(), p.turn);
    let passer = role == Role::Pawn && p.passed == Some(to);
    let kind = if passer { Kind::EnPassant } else { Kind::Plain };
    let after = p.after(&Move { role, from, to, kind });
    if !after.hangs(side) {
        return None;
    }
    let king = |p: &Position| p.attackers(t, p.king(side).0, side.other());
    let (before, now) = (king(p), king(&after));
    let by = |set: u128| Field(lowest(if set == 0 { now } else { set }));
    Some(match role {
        Role::King => Objection::IntoCheck(by(0)),
        _ if p.in_check() => Objection::StaysInCheck(by(before & now)),
        _ => Objection::Pinned(by(now & !before)),
    })
}
