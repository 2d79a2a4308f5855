//! Where pieces go from each field: tables made once for each way of diagonals, at the first use.
//!
//! Everything is derived from steps over [`DARTBOARD`]; the only thing a rule changes is what a diagonal does
//! as it crosses the centre (D1), and that is one switch in [`ray`].

use super::{Diagonal, Ring};
use crate::geometry::{DARTBOARD, E, Field, Heading, N, NE, NW, S, SE, SW, Traveller, W};
use std::sync::OnceLock;

/// The set of one field.
#[inline(always)]
pub(super) const fn bit(field: u8) -> u128 {
    1 << (field & 127)
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

/// No field: the end of the board.
pub(super) const NONE: u8 = 255;
/// The fields of the board.
pub(super) const FIELDS: usize = 80;

/// Along rings and lines.
const CROSS: [Heading; 4] = [E, W, N, S];
/// Along diagonals.
const SLANT: [Heading; 4] = [NE, NW, SE, SW];
/// Two steps and one: the nearest fields off ring, line and diagonal (section 4).
const JUMPS: [[Heading; 3]; 8] =
    [[N, N, E], [N, N, W], [S, S, E], [S, S, W], [N, E, E], [N, W, W], [S, E, E], [S, W, W]];
/// What a pawn takes: one diagonal step forward, by side.
const TAKES: [[Heading; 2]; 2] = [[NE, NW], [SE, SW]];

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
    /// The first occupied field.
    #[inline(always)]
    pub(super) fn first(&self, occupied: u128) -> Option<u8> {
        self.fields().iter().copied().find(|f| occupied & bit(*f) != 0)
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
    /// From each field along ring (2), line (2) and diagonals (4).
    rays: [[Ray; 8]; FIELDS],
    /// The ways on which diagonals come to each field, backwards. Straight diagonals are not reversible.
    back: [[Ray; 4]; FIELDS],
    /// All fields from which rings and lines lead to each field, and all from which diagonals do.
    cross_from: [u128; FIELDS],
    slant_from: [u128; FIELDS],
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
            rays: [[Ray::EMPTY; 8]; FIELDS],
            back: [[Ray::EMPTY; 4]; FIELDS],
            cross_from: [0; FIELDS],
            slant_from: [0; FIELDS],
            knight: [0; FIELDS],
            king: [0; FIELDS],
            pawn: [[0; FIELDS]; 2],
            pawn_from: [[0; FIELDS]; 2],
            ahead: [[NONE; FIELDS]; 2],
        });
        let (there, back) = match diagonal {
            Diagonal::Straight => (Swap::Across, Swap::Afterwards),
            Diagonal::Turning => (Swap::Never, Swap::Never),
        };
        for from in DARTBOARD.fields() {
            t.fill(from, there, back);
        }
        t
    }

    fn fill(&mut self, from: Field, there: Swap, back: Swap) {
        let i = from.index();
        for k in 0..4 {
            self.rays[i][k] = ray(from, CROSS[k], Swap::Never);
            self.rays[i][k + 4] = ray(from, SLANT[k], there);
            self.back[i][k] = ray(from, SLANT[k], back);
            self.cross_from[i] |= met(&self.rays[i][k], 0);
            self.slant_from[i] |= met(&self.back[i][k], 0);
        }
        for ray in &self.rays[i] {
            // One step is a walk that everything blocks.
            self.king[i] |= met(ray, u128::MAX);
        }
        for jump in &JUMPS {
            let to = DARTBOARD.walk(from, jump).filter(|to| Ring::of(*to) != Ring::of(from));
            self.knight[i] |= to.map_or(0, |to| bit(to.0));
        }
        for side in 0..2 {
            for heading in TAKES[side] {
                if let Some(to) = DARTBOARD.walk(from, &[heading]) {
                    self.pawn[side][i] |= bit(to.0);
                    self.pawn_from[side][to.index()] |= bit(from.0);
                }
            }
            self.ahead[side][i] = DARTBOARD.walk(from, &[[N, S][side]]).map_or(NONE, |to| to.0);
        }
    }

    /// The ways along ring and line from a field.
    #[inline(always)]
    pub(super) fn crosses(&self, from: u8) -> &[Ray] {
        &self.all(from)[..4]
    }
    /// The ways along diagonals from a field.
    #[inline(always)]
    pub(super) fn slants(&self, from: u8) -> &[Ray] {
        &self.all(from)[4..]
    }
    /// All eight ways from a field: ring, line, diagonals.
    #[inline(always)]
    pub(super) fn all(&self, from: u8) -> &[Ray; 8] {
        &self.rays[usize::from(from) % FIELDS]
    }
    /// The ways on which sliders come to a field, backwards, of those that stand on `cross` or `slant` and
    /// could come at all; with each the sliders that use it.
    #[inline(always)]
    pub(super) fn ways_to(&self, at: u8, cross: u128, slant: u128, mut f: impl FnMut(&Ray, u128)) {
        let i = usize::from(at) % FIELDS;
        if self.cross_from[i] & cross != 0 {
            self.crosses(at).iter().for_each(|ray| f(ray, cross));
        }
        if self.slant_from[i] & slant != 0 {
            self.back[i].iter().for_each(|ray| f(ray, slant));
        }
    }
    /// The field before a pawn of a side; none at the end of the board.
    #[inline(always)]
    pub(super) fn ahead(&self, side: usize, from: u8) -> Option<u8> {
        let to = self.ahead[side & 1][usize::from(from) % FIELDS];
        (to != NONE).then_some(to)
    }
}

/// The fields met on a ray, the first occupied one included.
#[inline(always)]
pub(super) fn met(ray: &Ray, occupied: u128) -> u128 {
    let mut met = 0;
    for field in ray.fields() {
        met |= bit(*field);
        if occupied & bit(*field) != 0 {
            break;
        }
    }
    met
}
