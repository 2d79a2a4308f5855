//! Where pieces go from each field: tables made once for each way of diagonals, at the first use.
//!
//! Everything is derived from steps over [`DARTBOARD`]; the only thing a rule changes is what a diagonal does
//! as it crosses the centre (D1), and that is one switch in [`ray`].

use super::{Diagonal, Ring, Role};
use crate::geometry::{DARTBOARD, E, Field, Heading, N, NE, NW, S, SE, SW, Traveller, W};
use std::sync::OnceLock;

/// The sets of one field each. A table, because a shift of 128 bits is a call in WebAssembly.
static BITS: [u128; 128] = {
    let mut bits = [0; 128];
    let mut field = 0;
    while field < 128 {
        bits[field] = 1 << field;
        field += 1;
    }
    bits
};

/// The set of one field.
#[inline(always)]
pub(super) fn bit(field: u8) -> u128 {
    BITS[usize::from(field & 127)]
}
/// The lowest field of a set that is not empty.
#[inline(always)]
pub(super) const fn lowest(set: u128) -> u8 {
    set.trailing_zeros() as u8
}
/// Calls a function with every field of a set, in rising order.
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

/// Along ring and line, then along diagonals; these once more, as they come to a field.
static WAYS: [Heading; 12] = [E, W, N, S, NE, NW, SE, SW, NE, NW, SE, SW];
/// Two steps and one: the nearest fields off ring, line and diagonal (section 4).
static JUMPS: [[Heading; 3]; 8] =
    [[N, N, E], [N, N, W], [S, S, E], [S, S, W], [N, E, E], [N, W, W], [S, E, E], [S, W, W]];
/// Where a pawn goes, and what it takes: a step forward, by side.
static TAKES: [[Heading; 3]; 2] = [[N, NE, NW], [S, SE, SW]];

/// The fields met one after the other in one direction.
#[derive(Copy, Clone)]
pub(super) struct Ray {
    length: u8,
    /// A ring has 19 others.
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
    /// The fields met, the first occupied one included.
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

/// When a diagonal swaps left and right at the centre.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Swap {
    /// Never: it keeps turning.
    Never,
    /// With the step across: how a piece travels straight on.
    Across,
    /// After the step across: the same way backwards.
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

/// The tables for one way of diagonals.
pub(super) struct Tables {
    /// From each field the ways along ring (2), line (2) and diagonals (4), and the ways on which diagonals
    /// come there, backwards (4). Straight diagonals are not reversible.
    rays: [[Ray; 12]; FIELDS],
    /// All fields from which rings and lines lead to each field, and all from which diagonals do.
    from: [[u128; 2]; FIELDS],
    /// Where a knight goes.
    pub knight: [u128; FIELDS],
    /// Where a king goes.
    pub king: [u128; FIELDS],
    /// Where a pawn takes, by side.
    pub pawn: [[u128; FIELDS]; 2],
    /// From where a pawn takes there: across the o/i border not the way of the other side's pawns.
    pub pawn_from: [[u128; FIELDS]; 2],
    /// The field before a pawn, by side.
    ahead: [[u8; FIELDS]; 2],
}

/// The tables of a way of diagonals, computed when they are first asked for.
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
            // One step is a walk that everything blocks.
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

    /// The ways along ring and line from a field.
    #[inline(always)]
    pub(super) fn crosses(&self, from: u8) -> &[Ray] {
        &self.every(from)[..4]
    }
    /// The ways along diagonals from a field.
    #[inline(always)]
    pub(super) fn slants(&self, from: u8) -> &[Ray] {
        &self.every(from)[4..8]
    }
    /// All eight ways from a field: ring, line, diagonals.
    #[inline(always)]
    pub(super) fn all(&self, from: u8) -> &[Ray] {
        &self.every(from)[..8]
    }
    /// The ways of a piece; those of a king and a pawn are the beginnings of all.
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
    /// The ways on which sliders come to a field, backwards, of those that stand on `cross` or `slant` and
    /// could come at all; with each the sliders that use it.
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
    /// The field before a pawn of a side; [`NONE`] at the end of the board.
    #[inline(always)]
    pub(super) fn ahead(&self, side: usize, from: u8) -> u8 {
        self.ahead[side & 1][usize::from(from) % FIELDS]
    }
}
