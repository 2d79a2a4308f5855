//! The result of a repair: the game, the corrections, the differences of two copies, and what is left to ask.

use super::beam::{Beam, State, Use};
use super::channel::UNREADABLE;
use super::fixes::{Correction, FEW, Fix};
use super::slips::Price;
use crate::game::Explained;
use crate::notation::{AnyMove, AnyPosition, Notation as _, Style};
use crate::position::{Position as _, Side};
use serde::{Deserialize, Serialize};

/// A half-move that the two sheets do not write alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The half-move of the repaired game, counted from 0.
    pub at: usize,
    /// The text of the first sheet; none if it lacks the move.
    pub sheet: Option<String>,
    /// The text of the second one.
    pub copy: Option<String>,
    /// The move as it should be written.
    pub to: String,
}

/// A question to the players: which of some moves stands in a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The number of the correction.
    pub fix: usize,
    /// How much the answer tells, in hundredths of a natural logarithm.
    pub worth: u32,
}

/// The result of a repair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Repair {
    /// The game in the strict form.
    pub moves: Vec<String>,
    /// True if all places of the sheet are explained.
    pub is_complete: bool,
    /// Number of places that can be played as they stand.
    pub as_written: usize,
    /// Number of places that are explained.
    pub reach: usize,
    /// The corrections of the first sheet, in their order.
    pub fixes: Vec<Fix>,
    /// Open questions, the most useful one first.
    pub questions: Vec<Question>,
    /// Half-moves that two sheets do not write alike.
    pub differences: Vec<Difference>,
    /// The texts of the places that are not explained.
    pub rest: Vec<String>,
}

/// Of so many written cells, so many that mean nothing end the game.
const WINDOW: usize = 6;
const LOST: usize = 4;

/// Sums up a search.
pub(super) fn report(mut beam: Beam, sheets: &[Vec<String>; 2], style: &Style) -> Repair {
    let Some(end) = beam.ends.first().copied() else { return Repair::default() };
    let mut line = beam.line(end);
    let cut = lost_from(&mut beam, &line);
    line.truncate(cut.unwrap_or(line.len()));
    let mut report = Report { style: *style, repair: Repair::default(), worths: Vec::new() };
    for at in 1..line.len() {
        report.add(&mut beam, &line, at);
    }
    let mut repair = report.finish();
    let last = line.last().map_or(0, |state| *state);
    let next = beam.states[last].at[0];
    repair.reach = beam.cells[0].get(next).map_or(sheets[0].len(), |cell| cell.place);
    repair.rest = sheets[0].get(repair.reach..).unwrap_or_default().to_vec();
    while repair.rest.last().is_some_and(|text| text.trim().is_empty()) {
        repair.rest.pop();
    }
    repair.is_complete = cut.is_none();
    repair.as_written = beam.states.first().map_or(0, |start| as_written(&start.position, &sheets[0], style));
    repair
}

/// Number of places that can be played as they stand.
fn as_written(start: &AnyPosition, sheet: &[String], style: &Style) -> usize {
    let filled = sheet.iter().rposition(|text| !text.trim().is_empty()).map_or(0, |last| last + 1);
    start.replay(sheet.get(..filled).unwrap_or_default(), style)
}

/// The state on a line from which on most texts mean nothing: there the game is lost.
fn lost_from(beam: &mut Beam, line: &[usize]) -> Option<usize> {
    let mut bad: Vec<(usize, bool)> = Vec::new();
    for (at, state) in line.iter().enumerate().skip(1) {
        let State { uses, m, parent, .. } = &beam.states[*state];
        let (uses, m, parent) = (*uses, *m, *parent);
        let mut texts = Vec::new();
        for (sheet, used) in uses.into_iter().enumerate() {
            match (used, m, parent) {
                (Use::Cell(cell) | Use::Swapped(cell), Some(m), Some(parent)) => {
                    texts.extend(price(beam, parent, m, sheet, cell).map(|price| price >= UNREADABLE));
                }
                (Use::Surplus(cell), ..) if !beam.cells[sheet][cell].is_empty() => texts.push(true),
                _ => {}
            }
        }
        // A text of the other sheet is enough.
        if !texts.is_empty() {
            bad.push((at, texts.into_iter().all(|is_bad| is_bad)));
        }
    }
    for (n, (at, is_bad)) in bad.iter().enumerate() {
        let window = bad.get(n..(n + WINDOW).min(bad.len())).unwrap_or_default();
        let lost = window.iter().filter(|(_, is_bad)| *is_bad).count();
        if *is_bad && lost >= LOST {
            return Some(*at);
        }
    }
    None
}

/// The price of the text of a cell for a move; none if it is empty.
fn price(beam: &mut Beam, before: usize, m: AnyMove, sheet: usize, cell: usize) -> Option<Price> {
    let text = beam.cells[sheet].get(cell).filter(|text| !text.is_empty())?.clone();
    let now = beam.states[before].position.clone();
    let moves = beam.readings.moves(&now);
    let prices = beam.readings.prices(&now, &moves, sheet, cell, &text);
    moves.all.iter().zip(prices).find(|((known, _), _)| *known == m).map(|(_, price)| price)
}

struct Report {
    style: Style,
    repair: Repair,
    worths: Vec<u32>,
}

impl Report {
    /// Adds a step of the line.
    fn add(&mut self, beam: &mut Beam, line: &[usize], at: usize) {
        let State { m, uses, .. } = &beam.states[line[at]];
        let (m, uses) = (*m, *uses);
        let before = beam.states[line[at - 1]].position.clone();
        let next = beam.states[line[at - 1]].at[0];
        let place = beam.cells[0]
            .get(next)
            .map_or_else(|| beam.cells[0].last().map_or(0, |cell| cell.place + 1), |cell| cell.place);
        let Some(m) = m else {
            if let Use::Surplus(cell) = uses[0]
                && !beam.cells[0][cell].is_empty()
            {
                let text = beam.cells[0][cell].text.clone();
                self.fix(&before, place, Correction::Twice, &text, "", Vec::new());
            }
            return;
        };
        let to = before.text(&m, &self.style);
        self.compare(beam, &before, m, uses, &to);
        match uses[0] {
            Use::Missed => self.open(beam, line, at, place, (Correction::Missing, ""), &to),
            Use::Cell(cell) => {
                let cell = beam.cells[0][cell].clone();
                if cell.is_half {
                    self.half(&before, cell.place, &cell.text, &to);
                } else if cell.is_empty() {
                    self.open(beam, line, at, cell.place, (Correction::Missing, &cell.text), &to);
                } else if beam.readings.find(&before, &cell) == Some(m) {
                    if before.explain(&cell.text, &self.style).is_ok_and(|(_, explained)| is_slip(&explained))
                    {
                        self.fix(&before, cell.place, Correction::Form, &cell.text, &to, Vec::new());
                    }
                } else {
                    self.open(beam, line, at, cell.place, (Correction::Reading, &cell.text), &to);
                }
            }
            Use::Swapped(cell) => {
                let place = beam.cells[0][cell].place;
                let text = beam.cells[0][cell].text.clone();
                self.swapped(&before, place, &text, &to);
            }
            _ => {}
        }
        self.repair.moves.push(to);
    }

    fn fix(
        &mut self,
        now: &AnyPosition,
        ply: usize,
        kind: Correction,
        from: &str,
        to: &str,
        choices: Vec<String>,
    ) {
        self.repair.fixes.push(Fix {
            ply,
            at: self.repair.moves.len(),
            number: now.number(),
            is_white: now.turn() == Side::White,
            kind,
            from: from.into(),
            to: to.into(),
            choices,
        });
        self.worths.push(0);
    }

    /// A correction that may have several choices.
    fn open(
        &mut self,
        beam: &mut Beam,
        line: &[usize],
        at: usize,
        ply: usize,
        what: (Correction, &str),
        to: &str,
    ) {
        let before = beam.states[line[at - 1]].position.clone();
        let found = beam.choices(line, at);
        let mut choices: Vec<String> = Vec::new();
        if !found.is_empty() {
            choices.push(to.into());
            choices.extend(found.iter().map(|choice| before.text(&choice.m, &self.style)));
        }
        let mores: Vec<Price> = std::iter::once(0).chain(found.iter().map(|choice| choice.more)).collect();
        self.fix(&before, ply, what.0, what.1, to, choices);
        if let Some(worth) = self.worths.last_mut() {
            *worth = entropy(&mores);
        }
    }

    /// One half of a place with two moves.
    fn half(&mut self, now: &AnyPosition, ply: usize, text: &str, to: &str) {
        match self.repair.fixes.last_mut() {
            Some(fix) if fix.kind == Correction::Two && fix.ply == ply => join(fix, text, to),
            _ => self.fix(now, ply, Correction::Two, text, to, Vec::new()),
        }
    }

    /// One of two moves in each other's place: the first one stands in the second place.
    fn swapped(&mut self, now: &AnyPosition, place: usize, text: &str, to: &str) {
        match self.repair.fixes.last_mut() {
            Some(fix) if fix.kind == Correction::Columns && fix.ply == place => {
                fix.from = format!("{text} {}", fix.from);
                fix.to = format!("{} {to}", fix.to);
            }
            _ => self.fix(now, place.saturating_sub(1), Correction::Columns, text, to, Vec::new()),
        }
    }

    /// Compares the two sheets in a half-move.
    fn compare(&mut self, beam: &Beam, now: &AnyPosition, m: AnyMove, uses: [Use; 2], to: &str) {
        if beam.cells[1].is_empty() {
            return;
        }
        let texts = [0, 1].map(|sheet| match uses[sheet] {
            Use::Cell(cell) | Use::Swapped(cell) => {
                beam.cells[sheet].get(cell).filter(|cell| !cell.is_empty()).map(|cell| &cell.text)
            }
            _ => None,
        });
        let means = |text: Option<&String>| text.is_some_and(|text| now.find(text, &self.style) == Some(m));
        if !(means(texts[0]) && means(texts[1])) && texts[0] != texts[1] {
            let [sheet, copy] = texts.map(|text| text.cloned());
            self.repair.differences.push(Difference {
                at: self.repair.moves.len(),
                sheet,
                copy,
                to: to.into(),
            });
        }
    }

    fn finish(mut self) -> Repair {
        let mut questions: Vec<Question> = Vec::new();
        for (fix, worth) in self.worths.iter().enumerate().filter(|(_, worth)| **worth > 0) {
            questions.push(Question { fix, worth: *worth });
        }
        // Few choices first: they can be shown.
        let fixes = &self.repair.fixes;
        let is_open =
            |question: &Question| fixes.get(question.fix).is_some_and(|fix| fix.choices.len() > FEW);
        questions
            .sort_by_key(|question| (is_open(question), std::cmp::Reverse(question.worth), question.fix));
        self.repair.questions = questions;
        self.repair
    }
}

fn join(fix: &mut Fix, text: &str, to: &str) {
    fix.from = format!("{} {text}", fix.from);
    fix.to = format!("{} {to}", fix.to);
}

fn is_slip(explained: &Explained) -> bool {
    explained.remarks.iter().any(|remark| remark.slip)
}

/// How open a choice is: the entropy of moves with these prices.
fn entropy(mores: &[Price]) -> u32 {
    let weights: Vec<f64> = mores.iter().map(|more| f64::exp(-f64::from(*more) / 100.0)).collect();
    let sum: f64 = weights.iter().sum();
    let entropy: f64 = weights.iter().map(|weight| weight / sum).map(|p| -p * p.ln()).sum();
    (entropy * 100.0) as u32
}
