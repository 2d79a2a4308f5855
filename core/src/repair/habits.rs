//! Where players put their pieces: how likely a move is before anything is known of the position but its legal moves.
//!
//! A softmax over the legal moves, fitted to a thousand games of amateurs (`docs/decisions/repair.md`). What a move gives away
//! is charged by `judge`.

use super::slips::Price;
use crate::chess::{Kind, Move, Position, Role};
use crate::notation::{AnyMove, AnyPosition};
use crate::position::{Position as _, Side};

/// Weights of moves in hundredths: castling, recaptures, captures, promotions to less than a queen, all others.
const CASTLE: i32 = 123;
const RECAPTURE: i32 = 61;
const CAPTURE: i32 = -22;
const LESSER: i32 = -185;
const OTHER: i32 = -65;
/// So much of a weight counts, in percent: texts are better witnesses.
const COUNTS: i32 = 60;
/// The last move of the opening.
const OPENING: u32 = 10;

/// The prices of moves, each the negative logarithm of its probability; `last` is the move before.
pub(super) fn prices(now: &AnyPosition, moves: &[AnyMove], last: Option<&AnyMove>) -> Vec<Price> {
    let AnyPosition::Chess(p) = now else { return vec![one_of(moves.len()); moves.len()] };
    let last = match last {
        Some(AnyMove::Chess(last)) => Some(last.to),
        _ => None,
    };
    let weight = |m: &AnyMove| match m {
        AnyMove::Chess(m) => weight(p, m, last == Some(m.to)),
        _ => 0,
    };
    let weights: Vec<i32> = moves.iter().map(weight).collect();
    let sum: f64 = weights.iter().map(|weight| f64::exp(f64::from(*weight) / 100.0)).sum();
    let all = (sum.max(1e-9).ln() * 100.0).round() as i32;
    weights.into_iter().map(|weight| (all - weight).max(0) as Price).collect()
}

/// The price of one of so many equal moves: its logarithm, with straight lines between the powers of two.
pub(super) fn one_of(moves: usize) -> Price {
    let power = moves.max(1).ilog2();
    69 * power + ((69 * (moves.max(1) - (1 << power))) >> power) as Price
}

fn weight(p: &Position, m: &Move, is_target_of_last: bool) -> i32 {
    let is_capture = m.kind == Kind::EnPassant || m.kind != Kind::Castle && p.piece(m.to).is_some();
    let kind = match m.promotion() {
        _ if m.kind == Kind::Castle => CASTLE,
        Some(role) if role != Role::Queen => LESSER,
        _ if is_capture && is_target_of_last => RECAPTURE,
        _ if is_capture => CAPTURE,
        _ => OTHER,
    };
    let mirror = if p.turn() == Side::White { 0 } else { 56 };
    let phase = usize::from(p.number() > OPENING);
    let place = PLACES[phase][m.role as usize][usize::from((m.to.0 ^ mirror) & 63)];
    (kind + i32::from(place)) * COUNTS / 100
}

/// The weights of the targets, a1 first, as White sees them: opening and later, pawn, knight, bishop, rook, queen, king.
#[rustfmt::skip]
const PLACES: [[[i16; 64]; 6]; 2] = [
    // The first ten moves.
    [
        [
            -76, -76, -76, -76, -76, -76, -76, -76, // pawn
            -76, -76, -76, -76, -76, -76, -76, -76,
            -33, -85, 43, 36, 78, -90, 1, -22,
            -122, -60, 127, 104, 134, -10, -91, -147,
            40, 65, 3, 63, 61, 3, 57, 122,
            22, -33, 63, 78, -90, 102, -10, 51,
            -76, 24, 68, 23, 23, -76, 16, -76,
            -76, -76, 24, 25, -76, -20, -76, -76,
        ],
        [
            -90, -85, -30, -60, -134, 87, -147, 6, // knight
            -59, 9, 13, 34, 18, 74, 7, -88,
            -166, -38, 92, 88, 14, 178, 80, -134,
            -119, -16, 14, 15, 21, 39, -27, -60,
            48, -29, -49, -71, -29, -10, -138, -26,
            -90, 33, 25, 90, -34, 58, 95, 10,
            1, -90, -6, 18, -34, 25, 10, 5,
            -90, -90, -90, 10, -90, -90, -90, 20,
        ],
        [
            43, -7, -111, 25, 23, -83, 68, -29, // bishop
            122, 237, 84, -44, 49, 2, 347, 140,
            -79, 59, 17, 18, 22, -59, 94, -153,
            128, 67, 39, 24, -8, 39, 36, 97,
            29, 16, -12, -51, 33, 1, 53, -37,
            -81, 56, -20, 56, -15, 49, 45, 34,
            40, 6, 49, 51, 111, 26, 126, -29,
            65, -2, 48, 46, -52, 45, 91, 55,
        ],
        [
            -92, -133, -37, -35, 49, -157, -239, -38, // rook
            -110, -75, -78, -80, -109, -81, -74, -124,
            -100, -75, -71, -74, -102, -94, -72, -114,
            -71, -70, -69, -69, -81, -69, -169, -88,
            -69, -73, -70, -75, -75, -169, -169, -38,
            -69, -69, -69, -70, -42, -169, -169, -69,
            -169, -69, -69, -69, -83, -169, -169, -85,
            -169, -169, -69, -69, -69, -169, -169, -169,
        ],
        [
            -160, -199, -196, -76, -148, -87, -67, -160, // queen
            -65, -89, -10, -73, -71, -8, -64, -160,
            -84, -78, -69, -94, -42, -23, -1, -54,
            -116, -89, -156, 0, -146, -101, -147, -46,
            -79, -105, -104, -14, -111, -94, -34, -73,
            -74, -70, -37, -105, -62, -73, -21, -61,
            -40, -20, -61, -24, 0, -86, 1, -63,
            -19, -61, -60, 69, -99, -61, -62, -84,
        ],
        [
            -12, -80, -83, -169, -44, -290, -57, -54, // king
            -181, -181, -82, -229, -204, -167, -112, -61,
            -181, -181, -181, -181, -85, -58, -84, -81,
            -181, -181, -181, -181, -181, -181, -181, -181,
            -181, -181, -181, -181, -181, -181, -181, -181,
            -181, -181, -181, -181, -181, -181, -181, -181,
            -181, -181, -181, -181, -181, -181, -181, -181,
            -181, -181, -181, -181, -181, -181, -181, -181,
        ],
    ],
    // Later.
    [
        [
            -49, -49, -49, -49, -49, -49, -49, -49, // pawn
            -49, -49, -49, -49, -49, -49, -49, -49,
            -81, -57, 11, -14, 7, -53, -68, -52,
            -64, -27, 0, 19, -5, -14, -50, -56,
            32, 13, 18, 19, 39, 25, 45, 50,
            -2, 11, 13, 16, -12, 51, 31, 23,
            23, -47, 76, -18, 74, 72, 46, 79,
            8, 28, -24, 9, 113, -27, 0, 84,
        ],
        [
            -61, -115, -26, -66, -70, 16, -50, -163, // knight
            -85, -43, 44, 12, 7, 67, 18, -20,
            -51, 37, 51, 42, 80, 66, 84, 4,
            0, 22, 54, 31, 40, 55, -6, 4,
            21, -8, 34, 41, 48, 51, 2, -41,
            -18, 9, 30, 31, 6, -17, 6, -26,
            -39, 3, 26, -9, -6, -45, 9, 28,
            -18, -55, -23, 24, -2, 6, -20, -18,
        ],
        [
            -92, -75, -68, -54, -35, -49, -83, -222, // bishop
            -68, 21, 5, -53, -3, -48, 43, -14,
            -28, 37, 30, 6, 41, -6, 17, -44,
            -10, -29, -10, 14, -8, -3, -19, -45,
            1, -22, -23, -39, -7, -29, -23, -145,
            -81, 24, -1, 6, -8, -3, -39, 33,
            -73, -17, -4, 46, -14, -35, -7, -97,
            -156, -113, 1, -4, -50, -56, -69, -144,
        ],
        [
            -73, -78, -34, -18, -24, -70, -67, -61, // rook
            -129, -36, -64, -31, -52, -56, -42, -82,
            -84, -30, -29, -32, 3, -59, -5, -9,
            -36, -58, -7, 18, -32, -26, 14, -24,
            2, -7, 11, -16, 21, -8, 25, -2,
            18, 17, 20, -2, 18, 32, 73, 17,
            -37, 12, 8, 28, -23, -10, -29, -30,
            1, -29, -29, -14, -17, -18, 3, 41,
        ],
        [
            -149, -129, -117, -83, -128, -54, -133, -106, // queen
            -50, -32, -41, -24, -24, -27, -1, -68,
            -96, -30, -54, -44, -42, 20, -22, -60,
            -57, -74, -41, -18, 5, -41, -2, -11,
            -41, -54, 29, -22, 6, 4, 22, -37,
            -22, -8, -4, -11, 8, 16, -12, -1,
            -17, -27, -21, -11, 1, 20, -77, 22,
            -41, 25, 32, -37, 12, -6, 18, 20,
        ],
        [
            -75, -66, -70, -90, -74, -87, -85, -135, // king
            0, -9, -3, 0, -4, -8, -21, -62,
            -27, 56, -2, -6, 1, 24, 34, -38,
            -14, 55, -18, 31, 52, 38, 19, -41,
            -45, 31, 92, 56, 70, 79, 55, -1,
            30, -23, 78, 48, 91, 38, 52, 38,
            -65, 33, 1, 39, 24, 89, 41, -53,
            -32, -111, -60, -121, -113, -31, -59, -12,
        ],
    ],
];
