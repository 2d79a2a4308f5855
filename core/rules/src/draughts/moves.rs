//! What pieces can do: the search as a position asks it.

use super::bits::Bits;
use super::routes::{Route, routes_in};
use super::search::{Search, Step};
use super::{Move, Position};
use crate::position::Position as _;

/// Calls a function for the narrowest sets that hold the board.
macro_rules! search {
    ($p:expr, $f:ident $(, $more:expr)*) => {{
        let search = Search::<u64>::new($p.rules);
        if search.tables.places <= 64 {
            $f(search, $p $(, $more)*)
        } else {
            $f(Search::<u128>::new($p.rules), $p $(, $more)*)
        }
    }};
}

/// All moves that the rules allow.
pub(super) fn legal(p: &Position) -> Vec<Move> {
    search!(p, legal_in)
}
/// All complete captures, the best ones first.
pub(super) fn captures(p: &Position) -> Vec<Move> {
    search!(p, captures_in)
}
/// The ways to a move, the first one in the order of the fields' names first, each with what it captures one
/// after the other. A way is written as PDN 3.0 has it: its start, after each capture the field where it turns
/// or, going straight on, the one right behind the captured piece, and its end.
pub(super) fn routes(p: &Position, m: &Move, most: usize) -> Vec<Route> {
    search!(p, routes_in, m, most)
}
/// The number of ways to play so many half-moves.
pub(super) fn perft(p: &Position, depth: u32) -> u64 {
    if depth == 0 || p.huffable.is_empty() {
        return search!(p, perft_in, depth);
    }
    // Who may huff has more moves, this once.
    let after = |m: &Move| {
        let mut p = p.clone();
        p.play_unchecked(m);
        perft(&p, depth - 1)
    };
    p.legal_moves().iter().map(after).sum()
}

fn perft_in<B: Bits>(mut search: Search<B>, p: &Position, depth: u32) -> u64 {
    let place = search.place(p);
    search.perft(&place, depth)
}

fn legal_in<B: Bits>(mut search: Search<B>, p: &Position) -> Vec<Move> {
    let place = search.place(p);
    search.captures(&place);
    if search.found.is_empty() {
        search.quiet(&place);
    }
    search.found.iter().map(|step| search.outer(step)).collect()
}

fn captures_in<B: Bits>(mut search: Search<B>, p: &Position) -> Vec<Move> {
    search.all = true;
    search.captures(&search.place(p));
    let (mut out, mut below) = (Vec::new(), u64::MAX);
    loop {
        let worth = |step: &Step<B>| step.worth;
        let Some(best) = search.found.iter().map(worth).filter(|w| *w < below).max() else { return out };
        for step in search.found.iter().filter(|step| step.worth == best) {
            let m = search.outer(step);
            // Only its best order counts.
            if !out.contains(&m) {
                out.push(m);
            }
        }
        below = best;
    }
}
