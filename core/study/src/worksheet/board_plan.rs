//! The round board in full size, on pages to cut out and glue together. All lengths are millimetres.
//!
//! Source: rules of Scharten, section 25: a diameter of 40 centimetres for small pieces, of 50 for those of clubs. That is
//! the whole disc with the letters at its rim.

use crate::printing::Format;
use notabene_core::digits::number;

/// Offered diameters in centimetres.
pub const DIAMETERS: [u32; 2] = [40, 50];
/// Number of columns of tiles.
pub const COLUMNS: usize = 3;
/// Number of rows of tiles.
pub const ROWS: usize = 2;
/// Width of an edge that is glued under the neighbour.
pub const GLUE: f64 = 10.0;
/// Names of the columns.
const NAMES: [&str; COLUMNS] = ["A", "B", "C"];

/// Paper and diameter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlanChoice {
    /// Paper size.
    pub format: Format,
    /// Diameter in centimetres.
    pub centimetres: u32,
}

impl Default for PlanChoice {
    fn default() -> PlanChoice {
        PlanChoice { format: Format::A4, centimetres: DIAMETERS[1] }
    }
}

impl PlanChoice {
    /// Paper on which a part of the board fits.
    pub const FORMATS: [Format; 2] = [Format::A4, Format::Letter];

    /// Returns the choice as text.
    pub fn text(&self) -> String {
        format!("{} {}", self.format.name(), self.centimetres)
    }
    /// Parses the choice; a part that cannot be parsed is as by default.
    pub fn read(text: &str) -> PlanChoice {
        let (format, size) = text.split_once(' ').unwrap_or_default();
        let normal = PlanChoice::default();
        let format = PlanChoice::FORMATS.into_iter().find(|other| other.name() == format);
        let size = DIAMETERS.into_iter().find(|other| Some(*other) == number(size));
        PlanChoice {
            format: format.unwrap_or(normal.format),
            centimetres: size.unwrap_or(normal.centimetres),
        }
    }
}

/// A part of the board on a page.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardTile {
    /// Its name: column and row.
    pub name: String,
    /// Left and top of the part of the board.
    pub at: [f64; 2],
    /// Width and height of that part, without edges.
    pub size: [f64; 2],
    /// Width of the edge on the right and below, under the neighbour there; 0 without one.
    pub glue: [f64; 2],
    /// Left and top on the page.
    pub on_page: [f64; 2],
}

/// Width and height of a page: a millimetre less than the paper, so that no printer adds an empty one.
pub const fn page(format: Format) -> [f64; 2] {
    let (width, height) = format.size();
    [width as f64, height as f64 - 1.0]
}

/// The tiles of a board, row by row.
pub fn tiles(format: Format, centimetres: u32) -> Vec<BoardTile> {
    let diameter = f64::from(centimetres) * 10.0;
    let size = [diameter / COLUMNS as f64, diameter / ROWS as f64];
    let tile = |n: usize| {
        let (column, row) = (n % COLUMNS, n / COLUMNS);
        let glue =
            [(column + 1, COLUMNS), (row + 1, ROWS)].map(|(next, all)| if next < all { GLUE } else { 0.0 });
        let [width, height] = page(format);
        BoardTile {
            name: format!("{}{}", NAMES.get(column).copied().unwrap_or_default(), row + 1),
            at: [column as f64 * size[0], row as f64 * size[1]],
            size,
            glue,
            on_page: [(width - size[0] - glue[0]) / 2.0, height - size[1] - glue[1] - BOTTOM],
        }
    };
    (0..COLUMNS * ROWS).map(tile).collect()
}

/// Margin below a tile.
const BOTTOM: f64 = 7.0;
