//! Other moves that explain a place nearly as well, and with which the game goes on as it stands.

use super::beam::{Beam, State, Use};
use super::readings::Moves;
use super::slips::Price;
use crate::notation::{AnyMove, AnyPosition};
use crate::position::Position as _;

/// A move that costs so much more than the proposed one is no choice.
const NEAR: Price = 250;
/// The same for a move that the text says as well as the proposed one, such as `Rd8` for two rooks: only the players know.
const ALIKE: Price = 600;
/// So much may what they give away change between two moves.
const MOST_TURN: Price = 400;
/// Price of a later move whose text fits the other game no longer as it stands.
const OTHER_TEXT: Price = 150;

/// A move that may stand in a place.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub m: AnyMove,
    /// Price above that of the proposed move.
    pub more: Price,
}

/// A move of the position, before the rest of the game was followed after it.
struct Candidate {
    m: AnyMove,
    /// Its price, with that of what it gives away.
    price: Price,
    after: AnyPosition,
    /// Limit of its price above that of the proposed move.
    near: Price,
}

impl Beam {
    /// The moves that may have been played instead of that of a state on the line, the likeliest first, without the
    /// proposed one.
    pub(super) fn choices(&mut self, line: &[usize], at: usize) -> Vec<Choice> {
        let Some((before, state)) = at.checked_sub(1).and_then(|n| Some((*line.get(n)?, *line.get(at)?)))
        else {
            return Vec::new();
        };
        let (now, proposed) = (self.states[before].position.clone(), self.states[state].m);
        let uses = self.states[state].uses;
        let moves = self.readings.moves(&now);
        let habits = self.habits(before, &moves);
        let (is_written, on_paper) = match self.prices_on_paper(&now, &moves, &uses) {
            Some(prices) => (true, prices),
            None => (false, vec![0; habits.len()]),
        };
        let mut own = None;
        let mut all: Vec<Candidate> = Vec::new();
        let is_proposed = |n: &usize| Some(moves.all[*n].0) == proposed;
        let (limit, written) =
            (0..habits.len()).find(is_proposed).map_or((0, 0), |n| (habits[n] + on_paper[n], on_paper[n]));
        for (((m, _), habit), on_paper) in moves.all.iter().zip(habits).zip(on_paper) {
            let price = habit + on_paper;
            let near = if is_written && on_paper <= written { ALIKE } else { NEAR };
            // Material that the moves give away may turn the balance, but not by more than a slip of the pen does.
            if price > limit + near + MOST_TURN {
                continue;
            }
            let after = now.position_after(m);
            let price = price + self.loss(&now, &after);
            if Some(*m) == proposed {
                own = Some(price);
            } else {
                all.push(Candidate { m: *m, price, after, near });
            }
        }
        let own = own.unwrap_or_default();
        let mut choices = Vec::new();
        let line_after = line.get(at + 1..).unwrap_or_default();
        for Candidate { m, price, after, near } in all {
            if price <= own + near
                && let Some(rest) = self.follow_line(after, line_after, near == ALIKE)
                && price + rest <= own + near
            {
                choices.push(Choice { m, more: (price + rest).saturating_sub(own) });
            }
        }
        choices.sort_by_key(|choice| choice.more);
        choices
    }

    /// Prices of the moves by what the sheets have in the place; none if it is empty on all.
    fn prices_on_paper(&mut self, now: &AnyPosition, moves: &Moves, uses: &[Use]) -> Option<Vec<Price>> {
        let mut prices: Option<Vec<Price>> = None;
        for (sheet, used) in uses.iter().enumerate() {
            let (Use::Cell(cell) | Use::Swapped(cell)) = *used else { continue };
            let Some(text) = self.cells[sheet].get(cell).cloned().filter(|text| !text.is_empty()) else {
                continue;
            };
            let found = self.readings.prices(now, moves, sheet, cell, &text);
            match &mut prices {
                Some(prices) => prices.iter_mut().zip(found).for_each(|(price, more)| *price += more),
                None => prices = Some(found),
            }
        }
        prices
    }

    /// Additional price of the moves of a line from another position; none if they cannot be played. After the other of two
    /// `alike` pieces a later text may mean that piece, too.
    fn follow_line(&self, mut now: AnyPosition, line: &[usize], alike: bool) -> Option<Price> {
        let mut more = 0;
        for state in line {
            let State { m, uses, position, .. } = &self.states[*state];
            let Some(m) = m else { continue };
            let is_legal = now.legal_moves().contains(m);
            let mut next = Some(*m).filter(|_| is_legal);
            for (sheet, used) in uses.iter().enumerate() {
                let (Use::Cell(cell) | Use::Swapped(cell)) = used else { continue };
                let Some(cell) = self.cells[sheet].get(*cell).filter(|cell| !cell.is_empty()) else {
                    continue;
                };
                match self.readings.find(&now, cell) {
                    Some(found) if found == *m => {}
                    Some(_) if is_legal => more += OTHER_TEXT,
                    found if alike => next = next.or(found),
                    _ => {}
                }
            }
            now = now.position_after(&next?);
            if more > NEAR {
                return None;
            }
            // From here on both games are one.
            if now.key() == position.key() {
                return Some(more);
            }
        }
        Some(more)
    }
}
