//! Corrections that may be tried at one place of a sheet.

use crate::score_sheet::fuzzy_match::{FuzzyMatch, readings};
use notabene_core::notation::{AnyMove, AnyPosition, Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_core::repair::{Correction, Fix};

/// A correction that lets a sheet go further.
pub(super) struct RepairTry {
    /// The place on the sheet.
    pub at: usize,
    /// The kind of correction.
    pub kind: Correction,
    /// The replacing texts.
    pub texts: Vec<String>,
    /// The number of replaced texts of the sheet.
    pub instead: usize,
    /// The moves that fit equally well.
    pub choices: Vec<String>,
    /// The cost: the smallest is the likeliest.
    pub cost: u32,
    /// Number of texts of the sheet left after the correction.
    pub left: usize,
}

/// The remaining work.
#[derive(Debug)]
pub(crate) struct Work(pub u32);

impl Work {
    fn spend(&mut self, plies: usize) -> bool {
        self.0 = self.0.saturating_sub(plies as u32 + 1);
        self.0 > 0
    }
    /// Plays texts from a position; `None` if the work limit is reached.
    fn replay(&mut self, at: &AnyPosition, texts: &[String], style: &Style) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let reach = at.replay(texts, style);
        self.spend(reach);
        Some(reach)
    }
}

/// A place of a sheet where a correction is tried.
pub(super) struct RepairSite<'a> {
    /// The position before the place.
    pub now: &'a AnyPosition,
    /// All texts of the sheet.
    pub texts: &'a [String],
    /// The place on the sheet.
    pub at: usize,
    /// The letters of the sheet.
    pub style: &'a Style,
}

/// The cost of corrections that are no other reading, beside the weights of `likely`.
const TWO: u32 = 1;
const COLUMNS: u32 = 2;
const TWICE: u32 = 3;
/// The cost of any move in an empty place.
pub(super) const BLANK: u32 = 1;
/// The cost of a missing move.
pub(super) const MISSING: u32 = 5;
/// The cost of an unreadable move.
pub(super) const UNREADABLE: u32 = 8;
const MISSING_PAIR: u32 = 9;

impl RepairSite<'_> {
    /// The text of the place.
    pub fn text(&self) -> &str {
        self.texts.get(self.at).map_or("", String::as_str)
    }
    fn rest_after(&self, places: usize) -> &[String] {
        self.texts.get(self.at + places..).unwrap_or_default()
    }
    /// Plays replacing texts, and then the rest; returns the number of texts left, if the first can be played.
    fn left(&self, first: &[&str], instead: usize, work: &mut Work) -> Option<usize> {
        let mut at: Option<AnyPosition> = None;
        for text in first {
            let now = at.as_ref().unwrap_or(self.now);
            at = Some(now.position_after(&now.find(text, self.style)?));
        }
        self.left_after(at.as_ref().unwrap_or(self.now), instead, work)
    }
    fn left_after(&self, at: &AnyPosition, instead: usize, work: &mut Work) -> Option<usize> {
        let rest = self.rest_after(instead);
        Some(rest.len() - work.replay(at, rest, self.style)?)
    }
    fn found(&self, way: Correction, texts: &[&str], instead: usize, cost: u32, left: usize) -> RepairTry {
        let texts = texts.iter().map(|text| String::from(*text)).collect();
        RepairTry { at: self.at, kind: way, texts, instead, choices: Vec::new(), cost, left }
    }

    /// Tries `e4 e5` in one place, with the next one empty or not.
    pub fn try_split(&self, work: &mut Work, out: &mut Vec<RepairTry>) {
        let text = self.text();
        for (blank, _) in text.match_indices(' ') {
            let (first, second) = text.split_at(blank);
            let halves = [first.trim(), second.trim()];
            let empty = self.texts.get(self.at + 1).is_some_and(String::is_empty);
            let instead = 1 + usize::from(empty);
            if let Some(left) = self.left(&halves, instead, work) {
                out.push(self.found(Correction::Two, &halves, instead, TWO, left));
            }
        }
    }

    /// Tries the two moves of a row in each other's column.
    pub fn try_swap_columns(&self, work: &mut Work, out: &mut Vec<RepairTry>) {
        let Some(second) = self.texts.get(self.at + 1).filter(|_| self.now.turn() == self.now.first()) else {
            return;
        };
        let turned = [second.as_str(), self.text()];
        if let Some(left) = self.left(&turned, 2, work) {
            out.push(self.found(Correction::Columns, &turned, 2, COLUMNS, left));
        }
    }

    /// Tries to drop a text that repeats one or two places before.
    pub fn try_drop_duplicate(&self, work: &mut Work, out: &mut Vec<RepairTry>) {
        let same = |back: usize| {
            let before = self.at.checked_sub(back).and_then(|at| self.texts.get(at));
            before.is_some_and(|before| before == self.text())
        };
        if !self.text().is_empty()
            && (same(1) || same(2))
            && let Some(left) = self.left(&[], 1, work)
        {
            out.push(self.found(Correction::Twice, &[], 1, TWICE, left));
        }
    }

    /// Tries legal moves whose texts are similar.
    pub fn try_readings(&self, work: &mut Work, out: &mut Vec<RepairTry>) {
        if self.text().is_empty() {
            return;
        }
        let all = readings(self.now, self.text(), self.style);
        work.spend(all.len());
        for FuzzyMatch { key, cost } in all {
            if let Some(left) = self.left_after(&self.now.position_after(&key), 1, work) {
                let text = self.now.text(&key, self.style);
                out.push(self.found(Correction::Reading, &[&text], 1, cost, left));
            }
        }
    }

    /// Tries any move for a missing or unreadable one: those that let the rest go furthest, in place of some texts.
    pub fn try_any_move(&self, instead: usize, cost: u32, work: &mut Work, out: &mut Vec<RepairTry>) {
        let way = if cost == UNREADABLE { Correction::Reading } else { Correction::Missing };
        self.best_of(self.now.legal_moves(), (way, instead, cost), work, out);
    }

    /// Tries another of several choices, if the rest shows that the first was wrong.
    pub fn try_other_choice(&self, fix: &Fix, work: &mut Work, out: &mut Vec<RepairTry>) {
        let keys: Vec<AnyMove> =
            fix.choices.iter().filter_map(|text| self.now.find(text, self.style)).collect();
        if keys.len() > 1 {
            self.best_of(keys, (fix.kind, 1, 0), work, out);
        }
    }

    /// Returns those of some moves that let the rest go furthest.
    fn best_of(
        &self,
        all: Vec<AnyMove>,
        what: (Correction, usize, u32),
        work: &mut Work,
        out: &mut Vec<RepairTry>,
    ) {
        let (way, instead, cost) = what;
        let mut choices: Vec<String> = Vec::new();
        let mut best = usize::MAX;
        for key in all {
            let Some(left) = self.left_after(&self.now.position_after(&key), instead, work) else { return };
            if left < best {
                choices.clear();
                best = left;
            }
            if left == best {
                choices.push(self.now.text(&key, self.style));
            }
        }
        if best > self.rest_after(1).len() {
            return;
        }
        let Some(text) = choices.first().cloned() else { return };
        out.push(RepairTry { choices, ..self.found(way, &[&text], instead, cost, best) });
    }

    /// Tries a missing row: the first pair of moves that lets the rest go furthest.
    pub fn try_missing_pair(&self, work: &mut Work, out: &mut Vec<RepairTry>) {
        let mut best: Option<(usize, [String; 2])> = None;
        for first in self.now.legal_moves() {
            let then = self.now.position_after(&first);
            for second in then.legal_moves() {
                let Some(left) = self.left_after(&then.position_after(&second), 0, work) else { return };
                if best.as_ref().is_none_or(|(most, _)| left < *most) {
                    let texts = [self.now.text(&first, self.style), then.text(&second, self.style)];
                    best = Some((left, texts));
                }
            }
        }
        if let Some((left, [first, second])) = best {
            out.push(self.found(Correction::Missing, &[&first, &second], 0, MISSING_PAIR, left));
        }
    }
}
