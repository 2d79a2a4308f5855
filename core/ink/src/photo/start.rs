//! Which way up a table lies, and where its first move is: by what is written and printed in its places.

use super::grey::{Bitmap, Grey};
use super::homography::Place;
use super::table::Table;

/// Longer side of the picture in which writing is looked for.
const SEARCHED: usize = 2_000;
/// Brightness of ink, in parts of the paper around it.
const DARK: f32 = 0.86;
/// Places of a picture that are looked at in each place of the table, and the part of it beside its lines.
const STEPS: [usize; 2] = [48, 12];
const INSIDE: [f32; 2] = [0.1, 0.2];
/// Least share of dark places where something is written.
const WRITTEN: f32 = 0.012;
/// Rows under the headings that are empty in a part of the table without moves.
const EMPTY: usize = 4;
/// Printed tables have a multiple of so many rows.
const USUAL: usize = 5;
/// Worth of printed numbers for the way up, compared with the order in which places are filled.
const NUMBERS: f32 = 2.0;

/// A table that lies the right way up.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// The table, from the row of the first move on.
    pub table: Table,
    /// False if somebody should look at its first row.
    pub is_sure: bool,
}

/// The start of a table, in time that grows with the number of pixels.
pub fn start(grey: &Grey, table: Table) -> Start {
    let factor = grey.width().max(grey.height()).div_ceil(SEARCHED);
    let small = grey.shrunk(factor);
    let dark = small.dark((small.width().max(small.height()) / 60).max(6), DARK);
    let written = |table: &Table| Written::of(table, &dark, factor as f32);
    let turned = table.with(Some(table.grid.turned()));
    let (upright, other) = (written(&table), turned.as_ref().map(written));
    let lead = upright.score() - other.as_ref().map_or(0.0, Written::score);
    let is_way_sure = lead.abs() > 0.25;
    let (mut table, mut written_now) = match (turned, other) {
        (Some(turned), Some(other)) if lead < 0.0 => (turned, other),
        _ => (table, upright),
    };
    let mut first = written_now.first_row();
    while first == First::Below {
        let Some(below) = table.with(table.grid.without_first()) else { break };
        table = below;
        written_now = written(&table);
        first = written_now.first_row();
    }
    Start { table, is_sure: is_way_sure && first == First::Here }
}

/// Position of the first row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum First {
    Here,
    Below,
    Unknown,
}

/// Places in which something is written or printed.
struct Written {
    /// For each pair of columns of moves, row by row: White and Black.
    moves: Vec<Vec<[bool; 2]>>,
    /// Likewise the column before them.
    numbers: Vec<Vec<bool>>,
    /// True if there are headings above the first row.
    has_headings: bool,
}

impl Written {
    fn of(table: &Table, dark: &Bitmap, factor: f32) -> Written {
        let (grid, columns) = (&table.grid, &table.columns);
        let is_written = |row: usize, column: usize| {
            let corners = grid.columns.get(column).and_then(|sides| grid.corners([row, row + 1], *sides));
            corners.is_some_and(|corners| share(dark, &corners.map(|p| p.map(|v| v / factor))) > WRITTEN)
        };
        let rows = || 0..grid.rows();
        let pair = |pair: &[super::columns::Column]| {
            rows().map(|row| [pair[0].at, pair[1].at].map(|at| is_written(row, at))).collect()
        };
        let numbers = |at: &usize| rows().map(|row| is_written(row, *at)).collect();
        Written {
            moves: columns.moves.chunks_exact(2).map(pair).collect(),
            numbers: columns.before.iter().map(numbers).collect(),
            has_headings: grid.uneven[0],
        }
    }

    /// Likelihood that the table lies this way up: numbers stand before moves, and sheets are filled from the beginning.
    fn score(&self) -> f32 {
        let count = self.numbers.iter().flatten().count().max(1) as f32;
        let printed = self.numbers.iter().flatten().filter(|is_there| **is_there).count() as f32 / count;
        let numbers = if printed > 0.75 { NUMBERS * printed } else { 0.0 };
        let all: Vec<bool> = self.moves.iter().flatten().flatten().copied().collect();
        let filled = all.iter().filter(|is_there| **is_there).count();
        let begun = all.iter().take(filled).filter(|is_there| **is_there).count();
        numbers + begun as f32 / filled.max(1) as f32
    }

    fn first_row(&self) -> First {
        let is_both = |pair: &Vec<[bool; 2]>| pair.first() == Some(&[true; 2]);
        let is_free =
            |pair: &Vec<[bool; 2]>| pair.iter().skip(1).take(EMPTY).flatten().all(|is_there| !is_there);
        let is_each = self.moves.iter().all(is_both);
        let rows = self.moves.first().map_or(0, Vec::len);
        let is_usual = rows.is_multiple_of(USUAL);
        let begins = self.moves.first().and_then(|pair| pair.first()).is_some_and(|first| first[0]);
        let numbers = |row: usize| self.numbers.iter().filter(|all| all.get(row) == Some(&true)).count();
        let (first, second) = (numbers(0), numbers(1));
        let has_numbers = second > 0 && second == self.numbers.len();
        match () {
            // Headings stand over all columns, moves do not.
            () if is_each && self.moves.iter().any(is_free) => First::Below,
            () if has_numbers && first == 0 => First::Below,
            () if !begins => First::Unknown,
            () if !is_each => First::Here,
            () if is_usual && (self.has_headings || has_numbers && first == second) => First::Here,
            () => First::Unknown,
        }
    }
}

/// Share of dark places between four corners.
fn share(dark: &Bitmap, [a, b, c, d]: &[Place; 4]) -> f32 {
    let part = |n: usize, i: usize| INSIDE[i] + (1.0 - 2.0 * INSIDE[i]) * (n as f32 + 0.5) / STEPS[i] as f32;
    let mut count = 0;
    for down in 0..STEPS[1] {
        for right in 0..STEPS[0] {
            let (u, v) = (part(right, 0), part(down, 1));
            let at = |i: usize| (a[i] * (1.0 - u) + b[i] * u) * (1.0 - v) + (d[i] * (1.0 - u) + c[i] * u) * v;
            count += usize::from(dark.at(at(0) as isize, at(1) as isize));
        }
    }
    count as f32 / (STEPS[0] * STEPS[1]) as f32
}
