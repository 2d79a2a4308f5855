//! Magic multipliers that map the blockers of a slider to an index, one per square.
//!
//! Good magics are rare and incompressible. So they are drawn from a fixed generator, and only the index
//! of the first suitable draw per square is stored. The tests of
//! `attacks.rs` compare every reachable entry with a ray over the board.

/// Draw indices for rooks; the table index has as many bits as the square has relevant blockers.
#[rustfmt::skip]
pub(super) const ROOK: [u32; 64] = [
    182794, 6204, 175062, 92714, 167792, 70991, 252356, 138228,
    12049, 4783, 3071, 44518, 57253, 927, 53741, 57261,
    45729, 11789, 115841, 241987, 181961, 49017, 52314, 89509,
    54931, 4783, 78038, 112944, 115756, 343173, 66571, 28764,
    1591, 13630, 16636, 33554, 162268, 39196, 1411, 30750,
    28411, 37864, 84832, 26928, 222305, 174903, 58893, 18962,
    5289, 4839, 3071, 35540, 66642, 927, 43324, 18932,
    45682, 37149, 117079, 107173, 56394, 304870, 96782, 1708,
];

/// Draw indices for bishops.
#[rustfmt::skip]
pub(super) const BISHOP: [u32; 64] = [
    6885, 1645, 835, 573, 61, 1141, 7100, 3053,
    2030, 2713, 428, 759, 563, 2834, 2469, 7,
    1471, 193, 3665, 154, 714, 6547, 97, 2130,
    374, 122, 4804, 310604, 15863, 12246, 2183, 835,
    793, 320, 2294, 105517, 11392, 1441, 1653, 726,
    1214, 234, 27968, 15103, 1508, 14835, 918, 1611,
    7100, 377, 75, 168, 2, 1539, 2576, 1645,
    3053, 7, 1522, 206, 206, 637, 2030, 6885,
];

/// The multiplier of a draw index. It has few bits: the bitwise AND of three draws.
pub(super) fn multiplier(number: u32) -> u64 {
    let first = 3 * u64::from(number);
    draw(first) & draw(first + 1) & draw(first + 2)
}

/// A pseudorandom number (Fibonacci hashing, twice).
const fn draw(n: u64) -> u64 {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = n.wrapping_mul(GOLDEN);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(GOLDEN);
    mixed ^ mixed >> 29
}
