//! Parts of a drawn board as SVG, for screens: fields, names, highlights and arrows. Colours come from style sheets.

use super::picture::escape;
use crate::game::Mark;
use crate::geometry::{Field, Layout, Point, draw, path};

/// All fields, further lines of the board, and the coordinates inside the drawing; `sectors`: with the numbers of a
/// dartboard.
pub fn fields(layout: &Layout, sectors: bool) -> String {
    let mut out = String::new();
    draw(&mut out, "<path class=\"light\" d=\"$\"/>", &[], &[&layout.ground()]);
    for field in layout.board.grid.fields() {
        let facts = [layout.shade(field).name(), &layout.outline(field)];
        draw(&mut out, "<path class=\"$\" d=\"$\" data-field=\"~\"/>", &[f64::from(field.0)], &facts);
    }
    layout.dead().iter().for_each(|circle| draw(&mut out, "<path class=\"dead\" d=\"$\"/>", &[], &[circle]));
    for sign in layout.signs(sectors) {
        let text = "<text class=\"sign-$\" x=\"~\" y=\"~\">$</text>";
        draw(&mut out, text, &[sign.at.x, sign.at.y], &[sign.of.name(), &sign.text]);
    }
    out
}

/// The name of each field in its corner.
pub fn field_names(layout: &Layout) -> String {
    let mut out = String::new();
    let board = layout.board;
    for field in board.grid.fields() {
        let (at, size) = layout.plate(field);
        let shade = if layout.shade(field).is_dark() { "on-dark" } else { "on-light" };
        draw(&mut out, "<text class=\"$\" x=\"~\" y=\"~\" font-size=\"~\">", &[at.x, at.y, size], &[shade]);
        escape(&board.naming.name(&board.grid, field), &mut out);
        out.push_str("</text>");
    }
    out
}

/// Appends a highlight: a tint over the field and a shape of its own.
pub fn push_mark(layout: &Layout, field: Field, mark: Mark, out: &mut String) {
    let (class, tint, shape) = mark_paths(layout, field, mark);
    push_tint_and_shape(class, &tint, &shape, out);
}

/// The class of a highlight, its tint and its shape, as SVG path data.
pub fn mark_paths(layout: &Layout, field: Field, mark: Mark) -> (&'static str, String, String) {
    let around = |part: f64| layout.circle(field, part);
    // Large enough to be visible on the smallest field.
    let dot = (1.3 / layout.unit(field)).max(0.15);
    let tint = || layout.outline(field);
    match mark {
        Mark::Held => ("held", tint(), tint()),
        Mark::Target => ("target", String::new(), around(dot)),
        Mark::Capture => ("capture", String::new(), around(0.43)),
        Mark::Castle => ("castle", String::new(), around(0.43)),
        Mark::LastFrom | Mark::LastTo => ("last", tint(), layout.corners(field)),
        Mark::Check => ("check", tint(), around(0.46)),
        Mark::Must => ("must", around(0.49), around(0.43)),
        Mark::Lit => ("lit", tint(), around(0.46)),
        Mark::Stop => ("stop", String::new(), around(dot)),
    }
}

/// Appends a highlight of this class: its tint and its shape, as SVG path data.
pub fn push_tint_and_shape(class: &str, tint: &str, shape: &str, out: &mut String) {
    let mark = "<g class=\"mark $\"><path class=\"tint\" d=\"$\"/><path class=\"shape\" d=\"$\"/></g>";
    draw(out, mark, &[], &[class, tint, shape]);
}

/// A straight line as SVG path data.
pub fn stroke(from: Point, to: Point) -> String {
    path("M~ ~L~ ~", &[from.x, from.y, to.x, to.y])
}

/// An arrow as SVG path data: a shaft that begins beside the middle of its field, and two barbs. `u` is the size of a
/// piece.
pub fn arrow(from: Point, to: Point, u: f64) -> String {
    let (x, y) = step_towards(from, to, u);
    let start = Point { x: from.x + x * 0.2, y: from.y + y * 0.2 };
    format!("{}{}", stroke(start, to), barbs(from, to, u))
}

/// The barbs of an arrow as SVG path data.
pub fn barbs(from: Point, to: Point, u: f64) -> String {
    let (x, y) = step_towards(from, to, u);
    let barb = |side: f64| Point { x: to.x - x * 0.34 - y * side, y: to.y - y * 0.34 + x * side };
    format!("{}{}", stroke(barb(0.24), to), stroke(barb(-0.24), to))
}

/// A step of this length from one place towards another.
fn step_towards(from: Point, to: Point, u: f64) -> (f64, f64) {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let long = (x * x + y * y).sqrt().max(0.1);
    (x / long * u, y / long * u)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;

    #[test]
    fn every_field_is_drawn_once_with_its_number_and_its_name() {
        for (board, count) in [(Board::CHESS, 64), (Board::DARTBOARD, 80)] {
            let layout = Layout { board, flipped: false };
            assert_eq!(fields(&layout, false).matches("data-field").count(), count);
            assert_eq!(field_names(&layout).matches("</text>").count(), count);
        }
    }

    #[test]
    fn an_arrow_ends_in_the_middle_of_its_field() {
        let d = arrow(Point { x: 10.0, y: 10.0 }, Point { x: 10.0, y: 50.0 }, 10.0);
        assert_eq!(d.matches("L10 50").count(), 3, "{d}");
        assert!(d.starts_with("M10 12"), "{d}");
    }
}
