//! The evaluation of Scharten: material, rings and sectors, mobility, support, kings, and pieces still to be thrown.

use super::VALUES;
use crate::family::Evaluation;
use notabene_rules::geometry::{DARTBOARD, E, Field, N, NE, NW, S, SE, SW, W};
use notabene_rules::position::{Position as _, Side};
use notabene_rules::scharten::{Position, Ring, Role};

/// Fields of the board.
const FIELDS: usize = 80;
/// Hundredths for each reachable field of knight to queen.
const MOBILITY: [i32; 4] = [5, 4, 2, 1];
/// Percent of its value that a piece has while it is still to be thrown.
const IN_HAND: i32 = 88;
/// Loss of a side for each consecutive lost dart.
const MISSED: i32 = 30;
/// Having the move.
const TEMPO: i32 = 12;

/// The evaluation of Scharten.
pub(crate) struct SchartenEvaluation {
    /// Value of each role on each field, as White sees it.
    places: [[i32; FIELDS]; 6],
    /// The neighbours of each field.
    near: [u128; FIELDS],
}

impl Evaluation<Position> for SchartenEvaluation {
    fn new(_: &Position) -> SchartenEvaluation {
        let place =
            |role: Role| std::array::from_fn(|at| VALUES[role as usize] + place(role, Field(at as u8)));
        let mut places = Role::ALL.map(place);
        // The king is never exchanged.
        places[Role::King as usize].iter_mut().for_each(|value| *value -= VALUES[Role::King as usize]);
        SchartenEvaluation { places, near: std::array::from_fn(|at| neighbours(Field(at as u8))) }
    }

    fn score(&self, p: &Position) -> i32 {
        let us = p.turn();
        let score = self.side(p, us) - self.side(p, us.other());
        let enough = |side: Side| {
            let pawns = p.bits(side, Role::Pawn).count_ones() as usize;
            pawns > 0 || !p.to_throw(side).is_empty()
        };
        let score = match score {
            // A king, a minor piece and no pawn cannot win.
            1.. if !enough(us) && score < 400 => score / 4,
            ..=0 if !enough(us.other()) && score > -400 => score / 4,
            _ => score,
        };
        score + TEMPO
    }
}

impl SchartenEvaluation {
    /// The value of all pieces of a side, and of those it has still to throw.
    fn side(&self, p: &Position, side: Side) -> i32 {
        let mut value = 0;
        for role in Role::ALL {
            each(p.bits(side, role), |at| value += self.places[role as usize][usize::from(seen(side, at))]);
        }
        let mut reached = 0;
        for (n, role) in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate() {
            each(p.bits(side, role), |at| {
                let fields = p.reach(role, Field(at));
                value += MOBILITY[n] * fields.count_ones() as i32;
                reached |= fields;
            });
        }
        value += self.attack(p, side, reached);
        let thrown: i32 = p.to_throw(side).iter().map(|role| VALUES[*role as usize]).sum();
        value + thrown * IN_HAND / 100 - MISSED * i32::from(p.misses(side)).pow(2)
    }

    /// Reachable fields around the enemy king, and own pieces around the own one.
    fn attack(&self, p: &Position, side: Side, reached: u128) -> i32 {
        let ring = self.near[p.king(side.other()).index() % FIELDS];
        let home = self.near[p.king(side).index() % FIELDS];
        let own = Role::ALL.into_iter().fold(0, |set, role| set | p.bits(side, role));
        let pressed = (reached & ring).count_ones() as i32;
        let officers = (p.bits(side, Role::Queen) | p.bits(side, Role::Rook)).count_ones() as i32;
        pressed * (3 + 2 * officers.min(4)) + 7 * (home & own).count_ones() as i32
    }
}

/// The field as White would see it: the side plays up.
fn seen(side: Side, at: u8) -> u8 {
    let at = at % FIELDS as u8;
    if side == Side::White { at } else { (7 - at / 10) * 10 + at % 10 }
}

/// The bonus of a role on a field, as White sees it.
fn place(role: Role, at: Field) -> i32 {
    let (_, y) = DARTBOARD.xy(at);
    let (y, ring) = (i32::from(y), Ring::of(at));
    // On double and treble a capture needs support.
    let guarded = i32::from(ring.value()) - 1;
    let inside = match ring {
        Ring::Double => 0,
        Ring::Fat => 1,
        Ring::Treble => 2,
        Ring::Little => 3,
    };
    match role {
        Role::Pawn => [0, 0, 6, 12, 20, 36, 70, 0][(y & 7) as usize],
        Role::Knight => 7 * inside + 6 * guarded - 14,
        Role::Bishop => 5 * inside + 6 * guarded - 8,
        Role::Rook => 4 * guarded + if y == 6 { 12 } else { 0 },
        Role::Queen => 3 * inside + 5 * guarded - 6,
        Role::King => 16 * guarded - if y > 2 { 10 * y } else { 0 },
    }
}

/// The fields around a field.
fn neighbours(at: Field) -> u128 {
    let steps = [N, NE, E, SE, S, SW, W, NW].into_iter().filter_map(|way| DARTBOARD.step(at.into(), way));
    steps.fold(0, |set, next| set | 1 << next.at.0)
}

/// Calls a function for every field of a set.
fn each(mut set: u128, mut f: impl FnMut(u8)) {
    while set != 0 {
        f(set.trailing_zeros() as u8);
        set &= set - 1;
    }
}
