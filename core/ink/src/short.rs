//! Short texts of ink for links: the drawing alone.

use crate::ink::{Ink, InkError, Point, Stroke};

/// Units of ink in one unit of a short text.
const SCALE: i16 = 4;
/// Distance in units of ink within which a line is straight.
const STRAIGHT: f32 = 5.0;

impl Ink {
    /// A text of the drawing alone, many times shorter than [`Ink::to_text`]: without time and pressure, places rounded to
    /// four units, and without points on nearly straight lines.
    pub fn to_short_text(&self) -> String {
        let short = |stroke: &Stroke| {
            let round = |point: &Point| Point::new(rounded(point.x), rounded(point.y));
            let mut points: Vec<Point> = bends(&stroke.points).iter().map(round).collect();
            points.dedup();
            Stroke { points }
        };
        Ink { strokes: self.strokes.iter().map(short).collect() }.to_text()
    }

    /// Reads ink from its short text.
    ///
    /// # Errors
    ///
    /// [`InkError`] with place and reason.
    pub fn from_short_text(text: &str) -> Result<Ink, InkError> {
        let mut ink = Ink::from_text(text)?;
        for point in ink.strokes.iter_mut().flat_map(|stroke| &mut stroke.points) {
            (point.x, point.y) = (point.x.saturating_mul(SCALE), point.y.saturating_mul(SCALE));
        }
        Ok(ink)
    }
}

fn rounded(at: i16) -> i16 {
    (f32::from(at) / f32::from(SCALE)).round() as i16
}

/// The ends of a line, and the points between which it is straight (Ramer, Douglas and Peucker).
fn bends(points: &[Point]) -> Vec<Point> {
    let mut is_kept = vec![false; points.len()];
    let mut spans = vec![(0, points.len().saturating_sub(1))];
    while let Some((from, to)) = spans.pop() {
        for end in [from, to] {
            is_kept.get_mut(end).into_iter().for_each(|is| *is = true);
        }
        let away = |n: usize| distance(&points[n], &points[from], &points[to]);
        let farthest = (from + 1..to).max_by(|a, b| away(*a).total_cmp(&away(*b)));
        if let Some(n) = farthest.filter(|n| away(*n) > STRAIGHT) {
            spans.extend([(from, n), (n, to)]);
        }
    }
    points.iter().zip(is_kept).filter(|(_, is)| *is).map(|(point, _)| *point).collect()
}

/// Distance of a point from a line between two others.
fn distance(point: &Point, from: &Point, to: &Point) -> f32 {
    let place = |point: &Point| (f32::from(point.x), f32::from(point.y));
    let ((x, y), (x0, y0), (x1, y1)) = (place(point), place(from), place(to));
    let (along, across) = (x1 - x0, y1 - y0);
    let length = along * along + across * across;
    let share = if length > 0.0 { ((x - x0) * along + (y - y0) * across) / length } else { 0.0 };
    let share = share.clamp(0.0, 1.0);
    (x - x0 - share * along).hypot(y - y0 - share * across)
}
