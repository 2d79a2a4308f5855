//! Legal move generation with bit sets.
//!
//! The generator never produces an illegal move: checks restrict the targets, pins restrict the pinned piece.
//! The visitor decides what to do with the sets, so that counting, listing and testing for any legal
//! move share one generator, and none of them allocates.

use super::attacks::{FILE_A, FILE_H, Tables, bit, lowest, rank, squares, tables};
use super::position::Pressure;
use super::{Kind, Move, Position, Role, castling};
use crate::geometry::Field;
use crate::position::Side;

/// Receives the generated moves.
trait Visitor {
    /// A piece can move from a square to any of these.
    fn piece(&mut self, role: Role, from: u8, to: u64);
    /// Pawns can move to any of these; each comes from `step` squares before.
    fn pawns(&mut self, step: u8, to: u64, kind: Kind);
    /// A king castles with the rook on a square.
    fn castle(&mut self, king: u8, rook: u8);
    /// True to stop the search.
    fn enough(&self) -> bool {
        false
    }
}

/// The negated distance between two squares, modulo 64.
const fn backwards(step: u8) -> u8 {
    64 - step
}

/// Passes all legal moves to a visitor. On WebAssembly all visitors share one copy of the generator (code size);
/// natively it is monomorphised.
#[inline(always)]
fn visit(p: &Position, v: &mut impl Visitor) {
    #[cfg(target_arch = "wasm32")]
    let v: &mut dyn Visitor = v;
    generate(p, v);
}

fn generate<V: Visitor + ?Sized>(p: &Position, v: &mut V) {
    let t = tables();
    let us = p.of(p.turn);
    let pressure = p.pressure(t);
    king(p, t, pressure.king, v);
    let targets = match pressure.checkers {
        0 => !us,
        one if one & (one - 1) == 0 => (t.between(pressure.king, lowest(one)) | one) & !us,
        _ => return,
    };
    if v.enough() {
        return;
    }
    pieces(p, t, &pressure, targets, v);
    pawns(p, t, &pressure, targets, v);
    if pressure.checkers == 0 {
        for rook in squares(p.castling & us) {
            if castling::bar(p, t, rook).is_none() {
                v.castle(pressure.king, rook);
            }
        }
    }
}

#[inline(always)]
fn king<V: Visitor + ?Sized>(p: &Position, t: &Tables, king: u8, v: &mut V) {
    let them = p.of(p.turn.other());
    let without = p.occupied() ^ bit(king);
    let mut open = t.king[usize::from(king)] & !p.of(p.turn);
    let mut to = 0;
    while open != 0 {
        let square = lowest(open);
        open &= open - 1;
        if p.attackers(t, square, without) & them == 0 {
            to |= bit(square);
        }
    }
    v.piece(Role::King, king, to);
}

#[inline(always)]
fn pieces<V: Visitor + ?Sized>(p: &Position, t: &Tables, pressure: &Pressure, targets: u64, v: &mut V) {
    let us = p.of(p.turn);
    let occupied = p.occupied();
    // A pinned knight can never move.
    each(us & p.roles[Role::Knight as usize] & !pressure.pinned, |from| {
        v.piece(Role::Knight, from, t.knight[usize::from(from)] & targets);
    });
    let along = |from: u8| {
        if pressure.pinned & bit(from) == 0 { targets } else { targets & t.line(pressure.king, from) }
    };
    each(us & p.roles[Role::Bishop as usize], |from| {
        v.piece(Role::Bishop, from, t.bishop(from, occupied) & along(from));
    });
    each(us & p.roles[Role::Rook as usize], |from| {
        v.piece(Role::Rook, from, t.rook(from, occupied) & along(from));
    });
    each(us & p.roles[Role::Queen as usize], |from| {
        v.piece(Role::Queen, from, t.queen(from, occupied) & along(from));
    });
}

#[inline(always)]
fn each(mut set: u64, mut f: impl FnMut(u8)) {
    while set != 0 {
        f(lowest(set));
        set &= set - 1;
    }
}

#[inline(always)]
fn pawns<V: Visitor + ?Sized>(p: &Position, t: &Tables, pressure: &Pressure, targets: u64, v: &mut V) {
    let them = p.of(p.turn.other());
    let empty = !p.occupied();
    let all = p.own(p.turn, Role::Pawn);
    // Steps of a pawn in squares modulo 64: forward, forward to file a, forward to file h.
    let (ahead, left, right, third, last) = match p.turn {
        Side::White => (8, 7, 9, rank(2), rank(7)),
        Side::Black => (backwards(8), backwards(9), backwards(7), rank(5), rank(0)),
    };
    let shift = |set: u64, step: u8| set.rotate_left(u32::from(step));
    let mut send = |step: u8, to: u64| {
        v.pawns(step, to & !last, Kind::Plain);
        let promoted = to & last;
        if promoted != 0 {
            for role in Role::PROMOTIONS {
                v.pawns(step, promoted, Kind::Promotion(role));
            }
        }
    };
    // A pawn pinned on the king's file can still advance.
    let free = all & (!pressure.pinned | FILE_A << (pressure.king % 8));
    let one = shift(free, ahead) & empty;
    send(ahead, one & targets);
    let two = shift(one & third, ahead) & empty & targets;
    let free = all & !pressure.pinned;
    send(left, shift(free & !FILE_A, left) & them & targets);
    send(right, shift(free & !FILE_H, right) & them & targets);
    each(all & pressure.pinned, |from| {
        let to = t.pawn[p.turn.index()][usize::from(from)] & t.line(pressure.king, from) & them & targets;
        if to != 0 {
            send(lowest(to).wrapping_sub(from) & 63, to);
        }
    });
    v.pawns((2 * ahead) & 63, two, Kind::DoubleStep);
    if let Some(to) = p.passed {
        each(p.captors_en_passant(t, to.0), |from| {
            v.pawns(to.0.wrapping_sub(from) & 63, bit(to.0), Kind::EnPassant);
        });
    }
}

struct Count(u64);
impl Visitor for Count {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: u8, to: u64) {
        self.0 += u64::from(to.count_ones());
    }
    #[inline(always)]
    fn pawns(&mut self, _: u8, to: u64, _: Kind) {
        self.0 += u64::from(to.count_ones());
    }
    #[inline(always)]
    fn castle(&mut self, _: u8, _: u8) {
        self.0 += 1;
    }
}

struct Any(bool);
impl Visitor for Any {
    fn piece(&mut self, _: Role, _: u8, to: u64) {
        self.0 |= to != 0;
    }
    fn pawns(&mut self, _: u8, to: u64, _: Kind) {
        self.0 |= to != 0;
    }
    fn castle(&mut self, _: u8, _: u8) {
        self.0 = true;
    }
    fn enough(&self) -> bool {
        self.0
    }
}

/// Calls a function for each move.
struct Each<F>(F);
impl<F: FnMut(Move)> Visitor for Each<F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: u8, to: u64) {
        each(to, |to| (self.0)(Move { role, from: Field(from), to: Field(to), kind: Kind::Plain }));
    }
    #[inline(always)]
    fn pawns(&mut self, step: u8, to: u64, kind: Kind) {
        each(to, |to| {
            let from = Field(to.wrapping_sub(step) & 63);
            (self.0)(Move { role: Role::Pawn, from, to: Field(to), kind });
        });
    }
    #[inline(always)]
    fn castle(&mut self, king: u8, rook: u8) {
        (self.0)(Move { role: Role::King, from: Field(king), to: Field(rook), kind: Kind::Castle });
    }
}

/// Passes captures and promotions to a queen to a function.
struct Tactical<F> {
    each: Each<F>,
    them: u64,
}
impl<F: FnMut(Move)> Visitor for Tactical<F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: u8, to: u64) {
        self.each.piece(role, from, to & self.them);
    }
    #[inline(always)]
    fn pawns(&mut self, step: u8, to: u64, kind: Kind) {
        let wanted = match kind {
            Kind::EnPassant | Kind::Promotion(Role::Queen) => to,
            Kind::Promotion(_) => 0,
            _ => to & self.them,
        };
        self.each.pawns(step, wanted, kind);
    }
    #[inline(always)]
    fn castle(&mut self, _: u8, _: u8) {}
}

/// The legal moves of a position, at most 218.
pub struct MoveList {
    moves: [Move; 256],
    len: u8,
}

impl MoveList {
    fn new() -> MoveList {
        let none = Move { role: Role::King, from: Field(0), to: Field(0), kind: Kind::Plain };
        MoveList { moves: [none; 256], len: 0 }
    }
    #[inline(always)]
    fn push(&mut self, m: Move) {
        self.moves[usize::from(self.len)] = m;
        self.len = self.len.wrapping_add(1);
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }
}

pub(super) fn list(p: &Position) -> MoveList {
    let mut list = MoveList::new();
    visit(p, &mut Each(|m| list.push(m)));
    list
}

pub(super) fn tactical(p: &Position) -> MoveList {
    let mut list = MoveList::new();
    let them = p.of(p.turn.other());
    visit(p, &mut Tactical { each: Each(|m| list.push(m)), them });
    list
}

pub(super) fn any(p: &Position) -> bool {
    let mut any = Any(false);
    visit(p, &mut any);
    any.0
}

pub(super) fn perft(p: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = Count(0);
            visit(p, &mut count);
            count.0
        }
        _ => {
            let mut nodes = 0;
            visit(
                p,
                &mut Each(|m| {
                    let mut next = p.clone();
                    next.make(&m);
                    nodes += perft(&next, depth - 1);
                }),
            );
            nodes
        }
    }
}
