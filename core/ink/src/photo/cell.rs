//! The handwriting of one place of a sheet: brightness evened out, printed lines removed.

use super::components::{Component, Components};
use super::grey::{Bitmap, Grey};
use super::struck;
use super::trace::{Part, pen_width, pieces, trace, whole};
use crate::drawing::Line;

/// Pixels for a millimetre of the sheet.
pub const SCALE: f32 = 11.0;
/// Space around a place of the sheet, in millimetres: letters reach beyond the lines.
pub const MARGIN: f32 = 1.6;
/// Printed lines are at most this far from where they should be, in pixels: paper is seldom flat.
const FAR: i32 = (1.15 * SCALE) as i32;
/// Side of the squares in which the brightness of the paper is measured.
const SQUARE: usize = (2.5 * SCALE) as usize;
/// Brightest ink, in parts of the paper around it.
const FAINT: f32 = 0.87;
/// Widest printed line in pixels: thick ones are 0.6 mm.
const THICKEST: usize = (1.1 * SCALE) as usize;
/// Ink that leaves a printed line by more than this many pixels is writing.
const BEYOND: usize = (0.28 * SCALE) as usize;
/// Width of straight lines that are no writing, in pixels.
const CREASE: usize = (1.4 * SCALE) as usize;
/// Least pixels of a part: less is dirt.
const LEAST_AREA: usize = (0.13 * SCALE * SCALE) as usize;
/// Least length of all strokes in pixels: less is dirt.
const LEAST_LENGTH: f32 = 0.9 * SCALE;

/// The printed lines around a place: heights at the left and right end, or places at the upper and lower end.
type Rule = [f32; 2];

/// Strokes in the pixels of a picture that shows a place of the sheet with [`MARGIN`] around it; empty if nothing is written.
pub fn strokes(patch: &Grey) -> Vec<Line> {
    let paper = flattened(patch);
    let (width, height) = (patch.width(), patch.height());
    let edge = MARGIN * SCALE;
    let (right, bottom) = (width as f32 - edge, height as f32 - edge);
    let rows = [rule(&paper, width, height, edge), rule(&paper, width, height, bottom)];
    let turned = transposed(&paper, width, height);
    let columns = [rule(&turned, height, width, edge), rule(&turned, height, width, right)];
    let Some(limit) = limit(&paper, width, height) else { return Vec::new() };
    let mut ink = Bitmap { width, height, bits: paper.iter().map(|part| *part < limit).collect() };
    for row in rows.into_iter().flatten() {
        erase(&mut ink, row);
    }
    let mut ink = transpose(&ink);
    for column in columns.into_iter().flatten() {
        erase(&mut ink, column);
    }
    let ink = transpose(&ink);
    let mut all = traced(&own_parts(&ink, [edge, edge], [right, bottom]), pieces);
    // The right move may stand above a wrong one, on the printed line.
    if !struck::readings(&all).is_empty() {
        all = traced(&own_parts(&ink, [edge, 0.0], [right, bottom]), pieces);
    }
    let long: f32 = all.iter().map(crate::features::length).sum();
    if long < LEAST_LENGTH { Vec::new() } else { all }
}

/// Strokes of dark pixels; specks are left out.
pub fn lines_of(ink: &Bitmap) -> Vec<Line> {
    traced(ink, whole)
}

fn traced(ink: &Bitmap, part: Part) -> Vec<Line> {
    let ink = clean(ink);
    let pen = pen_width(&ink).max(1.5);
    trace(&ink, pen, part)
}

/// Brightness in parts of that of the paper around.
fn flattened(patch: &Grey) -> Vec<f32> {
    let (width, height) = (patch.width(), patch.height());
    let (columns, rows) = (width.div_ceil(SQUARE), height.div_ceil(SQUARE));
    let mut paper = Vec::with_capacity(columns * rows);
    for row in 0..rows {
        for column in 0..columns {
            let (mut counts, mut all) = ([0usize; 256], 0);
            for y in row * SQUARE..((row + 1) * SQUARE).min(height) {
                let start = y * width + column * SQUARE;
                let end = y * width + ((column + 1) * SQUARE).min(width);
                patch.pixels()[start..end].iter().for_each(|pixel| counts[usize::from(*pixel)] += 1);
                all += end - start;
            }
            paper.push((nth(&counts, all * 4 / 5) as f32).max(1.0));
        }
    }
    let at = |column: i32, row: i32| {
        let (column, row) = (column.clamp(0, columns as i32 - 1), row.clamp(0, rows as i32 - 1));
        paper[row as usize * columns + column as usize]
    };
    let mut out = Vec::with_capacity(width * height);
    for (i, pixel) in patch.pixels().iter().enumerate() {
        let [x, y] = [i % width, i / width].map(|v| (v as f32 + 0.5) / SQUARE as f32 - 0.5);
        let (column, row) = (x.floor() as i32, y.floor() as i32);
        let (right, down) = (x - column as f32, y - row as f32);
        let top = at(column, row) * (1.0 - right) + at(column + 1, row) * right;
        let bottom = at(column, row + 1) * (1.0 - right) + at(column + 1, row + 1) * right;
        out.push((f32::from(*pixel) / (top * (1.0 - down) + bottom * down)).min(1.2));
    }
    out
}

fn transposed(paper: &[f32], width: usize, height: usize) -> Vec<f32> {
    (0..width * height).map(|i| paper[(i % height) * width + i / height]).collect()
}

fn transpose(ink: &Bitmap) -> Bitmap {
    let (width, height) = (ink.width, ink.height);
    let bits = (0..width * height).map(|i| ink.bits[(i % height) * width + i / height]).collect();
    Bitmap { width: height, height: width, bits }
}

/// The darkest straight line near an expected height; none if there is no dark one.
fn rule(paper: &[f32], width: usize, height: usize, expected: f32) -> Option<Rule> {
    let expected = expected.round() as i32;
    let mut best: Option<(f32, Rule)> = None;
    for left in -FAR..=FAR {
        for right in (left - 5).max(-FAR)..=(left + 5).min(FAR) {
            let ends = [left, right].map(|v| (expected + v) as f32);
            let mut sum = 0.0;
            let mut count = 0;
            for x in (0..width).step_by(5) {
                let y = ends[0] + (ends[1] - ends[0]) * x as f32 / width as f32;
                let row = (y.round().max(0.0) as usize).min(height - 1);
                sum += paper[row * width + x];
                count += 1;
            }
            // A little in favour of the expected place.
            let mean = sum / count as f32 + 0.002 * (left + right).abs() as f32;
            if best.is_none_or(|(other, _)| mean < other) {
                best = Some((mean, ends));
            }
        }
    }
    best.filter(|(mean, _)| *mean < 0.8).map(|(_, ends)| ends)
}

/// The limit between ink and paper; none without ink.
fn limit(paper: &[f32], width: usize, height: usize) -> Option<f32> {
    let edge = (MARGIN * SCALE) as usize + FAR as usize / 2 + 2;
    let (mut counts, mut all) = ([0usize; STEPS], 0);
    for y in edge..height.saturating_sub(edge) {
        let row = &paper[y * width + edge..y * width + width.saturating_sub(edge).max(edge)];
        row.iter().for_each(|part| counts[((*part * FINE) as usize).min(STEPS - 1)] += 1);
        all += row.len();
    }
    if all == 0 {
        return None;
    }
    // The darkest part of the ink: a short text covers one pixel in fifty.
    let dark = nth(&counts, all / 250) as f32 / FINE;
    (dark < FAINT).then_some((1.0 + dark) * 0.5)
}

/// Steps of brightness for the limit, and how many of them are the brightness of the paper.
const STEPS: usize = 4096;
const FINE: f32 = 3200.0;

/// Number of the value in which the nth of all values lies, by the counts of the values.
fn nth(counts: &[usize], n: usize) -> usize {
    let mut seen = 0;
    let is_there = |count: &usize| {
        seen += count;
        seen > n
    };
    counts.iter().position(is_there).unwrap_or_default()
}

/// Removes a line from left to right, but not the ink that crosses it.
fn erase(ink: &mut Bitmap, [left, right]: Rule) {
    let (width, height) = (ink.width, ink.height);
    let run = |ink: &Bitmap, x: usize| -> Option<[usize; 2]> {
        let y = left + (right - left) * x as f32 / width as f32;
        let near = [0, 1, -1, 2, -2, 3, -3].map(|step| y.round() as isize + step);
        let start = near.into_iter().find(|y| ink.at(x as isize, *y))? as usize;
        let top = (0..start).rev().find(|y| !ink.bits[y * width + x]).map_or(0, |y| y + 1);
        let bottom = (start..height).find(|y| !ink.bits[y * width + x]).unwrap_or(height);
        Some([top, bottom])
    };
    let runs: Vec<Option<[usize; 2]>> = (0..width).map(|x| run(ink, x)).collect();
    let mut thick: Vec<usize> = runs.iter().flatten().map(|[top, bottom]| bottom - top).collect();
    if thick.len() < width / 3 {
        return;
    }
    thick.sort_by_key(|thick| *thick);
    let usual = thick[thick.len() / 3].min(THICKEST);
    let is_line = |run: &[usize; 2]| run[1] - run[0] <= usual + BEYOND;
    // Where ink runs into the line, the line goes on as beside it.
    let mut places: Vec<Option<[usize; 2]>> = runs.iter().map(|run| run.filter(is_line)).collect();
    fill_gaps(&mut places);
    for (x, run) in runs.iter().enumerate() {
        let (Some([top, bottom]), Some([line_top, line_bottom])) = (run, places[x]) else { continue };
        let (above, below) = (line_top.saturating_sub(*top), bottom.saturating_sub(line_bottom));
        let crosses = above > BEYOND && below > BEYOND;
        if !crosses {
            let (from, to) = if above > BEYOND { (line_top, *bottom) } else { (*top, line_bottom) };
            let (from, to) = if above <= BEYOND && below <= BEYOND { (*top, *bottom) } else { (from, to) };
            (from..to).for_each(|y| ink.bits[y * width + x] = false);
        }
    }
}

/// Takes the nearest known value to the left, or to the right at the beginning.
fn fill_gaps(places: &mut [Option<[usize; 2]>]) {
    let mut last = None;
    for place in places.iter_mut() {
        last = place.or(last);
        *place = last;
    }
    let first = places.iter().flatten().next().copied();
    places.iter_mut().take_while(|place| place.is_none()).for_each(|place| *place = first);
}

/// Keeps the parts whose middle lies in the place, but not straight lines from side to side: second lines of print, and creases of
/// the paper.
fn own_parts(ink: &Bitmap, [left, top]: [f32; 2], [right, bottom]: [f32; 2]) -> Bitmap {
    keep(ink, |component, _| {
        let [x, y] = component.centre;
        let [wide, high] = component.size();
        let is_across = wide as f32 > 0.85 * (right - left) && high < CREASE;
        let is_down = high + 3 > ink.height && wide < CREASE;
        let is_inside = x > left - 1.0 && x < right + 1.0 && y > top && y < bottom;
        is_inside && !is_across && !is_down
    })
}

/// Fills single pixels, and removes specks. Thinning needs a bright border.
fn clean(ink: &Bitmap) -> Bitmap {
    let filled = majority(ink);
    keep(&filled, |component, widest| {
        let [wide, high] = component.size();
        component.area >= LEAST_AREA.max(widest / 60) && wide.max(high) > 2
    })
}

/// Keeps some of the connected parts; the function gets each with the largest area of all.
fn keep(ink: &Bitmap, is_kept: impl Fn(&Component, usize) -> bool) -> Bitmap {
    let found = Components::of(ink);
    let widest = found.all.iter().map(|c| c.area).max().unwrap_or_default();
    let kept: Vec<bool> = found.all.iter().map(|component| is_kept(component, widest)).collect();
    let bits = found.numbers.iter().map(|number| *number > 0 && kept[*number as usize - 1]).collect();
    Bitmap { width: ink.width, height: ink.height, bits }
}

/// Each pixel as most of the nine around it; bright at the border.
fn majority(ink: &Bitmap) -> Bitmap {
    let mut out = Bitmap::new(ink.width, ink.height);
    for y in 1..ink.height.saturating_sub(1) {
        for x in 1..ink.width.saturating_sub(1) {
            let row = |y: usize| ink.bits[y * ink.width + x - 1..=y * ink.width + x + 1].iter();
            let count = row(y - 1).chain(row(y)).chain(row(y + 1)).filter(|bit| **bit).count();
            out.bits[y * ink.width + x] = count > 4 || (count == 4 && ink.bits[y * ink.width + x]);
        }
    }
    out
}
