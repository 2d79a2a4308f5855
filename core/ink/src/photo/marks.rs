//! Marks of a printed sheet in a photograph: a ring with a dot in its middle.

use super::components::{Component, Components};
use super::grey::{Bitmap, Grey};
use super::homography::Place;

/// Most marks that are tried.
const MOST: usize = 14;
/// Most arrangements of four marks that are tried.
const MOST_QUADS: usize = 60;
/// Least diameter of a ring in pixels.
const LEAST: usize = 8;
/// A ring is at most this part of the picture.
const LARGEST: usize = 12;

/// A mark in the picture.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Mark {
    /// Its centre.
    pub centre: Place,
    /// Diameter of its ring.
    pub size: f32,
    /// Distance of the centres of ring and dot, in diameters: smaller is better.
    pub error: f32,
}

/// All marks of a picture, the best first.
pub fn marks(grey: &Grey) -> Vec<Mark> {
    let radius = (grey.width().max(grey.height()) / 40).max(8);
    let bitmap = grey.dark(radius, 0.8);
    let found = Components::of(&bitmap);
    let largest = grey.width().max(grey.height()) / LARGEST;
    let mut all: Vec<Mark> = Vec::new();
    for (n, ring) in found.all.iter().enumerate() {
        if is_ring(ring, largest) {
            all.extend(mark(ring, n as u32 + 1, &found, &bitmap));
        }
    }
    all.sort_by(|a, b| a.error.total_cmp(&b.error));
    all.truncate(MOST);
    all
}

fn is_ring(ring: &Component, largest: usize) -> bool {
    let [width, height] = ring.size();
    let is_sized = width.min(height) >= LEAST && width.max(height) <= largest;
    is_sized && width.max(height) <= 2 * width.min(height) && (0.18..0.68).contains(&ring.fill())
}

/// The mark of a ring, if there is a dot in its middle.
fn mark(ring: &Component, number: u32, found: &Components, bitmap: &Bitmap) -> Option<Mark> {
    let middle = [0, 1].map(|i| (ring.low[i] + ring.high[i]).div_ceil(2));
    let dot = found.numbers.get(middle[1] * bitmap.width + middle[0]).copied().unwrap_or_default();
    if dot == 0 || dot == number {
        return None;
    }
    let dot = found.all.get(dot as usize - 1)?;
    let (large, small) = (ring.size(), dot.size());
    let part = |i: usize| small[i] as f32 / large[i] as f32;
    let is_dot = (0..2).all(|i| (0.15..0.66).contains(&part(i))) && dot.fill() > 0.55;
    let size = (large[0].max(large[1])) as f32;
    let centre_of = |c: &Component| [0, 1].map(|i| (c.low[i] + c.high[i]) as f32 / 2.0);
    let (outer, inner) = (centre_of(ring), centre_of(dot));
    let error = (outer[0] - inner[0]).hypot(outer[1] - inner[1]) / size;
    // The centre of gravity of both is finer than the sides of their rectangles.
    let weight = (ring.area + dot.area) as f32;
    let centre =
        [0, 1].map(|i| (ring.centre[i] * ring.area as f32 + dot.centre[i] * dot.area as f32) / weight + 0.5);
    (is_dot && error < 0.14).then_some(Mark { centre, size, error })
}

/// Four marks that may be the corners of a sheet, in the order of a clock from that nearest to the left upper corner; the
/// likeliest first.
pub fn quads(marks: &[Mark]) -> Vec<[Place; 4]> {
    let mut all: Vec<(f32, [Place; 4])> = Vec::new();
    for a in 0..marks.len() {
        for b in a + 1..marks.len() {
            for c in b + 1..marks.len() {
                for d in c + 1..marks.len() {
                    all.extend(quad([a, b, c, d].map(|i| marks[i])));
                }
            }
        }
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    all.into_iter().take(MOST_QUADS).map(|(_, quad)| quad).collect()
}

/// The corners in order, and how unlikely they are: marks of one sheet have much the same size.
fn quad(marks: [Mark; 4]) -> Option<(f32, [Place; 4])> {
    let centre = [0, 1].map(|i| marks.iter().map(|mark| mark.centre[i]).sum::<f32>() / 4.0);
    // Grows with the angle, from -2 to 2.
    let angle = |p: &Place| {
        let [x, y] = [0, 1].map(|i| p[i] - centre[i]);
        let part = x / (x.abs() + y.abs()).max(1e-6);
        if y < 0.0 { part - 1.0 } else { 1.0 - part }
    };
    let mut sorted = marks.map(|mark| mark.centre).to_vec();
    sorted.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    let corners: [Place; 4] = sorted.try_into().ok()?;
    let turns = |i: usize| {
        let (a, b, c) = (corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]);
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    };
    let (smallest, largest) =
        marks.iter().fold((f32::MAX, 0.0f32), |(low, high), mark| (low.min(mark.size), high.max(mark.size)));
    let is_good = (0..4).all(|i| turns(i) > 16.0 * smallest * smallest) && largest < 2.5 * smallest;
    let error: f32 = marks.iter().map(|mark| mark.error).sum();
    is_good.then_some((error + largest / smallest, corners))
}

/// Cosine and sine of 15 degrees.
const TURN: [f32; 2] = [0.965_925_8, 0.258_819_05];

/// Contrast of the fine parts of a mark: 1 if sharp, 0 if ring and dot have run into each other.
pub fn sharpness(grey: &Grey, centre: Place, at: impl Fn(f32, f32) -> Place) -> f32 {
    let around = |radius: f32| {
        let (mut cos, mut sin, mut sum) = (1.0f32, 0.0f32, 0.0);
        for _ in 0..24 {
            let [x, y] = at(centre[0] + radius * cos, centre[1] + radius * sin);
            sum += grey.sample(x - 0.5, y - 0.5);
            // A turn by a twenty-fourth.
            (cos, sin) = (cos * TURN[0] - sin * TURN[1], sin * TURN[0] + cos * TURN[1]);
        }
        sum / 24.0
    };
    use notabene_study::printing::scan::{DOT, RING};
    let (ring, gap) = (around((RING[0] + RING[1]) / 2.0), around((RING[1] + DOT) / 2.0));
    let (paper, dot) = (around(RING[0] + 0.7), around(0.0));
    ((gap - ring.max(dot)) / (paper - dot.min(ring)).max(1.0)).clamp(0.0, 1.0)
}
