//! Printed score sheets as clubs have them: our own drawings after kinds that are in use, as tables of numbers. No logos, no names.
#![allow(dead_code)] // each program uses its own part

use super::sheets::{Paper, Pen};
use super::writing::{Dice, Drawings, Hand};
use notabene_ink::drawing::{Line, Place};
use notabene_ink::sign::{Sign, signs};
use notabene_study::printing::scan::Area;

/// A printed score sheet. Lengths are millimetres.
#[derive(Copy, Clone, Debug)]
pub struct Form {
    pub name: &'static str,
    /// Kept apart: nothing was tuned with it.
    pub is_apart: bool,
    pub paper: Place,
    /// Space beside the tables, and above the headings.
    pub margin: Place,
    /// White and Black side by side, so many times.
    pub pairs: usize,
    pub rows: usize,
    pub row: f32,
    /// Height of the row with the headings; none with 0.
    pub headings: f32,
    /// Width of the column of numbers; none with 0.
    pub number: f32,
    /// Are numbers printed?
    pub is_numbered: bool,
    /// Brightness of the column of numbers.
    pub shade: f32,
    /// Width of the column for times after each move; none with 0.
    pub time: f32,
    /// Space between the pairs; 0 if they share a line.
    pub gap: f32,
    /// Widths of thin lines and frames; every so manieth row has a thick line.
    pub rule: f32,
    pub frame: f32,
    pub thick: usize,
    /// Darkness of lines.
    pub dark: f32,
    /// Two lines between the pairs.
    pub is_double: bool,
    /// Lines for signatures below.
    pub is_signed: bool,
}

const A4: Place = [210.0, 297.0];
const A5: Place = [148.0, 210.0];
const A5_WIDE: Place = [210.0, 148.0];
const LETTER: Place = [216.0, 279.0];
const HALF_LETTER: Place = [140.0, 216.0];

const USUAL: Form = Form {
    name: "",
    is_apart: false,
    paper: A4,
    margin: [12.0, 40.0],
    pairs: 2,
    rows: 30,
    row: 7.0,
    headings: 6.0,
    number: 8.0,
    is_numbered: true,
    shade: 1.0,
    time: 0.0,
    gap: 4.0,
    rule: 0.2,
    frame: 0.5,
    thick: 0,
    dark: 0.85,
    is_double: false,
    is_signed: false,
};

/// Twelve forms; four are kept apart.
pub const FORMS: [Form; 12] = [
    Form {
        name: "French, small",
        paper: A5,
        margin: [8.0, 34.0],
        row: 5.0,
        headings: 5.0,
        number: 7.0,
        gap: 2.0,
        ..USUAL
    },
    Form {
        name: "French, young players",
        rows: 25,
        row: 8.2,
        headings: 8.2,
        number: 9.0,
        shade: 0.86,
        gap: 0.0,
        frame: 0.7,
        ..USUAL
    },
    Form {
        name: "German, small",
        is_apart: true,
        paper: A5,
        margin: [9.0, 36.0],
        row: 4.9,
        headings: 4.9,
        number: 7.0,
        gap: 0.0,
        rule: 0.15,
        dark: 0.6,
        is_signed: true,
        ..USUAL
    },
    Form {
        name: "German, three pairs",
        pairs: 3,
        rows: 25,
        row: 8.0,
        gap: 0.0,
        number: 7.0,
        is_double: true,
        margin: [9.0, 48.0],
        ..USUAL
    },
    Form {
        name: "Dutch, wide",
        paper: A5_WIDE,
        pairs: 3,
        rows: 20,
        row: 5.2,
        margin: [8.0, 26.0],
        headings: 5.0,
        number: 7.0,
        gap: 0.0,
        ..USUAL
    },
    Form {
        name: "Dutch, times",
        is_apart: true,
        rows: 40,
        row: 5.8,
        time: 10.0,
        margin: [10.0, 36.0],
        number: 7.5,
        gap: 3.0,
        ..USUAL
    },
    Form {
        name: "English, small",
        paper: A5,
        margin: [8.0, 32.0],
        row: 5.2,
        is_numbered: false,
        number: 6.5,
        gap: 3.0,
        rule: 0.25,
        ..USUAL
    },
    Form {
        name: "English, school",
        rows: 20,
        row: 10.0,
        number: 0.0,
        is_numbered: false,
        gap: 0.0,
        rule: 0.4,
        frame: 0.8,
        headings: 8.0,
        ..USUAL
    },
    Form {
        name: "American, small",
        paper: HALF_LETTER,
        margin: [7.0, 30.0],
        row: 5.4,
        headings: 0.0,
        number: 7.0,
        gap: 2.5,
        thick: 5,
        ..USUAL
    },
    Form {
        name: "American, four pairs",
        is_apart: true,
        paper: LETTER,
        pairs: 4,
        rows: 25,
        row: 8.0,
        number: 6.5,
        shade: 0.88,
        gap: 0.0,
        thick: 5,
        margin: [8.0, 44.0],
        frame: 0.6,
        ..USUAL
    },
    Form {
        name: "FIDE, times",
        row: 7.2,
        time: 11.0,
        number: 8.5,
        gap: 0.0,
        is_double: true,
        is_signed: true,
        margin: [10.0, 44.0],
        ..USUAL
    },
    Form {
        name: "FIDE, three pairs",
        is_apart: true,
        pairs: 3,
        rows: 20,
        row: 9.0,
        headings: 9.0,
        number: 7.0,
        gap: 0.0,
        frame: 0.7,
        is_signed: true,
        margin: [10.0, 60.0],
        ..USUAL
    },
];

impl Form {
    fn pair(&self) -> f32 {
        let gaps = self.gap * (self.pairs - 1) as f32;
        (self.paper[0] - 2.0 * self.margin[0] - gaps) / self.pairs as f32
    }

    /// Left side of a pair of columns.
    fn left(&self, pair: usize) -> f32 {
        self.margin[0] + pair as f32 * (self.pair() + self.gap)
    }

    fn wide(&self) -> f32 {
        (self.pair() - self.number) / 2.0 - self.time
    }

    /// Upper side of a row.
    fn top(&self, row: usize) -> f32 {
        self.margin[1] + self.headings + row as f32 * self.row
    }

    /// The places of half-moves in the order of play.
    pub fn cells(&self) -> Vec<Area> {
        let step = self.wide() + self.time;
        let mut out = Vec::new();
        for pair in 0..self.pairs {
            for row in 0..self.rows {
                for column in 0..2 {
                    let low = [self.left(pair) + self.number + column as f32 * step, self.top(row)];
                    out.push(Area { low, high: [low[0] + self.wide(), low[1] + self.row] });
                }
            }
        }
        out
    }

    /// The empty sheet, on a table of some brightness.
    pub fn print(&self, print: &Drawings, beside: f32, dice: &mut Dice) -> Paper {
        let mut paper = Paper::blank(self.paper, [0.0; 2], self.cells(), beside);
        self.head(&mut paper, print, dice);
        for pair in 0..self.pairs {
            self.columns(&mut paper, pair, print, dice);
        }
        if self.is_signed {
            let bottom = self.top(self.rows) + 12.0;
            for part in [0.1, 0.55] {
                let left = self.paper[0] * part;
                self.rule(&mut paper, [left, bottom], [left + self.paper[0] * 0.35, bottom], self.rule);
            }
        }
        paper
    }

    fn rule(&self, paper: &mut Paper, from: Place, to: Place, width: f32) {
        paper.stroke(&vec![from, to], Pen::even(width, self.dark, 0.5));
    }

    /// A title, and lines for names.
    fn head(&self, paper: &mut Paper, print: &Drawings, dice: &mut Dice) {
        let [left, top] = self.margin;
        let wide = self.paper[0] - 2.0 * left;
        let part = (top - 6.0) / 4.0;
        self.text(paper, print, "CECaec", [left + wide * 0.3, 4.0], part * 0.6, dice);
        for n in 1..4 {
            let y = 4.0 + part * (n as f32 + 0.6);
            for (word, from, to) in [("Black", 0.0, 0.48), ("Wed", 0.52, 1.0)] {
                self.text(paper, print, word, [left + wide * from, y - 2.6], 2.2, dice);
                self.rule(paper, [left + wide * from + 12.0, y], [left + wide * to, y], self.rule);
            }
        }
    }

    fn columns(&self, paper: &mut Paper, pair: usize, print: &Drawings, dice: &mut Dice) {
        let (left, right) = (self.left(pair), self.left(pair) + self.pair());
        let (top, bottom) = (self.margin[1], self.top(self.rows));
        if self.shade < 1.0 && self.number > 0.0 {
            paper.shade(&Area { low: [left, top], high: [left + self.number, bottom] }, self.shade);
        }
        for row in 0..=self.rows {
            let is_thick = self.thick > 0 && row.is_multiple_of(self.thick);
            let is_end = row == 0 || row == self.rows;
            let width = if is_thick || is_end { self.frame } else { self.rule };
            self.rule(paper, [left, self.top(row)], [right, self.top(row)], width);
        }
        self.rule(paper, [left, top], [right, top], self.frame);
        let step = self.wide() + self.time;
        let mut sides = vec![left + self.number, left + self.number + step];
        if self.time > 0.0 {
            sides.extend([1.0, 2.0].map(|n| left + self.number + n * step - self.time));
        }
        sides.into_iter().for_each(|x| self.rule(paper, [x, top], [x, bottom], self.rule));
        for x in [left, right] {
            self.rule(paper, [x, top], [x, bottom], self.frame);
        }
        if self.is_double && pair > 0 {
            self.rule(paper, [left + 1.0, top], [left + 1.0, bottom], self.rule);
        }
        if self.headings > 0.0 {
            let high = self.headings.min(5.0) * 0.45;
            for (word, at) in [("Wed", 0.0), ("Black", 1.0)] {
                let place = [left + self.number + at * step + 3.0, top + self.headings / 2.0 - high / 2.0];
                self.text(paper, print, word, place, high, dice);
            }
        }
        for row in (0..self.rows).filter(|_| self.is_numbered && self.number > 0.0) {
            let high = (self.row * 0.4).min(2.8);
            let place = [left + self.number * 0.25, self.top(row) + (self.row - high) / 2.0];
            self.text(paper, print, &(pair * self.rows + row + 1).to_string(), place, high, dice);
        }
    }

    /// Printed signs.
    fn text(&self, paper: &mut Paper, print: &Drawings, text: &str, at: Place, high: f32, dice: &mut Dice) {
        let signs: Vec<Sign> = signs(text).expect("signs");
        let scale = high / 100.0;
        for (_, line) in Hand::plain(14.0).write(&signs, print, dice).strokes {
            let line: Line = line.iter().map(|p| [at[0] + p[0] * scale, at[1] + p[1] * scale]).collect();
            paper.stroke(&line, Pen::of(0.1 + 0.1 * high));
        }
    }

    /// Handwriting above the table.
    pub fn names(&self, paper: &mut Paper, hand: &Hand, drawings: &Drawings, pen: Pen, dice: &mut Dice) {
        let [left, top] = self.margin;
        for n in 1..4 {
            let y = 4.0 + (top - 6.0) / 4.0 * (n as f32 + 0.6);
            let word: Vec<Sign> =
                (0..5).filter_map(|_| Sign::of(*dice.of(&['a', 'b', 'e', 'h', 'k', 'l']))).collect();
            let scale = 0.03 * dice.between(0.8, 1.2);
            for (_, line) in hand.write(&word, drawings, dice).strokes {
                let at = |p: &Place| {
                    [
                        left + 18.0 + p[0] * scale / hand.capital() * 100.0,
                        y - 3.4 + p[1] * scale / hand.capital() * 100.0,
                    ]
                };
                paper.stroke(&line.iter().map(at).collect(), pen);
            }
        }
    }
}
