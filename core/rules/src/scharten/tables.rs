//! Move tables per field, computed at the first use, once for each kind of diagonal.
//!
//! Everything is derived from steps over [`DARTBOARD`]; the only rule option is the continuation of a diagonal
//! across the centre (D1), a single switch in [`ray`].

use super::{Diagonal, Ring, Role};
use crate::geometry::{DARTBOARD, E, Field, Heading, N, NE, NW, S, SE, SW, Traveller, W};
use std::sync::OnceLock;

/// Bit sets of single fields. A table, because a shift of 128 bits is a function call in WebAssembly.
static BITS: [u128; 128] = {
    let mut bits = [0; 128];
    let mut field = 0;
    while field < 128 {
        bits[field] = 1 << field;
        field += 1;
    }
    bits
};

/// The bit set of one field.
#[inline(always)]
pub(super) fn bit(field: u8) -> u128 {
    BITS[usize::from(field & 127)]
}
/// The lowest field of a non-empty set.
#[inline(always)]
pub(super) const fn lowest(set: u128) -> u8 {
    set.trailing_zeros() as u8
}
/// Calls a function for every field of a set, in ascending order.
#[inline(always)]
pub(super) fn each(mut set: u128, mut f: impl FnMut(u8)) {
    while set != 0 {
        f(lowest(set));
        set &= set - 1;
    }
}
/// The fields of a rank, from 0.
pub(super) const fn rank(y: u8) -> u128 {
    0x3ff << (10 * y)
}

/// All fields.
pub(super) const BOARD: u128 = (1 << FIELDS) - 1;
/// No field: the end of the board.
pub(super) const NONE: u8 = 255;
/// The fields of the board.
pub(super) const FIELDS: usize = 80;

/// Ring and line directions, then diagonals; the diagonals again, reversed towards the field.
static WAYS: [Heading; 12] = [E, W, N, S, NE, NW, SE, SW, NE, NW, SE, SW];
/// Two steps and one: the nearest fields off ring, line and diagonal (section 4).
static JUMPS: [[Heading; 3]; 8] =
    [[N, N, E], [N, N, W], [S, S, E], [S, S, W], [N, E, E], [N, W, W], [S, E, E], [S, W, W]];
/// The advance and the captures of a pawn, by side.
static TAKES: [[Heading; 3]; 2] = [[N, NE, NW], [S, SE, SW]];

/// The fields of a ray in one direction.
#[derive(Copy, Clone)]
pub(super) struct Ray {
    length: u8,
    /// A ring has 19 other fields.
    fields: [u8; 19],
}

impl Ray {
    const EMPTY: Ray = Ray { length: 0, fields: [NONE; 19] };

    /// The fields, the nearest first.
    #[inline(always)]
    pub(super) fn fields(&self) -> &[u8] {
        self.fields.get(..usize::from(self.length)).unwrap_or_default()
    }
    /// The first occupied field; [`NONE`], which belongs to no set, if there is none.
    #[inline(never)]
    pub(super) fn first(&self, occupied: u128) -> u8 {
        self.fields().iter().copied().find(|f| occupied & bit(*f) != 0).unwrap_or(NONE)
    }
    /// The fields up to and including the first occupied one.
    #[inline(never)]
    pub(super) fn met(&self, occupied: u128) -> u128 {
        let mut met = 0;
        for field in self.fields() {
            met |= bit(*field);
            if occupied & bit(*field) != 0 {
                break;
            }
        }
        met
    }
}

/// The point where a diagonal swaps left and right at the centre.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Swap {
    /// Never: it keeps the direction of rotation.
    Never,
    /// With the step across: visually straight.
    Across,
    /// After the step across: the same ray reversed.
    Afterwards,
}

/// The ray from a field in a direction.
#[inline(never)]
fn ray(from: Field, mut heading: Heading, swap: Swap) -> Ray {
    let mut ray = Ray::EMPTY;
    let mut traveller = Traveller::from(from);
    let little = |at: Field| Ring::of(at) == Ring::Little;
    loop {
        let mirrored = Heading { dx: -heading.dx, ..heading };
        let Some(ahead) = DARTBOARD.step(traveller, heading) else { return ray };
        let crosses = heading.dy != 0 && little(traveller.at) && little(ahead.at);
        let next = match swap {
            Swap::Across if crosses => DARTBOARD.step(traveller, mirrored),
            _ => Some(ahead),
        };
        if crosses && swap != Swap::Never {
            heading = mirrored;
        }
        let (Some(next), Some(place)) = (next, ray.fields.get_mut(usize::from(ray.length))) else {
            return ray;
        };
        *place = next.at.0;
        ray.length += 1;
        traveller = next;
    }
}

/// The tables for one kind of diagonal.
pub(super) struct Tables {
    /// Rays from each field along ring (2), line (2) and diagonals (4), and the diagonals that lead to it,
    /// reversed (4). Straight diagonals are not reversible.
    rays: [[Ray; 12]; FIELDS],
    /// The fields with a ring or line ray to each field, and those with a diagonal ray to it.
    from: [[u128; 2]; FIELDS],
    /// Targets of a knight.
    pub knight: [u128; FIELDS],
    /// Targets of a king.
    pub king: [u128; FIELDS],
    /// Captures of a pawn, by side.
    pub pawn: [[u128; FIELDS]; 2],
    /// Origins of pawn captures; across the o/i border not equal to the captures of the other side's pawns.
    pub pawn_from: [[u128; FIELDS]; 2],
    /// The field ahead of a pawn, by side.
    ahead: [[u8; FIELDS]; 2],
}

/// The tables for a kind of diagonal, computed lazily.
#[inline(always)]
pub(super) fn tables(diagonal: Diagonal) -> &'static Tables {
    static TABLES: [OnceLock<Box<Tables>>; 2] = [const { OnceLock::new() }; 2];
    TABLES[diagonal as usize].get_or_init(|| Tables::new(diagonal))
}

impl Tables {
    #[cold]
    #[inline(never)]
    fn new(diagonal: Diagonal) -> Box<Tables> {
        let mut t = Box::new(Tables {
            rays: [[Ray::EMPTY; 12]; FIELDS],
            from: [[0; 2]; FIELDS],
            knight: [0; FIELDS],
            king: [0; FIELDS],
            pawn: [[0; FIELDS]; 2],
            pawn_from: [[0; FIELDS]; 2],
            ahead: [[NONE; FIELDS]; 2],
        });
        (0..FIELDS).for_each(|i| t.fill(i, diagonal));
        t
    }

    #[inline(never)]
    fn fill(&mut self, i: usize, diagonal: Diagonal) {
        let from = Field(i as u8);
        for (k, heading) in WAYS.iter().enumerate() {
            let swap = match diagonal {
                Diagonal::Straight if k >= 8 => Swap::Afterwards,
                Diagonal::Straight if k >= 4 => Swap::Across,
                _ => Swap::Never,
            };
            let ray = ray(from, *heading, swap);
            // One step is a ray blocked everywhere.
            self.king[i] |= ray.met(u128::MAX);
            if !(4..8).contains(&k) {
                self.from[i][usize::from(k >= 8)] |= ray.met(0);
            }
            self.rays[i][k] = ray;
        }
        for jump in &JUMPS {
            let to = DARTBOARD.walk(from, jump).filter(|to| Ring::of(*to) != Ring::of(from));
            self.knight[i] |= bit(to.map_or(NONE, |to| to.0)) & BOARD;
        }
        for (side, headings) in TAKES.iter().enumerate() {
            for heading in headings {
                let to = DARTBOARD.walk(from, &[*heading]);
                match to {
                    Some(to) if heading.dx != 0 => {
                        self.pawn[side][i] |= bit(to.0);
                        self.pawn_from[side][to.index() % FIELDS] |= bit(from.0);
                    }
                    Some(to) => self.ahead[side][i] = to.0,
                    None => {}
                }
            }
        }
    }

    /// The rays along ring and line from a field.
    #[inline(always)]
    pub(super) fn crosses(&self, from: u8) -> &[Ray] {
        &self.every(from)[..4]
    }
    /// The diagonal rays from a field.
    #[inline(always)]
    pub(super) fn slants(&self, from: u8) -> &[Ray] {
        &self.every(from)[4..8]
    }
    /// All eight rays from a field: ring, line, diagonals.
    #[inline(always)]
    pub(super) fn all(&self, from: u8) -> &[Ray] {
        &self.every(from)[..8]
    }
    /// The rays of a piece; king and pawn use the first steps of all.
    #[inline(always)]
    pub(super) fn ways(&self, role: Role, from: u8) -> &[Ray] {
        match role {
            Role::Rook => self.crosses(from),
            Role::Bishop => self.slants(from),
            _ => self.all(from),
        }
    }
    #[inline(always)]
    fn every(&self, from: u8) -> &[Ray; 12] {
        &self.rays[usize::from(from) % FIELDS]
    }
    /// The reversed rays from a field to the sliders in `cross` (ring and line) or `slant` (diagonal) that
    /// can reach it, each with the sliders on it.
    #[inline(always)]
    pub(super) fn ways_to(&self, at: u8, cross: u128, slant: u128, mut f: impl FnMut(&Ray, u128)) {
        let from = &self.from[usize::from(at) % FIELDS];
        let cross = (cross, cross & from[0], self.crosses(at));
        for (sliders, some, rays) in [cross, (slant, slant & from[1], &self.every(at)[8..])] {
            if some != 0 {
                rays.iter().for_each(|ray| f(ray, sliders));
            }
        }
    }
    /// The field ahead of a pawn of a side; [`NONE`] at the end of the board.
    #[inline(always)]
    pub(super) fn ahead(&self, side: usize, from: u8) -> u8 {
        self.ahead[side & 1][usize::from(from) % FIELDS]
    }
}
