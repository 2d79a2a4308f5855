//! The reason why a move is illegal.

use super::attacks::{Tables, bit, lowest, rank, squares, tables};
use super::{CastlingBlock, Kind, Move, Position, Role, Wing};
use crate::geometry::Field;
use crate::position::{Position as _, Side};

/// The reason why a piece cannot move from one square to another.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Objection {
    /// The origin square is empty.
    Empty,
    /// The piece belongs to the side not to move.
    NotYourTurn,
    /// An own piece stands on the target.
    OwnPiece,
    /// This kind of piece does not move like that.
    NotItsWay(Role),
    /// The path is blocked by the piece on this square.
    Blocked(Field),
    /// A pawn moves diagonally only to capture, and there is nothing to capture.
    NothingToTake,
    /// A pawn captures only diagonally: the piece ahead blocks it.
    PawnBlocked,
    /// The piece is pinned by the attacker on this square.
    Pinned(Field),
    /// The king would be attacked from this square.
    IntoCheck(Field),
    /// The king is in check from this square and would remain so.
    StaysInCheck(Field),
    /// Castling is illegal.
    Castling(CastlingBlock),
}

pub(super) fn find(p: &Position, from: Field, to: Field) -> Option<Objection> {
    let Some((side, role)) = p.piece(from) else { return Some(Objection::Empty) };
    if side != p.turn() {
        return Some(Objection::NotYourTurn);
    }
    let reaches = |m: &Move| {
        let trace = p.trace(m);
        m.from == from && (trace.route.ends_with(&[to]) || trace.ends.contains(&to))
    };
    if p.moves().iter().any(reaches) {
        return None;
    }
    if role == Role::King
        && let Some(why) = castling_gesture(p, side, from, to).and_then(|wing| p.castling_bar(wing))
    {
        return Some(Objection::Castling(why));
    }
    if p.of(side) & bit(to.0) != 0 {
        return Some(Objection::OwnPiece);
    }
    let t = tables();
    let way = if role == Role::Pawn { pawn(p, side, from, to) } else { piece(p, t, role, from, to) };
    way.or_else(|| exposed(p, t, role, from, to))
}

/// The wing, if a king move means castling: onto the own rook or two files along its rank.
fn castling_gesture(p: &Position, side: Side, from: Field, to: Field) -> Option<Wing> {
    let home = rank(7 * side.index() as u8);
    let same_rank = bit(from.0) & home != 0 && bit(to.0) & home != 0;
    let on_rook = p.castling_rooks(side).any(|rook| rook == to);
    (same_rank && (on_rook || from.0.abs_diff(to.0) == 2)).then(|| Wing::of(from, to))
}

fn pawn(p: &Position, side: Side, from: Field, to: Field) -> Option<Objection> {
    if tables().pawn[side.index()][usize::from(from.0)] & bit(to.0) != 0 {
        let takes = p.of(side.other()) & bit(to.0) != 0 || p.passed == Some(to);
        return (!takes).then_some(Objection::NothingToTake);
    }
    let (ahead, start) = match side {
        Side::White => (8i8, rank(1)),
        Side::Black => (-8, rank(6)),
    };
    // A pawn never stands on the last rank, so one step is always on the board.
    let one = from.0.wrapping_add_signed(ahead);
    let two = (bit(from.0) & start != 0).then(|| one.wrapping_add_signed(ahead));
    let blocked = |at: u8| p.occupied() & bit(at) != 0;
    match to.0 {
        at if at == one => blocked(one).then_some(Objection::PawnBlocked),
        at if Some(at) == two && blocked(one) => Some(Objection::Blocked(Field(one))),
        at if Some(at) == two => blocked(at).then_some(Objection::PawnBlocked),
        _ => Some(Objection::NotItsWay(Role::Pawn)),
    }
}

fn piece(p: &Position, t: &Tables, role: Role, from: Field, to: Field) -> Option<Objection> {
    let empty_board = match role {
        Role::Knight => t.knight[from.index()],
        Role::King => t.king[from.index()],
        Role::Bishop => t.bishop(from.0, 0),
        Role::Rook => t.rook(from.0, 0),
        _ => t.queen(from.0, 0),
    };
    if empty_board & bit(to.0) == 0 {
        return Some(Objection::NotItsWay(role));
    }
    let blockers = t.between(from.0, to.0) & p.occupied();
    let nearest = squares(blockers).min_by_key(|s| s.abs_diff(from.0))?;
    Some(Objection::Blocked(Field(nearest)))
}

/// The move is pseudo-legal, so king safety must be the reason.
fn exposed(p: &Position, t: &Tables, role: Role, from: Field, to: Field) -> Option<Objection> {
    let side = p.turn();
    let kind = if role == Role::Pawn && p.passed == Some(to) { Kind::EnPassant } else { Kind::Plain };
    let after = p.after(&Move { role, from, to, kind });
    let king = lowest(after.own(side, Role::King));
    let attackers = after.attackers(t, king, after.occupied()) & after.of(side.other());
    let by = squares(attackers).next().map(Field)?;
    let already = p.pressure(t).checkers & attackers;
    Some(match role {
        Role::King => Objection::IntoCheck(by),
        _ if already != 0 => Objection::StaysInCheck(Field(lowest(already))),
        _ => Objection::Pinned(by),
    })
}
