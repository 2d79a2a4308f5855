//! The meaning of the columns of a score sheet: two to four times White and Black side by side, numbers before them, times after them.

/// Widths of columns of one kind differ by at most this part: lines are found to a pixel.
const ALIKE: f32 = 0.13;
/// Narrowest and widest column of moves, in millimetres of a sheet with rows of usual height.
const MOVES: std::ops::RangeInclusive<f32> = 8.0..=60.0;
/// Pairs of columns side by side at most.
const MOST_PAIRS: usize = 6;

/// A column from left to right, in millimetres.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Width {
    /// Its left side.
    pub low: f32,
    /// Its right side.
    pub high: f32,
}

/// A column of the table.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Column {
    /// Its number among all columns.
    pub at: usize,
    /// Its width in millimetres.
    pub width: f32,
}

/// The columns of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Columns {
    /// Those of the moves: White, Black, White, Black.
    pub moves: Vec<Column>,
    /// Narrower ones right before White, one for each pair: numbers, if there is print in them.
    pub before: Vec<usize>,
}

impl Columns {
    /// The meaning of columns by their widths: those of moves are the widest that come in pairs, always at the same distances.
    pub fn of(all: &[Width]) -> Option<Columns> {
        let mut widths: Vec<f32> = all.iter().map(Width::width).collect();
        widths.sort_by(|a, b| b.total_cmp(a));
        widths.into_iter().filter(|width| MOVES.contains(width)).find_map(|width| {
            let is_like = |(_, other): &(usize, &Width)| {
                (other.width() - width).abs() < ALIKE * width.max(other.width())
            };
            let moves: Vec<usize> = all.iter().enumerate().filter(is_like).map(|(at, _)| at).collect();
            let is_even = moves.len().is_multiple_of(2) && (2..=2 * MOST_PAIRS).contains(&moves.len());
            (is_even && is_regular(all, &moves, width)).then(|| Columns::with(all, &moves))
        })
    }

    fn with(all: &[Width], moves: &[usize]) -> Columns {
        let before = moves.iter().step_by(2).filter_map(|at| {
            let before = at.checked_sub(1)?;
            let is_beside = all[*at].low - all[before].high < 0.5 * all[before].width();
            (is_beside && !moves.contains(&before)).then_some(before)
        });
        let before: Vec<usize> = before.collect();
        let is_each = before.len() * 2 == moves.len();
        let moves = moves.iter().map(|at| Column { at: *at, width: all[*at].width() }).collect();
        Columns { moves, before: if is_each { before } else { Vec::new() } }
    }

    /// Number of pairs of columns.
    pub fn pairs(&self) -> usize {
        self.moves.len() / 2
    }
}

impl Width {
    fn width(&self) -> f32 {
        self.high - self.low
    }
}

/// True if all pairs are alike.
fn is_regular(all: &[Width], moves: &[usize], width: f32) -> bool {
    let low: Vec<f32> = moves.iter().map(|at| all[*at].low).collect();
    let within: Vec<f32> = low.chunks_exact(2).map(|pair| pair[1] - pair[0]).collect();
    let firsts: Vec<f32> = low.iter().step_by(2).copied().collect();
    let between: Vec<f32> = firsts.windows(2).map(|two| two[1] - two[0]).collect();
    let is_alike = |all: &[f32]| all.iter().all(|one| (one - all[0]).abs() < 2.0 * ALIKE * width);
    is_alike(&within) && is_alike(&between) && within.first().is_none_or(|within| *within < 2.2 * width)
}
