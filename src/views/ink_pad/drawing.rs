//! Drawings of ink as SVG paths.

use leptos::prelude::*;
use notabene_ink::{Ink, Point, Stroke};

/// Width of a pad in units of ink.
pub const WIDTH: f64 = 900.0;
/// Height of a pad in units of ink.
pub const HEIGHT: f64 = 300.0;
/// Free space around the ink of a cell, in units of ink.
const MARGIN: i32 = 14;

/// Classes of lines, from thin to bold.
const WIDTHS: [&str; 3] = ["ink-line thin", "ink-line", "ink-line bold"];
/// Pressures from which a line is of the next class.
const BOUNDS: [u8; 2] = [85, 170];

/// A part of a stroke with one width: its class and the data of its path.
pub type InkPath = (&'static str, String);

/// Index of the width of a point; the middle one without pressure.
fn width(point: &Point) -> usize {
    point.pressure.map_or(1, |pressure| BOUNDS.iter().filter(|bound| pressure >= **bound).count())
}

/// Path data of points, smoothed: midpoints joined by curves.
fn path_data(points: &[Point]) -> String {
    let Some(first) = points.first() else { return String::new() };
    let mut out = format!("M{} {}", first.x, first.y);
    let middle = |a: &Point, b: &Point| {
        (f32::midpoint(f32::from(a.x), f32::from(b.x)), f32::midpoint(f32::from(a.y), f32::from(b.y)))
    };
    for pair in points.windows(2).skip(1) {
        let (x, y) = middle(&pair[0], &pair[1]);
        out.push_str(&format!("Q{} {} {x} {y}", pair[0].x, pair[0].y));
    }
    match points.last() {
        Some(last) if points.len() > 1 => out.push_str(&format!("L{} {}", last.x, last.y)),
        // A dot: round ends need a length.
        _ => out.push_str("h.1"),
    }
    out
}

/// Paths of a stroke, one for each run of points of one width.
pub fn stroke_paths(stroke: &Stroke) -> Vec<InkPath> {
    let (points, mut out, mut from) = (&stroke.points, Vec::new(), 0);
    for to in 1..=points.len() {
        let is_end = points.get(to).is_none_or(|next| width(next) != width(&points[from]));
        if is_end {
            // The first point of the next run joins the two.
            let run = &points[from..(to + 1).min(points.len())];
            out.push((WIDTHS[width(&points[from])], path_data(run)));
            from = to;
        }
    }
    out
}

/// Paths of all strokes.
pub fn ink_paths(ink: &Ink) -> Vec<InkPath> {
    ink.strokes.iter().flat_map(stroke_paths).collect()
}

/// Part of the height of a pad that a cell shows at least, so that the lines of all cells are of one size.
const CELL: (i32, i32) = (70, 260);

/// Ink as a picture as high as a line of a pad and as wide as its strokes; nothing for a text that is no ink.
#[component]
pub fn InkDrawing(text: String) -> impl IntoView {
    let ink = Ink::from_text(&text).ok()?;
    let points = || ink.strokes.iter().flat_map(|stroke| &stroke.points);
    let (xs, ys) = (|| points().map(|point| i32::from(point.x)), || points().map(|point| i32::from(point.y)));
    let (low, high) = (xs().min()?, xs().max()?);
    let top = ys().map(|y| y - MARGIN).chain([CELL.0]).min()?;
    let bottom = ys().map(|y| y + MARGIN).chain([CELL.1]).max()?;
    let (left, wide, tall) = (low - MARGIN, high - low + 2 * MARGIN, bottom - top);
    let paths = ink_paths(&ink).into_iter().map(|(class, d)| view! { <path class=class d=d></path> });
    Some(view! {
        <svg
            class="ink-cell" viewBox=format!("{left} {top} {wide} {tall}") preserveAspectRatio="xMinYMid meet"
            aria-hidden="true"
        >
            {paths.collect_view()}
        </svg>
    })
}
