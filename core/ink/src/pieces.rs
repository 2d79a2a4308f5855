//! Pieces of strokes: what was traced from a picture is cut where signs may touch, and joined again within a sign.
//!
//! Pieces of one stroke have the very same place at their ends; a pen on a pad never comes back to one.

use crate::drawing::{Line, Place};
use crate::features::distance;

/// Largest turn between two pieces of a stroke, as the cosine of the angle.
pub const LEAST_STRAIGHT: f32 = 0.45;
/// Distance from an end at which the direction of a piece is taken, in parts of its length.
const DIRECTION: f32 = 0.35;

/// True if pieces of a stroke are among some lines.
pub fn has_pieces(lines: &[Line]) -> bool {
    let mut ends: Vec<Place> =
        lines.iter().flat_map(|line| [line.first(), line.last()]).flatten().copied().collect();
    ends.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    ends.windows(2).any(|pair| pair[0] == pair[1])
}

/// Lines with pieces that go on straight joined.
pub fn joined(lines: &[Line]) -> Vec<Line> {
    let mut out: Vec<Line> = lines.to_vec();
    while let Some((_, [i, at], [j, with])) = best_pair(&out) {
        let mut second = out.swap_remove(j);
        // After the removal the last line has taken the place of the second.
        let i = if i == out.len() { j } else { i };
        let Some(first) = out.get_mut(i) else { break };
        if at == 0 {
            first.reverse();
        }
        if with == 1 {
            second.reverse();
        }
        first.extend(second.into_iter().skip(1));
    }
    out
}

/// The straightest pair of ends at one place: how straight, and line and end of both.
fn best_pair(lines: &[Line]) -> Option<(f32, [usize; 2], [usize; 2])> {
    let mut best: Option<(f32, [usize; 2], [usize; 2])> = None;
    for i in 0..lines.len() {
        for j in i + 1..lines.len() {
            for at in 0..2 {
                for with in 0..2 {
                    if end(&lines[i], at) != end(&lines[j], with) {
                        continue;
                    }
                    let (a, b) = (direction(&lines[i], at), direction(&lines[j], with));
                    let straight = -(a[0] * b[0] + a[1] * b[1]);
                    if straight > LEAST_STRAIGHT && best.is_none_or(|(other, ..)| straight > other) {
                        best = Some((straight, [i, at], [j, with]));
                    }
                }
            }
        }
    }
    best
}

fn end(line: &Line, at: usize) -> Option<Place> {
    if at == 0 { line.first() } else { line.last() }.copied()
}

/// The direction of a line away from one of its ends.
fn direction(line: &Line, at: usize) -> Place {
    let place = |n: usize| if at == 0 { line[n] } else { line[line.len() - 1 - n] };
    let far = ((line.len() as f32 * DIRECTION) as usize).clamp(1, 4).min(line.len().saturating_sub(1));
    let (start, next) = (place(0), place(far));
    let long = distance(start, next).max(1e-3);
    [0, 1].map(|i| (next[i] - start[i]) / long)
}
