//! Strokes along thin lines: at crossings, the pen went on as straight as it could.

use super::graph::Graph;
use super::grey::Bitmap;
use super::pieces::WIDEST;
use super::struck::may_strike;
use super::thin::thin;
use crate::drawing::{Line, Place};
use crate::features::{Bounds, distance, length};

/// Largest turn at a crossing within a stroke, as the cosine of the angle.
const LEAST_STRAIGHT: f32 = 0.45;
/// Ways that end nowhere are dropped if they leave the ink of a crossing by less than this, in widths of the pen.
const SPUR: f32 = 0.5;
/// Crossings are joined up to this distance, in widths of the pen.
const BRIDGE: f32 = 1.1;

/// Signs may touch where the two sides of a crossing are at least so long and wide, in heights of all ink, and cover each other by less than this
/// part of the narrower one.
const LEAST_LONG: f32 = 0.25;
const LEAST_WIDE: f32 = 0.12;
const MOST_COVERED: f32 = 0.35;

/// One of the two ends of a way.
type End = (usize, usize);

/// Makes lines of the ways of a stroke between crossings, by the height of all ink.
pub type Part = fn(Vec<Line>, f32) -> Vec<Line>;

/// The strokes of dark lines whose pen is `pen` pixels wide, each in one of its two directions.
pub fn trace(bitmap: &Bitmap, pen: f32, part: Part) -> Vec<Line> {
    let mut graph = Graph::of(&thin(bitmap));
    let depths = depths(bitmap);
    graph.prune(SPUR * pen, |[x, y]| {
        let at = y.round().max(0.0) as usize * bitmap.width + x.round().max(0.0) as usize;
        depths.get(at).copied().unwrap_or_default()
    });
    graph.merge(BRIDGE * pen);
    let partners = partners(&graph, pen);
    let mut used = vec![false; graph.edges.len()];
    let tall = height(&graph);
    let mut out = Vec::new();
    // Strokes begin where no other way goes on; what is left are rings.
    for only_ends in [true, false] {
        for n in 0..graph.edges.len() {
            for end in 0..2 {
                let is_start = !only_ends || partners[n][end].is_none();
                if graph.edges[n].is_some() && !used[n] && is_start {
                    let ways = follow(&graph, &partners, (n, end), &mut used);
                    out.extend(part(ways, tall).iter().map(|line| smooth(line, pen)));
                }
            }
        }
    }
    out
}

/// The width of the pen in pixels: dark area by the length of the thin lines.
pub fn pen_width(bitmap: &Bitmap) -> f32 {
    let area = bitmap.bits.iter().filter(|dark| **dark).count();
    let long = thin(bitmap).bits.iter().filter(|dark| **dark).count();
    area as f32 / (long.max(1) as f32 * 1.12)
}

/// The distance of each dark pixel from the next bright one: nearly that of a ruler.
fn depths(bitmap: &Bitmap) -> Vec<f32> {
    let (width, height) = (bitmap.width as isize, bitmap.height as isize);
    let mut out: Vec<f32> = bitmap.bits.iter().map(|dark| if *dark { f32::MAX } else { 0.0 }).collect();
    let near = [(-1, 0, 1.0), (0, -1, 1.0), (-1, -1, 1.4), (1, -1, 1.4)];
    for sign in [1, -1] {
        for n in 0..width * height {
            let at = if sign > 0 { n } else { width * height - 1 - n };
            let (x, y) = (at % width, at / width);
            for (dx, dy, far) in near {
                let (x, y) = (x + sign * dx, y + sign * dy);
                let is_inside = x >= 0 && y >= 0 && x < width && y < height;
                let other = if is_inside { out[(y * width + x) as usize] } else { 0.0 };
                out[at as usize] = out[at as usize].min(other + far);
            }
        }
    }
    out
}

/// For both ends of each way the end of the way that goes on there.
fn partners(graph: &Graph, pen: f32) -> Vec<[Option<End>; 2]> {
    let mut out = vec![[None; 2]; graph.edges.len()];
    let mut ends: Vec<Vec<(End, Place)>> = vec![Vec::new(); graph.nodes.len()];
    for (n, edge) in graph.edges.iter().enumerate() {
        let Some(edge) = edge else { continue };
        for end in 0..2 {
            ends[edge.nodes[end]].push(((n, end), direction(&edge.path, end == 1, 2.0 * pen)));
        }
    }
    for at in ends.iter().filter(|at| at.len() > 1) {
        let mut pairs: Vec<(f32, End, End)> = Vec::new();
        for (i, (one, a)) in at.iter().enumerate() {
            for (other, b) in &at[i + 1..] {
                let straight = -(a[0] * b[0] + a[1] * b[1]);
                if one.0 != other.0 && (at.len() == 2 || straight > LEAST_STRAIGHT) {
                    pairs.push((straight, *one, *other));
                }
            }
        }
        pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, one, other) in pairs {
            if out[one.0][one.1].is_none() && out[other.0][other.1].is_none() {
                out[one.0][one.1] = Some(other);
                out[other.0][other.1] = Some(one);
            }
        }
    }
    out
}

/// The direction of a way away from one of its ends.
fn direction(path: &Line, from_last: bool, far: f32) -> Place {
    let at = |i: usize| if from_last { path[path.len() - 1 - i] } else { path[i] };
    let start = at(0);
    let place = (1..path.len()).map(at).find(|p| distance(start, *p) >= far);
    let place = place.unwrap_or_else(|| at(path.len() - 1));
    let long = distance(start, place).max(1e-3);
    [0, 1].map(|i| (place[i] - start[i]) / long)
}

/// Height of all lines.
fn height(graph: &Graph) -> f32 {
    let lines = graph.edges.iter().flatten().map(|edge| &edge.path);
    Bounds::of(lines).height()
}

/// The ways of a stroke as one line. Signs that touch would share it: it is cut at all its crossings if it is too wide. The net learns such strokes.
pub fn whole(ways: Vec<Line>, tall: f32) -> Vec<Line> {
    let is_wide = Bounds::of(&ways).width() > WIDEST * tall;
    if is_wide { ways } else { vec![ways.concat()] }
}

/// The ways of a stroke as one line, or cut where signs may touch; a wide stroke at all its crossings, unless it crosses something out. Each piece begins
/// where the one before ends.
pub fn pieces(ways: Vec<Line>, tall: f32) -> Vec<Line> {
    let whole = ways.concat();
    if may_strike(&whole, ways.len(), tall) {
        return vec![whole];
    }
    if Bounds::of(&ways).width() > WIDEST * tall {
        return ways;
    }
    let is_border = |at: usize| {
        let (before, after) = ways.split_at(at);
        let sides = [before, after].map(Bounds::of);
        let [long, other] = [before, after].map(|side| side.iter().map(length).sum::<f32>());
        let least = sides[0].width().min(sides[1].width());
        let [a, b] = &sides;
        let covered = a.high[0].min(b.high[0]) - a.low[0].max(b.low[0]);
        long.min(other) > LEAST_LONG * tall && least > LEAST_WIDE * tall && covered < MOST_COVERED * least
    };
    let mut out: Vec<Line> = Vec::new();
    for (at, way) in ways.iter().enumerate() {
        match out.last_mut().filter(|_| !is_border(at)) {
            Some(last) => last.extend(way),
            None => out.push(way.clone()),
        }
    }
    out
}

/// The ways of a stroke.
fn follow(graph: &Graph, partners: &[[Option<End>; 2]], start: End, used: &mut [bool]) -> Vec<Line> {
    let mut out = Vec::new();
    let mut now = Some(start);
    while let Some((n, end)) = now.filter(|(n, _)| !used[*n]) {
        used[n] = true;
        let Some(edge) = &graph.edges[n] else { break };
        match end {
            0 => out.push(edge.path.clone()),
            _ => out.push(edge.path.iter().rev().copied().collect()),
        }
        now = partners[n][1 - end];
    }
    out
}

/// Removes the steps of pixels, and most of the places.
fn smooth(line: &Line, pen: f32) -> Line {
    let reach = (pen * 0.6).round().clamp(1.0, 4.0) as usize;
    let mean = |at: usize| {
        let reach = reach.min(at).min(line.len() - 1 - at);
        let around = &line[at - reach..=at + reach];
        [0, 1].map(|i| around.iter().map(|p| p[i]).sum::<f32>() / around.len() as f32)
    };
    let fine: Line = (0..line.len()).map(mean).collect();
    let step = pen.max(2.0) * 0.5;
    let mut out: Line = Vec::new();
    for (n, place) in fine.iter().enumerate() {
        let is_last = n + 1 == fine.len();
        if is_last || out.last().is_none_or(|last| distance(*last, *place) >= step) {
            out.push(*place);
        }
    }
    if length(&out) < 1.0 { vec![line[0], [line[0][0] + 1.0, line[0][1]]] } else { out }
}
