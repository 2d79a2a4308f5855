//! What pieces can do: the search as a position asks it.

use super::search::{Search, Step};
use super::{Move, Position};
use crate::geometry::FieldSet;

/// All moves that the rules allow.
pub(super) fn legal(p: &Position) -> Vec<Move> {
    let mut search = Search::<u128>::new(p.rules);
    let place = search.place(p);
    search.captures(&place);
    if search.found.is_empty() {
        search.quiet(&place);
    }
    outer(&search)
}

/// All complete captures, the best ones first.
pub(super) fn captures(p: &Position) -> Vec<Move> {
    let mut search = Search::<u128>::new(p.rules);
    search.all = true;
    search.captures(&search.place(p));
    let mut best = Vec::with_capacity(search.found.len());
    for step in &search.found {
        best.insert(best.partition_point(|other: &Step<u128>| other.worth >= step.worth), *step);
    }
    search.found = best;
    outer(&search)
}

/// Every move that breaks only the duty to capture or to capture most: quiet ones, captures that take too
/// few, captures that stop too early.
pub(super) fn irregular(p: &Position) -> Vec<Move> {
    let legal = legal(p);
    if p.over().is_some() || !takes(&legal) {
        return Vec::new();
    }
    let mut search = Search::<u128>::new(p.rules);
    let place = search.place(p);
    (search.all, search.early) = (true, true);
    search.quiet(&place);
    search.captures(&place);
    let mut all = outer(&search);
    all.retain(|m| !legal.contains(m));
    all
}

/// Whether there is a capture among moves: then there is nothing else, where all are regular.
pub(super) fn takes(moves: &[Move]) -> bool {
    moves.iter().any(|m| !m.taken.is_empty())
}

/// The pieces that move.
pub(super) fn movers(moves: &[Move]) -> FieldSet {
    let mut movers = FieldSet::default();
    moves.iter().for_each(|m| movers.insert(m.from));
    movers
}

/// What a search has found, as everybody sees it. Of the orders of a capture only the best one counts.
fn outer(search: &Search<u128>) -> Vec<Move> {
    let mut all = Vec::with_capacity(search.found.len());
    for step in &search.found {
        let m = search.outer(step);
        if !search.all || !all.contains(&m) {
            all.push(m);
        }
    }
    all
}
