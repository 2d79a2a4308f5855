//! Groups of neighbouring strokes that may be signs, each with its likelihoods.

use crate::drawing::Line;
use crate::features::{Bounds, Frame, Gaps, LENGTH, features};
use crate::ink::{Ink, Stroke};
use crate::net::{Net, OUTPUTS};
use crate::sign::COUNT;

/// Strokes of a sign at most.
pub const MOST_STROKES_OF_SIGN: usize = 4;
/// Strokes of a written move at most.
pub const MOST_STROKES: usize = 48;
/// Widest free space within a sign, in heights of the ink.
const WIDEST_GAP: f32 = 0.45;
/// Widest sign, in heights of the ink.
const WIDEST: f32 = 1.9;
/// The lowest logarithm of a probability: no group is impossible.
const FLOOR: f32 = -14.0;

/// Strokes of the sorted ink that may be one sign.
#[derive(Clone, Debug)]
pub struct Group {
    /// The first stroke.
    pub from: usize,
    /// The first stroke after it.
    pub to: usize,
    /// Logarithms of the probabilities of the signs.
    pub scores: [f32; COUNT],
}

/// Strokes that may be no sign.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Skip {
    /// The first stroke.
    pub from: usize,
    /// The first stroke after it.
    pub to: usize,
    /// Its price, a negative logarithm.
    pub cost: f32,
}

/// All groups of an ink.
#[derive(Clone, Debug)]
pub struct Lattice {
    /// Number of strokes.
    pub strokes: usize,
    /// The groups, by their first stroke.
    pub groups: Vec<Vec<Group>>,
    /// Strokes that may be left out, by their first stroke; none in the ink of a pen.
    pub skips: Vec<Skip>,
}

/// Strokes without pressure and time, sorted from left to right; none if there are none or too many.
pub fn sorted_lines(ink: &Ink) -> Option<Vec<Line>> {
    let mut lines: Vec<Line> = ink.strokes.iter().map(line).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() || lines.len() > MOST_STROKES {
        return None;
    }
    sort(&mut lines);
    Some(lines)
}

pub(crate) fn line(stroke: &Stroke) -> Line {
    stroke.points.iter().map(|point| [f32::from(point.x), f32::from(point.y)]).collect()
}

/// The indices of the strokes in the order of [`sorted_lines`].
pub fn sorted_order(ink: &Ink) -> Vec<usize> {
    let middles = ink.strokes.iter().map(|stroke| middle(&line(stroke))).enumerate();
    let mut order: Vec<(usize, f32)> = middles.filter(|(i, _)| !ink.strokes[*i].points.is_empty()).collect();
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    order.into_iter().map(|(i, _)| i).collect()
}

/// Sorts strokes by their middles, from left to right.
pub fn sort(lines: &mut [Line]) {
    lines.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
}

pub(crate) fn middle(line: &Line) -> f32 {
    let bounds = Bounds::of([line]);
    (bounds.low[0] + bounds.high[0]) / 2.0
}

/// Calls a function with all groups of sorted strokes and their features.
pub fn each_group(lines: &[Line], mut call: impl FnMut(usize, usize, &[f32; LENGTH])) {
    let frame = Frame::of(lines);
    let bounds: Vec<Bounds> = lines.iter().map(|line| Bounds::of([line])).collect();
    for from in 0..lines.len() {
        for to in from + 1..=(from + MOST_STROKES_OF_SIGN).min(lines.len()) {
            if may_be_sign(&bounds[from..to], &frame) {
                call(from, to, &features(&lines[from..to], &frame, gaps(&bounds, from, to)));
            }
        }
    }
}

pub(crate) fn may_be_sign(bounds: &[Bounds], frame: &Frame) -> bool {
    let (mut right, mut gap, mut left) = (f32::MIN, 0.0f32, f32::MAX);
    let mut order: Vec<&Bounds> = bounds.iter().collect();
    order.sort_by(|a, b| a.low[0].total_cmp(&b.low[0]));
    for b in order {
        if right > f32::MIN {
            gap = gap.max(b.low[0] - right);
        }
        right = right.max(b.high[0]);
        left = left.min(b.low[0]);
    }
    gap < WIDEST_GAP * frame.unit && (bounds.len() == 1 || right - left < WIDEST * frame.unit)
}

pub(crate) fn gaps(bounds: &[Bounds], from: usize, to: usize) -> Gaps {
    let left = bounds[from..to].iter().fold(f32::MAX, |least, b| least.min(b.low[0]));
    let right = bounds[from..to].iter().fold(f32::MIN, |most, b| most.max(b.high[0]));
    let before = bounds[..from].iter().fold(f32::MIN, |most, b| most.max(b.high[0]));
    let after = bounds[to..].iter().fold(f32::MAX, |least, b| least.min(b.low[0]));
    let far = |gap: f32| gap.clamp(-1e6, 1e6);
    Gaps { before: far(left - before), after: far(after - right) }
}

impl Lattice {
    /// The groups of sorted strokes, with the likelihoods of a net.
    pub fn of(lines: &[Line], net: &Net) -> Lattice {
        let mut groups = vec![Vec::new(); lines.len()];
        each_group(lines, |from, to, features| {
            groups[from].push(Group { from, to, scores: scores(&net.log_probabilities(features), FLOOR) });
        });
        Lattice { strokes: lines.len(), groups, skips: Vec::new() }
    }
}

/// The scores of all signs, none below a floor.
pub(crate) fn scores(all: &[f32; OUTPUTS], floor: f32) -> [f32; COUNT] {
    let mut out = [floor; COUNT];
    for (out, score) in out.iter_mut().zip(all) {
        *out = score.max(floor);
    }
    out
}
