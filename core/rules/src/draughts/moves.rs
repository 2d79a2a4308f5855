//! What pieces can do: the search as a position asks it.

use super::search::{Search, Step};
use super::{Move, Position};

/// All moves that the rules allow.
pub(super) fn legal(p: &Position) -> Vec<Move> {
    let mut search = Search::<u128>::new(p.rules);
    let place = search.place(p);
    search.captures(&place);
    if search.found.is_empty() {
        search.quiet(&place);
    }
    search.found.iter().map(|step| search.outer(step)).collect()
}

/// All complete captures, the best ones first.
pub(super) fn captures(p: &Position) -> Vec<Move> {
    let mut search = Search::<u128>::new(p.rules);
    search.all = true;
    search.captures(&search.place(p));
    let (mut out, mut below) = (Vec::new(), u64::MAX);
    loop {
        let worth = |step: &Step<u128>| step.worth;
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
