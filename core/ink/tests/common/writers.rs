//! Sheets as people write them: the signs of real writers, pens that skip, signs that touch, moves that are crossed out with the right one
//! above or beside, moves written over, and writing that leaves its place.
#![allow(dead_code)] // each program uses its own part

use super::people::Person;
use super::sheets::{Paper, Pen, fitted};
use super::writing::{Dice, Drawings, Hand};
use notabene_ink::drawing::{Line, Place};
use notabene_ink::sign::{self, Sign};
use notabene_study::printing::scan::Area;

/// How often things go wrong, in parts of all places.
#[derive(Copy, Clone, Debug)]
pub struct Troubles {
    /// A wrong move is crossed out, and the right one stands above or beside it.
    pub crossed: f32,
    /// A sign is written over another one.
    pub over: f32,
    /// The text is too large for its place.
    pub large: f32,
    /// A sign touches the one before it, for each sign, with the hands that do that most.
    pub touching: f32,
}

impl Troubles {
    pub const NONE: Troubles = Troubles { crossed: 0.0, over: 0.0, large: 0.0, touching: 0.0 };
    pub const USUAL: Troubles = Troubles { crossed: 0.015, over: 0.015, large: 0.04, touching: 0.15 };
}

/// The trouble of a place, apart from signs that touch.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    None,
    /// Crossed out, the right move beside it or above it.
    Beside,
    Above,
    Over,
    Large,
}

impl Trouble {
    pub const ALL: [Trouble; 5] =
        [Trouble::None, Trouble::Beside, Trouble::Above, Trouble::Over, Trouble::Large];
}

/// Somebody who writes a sheet.
pub struct Writer<'p> {
    person: &'p Person,
    /// Drawings of signs that nobody wrote.
    spare: &'p Drawings,
    hand: Hand,
    pen: Pen,
    /// Space between signs, and how often there is none.
    space: f32,
    touching: f32,
    /// Signs that the writer leaves out.
    left_out: &'static [char],
    troubles: Troubles,
}

/// What writers leave out: check and mate, captures, both, nothing.
const LEFT_OUT: [&[char]; 6] = [&[], &[], &[], &['+', '#'], &['+', '#'], &['+', '#', 'x']];

impl<'p> Writer<'p> {
    pub fn new(person: &'p Person, spare: &'p Drawings, troubles: Troubles, dice: &mut Dice) -> Writer<'p> {
        let touching = troubles.touching * dice.part() * dice.part();
        let (pen, space) = (Pen::held(dice), dice.between(6.0, 34.0));
        let (hand, left_out) = (Hand::random(dice, 0.0), *dice.of(&LEFT_OUT));
        Writer { person, spare, hand, pen, space, touching, left_out, troubles }
    }

    /// Returns the writer with another pen.
    pub fn with_pen(&self, pen: Pen) -> Writer<'p> {
        Writer { pen, hand: self.hand.spaced(0.0), ..*self }
    }

    /// Writes the text of a place; `slip` is what might have been written first.
    pub fn write(&self, paper: &mut Paper, at: usize, text: &str, slip: &str, dice: &mut Dice) -> Trouble {
        let cell = paper.cells()[at];
        let (text, slip) = (&text.replace(self.left_out, ""), &slip.replace(self.left_out, ""));
        if text.is_empty() {
            return Trouble::None;
        }
        match dice.part() {
            part if part < self.troubles.crossed => self.cross_out(paper, &cell, text, slip, dice),
            part if part < self.troubles.crossed + self.troubles.over => {
                self.write_over(paper, &cell, text, slip, dice);
                Trouble::Over
            }
            _ => {
                let is_large = dice.happens(self.troubles.large);
                let lines = self.lines(text, dice).concat();
                let (pen, space) = match is_large {
                    true => (Pen { tall: dice.between(0.75, 0.95), ..self.pen }, -dice.between(0.0, 2.0)),
                    false => (self.pen, 2.0),
                };
                self.draw(paper, &fitted(&lines, &cell, 100.0, pen, space, dice), dice);
                if is_large { Trouble::Large } else { Trouble::None }
            }
        }
    }

    fn cross_out(&self, paper: &mut Paper, cell: &Area, text: &str, slip: &str, dice: &mut Dice) -> Trouble {
        let is_beside = dice.happens(0.5);
        let middle = cell.low[0] + (cell.high[0] - cell.low[0]) * 0.5;
        let (first, second) = match is_beside {
            true => {
                (Area { high: [middle, cell.high[1]], ..*cell }, Area { low: [middle, cell.low[1]], ..*cell })
            }
            false => {
                let high = cell.high[1] - cell.low[1];
                // What was first is written as always, the right one above it, half over the line.
                let low = [cell.low[0] + dice.between(0.0, 3.0), cell.low[1] - 0.4 * high];
                (*cell, Area { low, high: [cell.high[0], cell.low[1] + 0.35 * high] })
            }
        };
        let wrong = self.lines(slip, dice).concat();
        let wrong = fitted(&wrong, &first, 100.0, self.pen, 1.5, dice);
        self.draw(paper, &wrong, dice);
        self.strike(paper, &wrong, dice);
        let right = self.lines(text, dice).concat();
        let pen = if is_beside { self.pen } else { Pen { tall: 0.6, ..self.pen } };
        let right = fitted(&right, &second, 100.0, pen, 1.5, dice);
        self.draw(paper, &right, dice);
        if is_beside { Trouble::Beside } else { Trouble::Above }
    }

    /// One or two lines, or a zigzag.
    fn strike(&self, paper: &mut Paper, wrong: &[Line], dice: &mut Dice) {
        let (low, high) = bounds(wrong);
        let [wide, tall] = [0, 1].map(|i| high[i] - low[i]);
        let at = |x: f32, y: f32| [low[0] + x * wide, low[1] + y * tall];
        let mut wave = |x: f32, y: f32| at(x + dice.normal() * 0.02, y + dice.normal() * 0.06);
        let lines: Vec<Line> = match (wide * 1000.0) as u32 % 3 {
            0 => vec![vec![wave(-0.06, 0.55), wave(0.5, 0.5), wave(1.06, 0.45)]],
            1 => vec![
                vec![wave(-0.06, 0.65), wave(0.5, 0.62), wave(1.06, 0.55)],
                vec![wave(-0.06, 0.4), wave(0.5, 0.38), wave(1.06, 0.3)],
            ],
            _ => {
                let turns = 9;
                vec![
                    (0..=turns).map(|n| wave(n as f32 / turns as f32, 0.15 + 0.7 * (n % 2) as f32)).collect(),
                ]
            }
        };
        self.draw(paper, &lines, dice);
    }

    /// One sign was another one first: the right one is drawn over it, twice.
    fn write_over(&self, paper: &mut Paper, cell: &Area, text: &str, slip: &str, dice: &mut Dice) {
        let [right, wrong] = [text, slip].map(|text| sign::signs(text).unwrap_or_default());
        let at = right.iter().zip(&wrong).position(|(a, b)| a != b).unwrap_or_default();
        let mut lines = self.lines(text, dice);
        let Some(own) = lines.get(at) else { return };
        let mut below = wrong.get(at).map(|sign| self.sign(*sign, dice)).unwrap_or_default();
        let ((low, _), (start, _)) = (bounds(own), bounds(&below));
        below.iter_mut().flatten().for_each(|p| p[0] += low[0] - start[0] + 2.0);
        let twice: Vec<Line> =
            own.iter().map(|line| line.iter().map(|p| [p[0] + 2.0, p[1] + 1.5]).collect()).collect();
        lines.extend([twice, below]);
        let fit = fitted(&lines.concat(), cell, 100.0, self.pen, 2.0, dice);
        self.draw(paper, &fit, dice);
    }

    fn draw(&self, paper: &mut Paper, lines: &[Line], dice: &mut Dice) {
        lines.iter().for_each(|line| paper.pen_stroke(line, self.pen, dice));
    }

    /// The strokes of each sign of a text side by side; capitals are 100 high.
    fn lines(&self, text: &str, dice: &mut Dice) -> Vec<Vec<Line>> {
        // Half of the pen on both sides, if capitals are three millimetres and a half high.
        let thick = self.pen.width / 3.5 * 100.0;
        let mut pen = 0.0;
        let mut out = Vec::new();
        for sign in sign::signs(text).unwrap_or_default() {
            let mut lines = self.sign(sign, dice);
            let (low, high) = bounds(&lines);
            let up = dice.normal() * 3.0;
            lines.iter_mut().flatten().for_each(|p| *p = [p[0] + pen - low[0], p[1] + up]);
            let gap = match dice.happens(self.touching) {
                true => -dice.between(0.0, 6.0),
                false => thick + self.space * dice.between(0.4, 1.6),
            };
            pen += high[0] - low[0] + gap;
            out.push(lines);
        }
        out
    }

    fn sign(&self, sign: Sign, dice: &mut Dice) -> Vec<Line> {
        let forms = self.person.forms.forms(sign);
        match forms.is_empty() {
            true => self.hand.bent(sign, self.spare, dice),
            false => dice.of(forms).lines.clone(),
        }
    }
}

fn bounds(lines: &[Line]) -> (Place, Place) {
    lines.iter().flatten().fold(([f32::MAX; 2], [f32::MIN; 2]), |(low, high), p| {
        ([0, 1].map(|i| p[i].min(low[i])), [0, 1].map(|i| p[i].max(high[i])))
    })
}
