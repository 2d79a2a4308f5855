//! The places of a photographed sheet, with their pictures and strokes.

use super::cell::{MARGIN, SCALE, strokes};
use super::find::{self, Found, Problem};
use super::grey::Grey;
use super::homography::Place;
use crate::drawing::Line;
use crate::ink::{Ink, Point, Stroke};
use notabene_study::printing::scan::{Area, ScanLayout};

/// Units of ink for a pixel of a straightened picture.
const UNITS: f32 = 8.0;

/// Middles of the quarters of a pixel.
const FOUR: [Place; 4] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];

/// A sheet that was found in a photograph.
#[derive(Clone, Debug)]
pub struct Sheet {
    grey: Grey,
    found: Found,
    cells: Vec<Area>,
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

/// Finds the printed sheet in a photograph. The picture may lie in any direction. About a second for twelve million pixels in a
/// browser; [`Sheet::cell`] reads the places one by one.
///
/// # Errors
///
/// [`Problem`] says what is wrong with the picture.
pub fn find(grey: Grey) -> Result<Sheet, Problem> {
    let found = find::find(&grey)?;
    let cells = found.layout.cells();
    Ok(Sheet { grey, found, cells })
}

impl Sheet {
    /// The printed layout.
    pub fn layout(&self) -> ScanLayout {
        self.found.layout
    }

    /// Number of places for half-moves.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// False: a sheet has places.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// A place of this page by its number, from 0.
    pub fn cell(&self, at: usize) -> Option<Cell> {
        let picture = self.straight(self.cells.get(at)?);
        let ink = ink(&strokes(&picture));
        Some(Cell { ply: self.found.layout.first() + at, picture, ink })
    }

    /// All places in the order of play.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.len()).filter_map(|at| self.cell(at))
    }

    /// The corners of a place in the photograph, in pixels: left upper, right upper, right lower, left lower.
    pub fn corners(&self, at: usize) -> Option<[Place; 4]> {
        let Area { low, high } = *self.cells.get(at)?;
        Some([low, [high[0], low[1]], high, [low[0], high[1]]].map(|place| self.found.map.map(place)))
    }

    /// A part of the sheet, straightened. Where the photograph is finer, each pixel is the mean of four places.
    fn straight(&self, area: &Area) -> Grey {
        let size = [0, 1].map(|i| ((area.high[i] - area.low[i] + 2.0 * MARGIN) * SCALE).round() as usize);
        let is_fine = self.found.map.scale(area.low) > 1.4 * SCALE;
        let parts: &[Place] = if is_fine { &FOUR } else { &[[0.5; 2]] };
        let mut pixels = Vec::with_capacity(size[0] * size[1]);
        for y in 0..size[1] {
            for x in 0..size[0] {
                let mut sum = 0.0;
                for [right, down] in parts {
                    let part = [x as f32 + right, y as f32 + down];
                    let place = [0, 1].map(|i| area.low[i] - MARGIN + part[i] / SCALE);
                    let [x, y] = self.found.map.map(place);
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
