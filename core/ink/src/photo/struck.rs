//! Crossed-out moves: long lines, straight or zigzag, over other strokes.
//!
//! The tracer cuts strokes that are wider than the writing is high, but for such lines. What they cover may be left out; whether it was
//! crossed out is decided by what can be read without it.

use crate::drawing::Line;
use crate::features::{Bounds, Frame, length};

/// Least width of a line that crosses out, in heights of all ink.
const WIDE: f32 = 1.1;
/// Largest height of a straight one, in parts of its width, and its length.
const FLAT: f32 = 0.3;
const STRAIGHT: f32 = 1.25;
/// Least length of a zigzag, in its widths.
const ZIGZAG: f32 = 2.0;
/// Strokes that it covers at least.
const LEAST: usize = 3;
/// Strokes that stand lower than the middle of all ink by this part of its height may hang over the line from the place below.
const HANGING: f32 = 0.22;
/// Strokes stand above it if they end higher than it by this part of the height of all ink.
const ABOVE: f32 = 0.08;

/// True if a line whose ink is so high may cross out other strokes: `ways` is the number of its parts between crossings.
pub fn may_strike(line: &Line, ways: usize, height: f32) -> bool {
    let bounds = Bounds::of([line]);
    let (wide, long) = (bounds.width(), length(line));
    let is_flat = bounds.height() < FLAT * wide && long < STRAIGHT * wide && ways > LEAST;
    let is_zigzag = long > ZIGZAG * wide && ways > 2 * LEAST;
    wide > WIDE * height && (is_flat || is_zigzag)
}

/// Ways to leave out strokes of an ink: those beside the lines that cross out are left, or those above them. None without such lines.
pub fn readings(lines: &[Line]) -> Vec<Vec<bool>> {
    let bounds: Vec<Bounds> = lines.iter().map(|line| Bounds::of([line])).collect();
    let height = Bounds::of(lines).height();
    let covers = |strike: &Bounds, other: &Bounds| {
        let middle = (other.low[0] + other.high[0]) / 2.0;
        let is_high = other.low[1] < strike.high[1] && other.high[1] > strike.low[1];
        (strike.low[0]..strike.high[0]).contains(&middle) && is_high
    };
    let is_strike = |n: usize| {
        let count = (0..lines.len()).filter(|m| *m != n && covers(&bounds[n], &bounds[*m])).count();
        count >= LEAST && may_strike(&lines[n], 2 * LEAST + 1, height)
    };
    let strikes: Vec<usize> = (0..lines.len()).filter(|n| is_strike(*n)).collect();
    let Some(first) = strikes.first().map(|n| bounds[*n]) else { return Vec::new() };
    let struck = strikes.iter().fold(first, |all, n| Bounds {
        low: [0, 1].map(|i| all.low[i].min(bounds[*n].low[i])),
        high: [0, 1].map(|i| all.high[i].max(bounds[*n].high[i])),
    });
    let is_beside = |other: &Bounds| {
        let middle = (other.low[0] + other.high[0]) / 2.0;
        !(struck.low[0]..struck.high[0]).contains(&middle)
    };
    let is_above = |other: &Bounds| other.high[1] < struck.low[1] - ABOVE * height;
    let left_out = |is_left: &dyn Fn(&Bounds) -> bool| -> Vec<bool> {
        (0..lines.len()).map(|n| strikes.contains(&n) || !is_left(&bounds[n])).collect()
    };
    let all =
        [left_out(&is_beside), left_out(&is_above), left_out(&|other| is_beside(other) || is_above(other))];
    let mut out: Vec<Vec<bool>> = Vec::new();
    for reading in all {
        if reading.contains(&false) && !out.contains(&reading) {
            out.push(reading);
        }
    }
    out
}

/// Strokes that are those of another place, perhaps: they hang below all others. None if there are none, or too many.
pub fn hanging(lines: &[Line]) -> Option<Vec<bool>> {
    let frame = Frame::of(lines);
    let is_low = |line: &Line| Bounds::of([line]).low[1] > frame.mean + HANGING * (frame.bottom - frame.top);
    let out: Vec<bool> = lines.iter().map(is_low).collect();
    let count = out.iter().filter(|is_low| **is_low).count();
    (count > 0 && count * 2 < lines.len()).then_some(out)
}
