//! Marks on an empty score sheet by which a photograph of it is straightened: the layout of a page for machines.
//!
//! Lengths are millimetres. The origin is the left upper corner of the tables, `x` runs to the right and `y` down. What is
//! printed and what reads a photograph take all places from here. The tables of a page are two, side by side;
//! a mark stands beside each of their corners, and a strip of small squares below the left upper one says what
//! was printed.

use super::choice::{Format, PrintChoice};

/// Number of marks: left upper, right upper, right lower, left lower.
pub const MARKS: usize = 4;
/// Radii of the ring of a mark, and of its dot.
pub const RING: [f32; 2] = [2.0, 1.45];
/// Radius of the dot within the ring.
pub const DOT: f32 = 0.75;
/// Distance of the centre of a mark from the side of the tables.
const BESIDE: f32 = 3.6;
/// Distance of the centre of a mark from the upper and lower end of the tables.
const INSIDE: f32 = 2.0;
/// Bits of the code.
pub const BITS: usize = 32;
/// Side of a square of the code.
pub const SQUARE: f32 = 1.6;
/// Columns of the code.
const CODE_COLUMNS: usize = 2;
/// Top of the code.
const CODE_TOP: f32 = 6.4;
/// Space between the two tables.
const GAP: f32 = 4.0;
/// Tables side by side.
const TABLES: usize = 2;
/// Widths of the columns of numbers and of times; narrow paper has less room for times.
const NUMBERS: f32 = 7.5;
const TIMES: [f32; 2] = [12.0, 9.0];
/// Height of the row with the headings.
const HEADINGS: f32 = 5.5;
/// Width of the frame around a table, of which half lies inside.
const FRAME: f32 = 0.6;
/// Pages of a sheet that have a code.
pub const MOST_PAGES: usize = 16;
/// Numbers of rows that a table may have.
const ROWS: [usize; 5] = [10, 15, 20, 25, 30];
/// Heights of a line.
const LINES: [u32; 5] = [7, 8, 9, 10, 12];
/// Version of the code.
const VERSION: u16 = 1;

/// A rectangle on the page.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Area {
    /// Left and top.
    pub low: [f32; 2],
    /// Right and bottom.
    pub high: [f32; 2],
}

/// The layout of one page of a score sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ScanLayout {
    /// Paper size.
    pub format: Format,
    /// Height of a line.
    pub line: u32,
    /// Rows of each of the two tables.
    pub rows: usize,
    /// True if each move has a place for the time.
    pub times: bool,
    /// Number of the page within its sheet, from 1.
    pub page: usize,
}

impl ScanLayout {
    /// The layout of a page of empty sheets; none for a page beyond [`MOST_PAGES`].
    pub fn of(choice: &PrintChoice, page: usize) -> Option<ScanLayout> {
        let (format, line, rows, times) = (choice.format, choice.line, choice.rows(), choice.times);
        let layout = ScanLayout { format, line, rows, times, page };
        layout.payload().map(|_| layout)
    }

    /// All layouts.
    pub fn all() -> impl Iterator<Item = ScanLayout> {
        (0..=u16::MAX >> 3).filter_map(|bits| ScanLayout::from_payload(bits | VERSION << 13))
    }

    fn payload(&self) -> Option<u16> {
        let place = |at: Option<usize>| at.map(|at| at as u16);
        let format = place(Format::ALL.iter().position(|format| *format == self.format))?;
        let line = place(LINES.iter().position(|line| *line == self.line))?;
        let rows = place(ROWS.iter().position(|rows| *rows == self.rows))?;
        let page = place(self.page.checked_sub(1).filter(|page| *page < MOST_PAGES))?;
        Some(VERSION << 13 | format << 11 | line << 8 | rows << 5 | u16::from(self.times) << 4 | page)
    }

    fn from_payload(bits: u16) -> Option<ScanLayout> {
        let part = |shift: u16, width: u16| usize::from(bits >> shift & ((1 << width) - 1));
        let layout = ScanLayout {
            format: *Format::ALL.get(part(11, 2))?,
            line: *LINES.get(part(8, 3))?,
            rows: *ROWS.get(part(5, 3))?,
            times: part(4, 1) == 1,
            page: part(0, 4) + 1,
        };
        (bits >> 13 == VERSION).then_some(layout)
    }

    /// The code, the first bit highest: 16 bits of data, and 16 that check them (CRC-16/CCITT, ITU-T V.41). The first square of
    /// the strip is the left one of the first row. Zero for a layout that has no code.
    pub fn code(&self) -> u32 {
        let Some(payload) = self.payload() else { return 0 };
        let step = |rest: u16, bit: u16| {
            let is_odd = rest >> 15 != payload >> bit & 1;
            if is_odd { rest << 1 ^ 0x1021 } else { rest << 1 }
        };
        let check = (0..16).rev().fold(0xFFFF, step);
        u32::from(payload) << 16 | u32::from(check)
    }

    /// The layout of a code; none if it is not right to the last bit.
    pub fn from_code(code: u32) -> Option<ScanLayout> {
        ScanLayout::from_payload((code >> 16) as u16).filter(|layout| layout.code() == code)
    }

    /// Width and height of both tables together.
    pub fn size(&self) -> [f32; 2] {
        let (width, _) = self.format.size();
        [width as f32 - 2.0 * margin(self.format), HEADINGS + FRAME + (self.rows as u32 * self.line) as f32]
    }

    /// Centres of the marks.
    pub fn marks(&self) -> [[f32; 2]; MARKS] {
        let [width, height] = self.size();
        let (left, right, top, bottom) = (-BESIDE, width + BESIDE, INSIDE, height - INSIDE);
        [[left, top], [right, top], [right, bottom], [left, bottom]]
    }

    /// The squares of the code, in the order of its bits.
    pub fn code_squares() -> [Area; BITS] {
        let left = -BESIDE - SQUARE * CODE_COLUMNS as f32 / 2.0;
        std::array::from_fn(|bit| {
            let (column, row) = (bit % CODE_COLUMNS, bit / CODE_COLUMNS);
            let low = [left + column as f32 * SQUARE, CODE_TOP + row as f32 * SQUARE];
            Area { low, high: low.map(|v| v + SQUARE) }
        })
    }

    /// Number of the first half-move of the page, from 0.
    pub fn first(&self) -> usize {
        (self.page.max(1) - 1) * self.len()
    }

    /// Number of moves of one side on the page, times two.
    pub fn len(&self) -> usize {
        TABLES * self.rows * 2
    }

    /// False: every page has rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The places of the half-moves of the page in the order of play.
    pub fn cells(&self) -> Vec<Area> {
        let [width, _] = self.size();
        let table = (width - GAP) / TABLES as f32;
        let time = match (self.times, self.format) {
            (false, _) => 0.0,
            (true, Format::A5) => TIMES[1],
            (true, _) => TIMES[0],
        };
        let wide = (table - NUMBERS) / 2.0 - time;
        let mut out = Vec::with_capacity(self.len());
        for n in 0..TABLES {
            let left = n as f32 * (table + GAP) + NUMBERS;
            for row in 0..self.rows {
                let top = HEADINGS + FRAME / 2.0 + (row as u32 * self.line) as f32;
                for column in 0..2 {
                    let low = [left + column as f32 * (wide + time), top];
                    out.push(Area { low, high: [low[0] + wide, top + self.line as f32] });
                }
            }
        }
        out
    }

    /// Space beside the tables that [`ScanLayout::svg`] covers, on the left and on the right.
    pub const fn beside() -> f32 {
        BESIDE + RING[0]
    }

    /// Marks and code as the content of an SVG element whose view box is `-b 0 w+2b h`, where `b` is
    /// [`ScanLayout::beside`] and `w`, `h` is [`ScanLayout::size`].
    pub fn svg(&self) -> String {
        let mut out = String::from("<path fill-rule=\"evenodd\" d=\"");
        for centre in self.marks() {
            for radius in [RING[0], RING[1], DOT] {
                push_circle(centre, radius, &mut out);
            }
        }
        out.push_str("\"/><path d=\"");
        let code = self.code();
        for (bit, square) in Self::code_squares().iter().enumerate() {
            if code >> (BITS - 1 - bit) & 1 == 1 {
                let [x, y] = square.low;
                out.push_str(&format!("M{x:.2} {y:.2}h{SQUARE}v{SQUARE}h-{SQUARE}z"));
            }
        }
        out.push_str("\"/>");
        out
    }

    /// The view box of [`ScanLayout::svg`].
    pub fn view_box(&self) -> String {
        let ([width, height], beside) = (self.size(), Self::beside());
        format!("{:.2} 0 {:.2} {height:.2}", -beside, width + 2.0 * beside)
    }
}

fn push_circle([x, y]: [f32; 2], radius: f32, out: &mut String) {
    let wide = 2.0 * radius;
    let arc = |sign: &str| format!("a{radius} {radius} 0 1 0 {sign}{wide} 0");
    out.push_str(&format!("M{:.2} {y:.2}{}{}z", x - radius, arc(""), arc("-")));
}

/// Space between the tables and the left and right side of the paper.
pub const fn margin(format: Format) -> f32 {
    match format {
        Format::A5 => 9.0,
        Format::A4 | Format::Letter => 12.0,
    }
}
