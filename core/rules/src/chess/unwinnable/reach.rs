//! Squares that each piece may ever reach, by any number of moves of both sides: never too few, sometimes too many.
//!
//! The sets grow from the squares where the pieces stand, until no rule adds a square. As long as a piece can neither move nor
//! be captured it blocks lines, and no enemy king enters the squares it attacks: that is how a wall of pawns holds.

use crate::chess::attacks::{FILE_A, FILE_H, Tables, bit, rank, squares, tables};
use crate::chess::{Position, Role};
use crate::position::Side;

/// A piece, and what it may ever do.
#[derive(Copy, Clone)]
pub(super) struct Man {
    pub(super) side: Side,
    pub(super) role: Role,
    /// The square where it stands.
    pub(super) start: u64,
    /// The squares where it may ever stand; of a pawn those as a pawn.
    pub(super) reach: u64,
    /// The squares where it may stand after promotion.
    pub(super) promoted: u64,
    /// True if it may ever be captured.
    falls: bool,
    /// The squares where it may ever capture.
    captures: u64,
}

impl Man {
    /// All squares where the piece may ever stand.
    pub(super) fn all(&self) -> u64 {
        self.reach | self.promoted
    }
    /// True if the piece stays where it is for ever.
    fn is_firm(&self) -> bool {
        !self.falls && self.all() == self.start
    }
}

/// Fields that the pieces of a position may ever reach.
pub(super) struct Reach {
    men: [Man; 64],
    count: usize,
    /// Pieces of each side that can neither move nor be captured.
    firm: [u64; 2],
}

/// The squares diagonally before these squares, from the view of a side.
pub(super) fn pawn_attacks(side: Side, from: u64) -> u64 {
    let (left, right) = (from & !FILE_A, from & !FILE_H);
    match side {
        Side::White => left << 7 | right << 9,
        Side::Black => left >> 9 | right >> 7,
    }
}

/// The squares straight before these squares.
pub(super) fn ahead(side: Side, from: u64) -> u64 {
    match side {
        Side::White => from << 8,
        Side::Black => from >> 8,
    }
}

/// The union of a set for each square.
fn spread(from: u64, step: impl Fn(u8) -> u64) -> u64 {
    squares(from).fold(0, |met, at| met | step(at))
}

/// The squares attacked by a piece other than a pawn from any of these squares.
fn attacked(t: &Tables, role: Role, from: u64, blocked: u64) -> u64 {
    spread(from, |at| match role {
        Role::Knight => t.knight[usize::from(at)],
        Role::King => t.king[usize::from(at)],
        Role::Bishop => t.bishop(at, blocked),
        Role::Rook => t.rook(at, blocked),
        _ => t.queen(at, blocked),
    })
}

impl Reach {
    /// The sets of a position without castling rights.
    pub(super) fn new(p: &Position) -> Reach {
        let none = Man {
            side: Side::White,
            role: Role::Pawn,
            start: 0,
            reach: 0,
            promoted: 0,
            falls: false,
            captures: 0,
        };
        let mut reach = Reach { men: [none; 64], count: 0, firm: p.sides };
        for side in Side::BOTH {
            for role in Role::ALL {
                for at in squares(p.own(side, role)) {
                    let start = bit(at);
                    reach.men[reach.count] = Man { side, role, start, reach: start, ..none };
                    reach.count += 1;
                }
            }
        }
        let passed = p.passed.map_or(0, |at| bit(at.0));
        while reach.grow(passed) {}
        reach
    }

    pub(super) fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// The king of a side.
    pub(super) fn king(&self, side: Side) -> u64 {
        let king = self.men().iter().find(|man| man.role == Role::King && man.side == side);
        king.map_or(0, |man| man.reach)
    }

    /// The squares that a piece may ever attack.
    pub(super) fn attacks(&self, man: &Man) -> u64 {
        let (t, blocked) = (tables(), self.firm[0] | self.firm[1]);
        let promoted = attacked(t, Role::Queen, man.promoted, blocked)
            | attacked(t, Role::Knight, man.promoted, blocked);
        promoted
            | match man.role {
                Role::Pawn => pawn_attacks(man.side, man.reach),
                role => attacked(t, role, man.reach, blocked),
            }
    }

    /// The squares that a side attacks for ever with pieces that stay: no enemy king goes there.
    fn guarded(&self, side: Side) -> u64 {
        let (t, all) = (tables(), u64::MAX);
        let firm = self.men().iter().filter(|man| man.side == side && man.is_firm());
        firm.fold(0, |set, man| {
            set | match man.role {
                Role::Pawn => pawn_attacks(side, man.start),
                // Only the nearest squares of a line can never be closed.
                role => attacked(t, role, man.start, all),
            }
        })
    }

    /// Squares that pawns of a side may pass by a double step.
    fn passed(&self, side: Side) -> u64 {
        let second = rank(if side == Side::White { 1 } else { 6 });
        let blocked = self.firm[0] | self.firm[1];
        let pawns = self.men().iter().filter(|man| man.side == side && man.role == Role::Pawn);
        let steps = pawns.fold(0, |set, man| set | man.start) & second;
        let one = ahead(side, steps) & !blocked;
        ahead(side.other(), ahead(side, one) & !blocked)
    }

    /// Adds what one more move of each piece reaches; false if nothing was added.
    fn grow(&mut self, passed: u64) -> bool {
        let passing = Side::BOTH.map(|side| passed | self.passed(side));
        let (has_spread, captures) = self.spread(&passing);
        self.mark_falling(&captures, &passing) || has_spread
    }

    /// Lets each piece make one more move; true if one reaches more, with the squares that each side captures on.
    fn spread(&mut self, passing: &[u64; 2]) -> (bool, [u64; 2]) {
        let t = tables();
        let blocked = self.firm[0] | self.firm[1];
        let guarded = Side::BOTH.map(|side| self.guarded(side));
        // Squares where a side may lose a piece.
        let mut there = [0; 2];
        for man in self.men() {
            if man.role != Role::King {
                there[man.side.index()] |= man.all();
            }
        }
        let mut changed = false;
        let mut captures = [0; 2];
        for man in &mut self.men[..self.count] {
            let (own, other) = (man.side.index(), man.side.other().index());
            let (before, promoted) = (man.reach, man.promoted);
            match man.role {
                Role::Pawn => {
                    let one = ahead(man.side, man.reach) & !blocked;
                    let third = rank(if man.side == Side::White { 2 } else { 5 });
                    let two = ahead(man.side, one & third) & !blocked;
                    man.captures = pawn_attacks(man.side, man.reach) & (there[other] | passing[other]);
                    man.reach |= one | two | man.captures;
                    man.promoted |= man.reach & (rank(0) | rank(7));
                }
                Role::King => {
                    let to = attacked(t, Role::King, man.reach, 0) & !self.firm[own] & !guarded[other];
                    man.captures = to;
                    man.reach |= to;
                }
                role => {
                    man.captures = attacked(t, role, man.reach, blocked) & !self.firm[own];
                    man.reach |= man.captures;
                }
            }
            if man.promoted != 0 {
                let queen = attacked(t, Role::Queen, man.promoted, blocked);
                let to = (queen | attacked(t, Role::Knight, man.promoted, blocked)) & !self.firm[own];
                man.captures |= to;
                man.promoted |= to;
            }
            captures[own] |= man.captures;
            changed |= (man.reach, man.promoted) != (before, promoted);
        }
        (changed, captures)
    }

    /// Marks the pieces that may be captured; true if there are more of them.
    fn mark_falling(&mut self, captures: &[u64; 2], passing: &[u64; 2]) -> bool {
        let (mut changed, mut firm) = (false, [0; 2]);
        for man in &mut self.men[..self.count] {
            let (own, other) = (man.side.index(), man.side.other().index());
            if !man.falls && man.role != Role::King {
                let mut hit = man.all() & captures[other];
                if man.role == Role::Pawn {
                    // Captured in passing, behind the square where it stands.
                    hit |= captures[other] & passing[own] & ahead(man.side.other(), man.reach);
                }
                man.falls = hit != 0;
                changed |= man.falls;
            }
            if man.is_firm() {
                firm[own] |= man.start;
            }
        }
        self.firm = firm;
        changed
    }

    /// True if a side may mate, as far as these sets tell: there is a square for the enemy king on which it may be
    /// attacked, while every square beside it may be attacked or blocked by its own pieces.
    pub(super) fn may_mate(&self, side: Side) -> bool {
        let t = tables();
        let mut covers = [0u64; 64];
        let mut checks = 0;
        for (man, covers) in self.men().iter().zip(&mut covers) {
            if man.side == side && man.role != Role::King {
                *covers = self.attacks(man);
                checks |= *covers;
            }
        }
        let own = self.king(side);
        squares(self.king(side.other()) & checks).any(|at| {
            let beside = t.king[usize::from(at)];
            // Squares that only the own king can take.
            let open = beside & !checks;
            squares(own & !beside & !bit(at)).any(|king| {
                let left = open & !t.king[usize::from(king)];
                left.count_ones() <= 8 && self.blocks(side.other(), left)
            })
        })
    }

    /// True if different pieces of a side may stand on all of these squares at once.
    fn blocks(&self, side: Side, wanted: u64) -> bool {
        let mut holder = [usize::MAX; 64];
        squares(wanted).all(|at| {
            let mut tried = 0;
            self.place(side, at, &mut tried, &mut holder)
        })
    }

    /// Finds a piece for a square, by augmenting paths; `holder` has the square of each piece.
    fn place(&self, side: Side, at: u8, tried: &mut u64, holder: &mut [usize; 64]) -> bool {
        for (i, man) in self.men().iter().enumerate() {
            if man.side != side || man.role == Role::King || man.all() & bit(at) == 0 || *tried & 1 << i != 0
            {
                continue;
            }
            *tried |= 1 << i;
            if holder[i] == usize::MAX || self.place(side, holder[i] as u8, tried, holder) {
                holder[i] = usize::from(at);
                return true;
            }
        }
        false
    }
}
