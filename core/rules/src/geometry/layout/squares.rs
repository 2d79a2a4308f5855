//! Rows of squares.

use super::{Layout, Point, SIZE, Shade, draw, path};
use crate::geometry::Shape;
use crate::geometry::{Checker, Field};

/// The width of a field.
pub fn unit(layout: &Layout) -> f64 {
    let grid = layout.board.grid;
    SIZE / f64::from(grid.files.max(grid.ranks))
}

pub fn extent(layout: &Layout) -> (f64, f64) {
    let grid = layout.board.grid;
    (f64::from(grid.files) * unit(layout), f64::from(grid.ranks) * unit(layout))
}

pub fn centre(layout: &Layout, field: Field) -> Point {
    let (x, y) = turned(layout, field);
    let u = unit(layout);
    Point { x: (f64::from(x) + 0.5) * u, y: (f64::from(y) + 0.5) * u }
}

pub fn outline(layout: &Layout, field: Field) -> String {
    let (x, y) = turned(layout, field);
    let u = unit(layout);
    path("M~ ~h~v~h-~z", &[f64::from(x) * u, f64::from(y) * u, u, u, u])
}

pub fn corners(layout: &Layout, field: Field) -> String {
    let centre = centre(layout, field);
    let (far, len) = (unit(layout) * 0.46, unit(layout) * 0.16);
    let mut out = String::new();
    for (sx, sy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let (x, y) = (centre.x + sx * far, centre.y + sy * far);
        draw(&mut out, "M~ ~V~H~", &[x, y - sy * len, y, x - sx * len], &[]);
    }
    out
}

/// The whole board.
pub fn ground(layout: &Layout) -> String {
    let (width, height) = extent(layout);
    path("M0 0h~v~H0z", &[width, height])
}

pub fn way(layout: &Layout, path: &[Field]) -> String {
    let mut out = String::new();
    if path.len() > 1 {
        for field in path {
            let centre = centre(layout, *field);
            let pattern = if out.is_empty() { "M~ ~" } else { "L~ ~" };
            draw(&mut out, pattern, &[centre.x, centre.y], &[]);
        }
    }
    out
}

/// In the corner, clear of a round piece.
pub fn plate(layout: &Layout, field: Field) -> (Point, f64) {
    let (centre, u) = (centre(layout, field), unit(layout));
    let size = (u * 0.21).clamp(1.9, 2.6);
    (Point { x: centre.x - u * 0.47, y: centre.y - u * 0.46 + size * 0.72 }, size)
}

/// Radius around the middle of an unplayable square in which taps are ignored, as a fraction of its width.
/// Other taps belong to the adjacent field, as touch is imprecise and squares of large boards are small.
const NOBODYS: f64 = 0.2;

pub fn field_at(layout: &Layout, point: Point) -> Option<Field> {
    let u = unit(layout);
    let (x, y) = (point.x / u, point.y / u);
    let (column, row) = (x.floor(), y.floor());
    let here = on_screen(layout, column, row);
    if here.is_some() || !is_half(layout) || !within(layout, column, row) {
        return here;
    }
    let (aside, down) = (x - column - 0.5, y - row - 0.5);
    if aside.abs().max(down.abs()) < NOBODYS {
        None
    } else if aside.abs() > down.abs() {
        on_screen(layout, column + aside.signum(), row)
    } else {
        on_screen(layout, column, row + down.signum())
    }
}

/// True if a column and row are on the board.
fn within(layout: &Layout, column: f64, row: f64) -> bool {
    let grid = layout.board.grid;
    (0.0..f64::from(grid.files)).contains(&column) && (0.0..f64::from(grid.ranks)).contains(&row)
}

/// The field at a column and row of the screen.
fn on_screen(layout: &Layout, column: f64, row: f64) -> Option<Field> {
    if !within(layout, column, row) {
        return None;
    }
    let (x, y) = turn(layout, column as u8, row as u8);
    layout.board.grid.field(x, y)
}

/// True if only every second square is a field.
fn is_half(layout: &Layout) -> bool {
    layout.board.grid.checker != Checker::All
}

/// The corner at White's right hand is light (FIDE Laws of Chess, 2.1). Draughts are played on the dark ones.
pub fn shade(layout: &Layout, field: Field) -> Shade {
    if layout.board.shape == Shape::Plain {
        return Shade::Plain;
    }
    if is_half(layout) {
        return Shade::Dark;
    }
    let (x, y) = layout.board.grid.xy(field);
    if (x + y + layout.board.grid.files).is_multiple_of(2) { Shade::Dark } else { Shade::Light }
}

pub fn beside(layout: &Layout, field: Field, right: i8, down: i8) -> Option<Field> {
    let grid = layout.board.grid;
    let (column, row) = turned(layout, field);
    // If only every second square is a field, two squares are one step: up and down zigzag.
    let wide = if is_half(layout) { 2 } else { 1 };
    let row = row.checked_add_signed(down)?;
    let left = (column / wide).checked_add_signed(right)? * wide;
    if row >= grid.ranks {
        return None;
    }
    (left..left + wide).filter(|column| *column < grid.files).find_map(|column| {
        let (x, y) = turn(layout, column, row);
        grid.field(x, y)
    })
}

/// Screen column and row of a field.
fn turned(layout: &Layout, field: Field) -> (u8, u8) {
    let (x, y) = layout.board.grid.xy(field);
    turn(layout, x, y)
}

/// Converts between file and rank and screen column and row; its own inverse. Elements of a larger board may still
/// call it while a smaller one replaces it.
fn turn(layout: &Layout, x: u8, y: u8) -> (u8, u8) {
    let grid = layout.board.grid;
    let other = |side: u8, n: u8| (side - 1).saturating_sub(n);
    if layout.flipped { (other(grid.files, x), y) } else { (x, other(grid.ranks, y)) }
}

#[cfg(test)]
mod tests {
    use super::super::{Layout, Point};
    use crate::geometry::{Board, CHESS, Field, Naming};

    const WHITE: Layout = Layout { board: Board::CHESS, flipped: false };
    const BLACK: Layout = Layout { flipped: true, ..WHITE };

    fn at(name: &str) -> Field {
        Naming::CHESS.field(&CHESS, name).unwrap()
    }

    #[test]
    fn the_middle_of_a_field_lies_in_that_field() {
        for layout in [WHITE, BLACK] {
            for field in CHESS.fields() {
                assert_eq!(layout.field_at(layout.centre(field)), Some(field));
            }
            for (x, y) in [(-0.1, 5.0), (100.0, 5.0), (5.0, -3.0), (5.0, f64::NAN)] {
                assert_eq!(layout.field_at(Point { x, y }), None);
            }
        }
    }

    #[test]
    fn black_sees_h8_at_the_left_below() {
        assert_eq!(BLACK.field_at(Point { x: 1.0, y: 99.0 }), Some(at("h8")));
        assert_eq!(WHITE.field_at(Point { x: 1.0, y: 99.0 }), Some(at("a1")));
        assert_eq!(BLACK.files().next(), Some(7));
        assert_eq!(WHITE.ranks().next(), Some(7));
    }

    #[test]
    fn arrow_keys_follow_the_screen() {
        assert_eq!(WHITE.beside(at("e4"), 0, -1), Some(at("e5")));
        assert_eq!(BLACK.beside(at("e4"), 1, 0), Some(at("d4")));
        assert_eq!(WHITE.beside(at("a1"), -1, 0), None);
        assert_eq!(WHITE.beside(at("a1"), 0, 1), None);
    }

    #[test]
    fn a_way_goes_straight_from_field_to_field() {
        assert_eq!(WHITE.way(&[at("a8"), at("a7")]), "M6.25 6.25L6.25 18.75");
        assert_eq!(WHITE.way(&[at("a8"), at("c6"), at("a4")]), "M6.25 6.25L31.25 31.25L6.25 56.25");
        assert_eq!(WHITE.way(&[at("a8")]), "");
    }
}
