//! Rows of squares.

use super::{Layout, Point, SIZE, Shade, length};
use crate::geometry::Field;

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
    let (left, top, u) = (length(f64::from(x) * u), length(f64::from(y) * u), length(u));
    ["M", &left, " ", &top, "h", &u, "v", &u, "h-", &u, "z"].concat()
}

pub fn corners(layout: &Layout, field: Field) -> String {
    let centre = centre(layout, field);
    let (far, len) = (unit(layout) * 0.46, unit(layout) * 0.16);
    let angle = |(sx, sy): (f64, f64)| {
        let (x, y) = (centre.x + sx * far, centre.y + sy * far);
        let [near_x, near_y, x, y] = [x - sx * len, y - sy * len, x, y].map(length);
        ["M", &x, " ", &near_y, "V", &y, "H", &near_x].concat()
    };
    [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(angle).concat()
}

pub fn field_at(layout: &Layout, point: Point) -> Option<Field> {
    let grid = layout.board.grid;
    let cell = |v: f64| (v / unit(layout)).floor();
    let (column, row) = (cell(point.x), cell(point.y));
    let inside = |v: f64, n: u8| (0.0..f64::from(n)).contains(&v);
    if !inside(column, grid.files) || !inside(row, grid.ranks) {
        return None;
    }
    let (x, y) = turn(layout, column as u8, row as u8);
    grid.field(x, y)
}

/// The corner at White's right hand is light (FIDE Laws of Chess, 2.1).
pub fn shade(layout: &Layout, field: Field) -> Shade {
    let (x, y) = layout.board.grid.xy(field);
    if (x + y + layout.board.grid.files).is_multiple_of(2) { Shade::Dark } else { Shade::Light }
}

pub fn beside(layout: &Layout, field: Field, right: i8, down: i8) -> Option<Field> {
    let grid = layout.board.grid;
    let (column, row) = turned(layout, field);
    let (x, y) = (column.checked_add_signed(right)?, row.checked_add_signed(down)?);
    if x >= grid.files || y >= grid.ranks {
        return None;
    }
    let (x, y) = turn(layout, x, y);
    grid.field(x, y)
}

/// Column and row on the screen of a field.
fn turned(layout: &Layout, field: Field) -> (u8, u8) {
    let (x, y) = layout.board.grid.xy(field);
    turn(layout, x, y)
}

/// Swaps file and rank with column and row; its own inverse. Elements of a larger board may still ask while
/// a smaller one takes its place.
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
    fn every_way_is_straight() {
        assert_eq!(WHITE.way(&[at("a1"), at("b2"), at("c3")]), WHITE.way(&[at("a1"), at("c3")]));
        assert_eq!(WHITE.way(&[at("a8"), at("a7")]), "M6.25 6.25L6.25 18.75");
    }
}
