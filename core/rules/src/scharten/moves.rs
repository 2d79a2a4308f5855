//! Legal move generation with bit sets of fields.
//!
//! A pseudo-legal move is tested by making it only if it could expose the own king: in check, king moves, en
//! passant, and pieces that alone screen the king from a slider. The visitor decides what to do with the
//! sets, so that counting, listing and testing for any legal move share one generator.

use super::tables::{BOARD, NONE, Ray, Tables, bit, each, lowest, rank};
use super::{Kind, Move, Position, Role, castling};
use crate::geometry::Field;
use crate::position::Side;

/// A callback for generated moves: role, origin, bit set of targets, kind. Returns true to stop the search.
type Visitor<'v> = &'v mut dyn FnMut(Role, u8, u128, Kind) -> bool;

/// The move from a field to one of its targets. A thrown piece has no origin.
#[inline(always)]
fn single(role: Role, from: u8, to: u8, kind: Kind) -> Move {
    let from = if kind == Kind::Dart { to } else { from };
    Move { role, from: Field(from), to: Field(to), kind }
}

/// Data shared by all moves of a position.
struct Search<'p> {
    p: &'p Position,
    t: &'static Tables,
    king: u8,
    in_check: bool,
    /// The pieces whose moves must be tested for exposing the king.
    loose: u128,
}

/// Passes all legal moves to a visitor.
#[inline(never)]
pub(super) fn visit(p: &Position, v: Visitor<'_>) {
    if p.lost().is_some() {
        return;
    }
    let t = p.tables();
    let king = lowest(p.own(p.turn, Role::King));
    let in_check = p.hangs(p.turn);
    let loose = if in_check { u128::MAX } else { bit(king) | screens(p, t, king) };
    let search = Search { p, t, king, in_check, loose };
    let officers = [Role::King, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let _ = officers.into_iter().any(|role| search.pieces(role, v))
        || search.pawns(v)
        || search.castlings(v)
        || search.darts(v);
}

/// Own pieces that alone screen the own king from a slider.
#[inline(never)]
fn screens(p: &Position, t: &Tables, king: u8) -> u128 {
    let (us, them, occupied) = (p.of(p.turn), p.of(p.turn.other()), p.occupied());
    let mut screens = 0;
    t.ways_to(king, p.orthogonals() & them, p.diagonals() & them, |ray, sliders| {
        let first = bit(ray.first(occupied)) & us;
        if first != 0 && sliders & bit(ray.first(occupied & !first)) != 0 {
            screens |= first;
        }
    });
    screens
}

impl Search<'_> {
    /// The targets that do not leave the own king in check.
    #[inline(always)]
    fn safe(&self, role: Role, from: u8, to: u128, kind: Kind) -> u128 {
        if self.loose & bit(from) == 0 && kind != Kind::EnPassant {
            to
        } else {
            self.tested(role, from, to, kind)
        }
    }
    #[inline(never)]
    fn tested(&self, role: Role, from: u8, to: u128, kind: Kind) -> u128 {
        let mut safe = 0;
        each(to, |to| {
            if !self.p.exposes(&single(role, from, to, kind)) {
                safe |= bit(to);
            }
        });
        safe
    }

    #[inline(never)]
    fn pieces(&self, role: Role, v: Visitor<'_>) -> bool {
        let mut set = self.p.own(self.p.turn, role);
        while set != 0 {
            let from = lowest(set);
            set &= set - 1;
            let to = self.safe(role, from, self.p.goals(self.t, role, from), Kind::Plain);
            if to != 0 && v(role, from, to, Kind::Plain) {
                return true;
            }
        }
        false
    }

    #[inline(never)]
    fn pawns(&self, v: Visitor<'_>) -> bool {
        let (p, side) = (self.p, self.p.turn.index());
        let (them, free) = (p.of(p.turn.other()), BOARD & !p.occupied());
        let mut set = p.own(p.turn, Role::Pawn);
        while set != 0 {
            let from = lowest(set);
            set &= set - 1;
            let takes = self.t.pawn[side][usize::from(from) % 80];
            let one = bit(self.t.ahead(side, from)) & free;
            let (mut two, mut passed) = (0, 0);
            // Never onto the last rank, where a double step would also have to be a promotion: our own reading,
            // beside D3.
            if one != 0 && p.unmoved & bit(from) != 0 {
                two = bit(self.t.ahead(side, lowest(one))) & free & !last_rank(p.turn);
            }
            if let Some(at) = p.passed
                && p.beside_passer(self.t, at.0) & bit(from) != 0
            {
                passed = takes & bit(at.0);
            }
            let ways =
                [(takes & them | one, Kind::Plain), (two, Kind::DoubleStep), (passed, Kind::EnPassant)];
            if ways.into_iter().any(|(to, kind)| to != 0 && self.pawn(from, to, kind, v)) {
                return true;
            }
        }
        false
    }

    /// The moves of a pawn, with its promotions.
    #[inline(never)]
    fn pawn(&self, from: u8, to: u128, kind: Kind, v: Visitor<'_>) -> bool {
        let to = self.safe(Role::Pawn, from, to, kind);
        let promoted = to & last_rank(self.p.turn);
        let on = to ^ promoted;
        on != 0 && v(Role::Pawn, from, on, kind)
            || promoted != 0
                && Role::PROMOTIONS.into_iter().any(|r| v(Role::Pawn, from, promoted, Kind::Promotion(r)))
    }

    #[inline(never)]
    fn castlings(&self, v: Visitor<'_>) -> bool {
        if self.in_check || self.p.unmoved & bit(self.king) == 0 {
            return false;
        }
        self.t.crosses(self.king).iter().any(|ray| {
            castling::way(self.p, self.king, ray).is_ok_and(|c| {
                castling::barred(self.p, &c, false).is_none()
                    && v(Role::King, self.king, bit(c.goal), Kind::Castle)
            })
        })
    }

    #[inline(never)]
    fn darts(&self, v: Visitor<'_>) -> bool {
        let p = self.p;
        let Some(role) = p.next_throw() else { return false };
        let mut to = Position::area(p.turn).0 & !p.occupied();
        if self.in_check {
            to = self.tested(role, 0, to, Kind::Dart);
        }
        to != 0 && v(role, 0, to, Kind::Dart)
            || !self.in_check && v(role, self.king, bit(self.king), Kind::Lost)
    }
}

/// The promotion rank of a side.
pub(super) const fn last_rank(side: Side) -> u128 {
    match side {
        Side::White => rank(7),
        Side::Black => rank(0),
    }
}

impl Position {
    /// The pseudo-legal targets of a piece other than a pawn.
    #[inline(never)]
    pub(super) fn goals(&self, t: &Tables, role: Role, from: u8) -> u128 {
        let occupied = self.occupied();
        let side = if self.of(Side::White) & bit(from) != 0 { Side::White } else { Side::Black };
        let slide = |rays: &[Ray]| rays.iter().fold(0, |set, ray| set | ray.met(occupied));
        let i = usize::from(from) % 80;
        let reached = !self.of(side)
            & match role {
                Role::Pawn => t.pawn[side.index()][i],
                Role::Knight => t.knight[i],
                Role::King => t.king[i],
                _ => slide(t.ways(role, from)),
            };
        let mut held = 0;
        each(reached & self.of(side.other()) & GUARDED, |to| {
            let (needs, has) = self.backing(t, from, to);
            if has < needs {
                held |= bit(to);
            }
        });
        reached & !held
    }

    /// The pawns of the side to move directly beside the pawn that has just passed a field.
    #[inline(never)]
    pub(super) fn beside_passer(&self, t: &Tables, passed: u8) -> u128 {
        let landed = t.ahead(self.turn.other().index(), passed);
        let beside = t.crosses(landed).iter().take(2).fold(0, |set, ray| set | ray.met(u128::MAX));
        if landed == NONE { 0 } else { beside & self.own(self.turn, Role::Pawn) }
    }
}

/// The fields that may require support: double and treble.
const GUARDED: u128 = rank(0) | rank(2) | rank(5) | rank(7);

/// The legal moves of a position, stored without allocation up to `MOST` moves.
pub struct MoveList {
    moves: [Move; MOST],
    length: usize,
    many: Vec<Move>,
}

/// Capacity without allocation. Artificial positions may have more moves.
const MOST: usize = 256;

impl std::ops::Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        if self.many.is_empty() { self.moves.get(..self.length).unwrap_or_default() } else { &self.many }
    }
}

impl MoveList {
    fn new() -> MoveList {
        let none = Move { role: Role::King, from: Field(0), to: Field(0), kind: Kind::Plain };
        MoveList { moves: [none; MOST], length: 0, many: Vec::new() }
    }
    fn push(&mut self, m: Move) {
        match self.moves.get_mut(self.length) {
            Some(place) => {
                *place = m;
                self.length += 1;
            }
            None => {
                if self.many.is_empty() {
                    self.many.extend_from_slice(&self.moves);
                }
                self.many.push(m);
            }
        }
    }
}

pub(super) fn tactical(p: &Position) -> MoveList {
    let mut list = MoveList::new();
    let them = p.of(p.turn.other());
    visit(p, &mut |role, from, to, kind| {
        let wanted = match kind {
            Kind::EnPassant | Kind::Promotion(Role::Queen) => to,
            Kind::Plain => to & them,
            _ => 0,
        };
        each(wanted, |to| list.push(single(role, from, to, kind)));
        false
    });
    list
}

pub(super) fn list(p: &Position) -> MoveList {
    let mut list = MoveList::new();
    visit(p, &mut |role, from, to, kind| {
        each(to, |to| list.push(single(role, from, to, kind)));
        false
    });
    list
}

pub(super) fn any(p: &Position) -> bool {
    let mut any = false;
    visit(p, &mut |_, _, _, _| {
        any = true;
        true
    });
    any
}

pub(super) fn perft(p: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth.checked_sub(1) {
        None => nodes = 1,
        Some(0) => visit(p, &mut |_, _, to, _| {
            nodes += u64::from(to.count_ones());
            false
        }),
        Some(rest) => visit(p, &mut |role, from, to, kind| {
            each(to, |to| nodes += perft(&p.after(&single(role, from, to, kind)), rest));
            false
        }),
    }
    nodes
}
