//! The single legal move of a SAN move, searched backwards from the target: records are read by the
//! million, and generating all legal moves would be thirty times the work.

use super::attacks::{bit, lowest, squares, tables};
use super::{Kind, Move, Position, Role};
use crate::geometry::Field;
use crate::position::{Position as _, Side};

/// The contents of a SAN move that is not castling.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The moving piece.
    pub role: Role,
    /// Destination square.
    pub to: Field,
    /// Origin file, from 0; required for pawn captures.
    pub file: Option<u8>,
    /// Origin rank, from 0.
    pub rank: Option<u8>,
    /// Promotion role.
    pub becomes: Option<Role>,
}

impl Position {
    /// The matching legal move, if there is exactly one.
    pub fn sole(&self, wanted: &Wanted) -> Option<Move> {
        let mut found = None;
        for from in squares(self.starts(wanted)) {
            let m =
                Move { role: wanted.role, from: Field(from), to: wanted.to, kind: self.kind(wanted, from)? };
            if !self.leaves_king_safe(&m) {
                continue;
            }
            if found.is_some() {
                return None;
            }
            found = Some(m);
        }
        found
    }

    /// The own pieces that can pseudo-legally move to the target.
    fn starts(&self, wanted: &Wanted) -> u64 {
        let (t, to) = (tables(), wanted.to.0);
        let own = self.of(self.turn());
        if own & bit(to) != 0 {
            return 0;
        }
        let reach = match wanted.role {
            Role::Pawn => return self.pawn_starts(wanted),
            Role::Knight => t.knight[usize::from(to)],
            Role::Bishop => t.bishop(to, self.occupied()),
            Role::Rook => t.rook(to, self.occupied()),
            Role::Queen => t.queen(to, self.occupied()),
            Role::King => t.king[usize::from(to)],
        };
        let fits = |from: &u8| {
            wanted.file.is_none_or(|x| x == from % 8) && wanted.rank.is_none_or(|y| y == from / 8)
        };
        let all = reach & self.own(self.turn(), wanted.role);
        if wanted.file.is_none() && wanted.rank.is_none() {
            return all;
        }
        squares(all).filter(fits).fold(0, |set, from| set | bit(from))
    }

    fn pawn_starts(&self, wanted: &Wanted) -> u64 {
        let (t, to) = (tables(), wanted.to.0);
        let pawns = self.own(self.turn(), Role::Pawn);
        let captures = wanted.file.is_some_and(|x| x != to % 8);
        if captures {
            let taken = self.of(self.turn().other()) & bit(to) != 0 || self.passed == Some(wanted.to);
            let ready = t.pawn[self.turn().other().index()][usize::from(to)] & pawns;
            let fits = |from: &u8| wanted.file == Some(from % 8) && wanted.rank.is_none_or(|y| y == from / 8);
            return if taken { squares(ready).filter(fits).fold(0, |set, s| set | bit(s)) } else { 0 };
        }
        let back = |square: u8| match self.turn() {
            Side::White => square.checked_sub(8),
            Side::Black => Some(square + 8).filter(|s| *s < 64),
        };
        let Some(one) = back(to).filter(|_| self.occupied() & bit(to) == 0) else { return 0 };
        let home = if self.turn() == Side::White { 3 } else { 4 };
        let from = match pawns & bit(one) != 0 {
            true => Some(one),
            false => back(one)
                .filter(|two| to / 8 == home && self.occupied() & bit(one) == 0 && pawns & bit(*two) != 0),
        };
        from.filter(|from| wanted.rank.is_none_or(|y| y == from / 8)).map_or(0, bit)
    }

    /// The kind of the move; none if a promotion is missing or out of place.
    fn kind(&self, wanted: &Wanted, from: u8) -> Option<Kind> {
        let (to, pawn) = (wanted.to.0, wanted.role == Role::Pawn);
        match wanted.becomes {
            Some(role) if pawn && matches!(to / 8, 0 | 7) && Role::PROMOTIONS.contains(&role) => {
                Some(Kind::Promotion(role))
            }
            Some(_) => None,
            None if !pawn => Some(Kind::Plain),
            None if matches!(to / 8, 0 | 7) => None,
            None if from.abs_diff(to) == 16 => Some(Kind::DoubleStep),
            None if from % 8 != to % 8 && self.occupied() & bit(to) == 0 => Some(Kind::EnPassant),
            None => Some(Kind::Plain),
        }
    }

    /// True if no enemy piece that a move leaves on the board attacks the own king after it. Not for castling.
    fn leaves_king_safe(&self, m: &Move) -> bool {
        let us = self.turn();
        let taken = bit(if m.kind == Kind::EnPassant { m.to.0 ^ 8 } else { m.to.0 });
        let king = if m.role == Role::King { m.to.0 } else { lowest(self.own(us, Role::King)) };
        let occupied = self.occupied() & !(bit(m.from.0) | taken) | bit(m.to.0);
        self.attackers(tables(), king, occupied) & self.of(us.other()) & !taken == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Rules, Setup};

    /// Every query finds the same move as a search of all legal moves.
    #[test]
    fn the_sole_move_is_the_one_of_the_list() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "8/8/6k1/1Q1Q4/8/1Q6/8/4K3 w - - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "4k3/4r3/8/8/4B3/8/6P1/4K3 w - - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        ] {
            let p = Setup::from_fen(fen).unwrap().position(Rules::Chess).unwrap();
            let promotions = [None, Some(Role::Queen), Some(Role::Knight)];
            let files = (0..8).map(Some).chain([None]);
            for (role, to, file, becomes) in Role::ALL.into_iter().flat_map(|role| {
                let files = files.clone();
                (0..64).flat_map(move |to| {
                    let files = files.clone();
                    promotions.into_iter().flat_map(move |b| files.clone().map(move |f| (role, to, f, b)))
                })
            }) {
                for rank in [None, Some(1), Some(4), Some(6)] {
                    let wanted = Wanted { role, to: Field(to), file, rank, becomes };
                    let fits = |m: &&Move| {
                        let takes = m.role == Role::Pawn && m.from.0 % 8 != to % 8;
                        (m.role, m.to, m.promotion()) == (role, wanted.to, becomes)
                            && m.kind != Kind::Castle
                            && file.is_none_or(|x| x == m.from.0 % 8)
                            && rank.is_none_or(|y| y == m.from.0 / 8)
                            && (!takes || file.is_some())
                    };
                    let all = p.moves();
                    let listed: Vec<&Move> = all.iter().filter(fits).collect();
                    let one = if let [m] = listed[..] { Some(*m) } else { None };
                    assert_eq!(p.sole(&wanted), one, "{wanted:?} in {fen}");
                }
            }
        }
    }
}
