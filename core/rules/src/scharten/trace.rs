//! The board changes of a move, for drawing and tapping.

use super::tables::{Ray, bit};
use super::{Kind, Move, Position, Ring, Role, castling};
use crate::geometry::Field;
use crate::position::Trace;

#[inline]
pub(super) fn of(p: &Position, m: &Move) -> Trace {
    let mut trace = Trace::default();
    match m.kind {
        Kind::Dart | Kind::Wasted => {
            trace.route.push(m.to);
            trace.placed = Some(m.to);
            return trace;
        }
        // Nothing moves.
        Kind::Lost => return trace,
        Kind::EnPassant => trace.taken.extend(p.passed.and_then(|at| p.passer(at))),
        Kind::Castle => castle(p, m, &mut trace),
        _ if p.occupied() & bit(m.to.0) != 0 => trace.taken.push(m.to),
        _ => {}
    }
    trace.route.extend([m.from, m.to]);
    trace.becomes = m.promotion().map(Role::figure);
    trace.path = path(p, m);
    trace
}

/// The rook moves along; dropping the king on it also means this castling, unless it is adjacent. One rook
/// may allow two.
#[inline]
fn castle(p: &Position, m: &Move, trace: &mut Trace) {
    if let Some(castling) = p.castling_to(m.from.0, m.to.0) {
        trace.with = Some((Field(castling.rook), Field(castling.crossed)));
        if castling::shown_by(p, castling.king, castling.rook) {
            trace.ends.push(Field(castling.rook));
        }
    }
}

/// The path of a piece to a field that it attacks, both ends included.
pub(super) fn way(p: &Position, from: Field, to: Field) -> Vec<Field> {
    let ray = match p.piece(from) {
        Some((_, role)) if role != Role::Knight => shortest(p, role, from, to, p.occupied()),
        _ => None,
    };
    let mut way = vec![from];
    match ray {
        Some((ray, steps)) => way.extend(ray.fields().iter().take(steps).map(|f| Field(*f))),
        None => way.push(to),
    }
    way
}

/// Every field passed if the path is longer than a step, or crosses the centre or the o/i border.
#[inline]
fn path(p: &Position, m: &Move) -> Vec<Field> {
    if m.role == Role::Knight {
        return Vec::new();
    }
    let Some((ray, steps)) = shortest(p, m.role, m.from, m.to, p.occupied()) else { return Vec::new() };
    let crosses =
        Ring::of(m.from) == Ring::Little && Ring::of(m.to) == Ring::Little && m.from.0 / 10 != m.to.0 / 10;
    let wraps = (m.from.0 % 10).abs_diff(m.to.0 % 10) > 1;
    if steps == 1 && !crosses && !wraps {
        return Vec::new();
    }
    let mut path = vec![m.from];
    path.extend(ray.fields().iter().take(steps).map(|f| Field(*f)));
    path
}

/// The shortest unblocked path of a piece to a field, and its number of steps. Rings and lines come first
/// if a diagonal is as short.
#[inline]
pub(super) fn shortest(
    p: &Position,
    role: Role,
    from: Field,
    to: Field,
    occupied: u128,
) -> Option<(&'static Ray, usize)> {
    let t = p.tables();
    let mut best: Option<(&Ray, usize)> = None;
    for ray in t.ways(role, from.0) {
        let Some(before) = ray.fields().iter().position(|f| *f == to.0) else { continue };
        let clear = ray.fields().iter().take(before).all(|f| occupied & bit(*f) == 0);
        if clear && best.is_none_or(|(_, steps)| before + 1 < steps) {
            best = Some((ray, before + 1));
        }
    }
    best
}
