//! The places of a photographed sheet, with their pictures and strokes.

use super::cell::{MARGIN, SCALE, strokes};
use super::find::{self, Found, Problem};
use super::grey::Grey;
use super::homography::{Homography, Place};
use super::start::{Start, start};
use super::table::{self, ROW, Table};
use crate::drawing::Line;
use crate::ink::{Ink, Point, Stroke};
use notabene_study::printing::scan::{Area, ScanLayout};

/// Units of ink for a pixel of a straightened picture.
const UNITS: f32 = 8.0;

/// Space above and below the first row in its picture, in millimetres; pixels for one; widest row.
const AROUND: f32 = 1.6 * ROW;
const SEEN: f32 = 6.0;
const WIDEST: f32 = 150.0;

/// Middles of the quarters of a pixel.
const FOUR: [Place; 4] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];

/// A sheet that was found in a photograph.
#[derive(Clone, Debug)]
pub struct Sheet {
    grey: Grey,
    form: Form,
    spots: Vec<Spot>,
}

/// Printed layout of the sheet.
#[derive(Clone, Debug)]
enum Form {
    /// Our own marks.
    Marked(ScanLayout),
    /// A table.
    Any(Start),
}

/// A place in millimetres, and where it lies in the photograph.
#[derive(Clone, Debug)]
struct Spot {
    area: Area,
    map: Homography,
}

/// The answer to the question whether a row is the first one with moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FirstRow {
    /// It is.
    Is,
    /// The first one lies above it.
    Above,
    /// The first one lies below it.
    Below,
    /// The picture is upside down.
    Turned,
}

impl FirstRow {
    /// All answers.
    pub const ALL: [FirstRow; 4] = [FirstRow::Is, FirstRow::Above, FirstRow::Below, FirstRow::Turned];

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            FirstRow::Is => "is",
            FirstRow::Above => "above",
            FirstRow::Below => "below",
            FirstRow::Turned => "turned",
        }
    }

    /// The answer of a name.
    pub fn named(name: &str) -> Option<FirstRow> {
        FirstRow::ALL.into_iter().find(|answer| answer.name() == name)
    }
}

/// A place of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// Number of the half-move in the game, from 0, if the game begins with the first row of the first page.
    pub ply: usize,
    /// The place in the photograph, straightened, with some millimetres around it: [`SCALE`] pixels for a millimetre.
    pub picture: Grey,
    /// Its writing; without strokes if it is empty.
    pub ink: Ink,
}

/// Finds a sheet with our marks in a photograph. The picture may lie in any direction. About a second for twelve million pixels in a
/// browser; [`Sheet::cell`] reads the places one by one.
///
/// # Errors
///
/// [`Problem`] says what is wrong with the picture.
pub fn find(grey: Grey) -> Result<Sheet, Problem> {
    let found = find::find(&grey)?;
    Ok(Sheet::marked(grey, found))
}

/// Finds a sheet with our marks, or else the table of any other one, by its lines.
///
/// # Errors
///
/// [`Problem`] says what is wrong with the picture.
pub fn find_any(grey: Grey) -> Result<Sheet, Problem> {
    match find::find(&grey) {
        Ok(found) => Ok(Sheet::marked(grey, found)),
        // Our marks say what is wrong.
        Err(problem @ (Problem::Dark | Problem::Code | Problem::TooSmall)) => Err(problem),
        Err(problem) => match table::find(&grey) {
            Ok(table) => {
                let start = start(&grey, table);
                Ok(Sheet { spots: spots(&start.table), grey, form: Form::Any(start) })
            }
            Err(found) => Err(if problem == Problem::NoSheet { found } else { problem }),
        },
    }
}

/// The places of a table.
fn spots(table: &Table) -> Vec<Spot> {
    let spot = |(corners, width): ([Place; 4], f32)| {
        let area = Area { low: [0.0; 2], high: [width, ROW] };
        let map = Homography::of(&area_corners(&area), &corners)?;
        Some(Spot { area, map })
    };
    table.places().into_iter().filter_map(spot).collect()
}

/// Left upper, right upper, right lower, left lower.
const fn area_corners(Area { low, high }: &Area) -> [Place; 4] {
    [*low, [high[0], low[1]], *high, [low[0], high[1]]]
}

impl Sheet {
    fn marked(grey: Grey, Found { layout, map }: Found) -> Sheet {
        let spots = layout.cells().into_iter().map(|area| Spot { area, map }).collect();
        Sheet { grey, form: Form::Marked(layout), spots }
    }

    /// The layout that our marks say; none for another sheet.
    pub fn layout(&self) -> Option<ScanLayout> {
        match &self.form {
            Form::Marked(layout) => Some(*layout),
            Form::Any(_) => None,
        }
    }

    /// The table of a sheet without our marks.
    pub fn table(&self) -> Option<&Table> {
        match &self.form {
            Form::Marked(_) => None,
            Form::Any(start) => Some(&start.table),
        }
    }

    /// True if nobody has to say where the first row is.
    pub fn is_first_row_sure(&self) -> bool {
        match &self.form {
            Form::Marked(_) => true,
            Form::Any(start) => start.is_sure,
        }
    }

    /// Takes the answer of somebody who looked at the first row. Returns false if there is no such row.
    pub fn say_first_row(&mut self, answer: FirstRow) -> bool {
        let Form::Any(start) = &mut self.form else { return false };
        let grid = &start.table.grid;
        let other = match answer {
            FirstRow::Is => {
                start.is_sure = true;
                return true;
            }
            FirstRow::Above => start.table.with(grid.with_row_above()),
            FirstRow::Below => start.table.with(grid.without_first()),
            FirstRow::Turned => start.table.with(Some(grid.turned())),
        };
        let is_there = other.is_some();
        if let Some(table) = other {
            self.spots = spots(&table);
            *start = Start { table, is_sure: false };
        }
        is_there
    }

    /// The first row of the first columns with the rows around it, framed, for somebody who looks at it.
    pub fn first_row_picture(&self) -> Option<Grey> {
        let Form::Any(Start { table, .. }) = &self.form else { return None };
        let first = table.columns.before.first().copied();
        let (white, black) = (table.columns.moves.first()?.at, table.columns.moves.get(1)?.at);
        let sides = |column: usize| table.grid.columns.get(column).copied();
        let sides = [sides(first.unwrap_or(white))?[0], sides(black)?[1]];
        let corners = table.grid.corners([0, 1], sides)?;
        let far = |a: Place, b: Place| (a[0] - b[0]).hypot(a[1] - b[1]);
        let wide = ROW * far(corners[0], corners[1]) / far(corners[0], corners[3]).max(1.0);
        let area = Area { low: [0.0; 2], high: [wide.min(WIDEST), ROW] };
        let spot = Spot { map: Homography::of(&area_corners(&area), &corners)?, area };
        Some(self.straight(&spot, [MARGIN, AROUND], SEEN).framed([MARGIN * SEEN, AROUND * SEEN]))
    }

    /// Number of places for half-moves.
    pub fn len(&self) -> usize {
        self.spots.len()
    }

    /// False: a sheet has places.
    pub fn is_empty(&self) -> bool {
        self.spots.is_empty()
    }

    /// A place of this page by its number, from 0.
    pub fn cell(&self, at: usize) -> Option<Cell> {
        let picture = self.straight(self.spots.get(at)?, [MARGIN; 2], SCALE);
        let ink = ink(&strokes(&picture));
        let first = self.layout().map_or(0, |layout| layout.first());
        Some(Cell { ply: first + at, picture, ink })
    }

    /// All places in the order of play.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.len()).filter_map(|at| self.cell(at))
    }

    /// The corners of a place in the photograph, in pixels: left upper, right upper, right lower, left lower.
    pub fn corners(&self, at: usize) -> Option<[Place; 4]> {
        let Spot { area, map } = self.spots.get(at)?;
        Some(area_corners(area).map(|place| map.map(place)))
    }

    /// A part of the sheet with some space around it, straightened. Where the photograph is finer, each pixel is the mean of four places.
    fn straight(&self, Spot { area, map }: &Spot, around: [f32; 2], scale: f32) -> Grey {
        let size = [0, 1].map(|i| ((area.high[i] - area.low[i] + 2.0 * around[i]) * scale).round() as usize);
        let is_fine = map.scale(area.low) > 1.4 * scale;
        let parts: &[Place] = if is_fine { &FOUR } else { &[[0.5; 2]] };
        let mut pixels = Vec::with_capacity(size[0] * size[1]);
        for y in 0..size[1] {
            for x in 0..size[0] {
                let mut sum = 0.0;
                for [right, down] in parts {
                    let part = [x as f32 + right, y as f32 + down];
                    let place = [0, 1].map(|i| area.low[i] - around[i] + part[i] / scale);
                    let [x, y] = map.map(place);
                    sum += self.grey.sample(x - 0.5, y - 0.5);
                }
                pixels.push((sum / parts.len() as f32) as u8);
            }
        }
        Grey::new(size[0], size[1], pixels).unwrap_or_else(|_| self.grey.clone())
    }
}

fn ink(lines: &[Line]) -> Ink {
    let unit = |v: f32| (v * UNITS).round().clamp(-32_000.0, 32_000.0) as i16;
    let stroke =
        |line: &Line| Stroke { points: line.iter().map(|p| Point::new(unit(p[0]), unit(p[1]))).collect() };
    Ink { strokes: lines.iter().map(stroke).collect() }
}
