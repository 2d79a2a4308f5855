//! Loud play: pieces thrown with darts (section 8).

use super::{Kind, Move, Position, Role};
use crate::geometry::{Field, FieldSet};
use crate::position::{Side, Throws};

/// The order in which pieces are thrown: nine pawns, then two of each other kind.
pub(super) const ORDER: [Role; 17] = [
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Knight,
    Role::Knight,
    Role::Bishop,
    Role::Bishop,
    Role::Rook,
    Role::Rook,
    Role::Queen,
    Role::Queen,
];

impl Position {
    /// The next piece to throw of the side to move.
    #[inline(always)]
    pub(super) fn next_throw(&self) -> Option<Role> {
        self.to_throw(self.turn).first().copied()
    }
}

/// The fields on which a dart of the side to move places its piece.
#[inline]
fn landing(p: &Position) -> FieldSet {
    FieldSet(Position::area(p.turn).0 & !p.occupied())
}

/// The dart on a free field of the own area. In check it must end the check.
#[inline]
fn placed(p: &Position, role: Role, to: Field, in_check: bool) -> Move {
    let dart = Move { role, from: to, to, kind: Kind::Dart };
    let wasted = in_check && p.exposes(&dart);
    Move { kind: if wasted { Kind::Wasted } else { Kind::Dart }, ..dart }
}

#[inline]
fn lost(p: &Position, role: Role) -> Move {
    let king = p.king(p.turn);
    Move { role, from: king, to: king, kind: Kind::Lost }
}

/// The next piece to throw of the side to move, unless the game is over.
#[inline]
fn next(p: &Position) -> Option<Role> {
    if p.lost().is_some() { None } else { p.next_throw() }
}

/// The move of a dart.
#[inline]
pub(super) fn throw(p: &Position, landed: Option<Field>) -> Option<Move> {
    let role = next(p)?;
    Some(match landed.filter(|at| landing(p).contains(*at)) {
        Some(at) => placed(p, role, at, p.in_check()),
        None => lost(p, role),
    })
}

/// The throws that lose at once (D16).
#[inline]
pub(super) fn blunders(p: &Position) -> Vec<Move> {
    let mut found = Vec::new();
    if let Some(role) = next(p).filter(|_| p.in_check()) {
        let darts = landing(p).iter().map(|at| placed(p, role, at, true));
        found.extend(darts.filter(|m| m.kind == Kind::Wasted));
        found.push(lost(p, role));
    }
    found
}

/// The remaining throws and their risk.
#[inline]
pub(super) fn throws(p: &Position) -> Option<Throws> {
    let in_check = p.in_check();
    let mut good = FieldSet::default();
    if let Some(role) = next(p) {
        let helps = |at: &Field| placed(p, role, *at, in_check).kind == Kind::Dart;
        good = landing(p).iter().filter(helps).collect();
    }
    p.rules.loud.then(|| Throws {
        queue: Side::BOTH.map(|side| p.to_throw(side).iter().map(|role| role.figure()).collect()),
        misses: p.misses,
        most: p.rules.misses,
        area: Position::area(p.turn),
        good,
        in_check,
    })
}

/// True if the last piece thrown by a side may still stand unmoved where it landed, and only a dart can
/// have been the last turn: no double step, and no counted turn.
#[inline]
pub(super) fn just_thrown(p: &Position, side: Side) -> bool {
    let thrown = ORDER.len().saturating_sub(usize::from(p.left[side.index()]));
    let Some(role) = thrown.checked_sub(1).and_then(|i| ORDER.get(i)) else { return false };
    let there = p.own(side, *role) & p.unmoved & Position::area(side).0;
    p.passed.is_none() && p.halfmoves == 0 && there != 0
}
