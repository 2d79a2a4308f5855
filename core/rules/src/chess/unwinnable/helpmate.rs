//! A search for any series of legal moves to mate, the most promising position first.

use super::material::insufficient;
use super::reach::ahead;
use super::{Helpmate, may_mate};
use crate::chess::attacks::{bit, rank, squares, tables};
use crate::chess::{Kind, Move, Position, Role};
use crate::geometry::Field;
use crate::position::Side;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// Keys of positions are hashed already.
#[derive(Default)]
struct Same(u64);
impl Hasher for Same {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {}
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Cost of the test of locked pieces, in moves.
const LOCKS: usize = 16;

/// A position that was reached.
#[derive(Clone)]
struct Node {
    p: Position,
    depth: u16,
    /// True if the move before it was a capture or a pawn move: other pieces may be locked in.
    fresh: bool,
}

/// Tries all positions that can follow, until one of them is mate by `side`, none is left, or `nodes` moves were made.
pub(super) fn search(start: &Position, side: Side, nodes: usize) -> Helpmate {
    let mut seen: HashSet<u64, BuildHasherDefault<Same>> = HashSet::default();
    // Of each position its promise, and its place in the list below.
    let mut open: BinaryHeap<(u32, u32)> = BinaryHeap::new();
    let mut reached = vec![Node { p: start.clone(), depth: 0, fresh: true }];
    seen.insert(start.key());
    open.push((0, 0));
    let mut work = 0;
    while let Some((_, at)) = open.pop() {
        let Node { p, depth, fresh } = reached[at as usize].clone();
        if fresh {
            work += LOCKS;
            if !may_mate(&p, side) {
                continue;
            }
        }
        for m in p.moves().iter() {
            work += 1;
            let fresh = is_final(&p, m);
            let p = p.after(m);
            if fresh && insufficient(&p, side) || !seen.insert(p.key()) {
                continue;
            }
            if p.turn != side && p.in_check() && !p.can_move() {
                return Helpmate::Possible;
            }
            let depth = depth.saturating_add(1);
            open.push((u32::MAX - distance_to_mate(&p, side) - u32::from(depth), reached.len() as u32));
            reached.push(Node { p, depth, fresh });
        }
        if work > nodes {
            return Helpmate::Unknown;
        }
    }
    Helpmate::Impossible
}

/// True if the move can never be taken back.
fn is_final(p: &Position, m: &Move) -> bool {
    m.role == Role::Pawn || m.kind != Kind::Castle && p.occupied() & bit(m.to.0) != 0
}

/// A guess of the way that is left to mate, for the order of the search only: a queen or rook, nobody else in the way, the
/// king in a corner without squares, the other king near. The weights found most mates of real games in the least time.
fn distance_to_mate(p: &Position, side: Side) -> u32 {
    let (own, their) = (p.king(side), p.king(side.other()));
    let beside = tables().king[usize::from(their.0)] & !p.of(side.other());
    let free = squares(beside).filter(|at| !p.is_attacked(side.other(), Field(*at))).count() as u32;
    let (x, y) = (their.0 % 8, their.0 / 8);
    let (x_edge, y_edge) = (x.min(7 - x), y.min(7 - y));
    let apart = x.abs_diff(own.0 % 8).max(y.abs_diff(own.0 / 8));
    let queen = u32::from(p.own(side, Role::Queen) != 0);
    let enemies = p.of(side.other()).count_ones();
    let corner = 6 * u32::from(x_edge.min(y_edge)) + 3 * u32::from(x_edge + y_edge);
    100 * steps_to_promotion(p, side)
        + 40 * enemies
        + 30 * (1 - queen)
        + 9 * u32::from(apart)
        + corner
        + 6 * free
}

/// Steps of the pawn that is next to promote, if there is no queen or rook; at most 7.
fn steps_to_promotion(p: &Position, side: Side) -> u32 {
    let last = rank(if side == Side::White { 7 } else { 0 });
    let (mut pawns, mut steps) = (p.own(side, Role::Pawn), 0);
    if p.own(side, Role::Queen) | p.own(side, Role::Rook) != 0 {
        return 0;
    }
    while steps < 7 && pawns & last == 0 {
        pawns = ahead(side, pawns);
        steps += 1;
    }
    steps
}
