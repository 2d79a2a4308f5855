//! The evaluation of chess: material, squares, mobility, king and pawns, from the middlegame to the endgame.

use super::pawns::{attacked_up, beside, file, structure};
use super::tables::{PLACES, Phased, phased};
use crate::family::Evaluation;
use notabene_rules::chess::{Position, Role};
use notabene_rules::geometry::Field;
use notabene_rules::position::{Position as _, Side};

/// Weight of each role in the phase of the game; 24 at the start.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const FULL: i32 = 24;
/// Value of each attacked square, and the usual number of them, for knight to queen.
const MOBILITY: [(Phased, i32); 4] =
    [(phased(4, 4), 4), (phased(4, 4), 6), (phased(2, 4), 7), (phased(1, 2), 13)];
/// Danger of an attacked square beside the king, for knight to queen.
const DANGER: [i32; 4] = [9, 8, 13, 17];
/// Having the move.
const TEMPO: i32 = 12;
/// A pair of bishops.
const PAIR: Phased = phased(28, 42);

/// The evaluation of chess.
pub(crate) struct ChessEvaluation;

impl Evaluation<Position> for ChessEvaluation {
    fn new(_: &Position) -> ChessEvaluation {
        ChessEvaluation
    }

    fn score(&self, p: &Position) -> i32 {
        let us = p.turn();
        let (mut value, phase) = (Phased::default(), phase(p));
        for side in Side::BOTH {
            let own = side_value(p, side);
            if side == us { value += own } else { value -= own }
        }
        let score = (value.mid * phase + value.end * (FULL - phase)) / FULL;
        scaled(p, score) + TEMPO
    }
}

fn phase(p: &Position) -> i32 {
    let count = |role: Role| (p.bits(Side::White, role) | p.bits(Side::Black, role)).count_ones() as i32;
    let sum: i32 = Role::ALL.into_iter().map(|role| PHASE[role as usize] * count(role)).sum();
    sum.min(FULL)
}

/// A set of squares as the side sees it: up is forward.
fn seen(side: Side, set: u64) -> u64 {
    if side == Side::White { set } else { set.swap_bytes() }
}

/// The value of all pieces of a side.
fn side_value(p: &Position, side: Side) -> Phased {
    let own = seen(side, p.bits(side, Role::Pawn));
    let their = seen(side, p.bits(side.other(), Role::Pawn));
    let mut value = structure(own, their);
    for role in Role::ALL {
        let mut rest = seen(side, p.bits(side, role));
        while rest != 0 {
            value += PLACES[role as usize][rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
    }
    if p.bits(side, Role::Bishop).count_ones() > 1 {
        value += PAIR;
    }
    value += officers(p, side, own, their);
    value += shelter(seen(side, p.bits(side, Role::King)), own, their);
    value
}

/// Mobility, open files, and danger to the enemy king.
fn officers(p: &Position, side: Side, own: u64, their: u64) -> Phased {
    let mut value = Phased::default();
    let king = p.king(side.other());
    let ring = p.attacks(side, Role::King, king) | 1 << king.0;
    // Squares that enemy pawns attack are no good places.
    let guarded = attacked_up(their.swap_bytes()).swap_bytes();
    let bad = seen(side, guarded) | p.bits(side, Role::Pawn) | p.bits(side, Role::King);
    let (mut danger, mut attackers) = (0, 0);
    for (n, role) in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate() {
        let mut rest = p.bits(side, role);
        while rest != 0 {
            let at = rest.trailing_zeros();
            rest &= rest - 1;
            let attacked = p.attacks(side, role, Field(at as u8));
            let (each, usual) = MOBILITY[n];
            value += each * ((attacked & !bad).count_ones() as i32 - usual);
            let near = (attacked & ring).count_ones() as i32;
            danger += DANGER[n] * near;
            attackers += i32::from(near > 0);
            if role == Role::Rook {
                let lane = file(at);
                match (lane & own == 0, lane & their == 0) {
                    (true, true) => value += phased(24, 10),
                    (true, false) => value += phased(11, 6),
                    _ => {}
                }
            }
        }
    }
    // One attacker alone is no danger.
    value += phased(danger * attackers.min(5) * i32::from(attackers > 1) / 4, 0);
    value
}

/// Pawns before the king, as its side sees them.
fn shelter(king: u64, own: u64, their: u64) -> Phased {
    let at = king.trailing_zeros() % 64;
    let lanes = file(at) | beside(file(at));
    let near = (king | beside(king)) << 8;
    let mut value = 11 * (near & own).count_ones() as i32 + 6 * (near << 8 & own).count_ones() as i32;
    for lane in [1, 0, 2].map(|x| file((at % 8 + x + 7) % 8)).into_iter().filter(|lane| lane & lanes != 0) {
        value -= if lane & own == 0 { 14 } else { 0 } + if lane & their == 0 { 8 } else { 0 };
    }
    phased(value, 0)
}

/// Endings that are hard to win count less; a bare king is driven to the edge.
fn scaled(p: &Position, score: i32) -> i32 {
    let us = p.turn();
    let strong = if score > 0 { us } else { us.other() };
    let (weak, sign) = (strong.other(), if score > 0 { 1 } else { -1 });
    if p.bits(strong, Role::Pawn) != 0 {
        return score;
    }
    let material = |side: Side| -> i32 {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let value = |role: &Role| p.bits(side, *role).count_ones() as i32 * super::VALUES[*role as usize];
        roles.iter().map(value).sum()
    };
    let lead = material(strong) - material(weak);
    match () {
        () if lead < 400 => score / 4,
        () if material(weak) == 0 && p.bits(weak, Role::Pawn) == 0 => score + sign * cornered(p, weak),
        () => score,
    }
}

/// How near a king is to the edge, and the other king to it.
fn cornered(p: &Position, weak: Side) -> i32 {
    let xy = |side: Side| (i32::from(p.king(side).0 % 8), i32::from(p.king(side).0 / 8));
    let ((x, y), (kx, ky)) = (xy(weak), xy(weak.other()));
    let edge = |n: i32| (2 * n - 7).abs() / 2;
    20 * (edge(x) + edge(y)) + 8 * (14 - (x - kx).abs() - (y - ky).abs())
}
