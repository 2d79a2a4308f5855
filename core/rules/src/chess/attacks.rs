//! Attack tables, computed at the first use.

use super::magics;
use std::sync::OnceLock;

/// The bit set of one square.
pub(super) const fn bit(square: u8) -> u64 {
    1 << square
}
/// The lowest square of a non-empty bit set.
pub(super) const fn lowest(set: u64) -> u8 {
    set.trailing_zeros() as u8
}
/// The squares of a bit set in ascending order.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| lowest(set));
        set &= set.wrapping_sub(1);
        next
    })
}

/// The squares of file a.
pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The squares of file h.
pub(super) const FILE_H: u64 = FILE_A << 7;
/// The squares of rank 1.
pub(super) const RANK_1: u64 = 0xff;

/// The squares of a rank, from 0.
pub(super) const fn rank(y: u8) -> u64 {
    RANK_1 << (8 * y)
}

/// The attacks of a leaper with these jumps, for every square.
#[inline(never)]
fn leaper(jumps: &[(i8, i8)]) -> [u64; 64] {
    let mut reached = [0; 64];
    for (from, reached) in reached.iter_mut().enumerate() {
        // A jump is the first step of a ray blocked everywhere.
        jumps.iter().for_each(|jump| *reached |= walk(from as u8, *jump, u64::MAX));
    }
    reached
}

/// FIDE 3.6
const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
/// FIDE 3.8.1
const KING: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
/// FIDE 3.7.3, by side
const PAWN: [[(i8, i8); 2]; 2] = [[(-1, 1), (1, 1)], [(-1, -1), (1, -1)]];

const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, -1), (1, -1), (-1, 1)];

/// The hash of the blockers of one slider on one square into the table.
#[derive(Copy, Clone, Default)]
struct Magic {
    mask: u64,
    multiplier: u64,
    shift: u32,
    start: u32,
}

impl Magic {
    #[inline(always)]
    fn index(&self, occupied: u64) -> usize {
        let gathered = (occupied & self.mask).wrapping_mul(self.multiplier) >> self.shift;
        // The mask equals the table size, which removes bounds checks.
        (self.start as usize + gathered as usize) & (SLIDES - 1)
    }
}

/// A power of two above the 107,648 entries that are in use.
const SLIDES: usize = 1 << 17;

/// Attack tables, and the lines between squares. Computed at run time, as shipped data would be larger.
pub(super) struct Tables {
    /// Attacks of a knight.
    pub knight: [u64; 64],
    /// Attacks of a king.
    pub king: [u64; 64],
    /// Attacks of a pawn, by side.
    pub pawn: [[u64; 64]; 2],
    rook: [Magic; 64],
    bishop: [Magic; 64],
    between: Box<Pairs>,
    line: Box<Pairs>,
    slides: Box<[u64; SLIDES]>,
}

/// The tables, computed lazily (about two milliseconds).
#[inline(always)]
pub(super) fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(Tables::new)
}

impl Tables {
    #[cold]
    fn new() -> Tables {
        // Allocated on the heap: a megabyte would overflow the stack of WebAssembly.
        let mut slides = vec![0; SLIDES].into_boxed_slice();
        let mut start = 0;
        let rook = magics_of(&magics::ROOK, &ORTHOGONAL, &mut slides, &mut start);
        let bishop = magics_of(&magics::BISHOP, &DIAGONAL, &mut slides, &mut start);
        let (between, line) = lines();
        let slides = <Box<[u64; SLIDES]>>::try_from(slides).expect("made with this length");
        let (knight, king, pawn) = (leaper(&KNIGHT), leaper(&KING), PAWN.map(|jumps| leaper(&jumps)));
        Tables { knight, king, pawn, rook, bishop, between, line, slides }
    }

    /// Attacks of a rook for an occupancy.
    #[inline(always)]
    pub(super) fn rook(&self, from: u8, occupied: u64) -> u64 {
        self.slides[self.rook[usize::from(from & 63)].index(occupied)]
    }
    /// Attacks of a bishop for an occupancy.
    #[inline(always)]
    pub(super) fn bishop(&self, from: u8, occupied: u64) -> u64 {
        self.slides[self.bishop[usize::from(from & 63)].index(occupied)]
    }
    /// Attacks of a queen for an occupancy.
    #[inline(always)]
    pub(super) fn queen(&self, from: u8, occupied: u64) -> u64 {
        self.rook(from, occupied) | self.bishop(from, occupied)
    }
    /// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
    #[inline(always)]
    pub(super) fn between(&self, a: u8, b: u8) -> u64 {
        self.between[usize::from(a & 63)][usize::from(b & 63)]
    }
    /// The whole rank, file or diagonal through two squares; none if they are not aligned.
    #[inline(always)]
    pub(super) fn line(&self, a: u8, b: u8) -> u64 {
        self.line[usize::from(a & 63)][usize::from(b & 63)]
    }
}

/// Fills the table for one kind of slider.
#[inline(never)]
fn magics_of(
    numbers: &[u32; 64],
    directions: &[(i8, i8)],
    slides: &mut [u64],
    start: &mut u32,
) -> [Magic; 64] {
    let walks = |from, occupied| directions.iter().fold(0, |met, &d| met | walk(from, d, occupied));
    let mut magics = [Magic::default(); 64];
    for (from, magic) in magics.iter_mut().enumerate() {
        let from = from as u8;
        let mask = directions.iter().map(|&d| inner(walk(from, d, 0), d)).fold(0, |a, b| a | b);
        let bits = mask.count_ones();
        let multiplier = magics::multiplier(numbers[usize::from(from)]);
        *magic = Magic { mask, multiplier, shift: 64 - bits, start: *start };
        let mut occupied = 0u64;
        loop {
            slides[magic.index(occupied)] = walks(from, occupied);
            // The next subset of the mask.
            occupied = occupied.wrapping_sub(mask) & mask;
            if occupied == 0 {
                break;
            }
        }
        *start += 1 << bits;
    }
    magics
}

/// The squares of a ray in one direction, up to and including the first blocker.
#[inline(never)]
fn walk(from: u8, (dx, dy): (i8, i8), occupied: u64) -> u64 {
    let (mut x, mut y) = (from as i8 % 8, from as i8 / 8);
    let mut met = 0;
    loop {
        (x, y) = (x + dx, y + dy);
        if !(0..8).contains(&x) || !(0..8).contains(&y) {
            return met;
        }
        let square = bit((y * 8 + x) as u8);
        met |= square;
        if occupied & square != 0 {
            return met;
        }
    }
}

/// A ray without its last square: a piece on the edge blocks nothing behind it.
fn inner(walk: u64, (dx, dy): (i8, i8)) -> u64 {
    let edge_x = if dx > 0 { FILE_H } else { FILE_A };
    let edge_y = if dy > 0 { rank(7) } else { rank(0) };
    walk & !(if dx == 0 { 0 } else { edge_x }) & !(if dy == 0 { 0 } else { edge_y })
}

type Pairs = [[u64; 64]; 64];

fn lines() -> (Box<Pairs>, Box<Pairs>) {
    let (mut between, mut line) = (Box::new([[0; 64]; 64]), Box::new([[0; 64]; 64]));
    for a in 0..64u8 {
        for (dx, dy) in ORTHOGONAL.into_iter().chain(DIAGONAL) {
            let whole = bit(a) | walk(a, (dx, dy), 0) | walk(a, (-dx, -dy), 0);
            for b in squares(walk(a, (dx, dy), 0)) {
                line[usize::from(a)][usize::from(b)] = whole;
                between[usize::from(a)][usize::from(b)] = walk(a, (dx, dy), bit(b)) & !bit(b);
            }
        }
    }
    (between, line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_entry_is_what_a_walk_finds() {
        let t = tables();
        for from in 0..64 {
            for (directions, magics) in [(ORTHOGONAL, &t.rook), (DIAGONAL, &t.bishop)] {
                let mask = magics[usize::from(from)].mask;
                let mut occupied = 0u64;
                loop {
                    let walked = directions.iter().fold(0, |a, &d| a | walk(from, d, occupied));
                    assert_eq!(t.slides[magics[usize::from(from)].index(occupied)], walked);
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn lines_join_only_squares_on_one_line() {
        let t = tables();
        let (a1, d4, h8, b3) = (0, 27, 63, 17);
        assert_eq!(t.between(a1, d4), bit(9) | bit(18));
        assert_eq!(t.line(d4, a1), t.line(a1, h8));
        assert_eq!((t.between(a1, b3), t.line(a1, b3), t.between(a1, a1)), (0, 0, 0));
    }
}
