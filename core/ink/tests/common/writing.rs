//! Writes texts with drawings of signs, bent by random distortions: for training, tests and measurements.
//!
//! Each text is written by a hand of its own: slant, proportions, spacing, sizes, the share of small letters, how the
//! line rises or falls. Each sign is turned, scaled, tapered and bent a little, each stroke moved, shortened or prolonged;
//! some strokes are drawn backwards, in another order, or without lifting the pen.
#![allow(dead_code)] // each program uses its own part

use notabene_core::geometry::dart::Chance;
use notabene_ink::drawing::{Drawing, Line, Place, parse};
use notabene_ink::sign::{COUNT, Sign};
use notabene_ink::{Ink, Point, Stroke};

/// Uniform numbers.
pub struct Dice(Chance);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Chance(seed))
    }
    /// From 0 to 1.
    pub fn part(&mut self) -> f32 {
        (self.0.draw() >> 40) as f32 / (1u32 << 24) as f32
    }
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.part()
    }
    /// Approximately normal, mean 0 and deviation 1.
    pub fn normal(&mut self) -> f32 {
        (0..4).map(|_| self.between(-1.0, 1.0)).sum::<f32>() * 0.866
    }
    pub fn below(&mut self, count: usize) -> usize {
        (self.0.draw() % count.max(1) as u64) as usize
    }
    pub fn happens(&mut self, chance: f32) -> bool {
        self.part() < chance
    }
    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Drawings by sign.
pub struct Drawings(Vec<Vec<Drawing>>);

impl Drawings {
    pub fn read(text: &str) -> Drawings {
        Drawings::of(parse(text).unwrap_or_else(|line| panic!("line {line} is no drawing")))
    }
    pub fn of(drawings: impl IntoIterator<Item = Drawing>) -> Drawings {
        let mut all = vec![Vec::new(); COUNT];
        drawings.into_iter().for_each(|drawing| all[drawing.sign.index()].push(drawing));
        Drawings(all)
    }
    /// All forms slanted to the right, by a share of their height: a hand that the net has not seen.
    pub fn slanted(mut self, by: f32) -> Drawings {
        let lines = self.0.iter_mut().flatten().flat_map(|drawing| &mut drawing.lines);
        lines.flatten().for_each(|p| p[0] += by * (100.0 - p[1]));
        self
    }
    pub fn has(&self, sign: Sign) -> bool {
        !self.0[sign.index()].is_empty()
    }
    pub fn forms(&self, sign: Sign) -> &[Drawing] {
        &self.0[sign.index()]
    }
}

/// Written signs: strokes, each with the index of its sign.
pub struct Written {
    pub strokes: Vec<(usize, Line)>,
}

impl Written {
    pub fn ink(&self) -> Ink {
        let point = |place: &Place| Point::new(place[0].round() as i16, place[1].round() as i16);
        let stroke = |line: &Line| Stroke { points: line.iter().map(point).collect() };
        Ink { strokes: self.strokes.iter().map(|(_, line)| stroke(line)).collect() }
    }
}

/// The habits of one hand; the force of all distortions is in `force`, 1 being that of the tests.
pub struct Hand {
    force: f32,
    slant: f32,
    wide: f32,
    small: f32,
    space: f32,
    size: f32,
    rise: f32,
    tail: f32,
    /// The form of each sign.
    forms: Vec<usize>,
}

/// Somebody who writes: one hand after another, or one person.
pub trait Pen {
    /// Another hand takes the pen.
    fn next_hand(&mut self, dice: &mut Dice);
    /// True if the hand has a form of a sign.
    fn has(&self, sign: Sign) -> bool;
    /// Writes signs, all of which it has.
    fn write(&mut self, signs: &[Sign], dice: &mut Dice) -> Written;
}

/// Random hands with the forms of drawings.
pub struct DrawnPen<'d> {
    drawings: &'d Drawings,
    hand: Hand,
}

impl<'d> DrawnPen<'d> {
    pub fn new(drawings: &'d Drawings) -> DrawnPen<'d> {
        DrawnPen { drawings, hand: Hand::plain(0.0) }
    }
}

impl Pen for DrawnPen<'_> {
    fn next_hand(&mut self, dice: &mut Dice) {
        self.hand = Hand::random(dice, 1.0);
    }
    fn has(&self, sign: Sign) -> bool {
        self.drawings.has(sign)
    }
    fn write(&mut self, signs: &[Sign], dice: &mut Dice) -> Written {
        self.hand.write(signs, self.drawings, dice)
    }
}

impl Hand {
    /// A hand that bends nothing.
    pub fn plain(space: f32) -> Hand {
        let forms = vec![0; COUNT];
        Hand { force: 0.0, slant: 0.0, wide: 1.0, small: 1.0, space, size: 1.0, rise: 0.0, tail: 1.0, forms }
    }

    /// A hand that bends the forms of real people: they have a slant, proportions and tails already.
    pub fn of_person(dice: &mut Dice, force: f32) -> Hand {
        let random = Hand::random(dice, force);
        Hand { slant: dice.normal() * 0.12 * force, tail: 1.0, ..random }
    }

    pub fn random(dice: &mut Dice, force: f32) -> Hand {
        let spread = |dice: &mut Dice, by: f32| (dice.normal() * by * force).exp();
        Hand {
            force,
            slant: dice.between(-0.15, 0.4) * force,
            wide: spread(dice, 0.13),
            small: spread(dice, 0.1),
            space: dice.between(10.0, 45.0),
            size: dice.between(0.3, 2.0),
            rise: dice.normal() * 0.035 * force,
            tail: dice.between(0.5, 1.1),
            forms: (0..COUNT).map(|_| dice.below(1 << 20)).collect(),
        }
    }

    /// The hand with another size of all signs.
    pub fn sized(self, size: f32) -> Hand {
        Hand { size, ..self }
    }

    /// About the height of a capital.
    pub fn capital(&self) -> f32 {
        100.0 * self.size
    }

    /// The hand with wider spaces, in units of drawings: those who write with a thick pen leave room for it.
    pub fn spaced(&self, by: f32) -> Hand {
        Hand { space: self.space + by, forms: self.forms.clone(), ..*self }
    }

    /// Writes signs.
    pub fn write(&self, signs: &[Sign], drawings: &Drawings, dice: &mut Dice) -> Written {
        self.compose(signs, dice, |sign, dice| self.bent(sign, drawings, dice))
    }

    /// Puts the strokes of signs beside each other.
    pub fn compose(
        &self,
        signs: &[Sign],
        dice: &mut Dice,
        mut draw: impl FnMut(Sign, &mut Dice) -> Vec<Line>,
    ) -> Written {
        let mut strokes = Vec::new();
        let mut pen = 40.0;
        for (owner, sign) in signs.iter().enumerate() {
            let mut lines = draw(*sign, dice);
            let low = lines.iter().flatten().map(|p| p[0]).fold(f32::MAX, f32::min);
            let high = lines.iter().flatten().map(|p| p[0]).fold(f32::MIN, f32::max);
            let jitter = dice.normal() * 4.0 * self.force;
            lines.iter_mut().flatten().for_each(|p| {
                p[0] += pen - low;
                p[1] += jitter + self.rise * p[0];
            });
            pen += high - low + self.space * dice.between(0.5, 1.5);
            strokes.extend(lines.into_iter().map(|line| (owner, line)));
        }
        let size = self.size;
        strokes.iter_mut().flat_map(|(_, line)| line).for_each(|p| *p = p.map(|v| v * size));
        Written { strokes }
    }

    /// The strokes of a sign in the units of drawings.
    pub fn bent(&self, sign: Sign, drawings: &Drawings, dice: &mut Dice) -> Vec<Line> {
        let forms = drawings.forms(sign);
        self.bend(&forms[self.forms[sign.index()] % forms.len()], dice)
    }

    /// The strokes of a form, bent.
    pub fn bend(&self, form: &Drawing, dice: &mut Dice) -> Vec<Line> {
        let force = self.force;
        let character = form.sign.character();
        let small = if character.is_ascii_lowercase() { self.small } else { 1.0 };
        let size = [self.wide, 1.0].map(|v| v * small * (dice.normal() * 0.07 * force).exp());
        let turn = dice.normal() * 0.06 * force;
        let waves: Vec<[f32; 4]> = (0..2)
            .map(|axis| {
                let high = dice.normal() * 3.2 * force;
                [high, dice.between(0.006, 0.016), dice.between(0.0, 6.3), axis as f32]
            })
            .collect();
        let (taper, bow) = (dice.normal() * 0.12 * force, dice.normal() * 0.1 * force);
        let field = Field::random(dice, 4.5 * force);
        let bend = |p: &Place| {
            let p = field.push(p);
            let y = if p[1] > 100.0 { 100.0 + (p[1] - 100.0) * self.tail } else { p[1] };
            // The lower part is narrower or wider, the middle higher or lower.
            let middle = if (0.0..100.0).contains(&y) { bow * y * (100.0 - y) / 25.0 } else { 0.0 };
            let (x, y) = (p[0] * (1.0 + taper * (y / 100.0 - 0.5)), y + middle - 100.0);
            let x2 = x + waves[0][0] * (waves[0][1] * 6.3 * y + waves[0][2]).sin();
            let y2 = y + waves[1][0] * (waves[1][1] * 6.3 * x + waves[1][2]).sin();
            let (x, y) = (x2 * size[0], y2 * size[1]);
            [x - self.slant * y - turn * y, y + turn * x + 100.0]
        };
        let mut lines: Vec<Line> =
            form.lines.iter().map(|line| fine(line).iter().map(bend).collect()).collect();
        lines.iter_mut().for_each(|line| self.scatter(line, dice));
        self.reorder(&mut lines, dice);
        lines
    }

    /// Moves a stroke, changes its length at both ends, and shakes its points.
    fn scatter(&self, line: &mut Line, dice: &mut Dice) {
        let shift = [0, 1].map(|_| dice.normal() * 3.0 * self.force);
        let shake = dice.between(0.0, 0.8) * self.force;
        let cut = [0, 1].map(|_| (dice.between(0.0, 0.06) * self.force * line.len() as f32) as usize);
        if line.len() > cut[0] + cut[1] + 4 {
            line.drain(..cut[0]);
            line.truncate(line.len() - cut[1]);
        }
        for p in line {
            for i in 0..2 {
                p[i] += shift[i] + dice.normal() * shake;
            }
        }
    }

    fn reorder(&self, lines: &mut Vec<Line>, dice: &mut Dice) {
        if lines.len() < 4 && dice.happens(0.08 * self.force) {
            let at = dice.below(lines.len());
            if let Some(corner) = corner(&lines[at], dice) {
                let rest = lines[at].split_off(corner);
                lines[at].push(rest[0]);
                lines.insert(at + 1, rest);
            }
        }
        for line in lines.iter_mut() {
            if dice.happens(0.15) {
                line.reverse();
            }
        }
        if dice.happens(0.15) {
            lines.reverse();
        }
        // The pen is not lifted.
        if lines.len() > 1 && dice.happens(0.06 * self.force) {
            let second = lines.remove(1);
            lines[0].extend(second);
        }
    }
}

/// Pushes in all directions at nine places of a sign, and between them.
struct Field([[Place; 3]; 3]);

impl Field {
    fn random(dice: &mut Dice, by: f32) -> Field {
        Field(std::array::from_fn(|_| std::array::from_fn(|_| [dice.normal() * by, dice.normal() * by])))
    }
    fn push(&self, p: &Place) -> Place {
        let (x, y) = ((p[0] / 30.0).clamp(0.0, 2.0), (p[1] / 50.0).clamp(0.0, 2.0));
        let (column, row) = ((x as usize).min(1), (y as usize).min(1));
        let (right, down) = (x - column as f32, y - row as f32);
        [0, 1].map(|i| {
            let at = |r: usize, c: usize| self.0[row + r][column + c][i];
            let (top, bottom) =
                (at(0, 0) * (1.0 - right) + at(0, 1) * right, at(1, 0) * (1.0 - right) + at(1, 1) * right);
            p[i] + top * (1.0 - down) + bottom * down
        })
    }
}

/// One of the sharp corners of a line, where a pen may be lifted.
fn corner(line: &Line, dice: &mut Dice) -> Option<usize> {
    const FAR: usize = 3;
    let turns = |i: &usize| {
        let (a, b, c) = (line[i - FAR], line[*i], line[i + FAR]);
        let (before, after) = ([b[0] - a[0], b[1] - a[1]], [c[0] - b[0], c[1] - b[1]]);
        let long = (before[0].hypot(before[1]) * after[0].hypot(after[1])).max(1e-3);
        (before[0] * after[0] + before[1] * after[1]) / long < 0.3
    };
    let corners: Vec<usize> = (FAR..line.len().saturating_sub(FAR)).filter(turns).collect();
    (!corners.is_empty()).then(|| *dice.of(&corners))
}

/// Places at small distances, so that straight lines bend, too.
fn fine(line: &Line) -> Line {
    let mut out = Vec::new();
    for (a, b) in line.iter().zip(line.iter().skip(1)) {
        let long = ((b[0] - a[0]).powi(2) + (b[1] - a[1]).powi(2)).sqrt();
        let steps = (long / 5.0).ceil().max(1.0) as usize;
        out.extend((0..steps).map(|i| {
            let t = i as f32 / steps as f32;
            [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
        }));
    }
    out.extend(line.last());
    out
}
