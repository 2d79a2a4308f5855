//! Input of the net for a group of strokes: its shape, and its place in the line.

use crate::drawing::{Line, Place};

/// Cells of the grid of directions along a side.
const GRID: usize = 6;
/// Directions without sense: along, rising, upright, falling.
const DIRECTIONS: usize = 4;
/// Cells of the grid of ends of strokes along a side.
const ENDS: usize = 5;
/// Points of a group at which directions are taken.
const SAMPLES: usize = 64;
/// Single numbers after the grids.
const NUMBERS: usize = 12;
/// Features of the shape alone.
pub const SHAPE: usize = GRID * GRID * DIRECTIONS + ENDS * ENDS;
/// Length of the features.
pub const LENGTH: usize = SHAPE + NUMBERS;

/// A rectangle around strokes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Bounds {
    /// Left and top.
    pub low: Place,
    /// Right and bottom.
    pub high: Place,
}

impl Bounds {
    /// The rectangle around lines; empty at the origin if there are none.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Bounds {
        let mut all: Option<Bounds> = None;
        for place in lines.into_iter().flatten() {
            let b = all.get_or_insert(Bounds { low: *place, high: *place });
            b.low = [b.low[0].min(place[0]), b.low[1].min(place[1])];
            b.high = [b.high[0].max(place[0]), b.high[1].max(place[1])];
        }
        all.unwrap_or(Bounds { low: [0.0; 2], high: [0.0; 2] })
    }
    /// Width.
    pub fn width(&self) -> f32 {
        self.high[0] - self.low[0]
    }
    /// Height.
    pub fn height(&self) -> f32 {
        self.high[1] - self.low[1]
    }
}

/// The line of writing in which a group stands.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Frame {
    /// Top of all ink.
    pub top: f32,
    /// Bottom of all ink.
    pub bottom: f32,
    /// Mean height of all ink.
    pub mean: f32,
    /// The unit of length: the height of all ink, or a part of its width if it is flat.
    pub unit: f32,
}

impl Frame {
    /// The frame of all lines.
    pub fn of(lines: &[Line]) -> Frame {
        let all = Bounds::of(lines);
        let (mut sum, mut weight) = (0.0, 1e-6);
        for (a, b) in lines.iter().flat_map(|line| line.iter().zip(line.iter().skip(1))) {
            let length = distance(*a, *b);
            sum += length * (a[1] + b[1]) / 2.0;
            weight += length;
        }
        let unit = all.height().max(all.width() / 12.0).max(1e-3);
        Frame { top: all.low[1], bottom: all.high[1], mean: sum / weight, unit }
    }
}

/// Free space beside a group, to the strokes before and after it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Gaps {
    /// To the left; negative if the strokes overlap.
    pub before: f32,
    /// To the right.
    pub after: f32,
}

/// The distance of two places.
pub fn distance(a: Place, b: Place) -> f32 {
    let (x, y) = (b[0] - a[0], b[1] - a[1]);
    (x * x + y * y).sqrt()
}

/// Length of a line.
pub fn length(line: &Line) -> f32 {
    line.iter().zip(line.iter().skip(1)).map(|(a, b)| distance(*a, *b)).sum()
}

/// Places at even distances on lines, `count` in all.
pub fn resample(lines: &[Line], count: usize) -> Vec<Vec<Place>> {
    let total: f32 = lines.iter().map(length).sum::<f32>().max(1e-6);
    let part = |line: &Line| ((length(line) / total * count as f32).round() as usize).max(2);
    lines.iter().map(|line| even(line, part(line))).collect()
}

fn even(line: &Line, count: usize) -> Vec<Place> {
    let step = length(line) / (count - 1) as f32;
    let mut out = Vec::with_capacity(count);
    let mut walked = 0.0;
    for (a, b) in line.iter().zip(line.iter().skip(1)) {
        let piece = distance(*a, *b);
        while out.len() + 1 < count && out.len() as f32 * step <= walked + piece {
            let t = if piece > 0.0 { (out.len() as f32 * step - walked) / piece } else { 0.0 };
            out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
        }
        walked += piece;
    }
    let last = line.last().copied().unwrap_or_default();
    out.resize(count, last);
    out
}

/// The features of a group of strokes.
pub fn features(lines: &[Line], frame: &Frame, gaps: Gaps) -> [f32; LENGTH] {
    let mut out = [0.0; LENGTH];
    let bounds = Bounds::of(lines);
    let size = bounds.width().max(bounds.height()).max(1e-3);
    let middle = [0, 1].map(|i| (bounds.low[i] + bounds.high[i]) / 2.0);
    let unit = |place: &Place| [0, 1].map(|i| (place[i] - middle[i]) / size + 0.5);
    let (directions, rest) = out.split_at_mut(GRID * GRID * DIRECTIONS);
    let (ends, numbers) = rest.split_at_mut(ENDS * ENDS);
    for line in resample(lines, SAMPLES) {
        let line: Vec<Place> = line.iter().map(unit).collect();
        line.iter().zip(line.iter().skip(1)).for_each(|(a, b)| add_direction(directions, *a, *b));
        [line.first(), line.last()].into_iter().flatten().for_each(|end| add(ends, ENDS, 1, *end, 0, 0.5));
    }
    numbers.copy_from_slice(&place_features(lines, &bounds, frame, gaps));
    out
}

/// Adds a piece of a line to the two nearest directions.
fn add_direction(grid: &mut [f32], a: Place, b: Place) {
    let (x, y) = (b[0] - a[0], b[1] - a[1]);
    let long = (x * x + y * y).sqrt();
    if long < 1e-6 {
        return;
    }
    // The angle is doubled, so that both senses are one direction.
    let (cos, sin) = ((x * x - y * y) / (long * long), 2.0 * x * y / (long * long));
    let middle = [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
    for (i, part) in [cos, sin, -cos, -sin].into_iter().enumerate() {
        if part > 0.0 {
            add(grid, GRID, DIRECTIONS, middle, i, part * long * 1.5);
        }
    }
}

/// Adds a weight to the four cells around a place.
fn add(grid: &mut [f32], side: usize, layers: usize, place: Place, layer: usize, weight: f32) {
    let last = (side - 1) as f32;
    let [x, y] = place.map(|v| (v * last).clamp(0.0, last));
    let (column, row) = ((x as usize).min(side - 2), (y as usize).min(side - 2));
    let (right, down) = (x - column as f32, y - row as f32);
    for (dx, dy, part) in [
        (0, 0, (1.0 - right) * (1.0 - down)),
        (1, 0, right * (1.0 - down)),
        (0, 1, (1.0 - right) * down),
        (1, 1, right * down),
    ] {
        if let Some(cell) = grid.get_mut(((row + dy) * side + column + dx) * layers + layer) {
            *cell += weight * part;
        }
    }
}

fn place_features(lines: &[Line], bounds: &Bounds, frame: &Frame, gaps: Gaps) -> [f32; NUMBERS] {
    let (w, h, unit) = (bounds.width(), bounds.height(), frame.unit);
    let long: f32 = lines.iter().map(length).sum();
    let is = |count: usize| f32::from(u8::from(lines.len() == count));
    [
        (bounds.low[1] - frame.top) / unit * 2.0,
        (frame.bottom - bounds.high[1]) / unit * 2.0,
        ((bounds.low[1] + bounds.high[1]) / 2.0 - frame.mean) / unit * 2.0,
        h / unit * 2.0,
        w / unit * 2.0,
        w / (w + h).max(1e-3),
        (long / (w + h).max(1e-3)).min(6.0) / 2.0,
        is(1),
        is(2),
        is(3),
        (gaps.before / unit).clamp(-0.5, 0.5) * 2.0,
        (gaps.after / unit).clamp(-0.5, 0.5) * 2.0,
    ]
}
