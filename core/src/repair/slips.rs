//! Prices of slips of the pen, learnt from transcripts of real score sheets (`docs/decisions/repair.md`).

use crate::notation::letters::small;

/// A price in hundredths of a natural logarithm: 230 is one chance in ten.
pub(super) type Price = u32;

/// Meaning of a sign.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// The letter of a piece.
    Piece,
    /// The letter of a file.
    File,
    /// The digit of a rank.
    Rank,
    /// A capture sign, a dash, the sign of a promotion.
    Capture,
    /// The sign of check.
    Check,
    /// A letter of castling.
    Castle,
}

/// A piece without its letter.
pub(super) const NO_PIECE: Price = 430;
/// A needed start left out.
pub(super) const NO_START: Price = 110;
/// A file or rank of the start that is not needed.
pub(super) const SPARE_FILE: Price = 380;
pub(super) const SPARE_RANK: Price = 480;
/// No capture sign, after a piece and after a pawn.
pub(super) const NO_X: Price = 250;
pub(super) const NO_X_PAWN: Price = 200;
/// A captured piece before the target.
pub(super) const SPARE_TAKEN: Price = 350;
/// Half of the target left out.
pub(super) const NO_FILE: Price = 480;
pub(super) const NO_RANK: Price = 460;
pub(super) const NO_RANK_PAWN: Price = 180;
/// No sign of check.
pub(super) const NO_CHECK: Price = 40;
/// A sign that means nothing.
pub(super) const SURPLUS: Price = 430;

/// A surplus sign, with the sign before it: a doubled or corrected sign is likelier.
pub(super) fn surplus(sign: char, before: Option<char>) -> Price {
    match sign {
        '-' => 30,
        '+' => {
            if before == Some('+') {
                30
            } else {
                280
            }
        }
        'x' => 330,
        _ if before == Some(sign) => 200,
        _ => SURPLUS,
    }
}

/// A sign written for another.
pub(super) fn change(class: Class, right: char, written: char) -> Price {
    if right == written {
        return 0;
    }
    if small(right) == small(written) {
        return 100;
    }
    if let Some((.., price)) = CONFUSED.iter().find(|(a, b, _)| *a == right && *b == written) {
        return *price;
    }
    match class {
        Class::File if is_file(written) => 560,
        Class::Rank if written.is_ascii_digit() => 540,
        Class::Piece if written.is_uppercase() => 540,
        Class::Capture | Class::Check => 700,
        _ => 680,
    }
}

fn is_file(c: char) -> bool {
    c.is_ascii_lowercase() && c != 'x'
}

/// Signs that were taken for each other: the right one, the written one, the price.
const CONFUSED: [(char, char, Price); 54] = [
    ('c', 'e', 350),
    ('e', 'c', 420),
    ('3', '5', 450),
    ('5', '4', 450),
    ('4', '5', 450),
    ('e', 'd', 470),
    ('a', 'd', 390),
    ('d', 'a', 500),
    ('a', 'g', 410),
    ('g', 'f', 450),
    ('d', 'c', 490),
    ('7', '4', 450),
    ('h', 'b', 400),
    ('b', 'h', 430),
    ('f', 'e', 490),
    ('d', 'e', 500),
    ('5', '6', 490),
    ('f', 'h', 500),
    ('8', '5', 430),
    ('8', '6', 440),
    ('6', '8', 490),
    ('6', '5', 500),
    ('6', '7', 500),
    ('c', 'b', 500),
    ('b', 'd', 480),
    ('8', '1', 450),
    ('7', '2', 480),
    ('2', '7', 450),
    ('1', '7', 470),
    ('7', '1', 500),
    ('4', '9', 400),
    ('7', '3', 480),
    ('c', 'd', 500),
    ('c', 'a', 500),
    ('g', 'a', 470),
    ('9', '4', 400),
    ('g', 'd', 480),
    ('b', '6', 420),
    ('6', 'b', 450),
    ('g', '9', 400),
    ('B', 'R', 470),
    ('R', 'B', 480),
    ('R', 'K', 460),
    ('K', 'R', 460),
    ('N', 'K', 500),
    ('K', 'N', 470),
    ('K', 'Q', 480),
    ('N', 'h', 480),
    ('B', '6', 470),
    ('B', '8', 480),
    ('N', 'R', 500),
    ('Q', 'O', 300),
    ('Q', 'a', 500),
    ('Q', '0', 350),
];
