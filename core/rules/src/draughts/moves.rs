//! Move generation of a position, on top of the search.

use super::search::Search;
use super::seen::Seen;
use super::state::Step;
use super::{Move, Position};
use crate::geometry::FieldSet;

/// All legal moves.
pub(super) fn legal(p: &Position) -> Vec<Move> {
    let mut search = Search::<u128>::new(p.rules);
    let place = search.place(p);
    search.captures(&place);
    if search.found.is_empty() {
        search.quiet(&place);
    }
    outer(&mut search, &[])
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
    outer(&mut search, &[])
}

/// Upper limit of irregular captures: lone pieces before kings on 12 x 12 give tens of thousands, each needing a
/// search for its path. The longest captures beyond it are dropped; nobody plays them by mistake.
const MOST_IRREGULAR: usize = 512;

/// All moves that break only the duty to capture or to capture the maximum: quiet moves, captures of
/// too few pieces, captures that stop too early.
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
    let (mut all, mut pieces) = (outer(&mut search, &legal), 1 << 7);
    while all.len() > MOST_IRREGULAR && pieces > 0 {
        pieces -= 1;
        all.retain(|m| m.taken.len() <= pieces);
    }
    all
}

/// True if the moves include a capture: then regular moves are all captures.
pub(super) fn takes(moves: &[Move]) -> bool {
    moves.iter().any(|m| !m.taken.is_empty())
}

/// The origins of moves.
pub(super) fn movers(moves: &[Move]) -> FieldSet {
    let mut movers = FieldSet::default();
    moves.iter().for_each(|m| movers.insert(m.from));
    movers
}

/// The results of a search as public moves, without known moves. Of the orders of a capture only
/// the best one counts.
fn outer(search: &mut Search<u128>, known: &[Move]) -> Vec<Move> {
    let mut all = Vec::with_capacity(search.found.len());
    search.seen.clear();
    let fresh = |m: &Move, seen: &mut Seen<u128>| {
        let ends = u64::from(m.from.0) | u64::from(m.to.0) << 8 | u64::from(m.crowned) << 16;
        seen.fresh(m.taken.0, ends | 1 << 17)
    };
    if search.all {
        known.iter().for_each(|m| _ = fresh(m, &mut search.seen));
    }
    for n in 0..search.found.len() {
        let m = search.outer(&search.found[n]);
        if !search.all || fresh(&m, &mut search.seen) {
            all.push(m);
        }
    }
    all
}
