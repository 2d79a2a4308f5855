//! Precomputed data for writing moves: rivals of a piece, and checks given by moves not yet
//! played. Computed once per position, used for every move.

use super::attacks::{Tables, bit, lowest, tables};
use super::position::Pressure;
use super::{CheckEffect, Kind, Move, Position, Rivals, Role};
use crate::geometry::FieldSet;
use crate::position::Position as _;
use std::cell::OnceCell;

/// Precomputed data of a position, shared by all its moves.
pub struct Insight<'a> {
    p: &'a Position,
    t: &'static Tables,
    /// Computed at the first piece with a rival.
    pressure: OnceCell<Pressure>,
    /// The king of the side not to move.
    king: u8,
    /// Squares from which each role would attack that king.
    from: [u64; 6],
    /// Own pieces that alone screen that king from an own slider (discovered checks).
    screens: u64,
}

impl<'a> Insight<'a> {
    /// Analyses a position.
    pub fn new(p: &'a Position) -> Self {
        let t = tables();
        let (us, occupied) = (p.turn(), p.occupied());
        let king = lowest(p.own(us.other(), Role::King));
        let (rook, bishop) = (t.rook(king, occupied), t.bishop(king, occupied));
        let i = usize::from(king);
        let from = [t.pawn[us.other().index()][i], t.knight[i], bishop, rook, rook | bishop, 0];
        let mut snipers = (t.rook(king, 0) & p.orthogonals() | t.bishop(king, 0) & p.diagonals()) & p.of(us);
        let mut screens = 0;
        while snipers != 0 {
            let blockers = t.between(king, lowest(snipers)) & occupied;
            if blockers != 0 && blockers & (blockers - 1) == 0 {
                screens |= blockers & p.of(us);
            }
            snipers &= snipers - 1;
        }
        Insight { p, t, pressure: OnceCell::new(), king, from, screens }
    }

    /// The other pieces of the same role with the same target as a legal move.
    #[inline]
    pub fn rivals(&self, m: &Move) -> Rivals {
        let attacks = match m.role {
            Role::Pawn | Role::King => return Rivals::default(),
            Role::Knight => self.t.knight[m.to.index()],
            Role::Bishop => self.t.bishop(m.to.0, self.p.occupied()),
            Role::Rook => self.t.rook(m.to.0, self.p.occupied()),
            Role::Queen => self.t.queen(m.to.0, self.p.occupied()),
        };
        let others = attacks & self.p.own(self.p.turn(), m.role) & !bit(m.from.0);
        if others == 0 {
            return Rivals::default();
        }
        let pressure = self.pressure.get_or_init(|| self.p.pressure(self.t));
        let mut held = others & pressure.pinned;
        let mut pinned = 0;
        while held != 0 {
            let from = lowest(held);
            if self.t.line(pressure.king, from) & bit(m.to.0) == 0 {
                pinned |= bit(from);
            }
            held &= held - 1;
        }
        Rivals { able: set(others & !pinned), pinned: set(pinned) }
    }

    /// The effect of a legal move on the enemy king.
    #[inline]
    pub fn blow(&self, m: &Move) -> CheckEffect {
        if !self.checks(m) {
            return CheckEffect::None;
        }
        if self.p.after(m).can_move() { CheckEffect::Check } else { CheckEffect::Mate }
    }

    #[inline]
    fn checks(&self, m: &Move) -> bool {
        let (from, to) = (bit(m.from.0), bit(m.to.0));
        let uncovers = self.screens & from != 0 && self.t.line(self.king, m.from.0) & to == 0;
        match m.kind {
            Kind::Pass => false,
            Kind::Plain | Kind::DoubleStep => self.from[m.role as usize] & to != 0 || uncovers,
            Kind::Promotion(role) => {
                // The pawn leaves its square: the promoted piece may attack back through it.
                let occupied = self.p.occupied() & !from | to;
                let attacks = match role {
                    Role::Knight => self.t.knight[m.to.index()],
                    Role::Bishop => self.t.bishop(m.to.0, occupied),
                    Role::Rook => self.t.rook(m.to.0, occupied),
                    _ => self.t.queen(m.to.0, occupied),
                };
                attacks & bit(self.king) != 0 || uncovers
            }
            Kind::EnPassant | Kind::Castle => self.p.after(m).in_check(),
        }
    }
}

fn set(squares: u64) -> FieldSet {
    FieldSet(u128::from(squares))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Rules, Setup};

    /// Predicted checks and rivals equal the results of playing and listing the moves.
    #[test]
    fn foresight_agrees_with_playing() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2b1P3/1q1B3b/1B1K2bq/5q2/8/2q4R/4q1k1 b - - 0 1",
            "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/4P3/8/8/8/8/8/4K2R w K - 0 1",
            "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
            "8/8/8/1k1pP2R/8/8/8/4K3 w - d6 0 1",
            "3k4/8/3n1n2/8/7B/8/8/3K4 b - - 0 40",
        ] {
            let p = Setup::from_fen(fen).unwrap().position(Rules::Chess).unwrap();
            let insight = Insight::new(&p);
            for m in p.moves().iter() {
                let after = p.play(m).unwrap();
                let blow = match (after.in_check(), after.can_move()) {
                    (false, _) => CheckEffect::None,
                    (true, true) => CheckEffect::Check,
                    (true, false) => CheckEffect::Mate,
                };
                assert_eq!(insight.blow(m), blow, "{m:?} in {fen}");
                let same = |o: &&Move| o.role == m.role && o.to == m.to && o.from != m.from;
                let officers = !matches!(m.role, Role::Pawn | Role::King);
                let listed = p.moves().iter().filter(same).filter(|_| officers).map(|o| o.from).collect();
                assert_eq!(insight.rivals(m).able, listed, "{m:?} in {fen}");
            }
        }
    }
}
