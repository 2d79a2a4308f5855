//! Moves that break only the duty to capture, and pieces that may be huffed for it.

use super::walk::Walk;
use super::{Move, Position, moves};
use crate::geometry::{Field, FieldSet, Heading};

/// Every move that breaks only the duty to capture or to capture most: quiet ones, captures that take too
/// few, captures that stop too early.
pub(super) fn all(p: &Position) -> Vec<Move> {
    let (legal, mut out) = (moves::legal(p), Vec::new());
    if p.over().is_some() || !legal.iter().any(|m| !m.taken.is_empty()) {
        return out;
    }
    for from in p.of(p.turn).iter() {
        let walk = Walk::new(p, from);
        for to in p.rules.board.grid.fields() {
            if p.may_move_quietly(from) && walk.leg(to) == Ok(None) {
                out.push(walk.moved(to).ended());
            }
        }
        visit(walk, &mut Vec::new(), &mut |_, walk| {
            let m = walk.ended();
            if walk.may_end() && !legal.contains(&m) && !out.contains(&m) {
                out.push(m);
            }
            false
        });
    }
    out
}

/// The stops of an irregular capture: start, every stop, end.
pub(super) fn route(p: &Position, m: &Move) -> Option<Vec<Field>> {
    let mut found: Option<Vec<Field>> = None;
    visit(Walk::new(p, m.from), &mut vec![m.from], &mut |stops, walk| {
        if walk.may_end() && walk.ended() == *m && found.is_none() {
            found = Some(stops.to_vec());
        }
        found.is_some()
    });
    found
}

/// Visits every stop of every capture that goes on from a walk, until told to end. What has been taken in
/// another order on the way to the same stop leads to the same moves: such a stop is visited once.
fn visit(walk: Walk, stops: &mut Vec<Field>, see: &mut dyn FnMut(&[Field], &Walk) -> bool) {
    fn go(
        walk: Walk,
        stops: &mut Vec<Field>,
        been: &mut Vec<Key>,
        see: &mut dyn FnMut(&[Field], &Walk) -> bool,
    ) -> bool {
        for next in walk.jumps() {
            let here = next.key();
            if been.contains(&here) || been.len() > MOST_STOPS {
                continue;
            }
            been.push(here);
            stops.push(next.at);
            if see(stops, &next) || go(next, stops, been, see) {
                return true;
            }
            stops.pop();
        }
        false
    }
    go(walk, stops, &mut Vec::new(), see);
}

type Key = (Field, FieldSet, bool, Option<(Heading, Field)>);

/// So many stops of one piece are looked at; no game comes near.
const MOST_STOPS: usize = 4000;

impl Position {
    /// The pieces that should have captured, if a move breaks the duty to capture.
    pub(super) fn owed(&self, m: &Move) -> FieldSet {
        let p = self.without(m.huffed);
        let legal = moves::legal(&p);
        let captures = legal.iter().any(|m| !m.taken.is_empty());
        if !captures || legal.contains(&Move { huffed: None, ..*m }) {
            return FieldSet::default();
        }
        legal.iter().map(|m| m.from).collect()
    }

    /// The position without a piece of the other side that is huffed.
    pub(super) fn without(&self, huffed: Option<Field>) -> Position {
        let mut p = self.clone();
        let them = self.turn.other().index();
        if let Some(field) = huffed {
            p.men[them].remove(field);
            p.kings[them].remove(field);
        }
        p.huffable = FieldSet::default();
        p
    }

    /// Every move together with each huff that is possible.
    pub(super) fn huffs(&self, all: &mut Vec<Move>) {
        for field in self.huffable.iter() {
            let huffed = Some(field);
            let after = moves::legal(&self.without(huffed));
            all.extend(after.into_iter().map(|m| Move { huffed, ..m }));
        }
    }
}
