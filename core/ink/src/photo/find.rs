//! Finds a printed sheet in a photograph.

use super::grey::Grey;
use super::homography::{Homography, Place};
use super::marks::{Mark, marks, quads, sharpness};
use notabene_study::printing::scan::{BITS, ScanLayout};

/// Longer side of the picture in which marks are looked for.
const SEARCHED: usize = 2_000;
/// Least similarity of the strip of squares and a code.
const LEAST_MATCH: f32 = 0.8;
/// Similarity above which no other sheet is looked for.
const SURE_MATCH: f32 = 0.93;
/// Bits of the strip that may be wrong.
const WRONG_BITS: u32 = 1;
/// Contrast of marks below which handwriting cannot be read.
const LEAST_SHARPNESS: f32 = 0.12;
/// Largest step from two pixels to the next two, in parts of the range of a picture, below which it is out of focus.
const FOCUSED: f32 = 0.33;
/// Least range of a picture in which anything can be seen.
const LEAST_RANGE: usize = 24;
/// Brightness of the brightest hundredth below which a picture is too dark.
const LEAST_LIGHT: usize = 70;
/// Least pixels for a millimetre.
const LEAST_SCALE: f32 = 2.8;

/// A corner of the picture as it lies before the viewer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Corner {
    /// Left and up.
    LeftUpper,
    /// Right and up.
    RightUpper,
    /// Right and down.
    RightLower,
    /// Left and down.
    LeftLower,
}

impl Corner {
    /// All corners in the order of a clock.
    pub const ALL: [Corner; 4] =
        [Corner::LeftUpper, Corner::RightUpper, Corner::RightLower, Corner::LeftLower];
}

/// The reason why no sheet can be read from a photograph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There are no marks of a sheet.
    NoSheet,
    /// There is too little light to see anything.
    Dark,
    /// Some marks are there; those in these corners are not.
    Marks {
        /// Where they are missing.
        missing: Vec<Corner>,
    },
    /// The marks are there, but the strip of squares beside them cannot be read.
    Code,
    /// The picture is out of focus, or the camera moved.
    Blurred,
    /// The sheet is too small in the picture.
    TooSmall,
}

/// The place of a sheet in a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The printed layout.
    pub layout: ScanLayout,
    /// From millimetres of the sheet to pixels of the picture.
    pub map: Homography,
}

/// Finds the sheet, in time that grows with the number of pixels.
///
/// # Errors
///
/// [`Problem`] says what is missing.
pub fn find(grey: &Grey) -> Result<Found, Problem> {
    let factor = grey.width().max(grey.height()).div_ceil(SEARCHED);
    let small = grey.shrunk(factor);
    let marks = marks(&small);
    if marks.len() < 4 {
        return Err(too_few(&small, &marks));
    }
    let quads = quads(&marks);
    let best = best_match(&small, &quads);
    let Some((found, corners)) = best else {
        return Err(if is_focused(&small) { Problem::Code } else { Problem::Blurred });
    };
    let sharp = found.layout.marks().map(|mark| sharpness(&small, mark, |x, y| found.map.map([x, y])));
    if sharp.into_iter().sum::<f32>() / 4.0 < LEAST_SHARPNESS {
        return Err(Problem::Blurred);
    }
    let corners = corners.map(|corner| corner.map(|v| v * factor as f32));
    let map = Homography::of(&found.layout.marks(), &corners).ok_or(Problem::NoSheet)?;
    let [width, height] = found.layout.size();
    if map.scale([width / 2.0, height / 2.0]) < LEAST_SCALE {
        return Err(Problem::TooSmall);
    }
    Ok(Found { layout: found.layout, map })
}

fn too_few(grey: &Grey, marks: &[Mark]) -> Problem {
    match marks {
        _ if is_dark(grey) => Problem::Dark,
        _ if !is_focused(grey) => Problem::Blurred,
        [] | [_] => Problem::NoSheet,
        marks => Problem::Marks { missing: missing(grey, marks) },
    }
}

/// The corners without a mark, from the places of two or three.
fn missing(grey: &Grey, marks: &[Mark]) -> Vec<Corner> {
    let far = |a: &Mark, b: &Mark| (a.centre[0] - b.centre[0]).hypot(a.centre[1] - b.centre[1]);
    let mut middle = [grey.width() as f32 / 2.0, grey.height() as f32 / 2.0];
    if let [a, b, c] = marks {
        // The two that lie farthest apart are opposite corners.
        let pairs = [(far(b, c), b, c), (far(a, c), a, c)];
        let (_, one, other) =
            pairs.into_iter().fold((far(a, b), a, b), |best, pair| if pair.0 > best.0 { pair } else { best });
        middle = [0, 1].map(|i| (one.centre[i] + other.centre[i]) / 2.0);
    }
    let corner = |mark: &Mark| match (mark.centre[0] < middle[0], mark.centre[1] < middle[1]) {
        (true, true) => Corner::LeftUpper,
        (false, true) => Corner::RightUpper,
        (false, false) => Corner::RightLower,
        (true, false) => Corner::LeftLower,
    };
    Corner::ALL.into_iter().filter(|wanted| marks.iter().all(|mark| corner(mark) != *wanted)).collect()
}

fn is_dark(grey: &Grey) -> bool {
    let mut values = [0usize; 256];
    grey.pixels().iter().for_each(|value| values[usize::from(*value)] += 1);
    quantile(&values, 0.99) < LEAST_LIGHT
}

/// False if there is something to see, but no sharp step from bright to dark.
fn is_focused(grey: &Grey) -> bool {
    let (mut steps, mut values) = ([0usize; 256], [0usize; 256]);
    for row in grey.pixels().chunks_exact(grey.width()) {
        row.iter().for_each(|value| values[usize::from(*value)] += 1);
        for four in row.windows(4) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|i| u16::from(four[i]));
            steps[usize::from((a + b).abs_diff(c + d) / 2)] += 1;
        }
    }
    let range = quantile(&values, 0.99).saturating_sub(quantile(&values, 0.01));
    range < LEAST_RANGE || quantile(&steps, 0.9995) as f32 > FOCUSED * range as f32
}

fn quantile(counts: &[usize; 256], part: f32) -> usize {
    let wanted = (counts.iter().sum::<usize>() as f32 * part) as usize;
    let mut seen = 0;
    let is_there = |count: &usize| {
        seen += count;
        seen > wanted
    };
    counts.iter().position(is_there).unwrap_or(255)
}

/// The sheet whose code is the most like the strip of squares, and its corners.
fn best_match(grey: &Grey, quads: &[[Place; 4]]) -> Option<(Found, [Place; 4])> {
    let layouts = layouts();
    let mut best: Option<(f32, Found, [Place; 4])> = None;
    for quad in quads {
        for turn in 0..4 {
            let mut corners = *quad;
            corners.rotate_left(turn);
            for group in &layouts {
                let Some((layout, map, score)) = match_group(grey, group, &corners) else { continue };
                if best.as_ref().is_none_or(|(other, ..)| score > *other) {
                    best = Some((score, Found { layout, map }, corners));
                }
            }
        }
        if best.as_ref().is_some_and(|(score, ..)| *score > SURE_MATCH) {
            break;
        }
    }
    best.map(|(_, found, corners)| (found, corners))
}

/// Layouts with tables of one size.
fn layouts() -> Vec<Vec<ScanLayout>> {
    let mut out: Vec<Vec<ScanLayout>> = Vec::new();
    for layout in ScanLayout::all() {
        match out.iter_mut().find(|group| group.iter().all(|other| other.size() == layout.size())) {
            Some(group) => group.push(layout),
            None => out.push(vec![layout]),
        }
    }
    out
}

fn match_group(
    grey: &Grey,
    group: &[ScanLayout],
    corners: &[Place; 4],
) -> Option<(ScanLayout, Homography, f32)> {
    let map = Homography::of(&group.first()?.marks(), corners)?;
    let squares = read_squares(grey, &map);
    let score = |layout: &ScanLayout| similarity(&squares, layout.code());
    let best = group.iter().map(|layout| (score(layout), layout)).max_by(|a, b| a.0.total_cmp(&b.0));
    let (score, layout) = best.filter(|(score, _)| *score > LEAST_MATCH)?;
    (wrong_bits(&squares, layout.code()) <= WRONG_BITS).then_some((*layout, map, score))
}

/// Darkness of the squares, from 0 to 255.
fn read_squares(grey: &Grey, map: &Homography) -> [f32; BITS] {
    const STEPS: [f32; 3] = [0.3, 0.5, 0.7];
    ScanLayout::code_squares().map(|square| {
        let mut sum = 0.0;
        for down in STEPS {
            for right in STEPS {
                let part = [right, down];
                let place = [0, 1].map(|i| square.low[i] + (square.high[i] - square.low[i]) * part[i]);
                let [x, y] = map.map(place);
                sum += 255.0 - grey.sample(x - 0.5, y - 0.5);
            }
        }
        sum / 9.0
    })
}

fn bit(code: u32, at: usize) -> f32 {
    if code >> (BITS - 1 - at) & 1 == 1 { 1.0 } else { 0.0 }
}

/// Correlation of the squares and a code.
fn similarity(squares: &[f32; BITS], code: u32) -> f32 {
    let mean = squares.iter().sum::<f32>() / BITS as f32;
    let share = code.count_ones() as f32 / BITS as f32;
    let (mut both, mut own, mut other) = (0.0, 1e-3, 1e-3);
    for (at, square) in squares.iter().enumerate() {
        let (a, b) = (square - mean, bit(code, at) - share);
        both += a * b;
        own += a * a;
        other += b * b;
    }
    // Noise on empty paper is no code.
    if own < 15.0 * 15.0 * BITS as f32 { 0.0 } else { both / (own * other).sqrt() }
}

/// Squares that are on the wrong side of the middle between dark and bright.
fn wrong_bits(squares: &[f32; BITS], code: u32) -> u32 {
    let of = |dark: f32| {
        let own = squares.iter().enumerate().filter(|(at, _)| bit(code, *at) == dark);
        let (sum, count) = own.fold((0.0, 0.0f32), |(sum, count), (_, square)| (sum + square, count + 1.0));
        sum / count.max(1.0)
    };
    let middle = (of(0.0) + of(1.0)) / 2.0;
    squares.iter().enumerate().filter(|(at, square)| (**square > middle) != (bit(code, *at) > 0.5)).count()
        as u32
}
