//! Single-line drawings of signs, and their text.
//!
//! A line is a sign and its strokes: `/` begins a stroke of straight lines, `~` a smooth one, in which a quote marks
//! a corner. Points are `x,y` with y downwards: capitals reach from 0 to the base line at 100.

use crate::sign::Sign;

/// A place in the plane.
pub type Place = [f32; 2];
/// The places of a stroke.
pub type Line = Vec<Place>;

/// A drawn sign.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// The sign.
    pub sign: Sign,
    /// Its strokes.
    pub lines: Vec<Line>,
}

/// Pieces of a smooth line between two points.
const PIECES: usize = 6;

/// Reads drawings, one a line; empty lines and those that begin with `# ` are skipped.
///
/// # Errors
///
/// The number of the first line that is not a drawing, from 1.
pub fn parse(text: &str) -> Result<Vec<Drawing>, usize> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !is_comment(line));
    lines.map(|(at, line)| drawing(line).ok_or(at + 1)).collect()
}

/// The sign `#` is followed by strokes.
fn is_comment(line: &str) -> bool {
    line.starts_with('#') && !line.starts_with("# /") && !line.starts_with("# ~")
}

fn drawing(line: &str) -> Option<Drawing> {
    let mut words = line.split_whitespace();
    let mut name = words.next()?.chars();
    let sign = Sign::of(name.next()?).filter(|_| name.next().is_none())?;
    let mut strokes: Vec<(bool, Vec<Knot>)> = Vec::new();
    for word in words {
        match word {
            "/" | "~" => strokes.push((word == "~", Vec::new())),
            point => strokes.last_mut()?.1.push(knot(point)?),
        }
    }
    let is_good = !strokes.is_empty() && strokes.iter().all(|(_, knots)| knots.len() > 1);
    let draw = |(smooth, knots): &(bool, Vec<Knot>)| if *smooth { curve(knots) } else { straight(knots) };
    is_good.then(|| Drawing { sign, lines: strokes.iter().map(draw).collect() })
}

struct Knot {
    place: Place,
    corner: bool,
}

fn knot(word: &str) -> Option<Knot> {
    let bare = word.trim_end_matches('\'');
    let (x, y) = bare.split_once(',')?;
    let (x, y): (i16, i16) = (x.parse().ok()?, y.parse().ok()?);
    Some(Knot { place: [x.into(), y.into()], corner: bare.len() < word.len() })
}

fn straight(knots: &[Knot]) -> Line {
    knots.iter().map(|knot| knot.place).collect()
}

/// A Catmull-Rom spline, broken at corners.
fn curve(knots: &[Knot]) -> Line {
    let mut out = Vec::with_capacity(knots.len() * PIECES);
    let at = |i: usize| knots.get(i).map_or([0.0; 2], |knot| knot.place);
    for i in 1..knots.len() {
        let (b, c) = (at(i - 1), at(i));
        let a = if i < 2 || knots[i - 1].corner { b } else { at(i - 2) };
        let d = if i + 1 >= knots.len() || knots[i].corner { c } else { at(i + 1) };
        out.extend((0..PIECES).map(|piece| spline([a, b, c, d], piece as f32 / PIECES as f32)));
    }
    out.extend(knots.last().map(|knot| knot.place));
    out
}

fn spline([a, b, c, d]: [Place; 4], t: f32) -> Place {
    let (t2, t3) = (t * t, t * t * t);
    let along = |i: usize| {
        let (a, b, c, d) = (a[i], b[i], c[i], d[i]);
        let cubic = (3.0 * b - a - 3.0 * c + d) * t3;
        0.5 * (2.0 * b + (c - a) * t + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2 + cubic)
    };
    [along(0), along(1)]
}
