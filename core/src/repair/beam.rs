//! The search: the likeliest game that explains a sheet, or two.
//!
//! A state is a position with the number of cells that are explained on each sheet. States with the same number of cells
//! compete; the cheapest are kept. Where the next cell can be read, only readings go on; where it cannot, moves that were
//! left out, doubled cells, swapped columns and unreadable texts are tried as well.

use super::cells::Cell;
use super::judge::{self, Judge};
use super::readings::Readings;
use super::slips::Price;
use crate::notation::{AnyMove, AnyPosition, Style};
use std::collections::HashMap;

/// Largest number of states that are followed.
const BEAM: usize = 60;
/// Cells of sheets that are followed with the whole beam; for longer ones it is narrower.
const USUAL: usize = 250;
/// States that cost so much more than the best one are dropped.
const FAR: Price = 1_500;

/// States of one bucket whose last moves are judged, and the price of the others.
const JUDGED: usize = 40;
const UNJUDGED: Price = 100;
/// Most that a habit, or a loss, may count against a move that is written clearly: less than any slip.
pub(super) const MOST_CLEAR: Price = 150;

/// How a move stands on one sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// In this cell.
    Cell(usize),
    /// In this cell, before the move of the cell before it, or after that of the one behind it.
    Swapped(usize),
    /// Nowhere: it was left out.
    Missed,
    /// The sheet has ended, or there is none.
    Ended,
    /// The cell has no move of its own.
    Surplus(usize),
    /// Untouched by a step of the other sheet.
    Still,
}

/// A state that may be followed.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub parent: usize,
    /// None if the step skips a cell.
    pub m: Option<AnyMove>,
    pub uses: [Use; 2],
    /// The next cell of each sheet.
    pub at: [usize; 2],
    /// True if the cell behind the next one is used already.
    pub swapped: [bool; 2],
    /// True if the texts mean the move as they stand.
    pub is_clear: bool,
    pub cost: Price,
}

/// A state that is followed.
pub(super) struct State {
    pub position: AnyPosition,
    pub parent: Option<usize>,
    pub m: Option<AnyMove>,
    pub uses: [Use; 2],
    pub at: [usize; 2],
    pub swapped: [bool; 2],
    /// The price of all steps up to this one.
    pub cost: Price,
    /// The price of the move by its plausibility; none if not judged yet.
    pub judged: Option<Price>,
}

/// A search.
pub(super) struct Beam {
    pub cells: [Vec<Cell>; 2],
    pub readings: Readings,
    pub states: Vec<State>,
    buckets: Vec<Vec<Candidate>>,
    judge: Judge,
    values: HashMap<(u64, u32), i32>,
    width: usize,
    next: usize,
    /// States of the last bucket, the cheapest first.
    pub ends: Vec<usize>,
}

impl Beam {
    pub fn new(start: &AnyPosition, cells: [Vec<Cell>; 2], style: &Style) -> Beam {
        let lengths = [cells[0].len(), cells[1].len()];
        let total = lengths[0] + lengths[1];
        let mut buckets = vec![Vec::new(); total + 3];
        let (uses, at, swapped) = ([Use::Still; 2], [0; 2], [false; 2]);
        let first = State {
            position: start.clone(),
            parent: None,
            m: None,
            uses,
            at,
            swapped,
            cost: 0,
            judged: Some(0),
        };
        buckets[0].push(Candidate { parent: 0, m: None, uses, at, swapped, is_clear: true, cost: 0 });
        Beam {
            readings: Readings::new(style, lengths),
            cells,
            states: vec![first],
            buckets,
            judge: Judge::new(),
            values: HashMap::new(),
            width: (BEAM * USUAL / total.max(USUAL)).max(8),
            next: 0,
            ends: Vec::new(),
        }
    }

    /// Number of cells that are explained, and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.cells[0].len() + self.cells[1].len() + 1)
    }

    /// Explains one more cell; false at the end.
    pub fn step(&mut self) -> bool {
        let last = self.cells[0].len() + self.cells[1].len();
        let Some(candidates) = self.buckets.get_mut(self.next).map(std::mem::take) else { return false };
        let states = self.select(candidates);
        if self.next == last {
            self.ends = states;
            self.next += 1;
            return false;
        }
        for (rank, state) in states.into_iter().enumerate() {
            self.expand(state, rank);
        }
        self.next += 1;
        true
    }

    /// Adds a state to be followed.
    pub(super) fn push(&mut self, candidate: Candidate) {
        let used = (0..2).map(|k| candidate.at[k] + usize::from(candidate.swapped[k])).sum::<usize>();
        if let Some(bucket) = self.buckets.get_mut(used) {
            bucket.push(candidate);
        }
    }

    /// Makes states of the cheapest candidates; of those with the same position and cells the cheapest.
    fn select(&mut self, mut candidates: Vec<Candidate>) -> Vec<usize> {
        candidates.sort_by_key(|candidate| candidate.cost);
        let far = candidates.first().map_or(0, |best| best.cost) + FAR;
        let mut known: HashMap<(u64, [usize; 2], [bool; 2]), ()> = HashMap::new();
        let mut chosen: Vec<usize> = Vec::new();
        for candidate in candidates {
            if candidate.cost > far || chosen.len() >= self.width * 3 / 2 {
                break;
            }
            let parent = &self.states[candidate.parent];
            let position = match &candidate.m {
                Some(m) => parent.position.position_after(m),
                None => parent.position.clone(),
            };
            let key = position.key();
            if known.insert((key, candidate.at, candidate.swapped), ()).is_some() {
                continue;
            }
            let Candidate { parent, m, uses, at, swapped, is_clear, cost } = candidate;
            // The first state stands for itself.
            if m.is_none() && parent == 0 && at == [0; 2] {
                chosen.push(0);
                continue;
            }
            let judged = if m.is_some() { None } else { Some(0) };
            self.states.push(State { position, parent: Some(parent), m, uses, at, swapped, cost, judged });
            let state = self.states.len() - 1;
            if chosen.len() < JUDGED {
                let price = self.settle(state);
                let price = if is_clear { price.min(MOST_CLEAR) } else { price };
                self.states[state].cost += price;
            } else if self.states[state].judged.is_none() {
                self.states[state].judged = Some(0);
                self.states[state].cost += UNJUDGED;
            }
            chosen.push(state);
        }
        chosen.sort_by_key(|state| self.states[*state].cost);
        let far = chosen.first().map_or(0, |best| self.states[*best].cost) + FAR;
        chosen.retain(|state| self.states[*state].cost <= far);
        chosen.truncate(self.width);
        chosen
    }

    /// The price of the last moves of a state that are not judged yet.
    fn settle(&mut self, state: usize) -> Price {
        let mut total = 0;
        let mut at = state;
        while let Some(parent) = self.states[at].parent
            && self.states[at].judged.is_none()
        {
            let (before, after) = (self.states[parent].position.clone(), self.states[at].position.clone());
            let price = self.loss(&before, &after);
            // Moves that were left out are judged by each state behind them.
            if at == state {
                self.states[at].judged = Some(price);
            }
            total += price;
            at = parent;
        }
        total
    }

    /// The value of a position for the side to move, seen by a search of so many plies.
    pub(super) fn value(&mut self, position: &AnyPosition, depth: u32) -> i32 {
        let judge = &mut self.judge;
        *self.values.entry((position.key(), depth)).or_insert_with(|| judge.value(position, depth))
    }

    /// Material that a move gives away, as a price.
    pub(super) fn loss(&mut self, before: &AnyPosition, after: &AnyPosition) -> Price {
        judge::price(self.value(before, 2), self.value(after, 1))
    }

    /// The likeliest explanation: its states from the start.
    pub fn line(&self, end: usize) -> Vec<usize> {
        let mut line = vec![end];
        while let Some(parent) = line.last().and_then(|at| self.states.get(*at)?.parent) {
            line.push(parent);
        }
        line.reverse();
        line
    }
}
