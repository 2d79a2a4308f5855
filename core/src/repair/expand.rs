//! The steps from one state of the search: readings, and where none fits what else players do.

use super::beam::{Beam, Candidate, MOST_CLEAR, State, Use};
use super::channel::UNREADABLE;
use super::habits;
use super::readings::{EXCLUDED, Moves};
use super::slips::Price;
use crate::notation::{AnyMove, AnyPosition};
use crate::position::Position as _;

/// An empty cell.
const EMPTY: Price = 100;
/// An empty cell without a move.
const SKIPPED: Price = 450;
/// A cell repeats one of the two before it.
const TWICE: Price = 550;
/// A cell that means nothing.
const SURPLUS: Price = 1_250;
/// Two moves in each other's cells.
const SWAPPED: Price = 450;
/// A move that was left out, and one more.
const MISSED: Price = 700;
const MISSED_TOO: Price = 150;
/// A move that stands on the other sheet only.
const ON_ONE: Price = 550;
/// From this price of the best reading on other steps are tried.
const TROUBLE: Price = 180;
/// States, the cheapest first, from which everything is tried, and pairs of moves.
const TRIED: usize = 12;
const TRIED_PAIRS: usize = 3;
/// Price of a text, below which it means the move as it stands.
const CLEAR_TEXT: Price = 100;
/// Price of a reading that may follow on another slip.
const CLEAR: Price = 300;

/// Prices of the next cell of a sheet for each move.
struct Next {
    place: Use,
    prices: Vec<Price>,
    is_text: bool,
}

impl Beam {
    /// Adds all steps from a state.
    pub(super) fn expand(&mut self, state: usize, rank: usize) {
        let now = self.states[state].position.clone();
        let moves = self.readings.moves(&now);
        let habits = self.habits(state, &moves);
        let next = [0, 1].map(|sheet| self.next(&now, &moves, state, sheet));
        let joint: Vec<Price> = (0..moves.all.len()).map(|n| next[0].prices[n] + next[1].prices[n]).collect();
        let best = joint.iter().copied().min().unwrap_or(UNREADABLE);
        let texts = next.iter().filter(|next| next.is_text).count() as Price;
        let trouble = best >= TROUBLE * texts.max(1) && rank < TRIED;
        for (((m, _), price), each) in moves.all.iter().zip(&joint).zip(&habits) {
            if trouble || *price < UNREADABLE && *price < best + UNREADABLE {
                let is_clear = texts > 0 && *price < CLEAR_TEXT * texts;
                let each = if is_clear { (*each).min(MOST_CLEAR) } else { *each };
                self.read(state, *m, [next[0].place, next[1].place], each + price, is_clear);
            }
        }
        self.skip(state, trouble || moves.all.is_empty());
        if trouble {
            self.swap(state, &moves, &next, &habits);
            self.miss_one(state, &moves, &next, &habits);
            self.miss_all(state, &moves, &habits, rank < TRIED_PAIRS);
        }
    }

    /// How usual the moves of a state are.
    pub(super) fn habits(&self, state: usize, moves: &Moves) -> Vec<Price> {
        let State { position, m, .. } = &self.states[state];
        let moves: Vec<AnyMove> = moves.all.iter().map(|(m, _)| *m).collect();
        habits::prices(position, &moves, m.as_ref())
    }

    /// The next cell of a sheet.
    fn next(&mut self, now: &AnyPosition, moves: &Moves, state: usize, sheet: usize) -> Next {
        let State { at, swapped, .. } = &self.states[state];
        let (at, is_swapped) = (at[sheet], swapped[sheet]);
        let Some(cell) = self.cells[sheet].get(at) else {
            return Next { place: Use::Ended, prices: vec![0; moves.all.len()], is_text: false };
        };
        let place = if is_swapped { Use::Swapped(at) } else { Use::Cell(at) };
        if cell.is_empty() {
            return Next { place, prices: vec![EMPTY; moves.all.len()], is_text: false };
        }
        Next { place, prices: self.readings.prices(now, moves, sheet, at, cell), is_text: true }
    }

    /// A state after a move that stands on the sheets as told.
    fn read(&mut self, parent: usize, m: AnyMove, uses: [Use; 2], price: Price, is_clear: bool) {
        if price >= EXCLUDED {
            return;
        }
        let State { mut at, mut swapped, cost, .. } = self.states[parent];
        for sheet in 0..2 {
            match uses[sheet] {
                // The second of two swapped cells: both are used.
                Use::Swapped(cell) if cell == at[sheet] => {
                    at[sheet] += 2;
                    swapped[sheet] = false;
                }
                Use::Swapped(_) => swapped[sheet] = true,
                Use::Cell(_) => at[sheet] += 1,
                _ => {}
            }
        }
        self.push(Candidate { parent, m: Some(m), uses, at, swapped, is_clear, cost: cost + price });
    }

    /// Cells without a move of their own.
    fn skip(&mut self, parent: usize, trouble: bool) {
        for sheet in 0..2 {
            let State { mut at, swapped, cost, .. } = self.states[parent];
            let cells = &self.cells[sheet];
            let Some(cell) = cells.get(at[sheet]).filter(|cell| !cell.is_certain && !swapped[sheet]) else {
                continue;
            };
            let repeats = |back: usize| {
                let before = at[sheet].checked_sub(back).and_then(|at| cells.get(at));
                before.is_some_and(|before| before.signs == cell.signs)
            };
            let price = match () {
                () if cell.is_empty() => SKIPPED,
                () if !trouble => continue,
                () if repeats(1) || repeats(2) => TWICE,
                () => SURPLUS,
            };
            let mut uses = [Use::Still; 2];
            uses[sheet] = Use::Surplus(at[sheet]);
            at[sheet] += 1;
            self.push(Candidate { parent, m: None, uses, at, swapped, is_clear: false, cost: cost + price });
        }
    }

    /// The two cells in each other's place.
    fn swap(&mut self, state: usize, moves: &Moves, next: &[Next; 2], habits: &[Price]) {
        for sheet in 0..2 {
            let State { at, swapped, .. } = self.states[state];
            let behind = at[sheet] + 1;
            let Some(cell) = self.cells[sheet].get(behind).filter(|cell| !cell.is_empty()) else { continue };
            if swapped[sheet] || !next[sheet].is_text {
                continue;
            }
            let now = &self.states[state].position;
            let prices = self.readings.prices(now, moves, sheet, behind, cell);
            let mut uses = [next[0].place, next[1].place];
            uses[sheet] = Use::Swapped(behind);
            let other = &next[1 - sheet];
            for (n, (m, _)) in moves.all.iter().enumerate() {
                if prices[n] < CLEAR {
                    self.read(state, *m, uses, habits[n] + SWAPPED + prices[n] + other.prices[n], false);
                }
            }
        }
    }

    /// A move that stands on one of two sheets.
    fn miss_one(&mut self, state: usize, moves: &Moves, next: &[Next; 2], habits: &[Price]) {
        if next.iter().any(|next| next.place == Use::Ended) {
            return;
        }
        for sheet in 0..2 {
            if self.states[state].swapped[sheet] || !next[sheet].is_text {
                continue;
            }
            let mut uses = [next[0].place, next[1].place];
            uses[sheet] = Use::Missed;
            let other = &next[1 - sheet];
            for (n, (m, _)) in moves.all.iter().enumerate() {
                if other.prices[n] < UNREADABLE {
                    self.read(state, *m, uses, habits[n] + ON_ONE + other.prices[n], false);
                }
            }
        }
    }

    /// One or two moves that stand nowhere, before cells that can be read as they are.
    fn miss_all(&mut self, state: usize, moves: &Moves, habits: &[Price], pairs: bool) {
        let at = self.states[state].at;
        if self.states[state].swapped != [false; 2]
            || self.next_readings(&self.states[state].position, at).is_none()
        {
            return;
        }
        let position = self.states[state].position.clone();
        for ((m, _), each) in moves.all.iter().zip(habits) {
            let then = position.position_after(m);
            let cost = self.states[state].cost + MISSED + each;
            if let Some(Some(found)) = self.next_readings(&then, at) {
                let missed = self.missed(state, *m, then, cost);
                self.follow(missed, found, at);
            } else if pairs {
                let seconds = then.legal_moves();
                let habits = habits::prices(&then, &seconds, Some(m));
                for (second, each) in seconds.into_iter().zip(habits) {
                    let after = then.position_after(&second);
                    if let Some(Some(found)) = self.next_readings(&after, at) {
                        let first = self.missed(state, *m, then.clone(), cost);
                        let cost = cost + MISSED_TOO + each;
                        let missed = self.missed(first, second, after, cost);
                        self.follow(missed, found, at);
                    }
                }
            }
        }
    }

    /// The move that both next cells mean as they stand: none without a text, `Some(None)` if they cannot be read.
    fn next_readings(&self, now: &AnyPosition, at: [usize; 2]) -> Option<Option<AnyMove>> {
        let cells = (0..2).filter_map(|sheet| self.cells[sheet].get(at[sheet]));
        let mut found = None;
        for cell in cells.filter(|cell| !cell.is_empty()) {
            let m = self.readings.find(now, cell);
            if m.is_none() || found.is_some_and(|found| found != m) {
                return Some(None);
            }
            found = Some(m);
        }
        found
    }

    fn missed(&mut self, parent: usize, m: AnyMove, position: AnyPosition, cost: Price) -> usize {
        let State { at, swapped, .. } = self.states[parent];
        let uses =
            [0, 1].map(|sheet| if at[sheet] < self.cells[sheet].len() { Use::Missed } else { Use::Ended });
        let (parent, m) = (Some(parent), Some(m));
        self.states.push(State { position, parent, m, uses, at, swapped, cost, judged: None });
        self.states.len() - 1
    }

    fn follow(&mut self, state: usize, m: AnyMove, at: [usize; 2]) {
        let uses = [0, 1]
            .map(|sheet| if at[sheet] < self.cells[sheet].len() { Use::Cell(at[sheet]) } else { Use::Ended });
        let State { position, m: last, .. } = &self.states[state];
        let moves = position.legal_moves();
        let habits = habits::prices(position, &moves, last.as_ref());
        let each = moves.iter().zip(habits).find(|(known, _)| **known == m).map_or(0, |(_, each)| each);
        self.read(state, m, uses, each, false);
    }
}
