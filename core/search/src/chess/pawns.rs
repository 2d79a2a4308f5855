//! The structure of pawns.

use super::tables::{Phased, phased};

/// File a.
const FILE_A: u64 = 0x0101_0101_0101_0101;

/// The bonus of a passed pawn by the ranks it has advanced from its first one.
const PASSED: [Phased; 6] =
    [phased(0, 6), phased(2, 12), phased(8, 28), phased(24, 55), phased(55, 100), phased(90, 160)];

/// The squares beside a set.
pub(super) const fn beside(set: u64) -> u64 {
    set << 1 & !FILE_A | (set & !FILE_A) >> 1
}

/// The squares of a file.
pub(super) const fn file(square: u32) -> u64 {
    FILE_A << (square % 8)
}

/// The squares attacked by pawns that move up.
pub(super) const fn attacked_up(pawns: u64) -> u64 {
    beside(pawns) << 8
}

/// The ranks above a square.
const fn above(square: u32) -> u64 {
    let rank = square / 8;
    if rank >= 7 { 0 } else { !0 << (8 * (rank + 1)) }
}

/// The value of the structure of pawns that move up, against others.
pub(super) fn structure(own: u64, their: u64) -> Phased {
    let (mut value, mut rest) = (Phased::default(), own);
    let guarded = attacked_up(own);
    while rest != 0 {
        let square = rest.trailing_zeros();
        let (here, lane) = (1u64 << square, file(square));
        rest &= rest - 1;
        let neighbours = beside(lane) & own;
        if lane & own & above(square) != 0 {
            value -= phased(9, 18);
        }
        if neighbours == 0 {
            value -= phased(11, 13);
        }
        if guarded & here != 0 {
            value += phased(7, 8);
        }
        if (lane | beside(lane)) & their & above(square) == 0 && lane & own & above(square) == 0 {
            let step = (square / 8).clamp(1, 6) as usize - 1;
            value += PASSED[step];
            if guarded & here != 0 {
                value += phased(2, 5) * step as i32;
            }
        }
    }
    value
}
