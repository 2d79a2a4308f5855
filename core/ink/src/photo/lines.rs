//! Thin dark lines in a photograph, such as those of a printed table: followed pixel by pixel, and straightened together.

use super::grey::Grey;
use super::homography::Place;

/// Half-width of the mean along a line, in pixels: it takes the noise away.
const ALONG: usize = 3;
/// Least darkness of a line, in parts of the paper on both sides.
const CONTRAST: f32 = 0.045;
/// A line goes on after so many pixels without it: letters and other lines cross it.
const LONGEST_GAP: usize = 14;
/// Shorter lines are letters.
const SHORTEST: usize = 28;
/// Pixels before the end of a line by which its direction is known.
const BEHIND: usize = 24;
/// Steepest line that is followed.
const STEEPEST: f32 = 0.45;
/// Distance of a line from where it should go on, in pixels.
const AWAY: f32 = 1.5;

/// A dark line that was followed from left to right, a place for each pixel where it was seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    /// The places.
    pub points: Vec<Place>,
}

impl Chain {
    /// Steps downwards for a step to the right, by the least squares of distances, and the height in the middle of the chain.
    fn slope(&self) -> (f32, Place) {
        let count = self.points.len().max(1) as f32;
        let mean = [0, 1].map(|i| self.points.iter().map(|p| p[i]).sum::<f32>() / count);
        let (mut both, mut own) = (0.0, 1e-3);
        for [x, y] in &self.points {
            both += (x - mean[0]) * (y - mean[1]);
            own += (x - mean[0]) * (x - mean[0]);
        }
        (both / own, mean)
    }
}

/// A line that may go on.
struct Open {
    points: Vec<Place>,
    last: usize,
    slope: f32,
}

impl Open {
    fn expected(&self, x: usize) -> f32 {
        let y = self.points.last().map_or(0.0, |p| p[1]);
        y + self.slope * (x - self.last) as f32
    }
    fn add(&mut self, x: usize, y: f32) {
        self.points.push([x as f32, y]);
        self.last = x;
        let from = self.points[self.points.len().saturating_sub(BEHIND)];
        let far = x as f32 - from[0];
        // A new line has no direction yet.
        let part = (far / BEHIND as f32).min(1.0);
        self.slope = if far > 0.0 { part * (y - from[1]) / far } else { 0.0 };
    }
}

/// All lines that run from left to right, in time that grows with the number of pixels. `reach` is more than half the width of a line, in pixels.
pub fn chains(grey: &Grey, reach: usize) -> Vec<Chain> {
    let soft = softened(grey);
    let (width, height) = (grey.width(), grey.height());
    let (mut open, mut out): (Vec<Open>, Vec<Chain>) = (Vec::new(), Vec::new());
    for x in 0..width {
        let (ended, going): (Vec<Open>, Vec<Open>) =
            open.into_iter().partition(|line| x - line.last > LONGEST_GAP);
        out.extend(ended.into_iter().filter_map(closed));
        open = going;
        // Both lists run downwards: each valley takes the nearest line.
        open.sort_by(|a, b| a.expected(x).total_cmp(&b.expected(x)));
        let heights: Vec<f32> = open.iter().map(|line| line.expected(x)).collect();
        let mut taken = vec![false; open.len()];
        let mut new = Vec::new();
        for y in valleys(&soft[x * height..(x + 1) * height], reach) {
            let after = heights.partition_point(|other| *other < y);
            let near = (after.saturating_sub(1)..(after + 1).min(heights.len())).filter(|n| !taken[*n]);
            let best = near.min_by(|a, b| (heights[*a] - y).abs().total_cmp(&(heights[*b] - y).abs()));
            match best.filter(|n| (heights[*n] - y).abs() < AWAY) {
                Some(n) => {
                    taken[n] = true;
                    open[n].add(x, y);
                }
                None => new.push(Open { points: vec![[x as f32, y]], last: x, slope: 0.0 }),
            }
        }
        open.extend(new);
    }
    out.extend(open.into_iter().filter_map(closed));
    out
}

fn closed(line: Open) -> Option<Chain> {
    let chain = Chain { points: line.points };
    let [first, last] = [chain.points.first()?, chain.points.last()?];
    let long = last[0] - first[0];
    let is_dense = chain.points.len() as f32 > 0.6 * long;
    (long >= SHORTEST as f32 && is_dense && (last[1] - first[1]).abs() < STEEPEST * long).then_some(chain)
}

/// Means along the rows, column by column.
fn softened(grey: &Grey) -> Vec<f32> {
    let (width, height) = (grey.width(), grey.height());
    let mut out = vec![0.0; width * height];
    for (y, row) in grey.pixels().chunks_exact(width).enumerate() {
        let mut sum: u32 = row.iter().take(ALONG).map(|p| u32::from(*p)).sum();
        let mut count = ALONG.min(width);
        for x in 0..width {
            if let Some(next) = row.get(x + ALONG) {
                sum += u32::from(*next);
                count += 1;
            }
            out[x * height + y] = sum as f32 / count as f32;
            if x >= ALONG {
                sum -= u32::from(row[x - ALONG]);
                count -= 1;
            }
        }
    }
    out
}

/// Heights of the dark lines that cross a column, downwards.
fn valleys(column: &[f32], reach: usize) -> Vec<f32> {
    let mut out = Vec::new();
    for y in reach..column.len().saturating_sub(reach) {
        let here = column[y];
        let paper = column[y - reach].min(column[y + reach]);
        let is_line = paper - here > (CONTRAST * paper).max(3.0);
        let is_lowest = here < column[y - 1] && here <= column[y + 1];
        // Of two valleys of one line, the deeper one.
        let is_deepest = || column[y - 2.min(reach)..=y + 2.min(reach)].iter().all(|other| here <= *other);
        if is_line && is_lowest && is_deepest() {
            let (above, below) = (column[y - 1], column[y + 1]);
            let bow = above + below - 2.0 * here;
            out.push(y as f32 + if bow > 0.0 { 0.5 * (above - below) / bow } else { 0.0 });
        }
    }
    out
}

/// Lines that are parallel on the paper: in a photograph their slopes grow evenly from one to the next.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Pencil {
    middle: Place,
    slope: f32,
    fan: f32,
}

impl Pencil {
    /// The direction that most of the longer lines have.
    pub fn of(chains: &[Chain], middle: Place) -> Option<Pencil> {
        let mut all: Vec<(f32, f32, f32)> = Vec::new();
        for chain in chains.iter().filter(|chain| chain.points.len() > 2 * SHORTEST) {
            let (slope, [x, y]) = chain.slope();
            all.push((y - middle[1] - slope * (x - middle[0]), slope, chain.points.len() as f32));
        }
        let slope = weighted_median(&all)?;
        let mut pencil = Pencil { middle, slope, fan: 0.0 };
        for near in [0.16, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02] {
            let close = all.iter().filter(|(level, slope, _)| (slope - pencil.slope_at(*level)).abs() < near);
            let (mut sums, mut count) = ([0.0f64; 5], 0);
            for (level, slope, weight) in close {
                let [level, slope, weight] = [*level, *slope, *weight].map(f64::from);
                let parts = [1.0, level, slope, level * level, level * slope];
                sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += weight * part);
                count += 1;
            }
            let [all, level, slope, square, both] = sums;
            let spread = all * square - level * level;
            // Lines at one height say nothing of others.
            let fan =
                if count > 3 && spread > 1e3 * all { (all * both - level * slope) / spread } else { 0.0 };
            pencil.fan = (fan as f32).clamp(-1e-3, 1e-3);
            pencil.slope = ((slope - f64::from(pencil.fan) * level) / all.max(1.0)) as f32;
        }
        Some(pencil)
    }

    fn slope_at(&self, level: f32) -> f32 {
        self.slope + self.fan * level
    }

    /// Height of the line through a place, where it crosses the middle.
    pub fn level(&self, [x, y]: Place) -> f32 {
        let right = x - self.middle[0];
        (y - self.middle[1] - self.slope * right) / (1.0 + self.fan * right).max(0.2)
    }

    /// The place where a line of this pencil crosses one of another, whose places are given with their coordinates exchanged.
    pub fn crossing(&self, level: f32, other: &Pencil, other_level: f32) -> Place {
        let (own, across) = (self.slope_at(level), other.slope_at(other_level));
        let down = (level + own * other_level) / (1.0 - own * across).max(0.1);
        [other_level + across * down + self.middle[0], down + self.middle[1]]
    }

    /// The chains that run along it.
    pub fn own<'c>(&self, chains: &'c [Chain]) -> Vec<&'c Chain> {
        let is_own = |chain: &&Chain| {
            let (slope, middle) = chain.slope();
            (slope - self.slope_at(self.level(middle))).abs() < 0.05
        };
        chains.iter().filter(is_own).collect()
    }
}

fn weighted_median(all: &[(f32, f32, f32)]) -> Option<f32> {
    let mut slopes: Vec<(f32, f32)> = all.iter().map(|(_, slope, weight)| (*slope, *weight)).collect();
    slopes.sort_by(|a, b| a.0.total_cmp(&b.0));
    let half = slopes.iter().map(|(_, weight)| weight).sum::<f32>() / 2.0;
    let mut sum = 0.0;
    slopes
        .into_iter()
        .find(|(_, weight)| {
            sum += weight;
            sum >= half
        })
        .map(|(slope, _)| slope)
}
