//! Drawing geometry of boards.

mod rings;
mod squares;

use super::{Board, Checker, Field, Grid, Shape};

/// A point of the drawing; a board is 100 units wide, `y` grows downwards.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Point {
    /// Units from the left.
    pub x: f64,
    /// Units from the top.
    pub y: f64,
}

/// The colour of a field.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shade {
    /// The lighter one.
    Light,
    /// The darker one.
    Dark,
    /// The lighter one of a highlighted ring: red on a dartboard.
    Red,
    /// The darker one of a highlighted ring: green on a dartboard.
    Green,
    /// The only shade of a board of one colour, with lines between its fields.
    Plain,
}

impl Shade {
    /// Identifier in drawings.
    pub const fn name(self) -> &'static str {
        match self {
            Shade::Light => "light",
            Shade::Dark => "dark",
            Shade::Red => "red",
            Shade::Green => "green",
            Shade::Plain => "plain",
        }
    }
    /// True for the darker shades.
    pub const fn is_dark(self) -> bool {
        matches!(self, Shade::Dark | Shade::Green)
    }
}

/// A coordinate label beside or on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Sign {
    /// Its middle.
    pub at: Point,
    /// Its text.
    pub text: String,
    /// Its subject.
    pub of: SignOf,
}

/// The subject of a [`Sign`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SignOf {
    /// A file or line.
    File,
    /// A rank.
    Rank,
    /// A sector of a dartboard, by its number there.
    Sector,
}

impl SignOf {
    /// Identifier in drawings.
    pub const fn name(self) -> &'static str {
        match self {
            SignOf::File => "file",
            SignOf::Rank => "rank",
            SignOf::Sector => "sector",
        }
    }
}

/// Draws a board: outlines, centres and names of its fields, seen from either side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The drawn board.
    pub board: Board,
    /// True if Black sits at the bottom.
    pub flipped: bool,
}

const SIZE: f64 = 100.0;

/// A length as text, to a hundredth of a unit. The formatter of the standard library is exact for every
/// number and would add ten times the code size of all drawing.
pub fn length(v: f64) -> String {
    path("~", &[v])
}

fn push_length(out: &mut String, v: f64) {
    let hundredths = (v * 100.0).round() as i32;
    if hundredths < 0 {
        out.push('-');
    }
    let hundredths = hundredths.unsigned_abs();
    out.push_str(&(hundredths / 100).to_string());
    if !hundredths.is_multiple_of(100) {
        out.push_str(&format!(".{:02}", hundredths % 100));
    }
}

/// Appends a pattern: each `~` is replaced by the next length, each `$` by the next text.
#[inline(never)]
pub fn draw(out: &mut String, pattern: &str, lengths: &[f64], texts: &[&str]) {
    let (mut lengths, mut texts) = (lengths.iter(), texts.iter());
    for c in pattern.chars() {
        match c {
            '~' => lengths.next().into_iter().for_each(|v| push_length(out, *v)),
            '$' => texts.next().into_iter().for_each(|text| out.push_str(text)),
            c => out.push(c),
        }
    }
}

/// SVG path data, or any other text with lengths, from a pattern; see [`draw`].
pub fn path(pattern: &str, lengths: &[f64]) -> String {
    let mut out = String::new();
    draw(&mut out, pattern, lengths, &[]);
    out
}

impl Layout {
    /// True if the board is round.
    pub fn is_round(&self) -> bool {
        self.board.shape == Shape::Rings
    }

    /// Width and height of the drawing.
    pub fn extent(&self) -> (f64, f64) {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::extent(self),
            Shape::Rings => (SIZE, SIZE),
        }
    }

    /// The size of a piece that fits on a field.
    pub fn unit(&self, field: Field) -> f64 {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::unit(self),
            Shape::Rings => rings::unit(self, field),
        }
    }

    /// The middle of a field.
    pub fn centre(&self, field: Field) -> Point {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::centre(self, field),
            Shape::Rings => rings::centre(self, field),
        }
    }

    /// The outline of a field as SVG path data.
    pub fn outline(&self, field: Field) -> String {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::outline(self, field),
            Shape::Rings => rings::outline(self, field),
        }
    }

    /// A circle around the middle of a field as SVG path data; the radius in piece sizes.
    pub fn circle(&self, field: Field, radius: f64) -> String {
        disc(self.centre(field), radius * self.unit(field))
    }

    /// Corner marks of a field as SVG path data.
    pub fn corners(&self, field: Field) -> String {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::corners(self, field),
            Shape::Rings => rings::corners(self, field),
        }
    }

    /// Position and letter height of the name written on a field: the start of the text,
    /// or its middle on a round board.
    pub fn plate(&self, field: Field) -> (Point, f64) {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::plate(self, field),
            Shape::Rings => rings::plate(self, field),
        }
    }

    /// The field at a point; none outside the board or on an unplayable square.
    pub fn field_at(&self, point: Point) -> Option<Field> {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::field_at(self, point),
            Shape::Rings => rings::field_at(self, point),
        }
    }

    /// The colour of a field.
    pub fn shade(&self, field: Field) -> Shade {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::shade(self, field),
            Shape::Rings => rings::shade(self, field),
        }
    }

    /// The labels inside the drawing: none if files and ranks are placed beside it
    /// ([`Layout::files`], [`Layout::ranks`]). `sectors`: with the numbers of a dartboard.
    pub fn signs(&self, sectors: bool) -> Vec<Sign> {
        match self.board.shape {
            Shape::Squares | Shape::Plain => Vec::new(),
            Shape::Rings => rings::signs(self, sectors),
        }
    }

    /// The background under the fields, as SVG path data: the light squares of a board played on its
    /// dark squares only, and the base of a board of one colour. Empty if the fields cover everything.
    pub fn ground(&self) -> String {
        let Board { grid, shape, .. } = self.board;
        match (shape, grid.checker) {
            (Shape::Squares, Checker::All) | (Shape::Rings, _) => String::new(),
            _ => squares::ground(self),
        }
    }

    /// Unplayable parts of the board, as circles of SVG path data, the outer ones first.
    pub fn dead(&self) -> Vec<String> {
        match self.board.shape {
            Shape::Squares | Shape::Plain => Vec::new(),
            Shape::Rings => rings::dead(),
        }
    }

    /// The path of a piece over these fields, from the middle of the first to the middle of the last, as SVG
    /// path data: straight lines, and arcs along a ring.
    pub fn way(&self, path: &[Field]) -> String {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::way(self, path),
            Shape::Rings => rings::way(self, path),
        }
    }

    /// The labels beside the ranks, from the top of the screen: rank numbers; on a board with
    /// numbered fields the first field of each rank, as in printed diagrams.
    pub fn rank_names(&self) -> Vec<String> {
        let Board { grid, naming, .. } = self.board;
        let first = |y: u8| self.files().find_map(|x| grid.field(x, y));
        let name = |y: u8| match first(y).filter(|_| naming.numbers.is_some()) {
            Some(field) => naming.name(&grid, field),
            None => length(f64::from(naming.rank(y))),
        };
        self.ranks().map(name).collect()
    }

    /// The labels below the files, from the left of the screen: file letters; on a board with
    /// numbered fields the fields of the lowest rank.
    pub fn file_names(&self) -> Vec<String> {
        let Board { grid, naming, .. } = self.board;
        let lowest = self.ranks().last().unwrap_or_default();
        let name = |x: u8| match (naming.numbers, grid.field(x, lowest)) {
            (None, _) => String::from(naming.file(x)),
            (_, Some(field)) => naming.name(&grid, field),
            _ => String::new(),
        };
        self.files().map(name).collect()
    }

    /// Files from the left to the right of the screen, counted from 0 at White's left hand.
    pub fn files(&self) -> impl Iterator<Item = u8> + use<> {
        let Grid { files, .. } = self.board.grid;
        // Both players see the lines of a round board in the same order on their own side.
        let flipped = self.flipped && !self.is_round();
        (0..files).map(move |i| if flipped { files - 1 - i } else { i })
    }

    /// Ranks from the top to the bottom of the screen, counted from 0 at White's side.
    pub fn ranks(&self) -> impl Iterator<Item = u8> + use<> {
        let Grid { ranks, .. } = self.board.grid;
        let flipped = self.flipped;
        (0..ranks).map(move |i| if flipped { i } else { ranks - 1 - i })
    }

    /// The adjacent field for the arrow keys (`right`, `down` are -1, 0 or 1). On squares they follow
    /// the screen; if only every second square is a field, up and down zigzag. On rings up and down follow
    /// the line, from the near edge over the centre to the far one; right and left follow the ring, to the
    /// right at the near edge. So the opposite key is always the inverse, and a repeated key goes all round.
    pub fn beside(&self, field: Field, right: i8, down: i8) -> Option<Field> {
        match self.board.shape {
            Shape::Squares | Shape::Plain => squares::beside(self, field, right, down),
            Shape::Rings => rings::beside(self, field, right, down),
        }
    }
}

/// A circle as SVG path data.
fn disc(centre: Point, radius: f64) -> String {
    let (r, d) = (radius, 2.0 * radius);
    path("M~ ~a~ ~ 0 1 0 ~ 0a~ ~ 0 1 0 -~ 0z", &[centre.x - r, centre.y, r, r, d, r, r, d])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        for (v, text) in [(0.0, "0"), (12.5, "12.5"), (-6.25, "-6.25"), (3.05, "3.05"), (99.999, "100")] {
            assert_eq!(length(v).trim_end_matches('0'), text.trim_end_matches('0'));
        }
    }
}
