//! The layout of each board's fields in the bit sets of the generator: one step is one shift for all pieces.
//!
//! Dark fields numbered rank by rank would need a different shift on every second rank. With one bit left
//! empty after every second rank there is one shift for each heading: 4, 5, 9 on 8 x 8, and 55 places in all on
//! 10 x 10.

use crate::geometry::{Checker, E, Field, FieldSet, Grid, Heading, N, NE, NW, S, SE, SW, Traveller, W};
use std::sync::OnceLock;

/// The headings over a board. Opposite headings have mirrored indices.
const WAYS: [Heading; 8] = [NE, N, NW, E, W, SE, S, SW];
/// Number of headings.
pub(super) const WAY: usize = WAYS.len();

/// The opposite heading.
#[inline]
pub(super) const fn back(way: usize) -> usize {
    (WAY - 1 - way) & (WAY - 1)
}

/// The headings of a list, as bits. Only their signs count: orthogonal headings skip the light field.
pub(super) fn ways(headings: &[Heading], flip: bool) -> u8 {
    let mut ways = 0;
    for heading in headings {
        let heading = if flip { heading.flip() } else { *heading };
        let same = |w: &Heading| (w.dx, w.dy) == (heading.dx.signum(), heading.dy.signum());
        ways |= WAYS.iter().position(same).map_or(0, |way| 1 << way);
    }
    ways
}

/// The tables of a board.
pub(super) struct Tables {
    /// Shift of a step, and its possible target places.
    pub steps: [(u32, u128); WAY],
    /// All places that are fields.
    pub board: u128,
    /// The last rank of White and of Black.
    pub last: [u128; 2],
    /// Number of places.
    pub places: u8,
    fields: [u8; 128],
    /// The fields by the distance to their places.
    runs: [u128; RUNS],
}

/// Empty places below the fields of the last rank, plus one: at most six on twelve ranks.
const RUNS: usize = 8;

impl Tables {
    /// The tables of a board, computed lazily.
    pub fn of(grid: &Grid) -> &'static Tables {
        /// Boards of up to 12 files, three kinds of each.
        static TABLES: [OnceLock<Box<Tables>>; 39] = [const { OnceLock::new() }; 39];
        let slot = &TABLES[(3 * usize::from(grid.files) + grid.checker as usize) % TABLES.len()];
        slot.get_or_init(|| Box::new(Tables::new(grid)))
    }

    fn new(grid: &Grid) -> Tables {
        let (steps, last, fields, runs) = ([(0, 0); WAY], [0; 2], [0; 128], [0; RUNS]);
        let mut tables = Tables { steps, board: 0, last, places: 0, fields, runs };
        for field in grid.fields() {
            let (place, y) = (place(grid, field), grid.xy(field).1);
            tables.fields[usize::from(place & 127)] = field.0;
            tables.runs[usize::from(place - field.0) % RUNS] |= 1 << field.0;
            tables.places = place + 1;
            tables.board |= 1 << place;
            for (side, last) in [(0, grid.ranks - 1), (1, 0)] {
                tables.last[side] |= u128::from(y == last) << place;
            }
            for (step, heading) in tables.steps.iter_mut().zip(WAYS) {
                let wide = grid.checker != Checker::All && heading.dx * heading.dy == 0;
                let Heading { dx, dy } = heading;
                let heading = if wide { Heading { dx: 2 * dx, dy: 2 * dy } } else { heading };
                if let Some(Traveller { at, .. }) = grid.step(field.into(), heading) {
                    let to = self::place(grid, at);
                    *step = (u32::from(to).wrapping_sub(u32::from(place)), step.1 | 1 << to);
                }
            }
        }
        tables
    }

    /// The field at a place.
    #[inline]
    pub fn field(&self, place: u32) -> Field {
        Field(self.fields[(place & 127) as usize])
    }
    /// The places of a set of fields.
    #[inline(never)]
    pub fn inner(&self, set: FieldSet) -> u128 {
        self.runs.iter().enumerate().fold(0, |inner, (by, run)| inner | (set.0 & run) << by)
    }
    /// The fields at a set of places.
    #[inline(never)]
    pub fn outer(&self, inner: u128) -> FieldSet {
        FieldSet(self.runs.iter().enumerate().fold(0, |set, (by, run)| set | inner >> by & run))
    }
}

/// The place of a field.
pub(super) fn place(grid: &Grid, field: Field) -> u8 {
    let y = grid.xy(field).1;
    field.0
        + match grid.checker {
            Checker::All => 0,
            Checker::DarkLeft => y.div_ceil(2),
            Checker::DarkRight => y / 2,
        }
}

#[cfg(test)]
mod tests {
    use super::super::rules::ALL;
    use super::*;

    #[test]
    fn one_shift_takes_every_field_one_step_on() {
        for rules in ALL {
            let grid = &rules.board.grid;
            let tables = Tables::of(grid);
            assert_eq!(tables.places <= 64, grid.files < 12);
            for heading in rules.man_takes.iter().chain(rules.king_takes).chain(rules.king_moves) {
                let way = ways(&[*heading], false).trailing_zeros() as usize;
                let (by, to) = tables.steps[way];
                for field in grid.fields() {
                    let set = tables.inner([field].into_iter().collect());
                    let next = grid.step(field.into(), *heading).map(|t| t.at);
                    let shifted = tables.outer(set.rotate_left(by) & to);
                    assert_eq!(shifted, next.into_iter().collect(), "{} {field:?} {heading:?}", rules.id);
                    assert_eq!(tables.outer(set), [field].into_iter().collect());
                }
            }
        }
    }

    #[test]
    fn ways_have_their_way_back() {
        for (way, heading) in WAYS.iter().enumerate() {
            assert_eq!(WAYS[back(way)], heading.back());
        }
    }
}
