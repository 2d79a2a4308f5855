//! The table of any printed score sheet, found by its ruled lines.
//!
//! Lines from left to right and from top to bottom are followed and straightened together. Evenly spaced ones are rows; those that
//! run down along most rows are sides of columns. Between them, where rows are ruled, are the columns; the widest that come in
//! pairs are those of the moves. All corners of the places are taken where the lines are, so that bent paper does no harm.

use super::columns::{Column, Columns, Width};
use super::find::Problem;
use super::grey::Grey;
use super::homography::{Homography, Place};
use super::lattice::{even, lines};
use super::lines::{Chain, Pencil, chains};

/// Longer side of the picture in which lines are looked for.
const SEARCHED: usize = 2_000;
/// Rows of a table.
const ROWS: std::ops::RangeInclusive<usize> = 9..=70;
/// Difference of the height of a row from that of the others, in parts, for a row of headings.
const UNEVEN: f32 = 0.09;
/// Least pixels of a row in the photograph.
const LEAST_ROW: f32 = 18.0;
/// Distance of a line from the side of a column that it is, in pixels.
const NEAR_SIDE: f32 = 3.5;
/// Height of every row in millimetres: the size of a sheet is unknown, and this is the usual one.
pub const ROW: f32 = 7.0;

/// The corners of all rows and columns of a table, row by row from above.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    /// For each line between rows, the places where it crosses the sides of columns, from left to right.
    pub nodes: Vec<Vec<Place>>,
    /// Columns with ruled rows, as the numbers of their sides.
    pub columns: Vec<[usize; 2]>,
    /// True if a row of another height was seen above the first, and below the last one.
    pub uneven: [bool; 2],
}

/// The table of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Its corners, in pixels of the photograph.
    pub grid: Grid,
    /// The meaning of its columns.
    pub columns: Columns,
}

/// The lines of a picture, straightened: as it lies, or with both coordinates exchanged.
struct Frame<'c> {
    rows: Pencil,
    sides: Pencil,
    row_chains: Vec<&'c Chain>,
    side_chains: Vec<&'c Chain>,
    size: [f32; 2],
    is_exchanged: bool,
}

/// Finds the table, in time that grows with the number of pixels. It may lie in any direction, and upside down.
///
/// # Errors
///
/// [`Problem::NoSheet`] without a table, [`Problem::TooSmall`] if nothing in it can be read.
pub fn find(grey: &Grey) -> Result<Table, Problem> {
    let factor = grey.width().max(grey.height()).div_ceil(SEARCHED);
    let small = grey.shrunk(factor);
    let reach = (small.width().max(small.height()) / 330).max(3);
    let [flat, steep] = [chains(&small, reach), chains(&small.transposed(), reach)];
    let size = [small.width() as f32, small.height() as f32];
    let frames = [(&flat, &steep, size, false), (&steep, &flat, [size[1], size[0]], true)];
    let found = frames.into_iter().filter_map(|(rows, sides, size, is_exchanged)| {
        let middle = size.map(|side| side / 2.0);
        let (row, side) = (Pencil::of(rows, middle)?, Pencil::of(sides, [middle[1], middle[0]])?);
        let (row_chains, side_chains) = (row.own(rows), side.own(sides));
        Frame { rows: row, sides: side, row_chains, side_chains, size, is_exchanged }.table()
    });
    let table =
        found.max_by_key(|table| table.grid.rows() * table.columns.moves.len()).ok_or(Problem::NoSheet)?;
    let row = table.grid.row_pixels() * factor as f32;
    if row < LEAST_ROW {
        return Err(Problem::TooSmall);
    }
    let large = |place: Place| place.map(|v| (v + 0.5) * factor as f32);
    Ok(Table { grid: table.grid.map(large), ..table })
}

impl Frame<'_> {
    /// Row chains as places with their level among rows and among sides.
    fn row_points(&self) -> impl Iterator<Item = [f32; 2]> + '_ {
        let both = |p: &Place| [self.rows.level(*p), self.sides.level([p[1], p[0]])];
        self.row_chains.iter().flat_map(|chain| &chain.points).map(both)
    }

    /// Likewise for the sides of columns.
    fn side_points(&self) -> impl Iterator<Item = [f32; 2]> + '_ {
        let both = |p: &Place| [self.rows.level([p[1], p[0]]), self.sides.level(*p)];
        self.side_chains.iter().flat_map(|chain| &chain.points).map(both)
    }

    fn table(&self) -> Option<Table> {
        let near = (self.size[0].max(self.size[1]) / 320.0).round().max(3.0) as usize;
        let all = lines(self.row_points().map(|p| p[0]), near, 0.12 * self.size[0]);
        let levels = even(&all, self.size[1] / *ROWS.start() as f32);
        if levels.len() < ROWS.start() + 1 {
            return None;
        }
        let [low, high] = [levels[0], levels[levels.len() - 1]];
        let inside = self.side_points().filter(|p| (low..high).contains(&p[0])).map(|p| p[1]);
        let sides: Vec<f32> =
            lines(inside, 2, 0.35 * (high - low)).into_iter().map(|line| line.level).collect();
        let levels = self.ruled_rows(&levels, &sides)?;
        let row = (levels[levels.len() - 1] - levels[0]) / (levels.len() - 1) as f32;
        // A crease of the paper is no side of a column; frames around a whole page look like one.
        let printed = self.without_creases(&levels, &sides, row);
        let found = [printed, sides].into_iter().filter_map(|sides| self.table_of(&levels, &sides, row));
        found.reduce(|a, b| if b.columns.moves.len() > a.columns.moves.len() { b } else { a })
    }

    /// The table with some sides of columns.
    fn table_of(&self, levels: &[f32], sides: &[f32], row: f32) -> Option<Table> {
        let columns = self.ruled_columns(levels, sides, row);
        let grid = self.grid(levels, sides, row, columns);
        // A mirror image becomes one that is turned.
        let grid = if self.is_exchanged { grid.exchanged().mirrored() } else { grid };
        let grid = grid.with_even_rows()?;
        let columns = Columns::of(&grid.widths()?)?;
        Some(Table { grid, columns })
    }

    /// Sides that do not go on above and below the table.
    fn without_creases(&self, levels: &[f32], sides: &[f32], row: f32) -> Vec<f32> {
        let (first, last) = (levels[0], levels[levels.len() - 1]);
        let mut beyond = vec![[0.0f32; 2]; sides.len()];
        for [level, side] in self.side_points() {
            let far = [first - level, level - last].map(|far| (0.4 * row..4.0 * row).contains(&far));
            let near = nearest(sides, side).filter(|n| (sides[*n] - side).abs() < NEAR_SIDE);
            if let (Some(near), Some(end)) = (near, far.iter().position(|is_there| *is_there)) {
                beyond[near][end] += 1.0;
            }
        }
        let is_printed =
            |[above, below]: &[f32; 2]| above.min(*below) < 0.5 * row || above + below < 2.0 * row;
        sides.iter().zip(&beyond).filter(|(_, beyond)| is_printed(beyond)).map(|(side, _)| *side).collect()
    }

    /// The rows along which most sides of columns run.
    fn ruled_rows(&self, levels: &[f32], sides: &[f32]) -> Option<Vec<f32>> {
        let rows = levels.len() - 1;
        let mut seen = vec![vec![0.0f32; sides.len()]; rows];
        for [level, side] in self.side_points() {
            let row = levels.partition_point(|other| *other <= level);
            let near = nearest(sides, side).filter(|n| (sides[*n] - side).abs() < NEAR_SIDE);
            if let (Some(near), true) = (near, row > 0 && row <= rows) {
                seen[row - 1][near] += 1.0;
            }
        }
        let is_ruled = |row: &usize| {
            let high = levels[row + 1] - levels[*row];
            let count = seen[*row].iter().filter(|seen| **seen > 0.4 * high).count();
            count * 2 >= sides.len() && count > 2
        };
        let (first, last) = ((0..rows).find(is_ruled)?, (0..rows).rfind(is_ruled)?);
        ROWS.contains(&(last + 1 - first)).then(|| levels[first..=last + 1].to_vec())
    }

    /// The columns between two sides in which rows are ruled.
    fn ruled_columns(&self, levels: &[f32], sides: &[f32], row: f32) -> Vec<[usize; 2]> {
        let mut seen = vec![0.0f32; sides.len() + 1];
        for [level, side] in self.row_points() {
            let is_row = nearest(levels, level).is_some_and(|n| (levels[n] - level).abs() < 0.3 * row);
            if is_row {
                seen[sides.partition_point(|other| *other <= side)] += 1.0;
            }
        }
        let pairs = (1..sides.len()).map(|n| [n - 1, n]);
        let is_column = |[left, right]: &[usize; 2]| {
            let wide = sides[*right] - sides[*left];
            // Double lines are one.
            wide > 0.45 * row && seen[*right] > 0.4 * wide * levels.len() as f32
        };
        pairs.filter(is_column).collect()
    }

    /// The corners, where the lines are.
    fn grid(&self, levels: &[f32], sides: &[f32], row: f32, columns: Vec<[usize; 2]>) -> Grid {
        let mut moved = vec![vec![[(0.0f32, 0.0f32); 2]; sides.len()]; levels.len()];
        let add = |sum: &mut (f32, f32), v: f32| *sum = (sum.0 + v, sum.1 + 1.0);
        for [level, side] in self.row_points() {
            let (Some(n), Some(k)) = (nearest(levels, level), nearest(sides, side)) else { continue };
            if (levels[n] - level).abs() < 0.3 * row && (sides[k] - side).abs() < row {
                add(&mut moved[n][k][0], level - levels[n]);
            }
        }
        for [level, side] in self.side_points() {
            let (Some(n), Some(k)) = (nearest(levels, level), nearest(sides, side)) else { continue };
            if (levels[n] - level).abs() < row && (sides[k] - side).abs() < NEAR_SIDE {
                add(&mut moved[n][k][1], side - sides[k]);
            }
        }
        let mean = |n: usize, k: usize, i: usize| {
            let near = n.saturating_sub(1)..(n + 2).min(levels.len());
            let own = Some(moved[n][k][i]).filter(|(_, count)| *count > 0.4 * row);
            let (sum, count) = own.unwrap_or_else(|| {
                near.fold((0.0, 1.0), |all, n| (all.0 + moved[n][k][i].0, all.1 + moved[n][k][i].1))
            });
            sum / count
        };
        let node = |n: usize, k: usize| {
            let (level, side) = (levels[n] + mean(n, k, 0), sides[k] + mean(n, k, 1));
            self.rows.crossing(level, &self.sides, side)
        };
        let nodes = (0..levels.len()).map(|n| (0..sides.len()).map(|k| node(n, k)).collect()).collect();
        Grid { nodes, columns, uneven: [false; 2] }
    }
}

/// Number of the nearest of some values that grow.
fn nearest(all: &[f32], value: f32) -> Option<usize> {
    let after = all.partition_point(|other| *other < value);
    let near = after.saturating_sub(1)..(after + 1).min(all.len());
    near.min_by(|a, b| (all[*a] - value).abs().total_cmp(&(all[*b] - value).abs()))
}

impl Grid {
    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.nodes.len().saturating_sub(1)
    }

    /// Number of sides of columns.
    fn sides(&self) -> usize {
        self.nodes.first().map_or(0, Vec::len)
    }

    /// The corners of a part: left upper, right upper, right lower, left lower.
    pub fn corners(&self, rows: [usize; 2], sides: [usize; 2]) -> Option<[Place; 4]> {
        let at = |n: usize, k: usize| self.nodes.get(n)?.get(k).copied();
        let ([top, bottom], [left, right]) = (rows, sides);
        Some([at(top, left)?, at(top, right)?, at(bottom, right)?, at(bottom, left)?])
    }

    /// Height of a row in pixels, where it is the smallest.
    fn row_pixels(&self) -> f32 {
        let (rows, sides) = (self.rows(), self.sides());
        let Some([a, b, c, d]) = self.corners([0, rows], [0, sides.saturating_sub(1)]) else { return 0.0 };
        far(a, d).min(far(b, c)) / rows.max(1) as f32
    }

    /// The map to millimetres, if a row has its usual height.
    fn straight(&self) -> Option<Homography> {
        let (rows, sides) = (self.rows(), self.sides());
        let corners = self.corners([0, rows], [0, sides.checked_sub(1)?])?;
        let [a, b, c, d] = corners;
        let high = rows as f32 * ROW;
        let wide = high * (far(a, b) + far(d, c)) / (far(a, d) + far(b, c)).max(1.0);
        let map = Homography::of(&corners, &[[0.0, 0.0], [wide, 0.0], [wide, high], [0.0, high]])?;
        Some(map)
    }

    /// Widths of the columns in millimetres, if a row has its usual height.
    pub fn widths(&self) -> Option<Vec<Width>> {
        let map = self.straight()?;
        let middle = self.nodes.get(self.rows() / 2)?;
        let at: Vec<f32> = middle.iter().map(|place| map.map(*place)[0]).collect();
        Some(self.columns.iter().map(|[left, right]| Width { low: at[*left], high: at[*right] }).collect())
    }

    /// Without rows at both ends that are lower or higher than the others: headings.
    fn with_even_rows(mut self) -> Option<Grid> {
        let map = self.straight()?;
        let level =
            |row: &Vec<Place>| row.iter().map(|p| map.map(*p)[1]).sum::<f32>() / row.len().max(1) as f32;
        let levels: Vec<f32> = self.nodes.iter().map(level).collect();
        let high: Vec<f32> = levels.windows(2).map(|two| two[1] - two[0]).collect();
        let mut sorted = high.clone();
        sorted.sort_by(f32::total_cmp);
        let usual = *sorted.get(sorted.len() / 2)?;
        let is_usual = |high: &f32| (high - usual).abs() < UNEVEN * usual;
        let (first, last) = (high.iter().position(is_usual)?, high.iter().rposition(is_usual)?);
        self.uneven = [first > 0, last + 1 < high.len()];
        self.nodes.truncate(last + 2);
        self.nodes.drain(..first);
        ROWS.contains(&self.rows()).then_some(self)
    }

    /// Returns the table with other places.
    pub fn map(&self, place: impl Fn(Place) -> Place) -> Grid {
        let nodes = self.nodes.iter().map(|row| row.iter().map(|p| place(*p)).collect()).collect();
        Grid { nodes, columns: self.columns.clone(), uneven: self.uneven }
    }

    fn exchanged(&self) -> Grid {
        self.map(|[x, y]| [y, x])
    }

    /// From right to left.
    fn mirrored(mut self) -> Grid {
        let last = self.sides().saturating_sub(1);
        self.nodes.iter_mut().for_each(|row| row.reverse());
        self.columns = self.columns.iter().rev().map(|[left, right]| [last - right, last - left]).collect();
        self
    }

    /// Upside down.
    pub fn turned(&self) -> Grid {
        let mut out = self.clone().mirrored();
        out.nodes.reverse();
        out.uneven.reverse();
        out
    }

    /// Without the first row.
    pub fn without_first(&self) -> Option<Grid> {
        let mut out = self.clone();
        (self.rows() > 1).then(|| drop(out.nodes.remove(0)))?;
        Some(out)
    }

    /// With one row more above the first.
    pub fn with_row_above(&self) -> Option<Grid> {
        let [first, second] = [self.nodes.first()?, self.nodes.get(1)?];
        let above = first.iter().zip(second).map(|(a, b)| [0, 1].map(|i| 2.0 * a[i] - b[i])).collect();
        let mut out = self.clone();
        out.nodes.insert(0, above);
        Some(out)
    }
}

fn far(a: Place, b: Place) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

impl Table {
    /// Returns the table with other rows.
    pub fn with(&self, grid: Option<Grid>) -> Option<Table> {
        let grid = grid?;
        let columns = Columns::of(&grid.widths()?)?;
        Some(Table { grid, columns })
    }

    /// Places for half-moves in the order of play: corners and widths.
    pub fn places(&self) -> Vec<([Place; 4], f32)> {
        let mut out = Vec::new();
        for pair in self.columns.moves.chunks_exact(2) {
            for row in 0..self.grid.rows() {
                out.extend(pair.iter().filter_map(|column: &Column| {
                    let corners = self.grid.corners([row, row + 1], *self.grid.columns.get(column.at)?)?;
                    Some((corners, column.width))
                }));
            }
        }
        out
    }
}
