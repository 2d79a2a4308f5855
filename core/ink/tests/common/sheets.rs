//! Printed sheets written by hand, and photographs of them: perspective, bent paper, light, shadow, blur, noise, and the
//! squares of JPEG.
#![allow(dead_code)] // each program uses its own part

use super::writing::{Dice, Drawings, Hand};
use notabene_ink::drawing::{Line, Place};
use notabene_ink::photo::Grey;
use notabene_ink::photo::homography::Homography;
use notabene_ink::sign::Sign;
use notabene_study::printing::scan::{Area, DOT, MARKS, RING, ScanLayout};

/// Pixels of the paper for a millimetre.
const FINE: f32 = 10.0;
/// Space around the tables that is drawn, in millimetres.
const AROUND: [f32; 2] = [11.0, 30.0];

/// A sheet of paper, dark to bright from 0 to 255.
pub struct Paper {
    width: usize,
    height: usize,
    pixels: Vec<f32>,
    /// Space beyond the origin, in millimetres.
    around: Place,
    cells: Vec<Area>,
    /// Brightness of the table on which the paper lies.
    beside: f32,
}

/// A pen: width in millimetres, darkness up to 1, and how high capitals are written, in parts of the line.
#[derive(Copy, Clone)]
pub struct Pen {
    pub width: f32,
    pub dark: f32,
    pub tall: f32,
    /// Change of width and darkness along a stroke, in parts.
    pub press: f32,
    /// Gaps of a ball-point for a millimetre.
    pub gaps: f32,
}

impl Pen {
    /// A printed line.
    pub const fn of(width: f32) -> Pen {
        Pen::even(width, PRINT, 0.5)
    }
    /// A pen that writes evenly.
    pub const fn even(width: f32, dark: f32, tall: f32) -> Pen {
        Pen { width, dark, tall, press: 0.0, gaps: 0.0 }
    }
    /// The pen of a writer.
    pub fn random(dice: &mut Dice) -> Pen {
        Pen::even(dice.between(0.3, 0.6), dice.between(0.5, 0.9), dice.between(0.45, 0.62))
    }
    /// A pen as people hold it: fine liners, ball-points that skip, ink that flows unevenly.
    pub fn held(dice: &mut Dice) -> Pen {
        let is_ball = dice.happens(0.6);
        Pen {
            press: dice.between(0.05, 0.3),
            gaps: if is_ball { dice.between(0.0, 0.06) } else { 0.0 },
            ..Pen::even(dice.between(0.25, 0.65), dice.between(0.45, 0.9), dice.between(0.42, 0.66))
        }
    }
}

const PRINT: f32 = 0.92;

impl Paper {
    /// A printed sheet.
    pub fn printed(layout: ScanLayout) -> Paper {
        let size = layout.size();
        let mut paper = Paper::blank(size, AROUND, layout.cells(), 255.0);
        for centre in layout.marks() {
            let middle = (RING[0] + RING[1]) / 2.0;
            let circle: Line = (0..=48).map(|n| turn(centre, middle, n as f32 / 48.0)).collect();
            paper.stroke(&circle, Pen::of(RING[0] - RING[1]));
            paper.stroke(&vec![centre, centre], Pen::of(2.0 * DOT));
        }
        for (bit, square) in ScanLayout::code_squares().iter().enumerate() {
            if layout.code() >> (31 - bit) & 1 == 1 {
                paper.fill(square);
            }
        }
        assert_eq!(layout.marks().len(), MARKS);
        paper.tables(&layout);
        paper
    }

    /// Empty paper with some space around its origin and its other end, on a table of some brightness.
    pub fn blank(size: Place, around: Place, cells: Vec<Area>, beside: f32) -> Paper {
        let [width, height] = [0, 1].map(|i| ((size[i] + 2.0 * around[i]) * FINE) as usize);
        Paper { width, height, pixels: vec![255.0; width * height], around, cells, beside }
    }

    /// Makes a part darker.
    pub fn shade(&mut self, area: &Area, by: f32) {
        let [low, high] =
            [area.low, area.high].map(|p| [0, 1].map(|i| ((p[i] + self.around[i]) * FINE) as usize));
        for y in low[1]..high[1].min(self.height) {
            self.pixels[y * self.width + low[0]..y * self.width + high[0].min(self.width)]
                .iter_mut()
                .for_each(|pixel| *pixel = pixel.min(255.0 * by));
        }
    }

    fn tables(&mut self, layout: &ScanLayout) {
        let cells = layout.cells();
        let of_table = layout.rows * 2;
        for table in cells.chunks(of_table) {
            let left = table[0].low[0] - 7.5;
            let right = table[1].high[0] + if layout.times { 12.0 } else { 0.0 };
            let (top, bottom) = (table[0].low[1], table[of_table - 1].high[1]);
            for row in 0..=layout.rows {
                let y = top + (row as u32 * layout.line) as f32;
                let width = if row % 5 == 0 { 0.6 } else { 0.25 };
                self.stroke(&vec![[left, y], [right, y]], Pen::of(width));
            }
            self.stroke(&vec![[left, 0.3], [right, 0.3]], Pen::of(0.6));
            let inner = table[..2].iter().flat_map(|cell| [cell.low[0], cell.high[0]]);
            for (n, x) in inner.chain([left, right]).enumerate() {
                let width = if n > 3 { 0.6 } else { 0.25 };
                self.stroke(&vec![[x, 0.3], [x, bottom]], Pen::of(width));
            }
        }
    }

    fn fill(&mut self, area: &Area) {
        let [x, y] = area.low.map(|v| v + 0.0);
        let middle = y + (area.high[1] - y) / 2.0;
        let half = (area.high[1] - y) / 2.0;
        // A thick line has round ends: three thin ones make a square.
        for down in [-0.55, 0.0, 0.55] {
            let at = middle + down * half;
            let pen = Pen::of(half * 0.9);
            self.stroke(&vec![[x + half * 0.45, at], [area.high[0] - half * 0.45, at]], pen);
        }
    }

    /// Writes signs into a place of the sheet.
    pub fn write(
        &mut self,
        at: usize,
        signs: &[Sign],
        hand: &Hand,
        drawings: &Drawings,
        pen: Pen,
        dice: &mut Dice,
    ) {
        let cell = self.cells[at];
        let thick = pen.width / ((cell.high[1] - cell.low[1]) * pen.tall) * 100.0;
        let written = hand.spaced(thick).write(signs, drawings, dice);
        let lines: Vec<Line> = written.strokes.into_iter().map(|(_, line)| line).collect();
        for line in fitted(&lines, &cell, hand.capital(), pen, 2.0, dice) {
            self.stroke(&line, pen);
        }
    }

    /// The places of the sheet.
    pub fn cells(&self) -> Vec<Area> {
        self.cells.clone()
    }

    /// Makes a round part white.
    pub fn cover(&mut self, [x, y]: Place, radius: f32) {
        for (i, pixel) in self.pixels.iter_mut().enumerate() {
            let place = [
                (i % self.width) as f32 / FINE - self.around[0],
                (i / self.width) as f32 / FINE - self.around[1],
            ];
            if (place[0] - x).hypot(place[1] - y) < radius {
                *pixel = 255.0;
            }
        }
    }

    /// Draws a line as a hand does: pressure changes along it, and a ball-point skips.
    pub fn pen_stroke(&mut self, line: &Line, pen: Pen, dice: &mut Dice) {
        const STEP: f32 = 0.12;
        let (mut force, mut gap) = (dice.normal() * pen.press, 0.0);
        for (a, b) in line.iter().zip(line.iter().skip(1)) {
            let long = (b[0] - a[0]).hypot(b[1] - a[1]);
            let steps = (long / STEP).ceil().max(1.0) as usize;
            let at = |n: usize| [0, 1].map(|i| a[i] + (b[i] - a[i]) * n as f32 / steps as f32);
            for n in 0..steps {
                force = force * 0.97 + dice.normal() * pen.press * 0.24;
                let step = long / steps as f32;
                if gap <= 0.0 && dice.happens(pen.gaps * step) {
                    gap = dice.between(0.1, 0.4);
                }
                gap -= step;
                let part = (1.0 + force).clamp(0.55, 1.5);
                let dark = if gap > 0.0 { 0.08 } else { (pen.dark * (1.0 + force * 0.6)).clamp(0.3, 0.95) };
                self.stroke(&vec![at(n), at(n + 1)], Pen { width: pen.width * part, dark, ..pen });
            }
        }
    }

    /// Draws a line with round ends.
    pub fn stroke(&mut self, line: &Line, pen: Pen) {
        let radius = pen.width / 2.0 * FINE;
        let around = self.around;
        let at = |p: &Place| [0, 1].map(|i| (p[i] + around[i]) * FINE);
        let line: Line = line.iter().map(at).collect();
        for (a, b) in line.iter().zip(line.iter().skip(1)) {
            let low = [0, 1].map(|i| (a[i].min(b[i]) - radius - 1.0).max(0.0) as usize);
            let high = [0, 1].map(|i| (a[i].max(b[i]) + radius + 2.0).max(0.0) as usize);
            for y in low[1]..high[1].min(self.height) {
                for x in low[0]..high[0].min(self.width) {
                    let far = to_segment([x as f32 + 0.5, y as f32 + 0.5], *a, *b);
                    let part = (radius - far + 0.5).clamp(0.0, 1.0) * pen.dark;
                    let pixel = &mut self.pixels[y * self.width + x];
                    *pixel = pixel.min(255.0 * (1.0 - part));
                }
            }
        }
    }

    fn at(&self, x: f32, y: f32) -> f32 {
        let [x, y] = [x * FINE - 0.5, y * FINE - 0.5];
        let (column, row) = (x.floor(), y.floor());
        let (right, down) = (x - column, y - row);
        let pixel = |x: f32, y: f32| {
            let is_inside = x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32;
            if is_inside { self.pixels[y as usize * self.width + x as usize] } else { self.beside }
        };
        let top = pixel(column, row) * (1.0 - right) + pixel(column + 1.0, row) * right;
        let bottom = pixel(column, row + 1.0) * (1.0 - right) + pixel(column + 1.0, row + 1.0) * right;
        top * (1.0 - down) + bottom * down
    }
}

/// Lines in a place of a sheet: capitals have about the height that the hand likes; a text that is wider than the place, with some
/// millimetres of space, is written smaller.
pub fn fitted(lines: &[Line], cell: &Area, capital: f32, pen: Pen, space: f32, dice: &mut Dice) -> Vec<Line> {
    let all = lines.iter().flatten();
    let (low, high) = all.fold(([f32::MAX; 2], [f32::MIN; 2]), |(low, high), p| {
        ([0, 1].map(|i| p[i].min(low[i])), [0, 1].map(|i| p[i].max(high[i])))
    });
    let room = [0, 1].map(|i| cell.high[i] - cell.low[i]);
    let tall = room[1] * pen.tall * dice.between(0.92, 1.08) / capital;
    let scale = tall.min((room[0] - space) / (high[0] - low[0]).max(1.0));
    let free = [0, 1].map(|i| room[i] - (high[i] - low[i]) * scale);
    let left = cell.low[0] + (1.0 + dice.between(0.0, 3.0)).min(free[0] / 2.0);
    let top = cell.low[1] + free[1] * dice.between(0.3, 0.7);
    let place = |p: &Place| [left + (p[0] - low[0]) * scale, top + (p[1] - low[1]) * scale];
    lines.iter().map(|line| line.iter().map(place).collect()).collect()
}

fn turn(centre: Place, radius: f32, part: f32) -> Place {
    let (sin, cos) = (part * std::f32::consts::TAU).sin_cos();
    [centre[0] + radius * cos, centre[1] + radius * sin]
}

fn to_segment(p: Place, a: Place, b: Place) -> f32 {
    let along = [b[0] - a[0], b[1] - a[1]];
    let long = along[0] * along[0] + along[1] * along[1];
    let t = if long > 0.0 { ((p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]) / long } else { 0.0 };
    let t = t.clamp(0.0, 1.0);
    (p[0] - a[0] - along[0] * t).hypot(p[1] - a[1] - along[1] * t)
}

/// Conditions of a photograph.
#[derive(Copy, Clone, Debug)]
pub struct Camera {
    /// Longer side in pixels.
    pub side: usize,
    /// Shift of each corner of the paper, in parts of the picture.
    pub tilt: f32,
    /// Quarter turns.
    pub turns: usize,
    /// Height of the bow of bent paper, in millimetres.
    pub bent: f32,
    /// Blur, in pixels.
    pub blur: f32,
    /// Deviation of the noise.
    pub noise: f32,
    /// Step of the squares of JPEG; 0 for none.
    pub jpeg: f32,
    /// Darkness of the darkest part, from 0 to 1.
    pub shade: f32,
}

impl Camera {
    /// A photograph as people take them.
    pub fn random(side: usize, dice: &mut Dice) -> Camera {
        let part = side as f32 / 2400.0;
        Camera {
            side,
            tilt: dice.between(0.01, 0.06),
            turns: if dice.happens(0.3) { dice.below(4) } else { 0 },
            bent: dice.between(0.0, 0.8),
            blur: dice.between(0.4, 1.5) * part,
            noise: dice.between(2.0, 7.0),
            jpeg: dice.between(4.0, 14.0),
            shade: dice.between(0.1, 0.5),
        }
    }

    /// The photograph.
    pub fn shoot(&self, paper: &Paper, dice: &mut Dice) -> Grey {
        self.shoot_held(paper, &Held::STILL, dice).0
    }

    /// The photograph of a sheet that is held in some way, and the map from its pixels to millimetres from the corner of the paper.
    pub fn shoot_held(&self, paper: &Paper, held: &Held, dice: &mut Dice) -> (Grey, Homography) {
        let (long, short) = (self.side, self.side * 3 / 4);
        let is_upright = self.turns.is_multiple_of(2);
        let mm = [paper.width as f32 / FINE, paper.height as f32 / FINE];
        let is_tall = is_upright == (mm[1] >= mm[0]);
        let (width, height) = if is_tall { (short, long) } else { (long, short) };
        let size = [width as f32, height as f32];
        // The paper fills most of the picture, turned by quarters.
        let ends = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        let seen = if is_upright { mm } else { [mm[1], mm[0]] };
        let fit = (size[0] / seen[0]).min(size[1] / seen[1]);
        let part = [0, 1].map(|k| seen[k] * fit / size[k]);
        let corners: [Place; 4] = std::array::from_fn(|i| {
            let end = ends[(i + self.turns) % 4];
            [0, 1].map(|k| {
                let inward = 0.02 - held.beyond + dice.between(0.0, self.tilt) + (1.0 - part[k]) / 2.0;
                size[k] * if end[k] > 0.5 { 1.0 - inward } else { inward }
            })
        });
        let (sin, cos) = held.angle.to_radians().sin_cos();
        let corners = corners.map(|[x, y]| {
            let [x, y] = [x - size[0] / 2.0, y - size[1] / 2.0];
            [x * cos - y * sin + size[0] / 2.0, x * sin + y * cos + size[1] / 2.0]
        });
        let from = ends.map(|end| [0, 1].map(|i| end[i] * mm[i]));
        let map = Homography::of(&corners, &from).expect("four corners");
        let light = Light::random(self.shade, dice);
        let (bow, phase) = (self.bent * if dice.happens(0.5) { 1.0 } else { -1.0 }, dice.between(0.0, 0.3));
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let [u, v] = map.map([x as f32 + 0.5, y as f32 + 0.5]);
                let wave = ((u / mm[0] + phase) * std::f32::consts::PI).sin() * bow;
                let (fold, shade) = held.at([u / mm[0], v / mm[1]]);
                let bright = paper.at(u + fold[0], v + wave + fold[1]) * shade;
                pixels.push(bright * light.at(x as f32 / size[0], y as f32 / size[1]));
            }
        }
        blur(&mut pixels, width, self.blur);
        pixels.iter_mut().for_each(|p| *p += dice.normal() * self.noise);
        if self.jpeg > 0.0 {
            squares(&mut pixels, width, self.jpeg);
        }
        let bytes = pixels.iter().map(|p| p.round().clamp(0.0, 255.0) as u8).collect();
        (Grey::new(width, height, bytes).expect("a picture"), map)
    }
}

/// Bow and folds of a sheet: by the hand that takes the photograph, and folded.
#[derive(Copy, Clone, Debug)]
pub struct Held {
    /// Turn in degrees.
    pub angle: f32,
    /// Part of the picture by which the paper is larger on each side.
    pub beyond: f32,
    /// A fold in the middle, from top to bottom or from side to side: its height in millimetres.
    pub fold: [f32; 2],
}

impl Held {
    pub const STILL: Held = Held { angle: 0.0, beyond: 0.0, fold: [0.0; 2] };

    /// As people hold sheets and telephones: the whole table is in the picture, the corners of the paper may not be.
    pub fn random(dice: &mut Dice) -> Held {
        let angle = if dice.happens(0.7) { dice.normal() * 2.0 } else { dice.between(-7.0, 7.0) };
        let beyond = dice.between(-0.01, 0.035) - 0.012 * angle.abs();
        let fold = [0, 1].map(|_| if dice.happens(0.25) { dice.between(0.2, 1.2) } else { 0.0 });
        Held { angle, beyond, fold }
    }

    /// Shift in millimetres, and brightness, at a part of the paper.
    fn at(&self, part: Place) -> (Place, f32) {
        let [across, down] = [0, 1].map(|i| 1.0 - (part[i] - 0.5).abs() * 2.0);
        let side = |i: usize| if part[i] < 0.5 { 1.0 } else { 1.0 - 0.05 * self.fold[i] };
        let crease = |i: usize| if self.fold[i] > 0.0 && (part[i] - 0.5).abs() < 0.0015 { 0.85 } else { 1.0 };
        let shift = [self.fold[1] * down.max(0.0), self.fold[0] * across.max(0.0)];
        (shift, side(0) * side(1) * crease(0) * crease(1))
    }
}

/// Uneven light, and the shadow of a hand.
struct Light {
    level: f32,
    slope: Place,
    edge: [f32; 3],
    shade: f32,
}

impl Light {
    fn random(shade: f32, dice: &mut Dice) -> Light {
        let slope = [0, 1].map(|_| dice.between(-1.0, 1.0) * shade * 0.4);
        let (sin, cos) = dice.between(0.0, 6.3).sin_cos();
        let edge = [cos, sin, dice.between(-0.4, 0.4)];
        Light { level: dice.between(0.75, 0.95), slope, edge, shade: shade * dice.between(0.0, 0.7) }
    }
    fn at(&self, x: f32, y: f32) -> f32 {
        let (x, y) = (x - 0.5, y - 0.5);
        let even = self.level + self.slope[0] * x + self.slope[1] * y;
        let side = (self.edge[0] * x + self.edge[1] * y - self.edge[2]) / 0.04;
        even * (1.0 - self.shade * side.clamp(0.0, 1.0))
    }
}

/// Pixels on both sides that are blurred into one.
const REACH: i32 = 6;

/// The mean of neighbours in both directions, with the weights of a bell: nearly the blur of a lens.
fn blur(pixels: &mut [f32], width: usize, sigma: f32) {
    let kernel: Vec<f32> =
        (-REACH..=REACH).map(|i| (-(i * i) as f32 / (2.0 * sigma * sigma).max(1e-3)).exp()).collect();
    let sum: f32 = kernel.iter().sum();
    let height = pixels.len() / width;
    let along = |from: &[f32], step: usize, count: usize, at: usize, place: usize| {
        let tap = |(i, weight): (usize, &f32)| {
            let shifted = (place + i).saturating_sub(REACH as usize).min(count - 1);
            from[at + shifted * step - place * step] * weight
        };
        kernel.iter().enumerate().map(tap).sum::<f32>() / sum
    };
    for (step, count) in [(1, width), (width, height)] {
        let from = pixels.to_vec();
        for (at, pixel) in pixels.iter_mut().enumerate() {
            let place = if step == 1 { at % width } else { at / width };
            *pixel = along(&from, step, count, at, place);
        }
    }
}

/// Rounds the waves of squares of eight pixels, as JPEG does; finer waves are rounded more.
fn squares(pixels: &mut [f32], width: usize, step: f32) {
    let wave: [[f32; 8]; 8] = std::array::from_fn(|k| {
        std::array::from_fn(|n| {
            let scale = if k == 0 { 0.125f32.sqrt() } else { 0.5 };
            scale * ((n as f32 + 0.5) * k as f32 * std::f32::consts::PI / 8.0).cos()
        })
    });
    let height = pixels.len() / width;
    for top in (0..height - height % 8).step_by(8) {
        for left in (0..width - width % 8).step_by(8) {
            let mut square = [[0.0; 8]; 8];
            for (y, row) in square.iter_mut().enumerate() {
                row.copy_from_slice(&pixels[(top + y) * width + left..][..8]);
            }
            let mut waves = turned(&turned(&square, &wave), &wave);
            for (v, row) in waves.iter_mut().enumerate() {
                for (u, value) in row.iter_mut().enumerate() {
                    let size = step * (1.0 + (u + v) as f32 * 0.7);
                    *value = (*value / size).round() * size;
                }
            }
            let back: [[f32; 8]; 8] = std::array::from_fn(|k| std::array::from_fn(|n| wave[n][k]));
            let square = turned(&turned(&waves, &back), &back);
            for (y, row) in square.iter().enumerate() {
                pixels[(top + y) * width + left..][..8].copy_from_slice(row);
            }
        }
    }
}

/// Waves of the rows, transposed.
fn turned(square: &[[f32; 8]; 8], wave: &[[f32; 8]; 8]) -> [[f32; 8]; 8] {
    let mut out = [[0.0; 8]; 8];
    for (y, row) in square.iter().enumerate() {
        for (k, wave) in wave.iter().enumerate() {
            out[k][y] = row.iter().zip(wave).map(|(a, b)| a * b).sum();
        }
    }
    out
}
