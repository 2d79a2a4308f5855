//! Where the fields of a board are drawn.

use super::{Field, Grid};

/// A place in the drawing; a board is 100 units wide, `y` grows downwards.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Point {
    /// Units from the left.
    pub x: f64,
    /// Units from the top.
    pub y: f64,
}

/// Which of the two colours of a board a field has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shade {
    /// The lighter one.
    Light,
    /// The darker one.
    Dark,
}

/// The shape of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Rows of squares.
    Squares,
}

/// Draws a grid: outlines, centres and labels of its fields, seen from either side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// What is drawn.
    pub grid: Grid,
    /// How it is drawn.
    pub shape: Shape,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
}

const SIZE: f64 = 100.0;

/// A length as text, to a hundredth of a unit. The formatter of the standard library is exact for every
/// number there is and would weigh ten times as much as all drawing.
pub fn length(v: f64) -> String {
    let hundredths = (v * 100.0).round() as i64;
    let (sign, whole, part) =
        (if hundredths < 0 { "-" } else { "" }, hundredths.abs() / 100, hundredths.abs() % 100);
    let tail = match part {
        0 => String::new(),
        1..=9 => [".0", &part.to_string()].concat(),
        _ => [".", &part.to_string()].concat(),
    };
    [sign, &whole.to_string(), &tail].concat()
}

impl Layout {
    /// The width of one field.
    pub fn unit(&self) -> f64 {
        SIZE / f64::from(self.grid.files.max(self.grid.ranks))
    }

    /// The middle of a field.
    pub fn centre(&self, field: Field) -> Point {
        let (x, y) = self.turned(field);
        let u = self.unit();
        Point { x: (f64::from(x) + 0.5) * u, y: (f64::from(y) + 0.5) * u }
    }

    /// The outline of a field as SVG path data.
    pub fn outline(&self, field: Field) -> String {
        let (x, y) = self.turned(field);
        let u = self.unit();
        let (left, top, u) = (length(f64::from(x) * u), length(f64::from(y) * u), length(u));
        format!("M{left} {top}h{u}v{u}h-{u}z")
    }

    /// A circle around the middle of a field as SVG path data; the radius in widths of a field.
    pub fn circle(&self, field: Field, radius: f64) -> String {
        let (centre, radius) = (self.centre(field), radius * self.unit());
        let [left, y, r, d] = [centre.x - radius, centre.y, radius, 2.0 * radius].map(length);
        ["M", &left, " ", &y, "a", &r, " ", &r, " 0 1 0 ", &d, " 0a", &r, " ", &r, " 0 1 0 -", &d, " 0z"]
            .concat()
    }

    /// Little angles in the four corners of a field as SVG path data.
    pub fn corners(&self, field: Field) -> String {
        let centre = self.centre(field);
        let (far, len) = (self.unit() * 0.46, self.unit() * 0.16);
        let angle = |(sx, sy): (f64, f64)| {
            let (x, y) = (centre.x + sx * far, centre.y + sy * far);
            let [near_x, near_y, x, y] = [x - sx * len, y - sy * len, x, y].map(length);
            ["M", &x, " ", &near_y, "V", &y, "H", &near_x].concat()
        };
        [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(angle).concat()
    }

    /// The field under a place; none beside the board or where nobody plays.
    pub fn field_at(&self, point: Point) -> Option<Field> {
        let cell = |v: f64| (v / self.unit()).floor();
        let (column, row) = (cell(point.x), cell(point.y));
        let inside = |v: f64, n: u8| (0.0..f64::from(n)).contains(&v);
        if !inside(column, self.grid.files) || !inside(row, self.grid.ranks) {
            return None;
        }
        let (x, y) = self.turn(column as u8, row as u8);
        self.grid.field(x, y)
    }

    /// The colour of a field: the corner at White's right hand is light (FIDE Laws of Chess, 2.1).
    pub fn shade(&self, field: Field) -> Shade {
        let (x, y) = self.grid.xy(field);
        if (x + y + self.grid.files).is_multiple_of(2) { Shade::Dark } else { Shade::Light }
    }

    /// Files from the left to the right of the screen, counted from 0 at White's left hand.
    pub fn files(&self) -> impl Iterator<Item = u8> + use<> {
        let Grid { files, .. } = self.grid;
        let flipped = self.flipped;
        (0..files).map(move |i| if flipped { files - 1 - i } else { i })
    }

    /// Ranks from the top to the bottom of the screen, counted from 0 at White's side.
    pub fn ranks(&self) -> impl Iterator<Item = u8> + use<> {
        let Grid { ranks, .. } = self.grid;
        let flipped = self.flipped;
        (0..ranks).map(move |i| if flipped { i } else { ranks - 1 - i })
    }

    /// The field one step away on the screen (`right`, `down` are -1, 0 or 1), for the arrow keys.
    pub fn beside(&self, field: Field, right: i8, down: i8) -> Option<Field> {
        let (column, row) = self.turned(field);
        let (x, y) = (column.checked_add_signed(right)?, row.checked_add_signed(down)?);
        if x >= self.grid.files || y >= self.grid.ranks {
            return None;
        }
        let (x, y) = self.turn(x, y);
        self.grid.field(x, y)
    }

    /// Column and row on the screen of a field.
    fn turned(&self, field: Field) -> (u8, u8) {
        let (x, y) = self.grid.xy(field);
        self.turn(x, y)
    }

    /// Swaps file and rank with column and row; its own inverse.
    fn turn(&self, x: u8, y: u8) -> (u8, u8) {
        if self.flipped { (self.grid.files - 1 - x, y) } else { (x, self.grid.ranks - 1 - y) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CHESS, Naming};
    use super::*;

    const WHITE: Layout = Layout { grid: CHESS, shape: Shape::Squares, flipped: false };
    const BLACK: Layout = Layout { flipped: true, ..WHITE };

    fn at(name: &str) -> Field {
        Naming::CHESS.field(&CHESS, name).unwrap()
    }

    #[test]
    fn lengths_are_short() {
        for (v, text) in [(0.0, "0"), (12.5, "12.5"), (-6.25, "-6.25"), (3.05, "3.05"), (99.999, "100")] {
            assert_eq!(length(v).trim_end_matches('0'), text.trim_end_matches('0'));
        }
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
}
