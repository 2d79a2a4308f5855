//! Perft: counting move sequences.

use super::bits::Bits;
use super::rules::Goal;
use super::search::{Search, each};
use super::state::{KING, MAN, Place, Step};
use super::tables::Tables;
use super::{Move, Position};
use crate::position::Position as _;

/// The number of move sequences of `depth` plies.
pub(super) fn perft(p: &Position, depth: u32) -> u64 {
    if depth > 0 && !p.huffable.is_empty() {
        // Huffing adds moves at the first ply only.
        let after = |m: &Move| {
            let mut p = p.clone();
            p.play_unchecked(m);
            perft(&p, depth - 1)
        };
        return p.legal_moves().iter().map(after).sum();
    }
    if Tables::of(&p.rules.board.grid).places <= 64 {
        count(Search::<u64>::new(p.rules), p, depth)
    } else {
        count(Search::<u128>::new(p.rules), p, depth)
    }
}

fn count<B: Bits>(mut search: Search<B>, p: &Position, depth: u32) -> u64 {
    search.perft(&search.place(p), depth)
}

impl<B: Bits> Search<B> {
    /// Number of quiet moves.
    fn quiet_count(&self, p: &Place<B>) -> u32 {
        let (us, empty) = (p.us(), self.empty(p));
        let mut count = 0;
        for way in each(self.moves[us][MAN]) {
            count += (self.step(p.men[us], way) & empty).len();
        }
        let mut kings = p.kings[us];
        while let Some(king) = kings.pop() {
            if self.rests(p, king) {
                continue;
            }
            for way in each(self.moves[us][KING]) {
                let mut to = self.step(king, way) & empty;
                while to != B::NONE {
                    count += 1;
                    to = if self.rules.flying { self.step(to, way) & empty } else { B::NONE };
                }
            }
        }
        count
    }

    /// True if a king has won already (breakthrough).
    fn over(&self, p: &Place<B>) -> bool {
        self.rules.goal == Goal::FirstKing && p.kings[0] | p.kings[1] != B::NONE
    }

    /// The position after a move.
    fn after(&self, p: &Place<B>, step: &Step<B>) -> Place<B> {
        let (us, them, mut p) = (p.us(), p.them(), *p);
        let man = p.men[us].meets(step.from);
        p.men[us] = p.men[us] & !step.from;
        p.kings[us] = p.kings[us] & !step.from;
        let class = if man && !step.crowned { &mut p.men[us] } else { &mut p.kings[us] };
        *class = *class | step.to;
        p.men[them] = p.men[them] & !step.taken;
        p.kings[them] = p.kings[them] & !step.taken;
        if self.rules.king_moves_in_row > 0 {
            let (last, times) = p.walked[us];
            let quiet = !man && step.taken == B::NONE && p.men[us] != B::NONE;
            let times = if last == step.from { times.saturating_add(1) } else { 1 };
            p.walked[us] = if quiet { (step.to, times) } else { (B::NONE, 0) };
            if p.walked[them].0.meets(step.taken) || p.men[them] == B::NONE {
                p.walked[them] = (B::NONE, 0);
            }
        }
        p.turn = them;
        p
    }

    /// The number of move sequences of `depth` plies. The last ply is counted, not played.
    pub fn perft(&mut self, p: &Place<B>, depth: u32) -> u64 {
        let Some(rest) = depth.checked_sub(1) else { return 1 };
        if self.over(p) {
            return 0;
        }
        let base = self.captures(p);
        if self.found.len() == base {
            if rest == 0 {
                return self.quiet_count(p).into();
            }
            self.quiet(p);
        }
        let mut count = (self.found.len() - base) as u64;
        if rest > 0 {
            count = 0;
            for i in base..self.found.len() {
                if let Some(step) = self.found.get(i).copied() {
                    count += self.perft(&self.after(p, &step), rest);
                }
            }
        }
        self.found.truncate(base);
        count
    }
}
