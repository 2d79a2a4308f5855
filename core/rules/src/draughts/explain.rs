//! The reason why a piece cannot move from one field to another, or along a path.

use super::moves::movers;
use super::objection::Objection;
use super::rules::Prefer;
use super::walk::Walk;
use super::{Move, Position};
use crate::geometry::Field;
use crate::position::{Position as _, Worth};

/// The reason why a piece cannot move from one field to another; none if a legal move does.
pub(super) fn of(p: &Position, from: Field, to: Field) -> Option<Objection> {
    if between(&p.legal_moves(), from, to).is_some() {
        return None;
    }
    Some(start(p, from).unwrap_or_else(|| softened(p, from, to, reason(p, from, to))))
}

/// The objection to a whole path: start, stops, end. Returned with the index of the faulty step, from 1.
pub(super) fn of_path(p: &Position, path: &[Field]) -> Option<(Objection, usize)> {
    let (&[from, .., to], false) = (path, path.len() == 2) else {
        let &[from, to] = path else { return Some((Objection::NotItsWay, 1)) };
        return Some((of(p, from, to)?, 1));
    };
    if let Some(objection) = start(p, from) {
        return Some((objection, 1));
    }
    let (mut walk, mut step) = (Walk::new(p, from), 0);
    for &to in path.get(1..).unwrap_or_default() {
        step += 1;
        match walk.leg(to) {
            Ok(Some(victim)) => walk = walk.jumped(victim, to),
            // A quiet step is a complete move; any further step is too much.
            Ok(None) => return Some((Objection::NothingToTake, step.max(2))),
            Err(objection) => return Some((objection, step)),
        }
    }
    let m = walk.ended();
    if p.legal_moves().contains(&m) {
        return None;
    }
    Some((softened(p, from, to, unfinished(p, &walk).unwrap_or(Objection::NotItsWay)), step))
}

/// A reason that depends on the origin only.
fn start(p: &Position, from: Field) -> Option<Objection> {
    match () {
        () if !p.occupied().contains(from) => Some(Objection::Empty),
        () if !p.of(p.turn).contains(from) => Some(Objection::NotYourTurn),
        () if p.over().is_some() => Some(Objection::Over),
        () => None,
    }
}

/// The first of some moves from one field to another.
fn between(moves: &[Move], from: Field, to: Field) -> Option<Move> {
    moves.iter().find(|m| m.from == from && m.to == to).copied()
}

fn softened(p: &Position, from: Field, to: Field, why: Objection) -> Objection {
    if between(&p.blunders(), from, to).is_some() { Objection::Irregular(Box::new(why)) } else { why }
}

fn reason(p: &Position, from: Field, to: Field) -> Objection {
    let walk = Walk::new(p, from);
    if let Some(m) = between(&p.captures(), from, to)
        && let Some(lesser) = lesser(p, &m)
    {
        return lesser;
    }
    match walk.leg(to) {
        Ok(None) if !p.may_move_quietly(from) => Objection::KingTired(p.rules.king_moves_in_row),
        Ok(None) => Objection::MustCapture(movers(&p.legal_moves())),
        Ok(Some(victim)) => unfinished(p, &walk.jumped(victim, to)).unwrap_or(Objection::NotItsWay),
        // Not a single jump, but perhaps several: the start of a longer capture.
        Err(objection) => match passing(&walk, to, 0).and_then(|walk| unfinished(p, &walk)) {
            Some(unfinished) if objection != Objection::OwnPiece => unfinished,
            _ => objection,
        },
    }
}

/// A capture in progress that passes a field. The search depth is limited: nobody means a long capture by two fields.
fn passing<'p>(walk: &Walk<'p>, to: Field, deep: u8) -> Option<Walk<'p>> {
    let on = walk.on();
    if deep == 3 || on.contains(to) {
        return walk.next(to);
    }
    for at in on.iter() {
        let found = walk.next(at).and_then(|next| passing(&next, to, deep + 1));
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The reason why a capture cannot end at the current field of a walk.
fn unfinished(p: &Position, walk: &Walk) -> Option<Objection> {
    let on = walk.on();
    if !on.is_empty() {
        return Some(Objection::MustGoOn(on));
    }
    if let Some(victim) = walk.victim().filter(|_| !walk.may_end()) {
        return Some(Objection::LandsBehind(victim));
    }
    // Other fields behind the same piece from which the capture continues.
    let better = walk.better();
    if !better.is_empty() {
        return Some(Objection::WrongLanding(better));
    }
    lesser(p, &walk.ended())
}

/// The criterion in which a complete capture is inferior to the best.
fn lesser(p: &Position, m: &Move) -> Option<Objection> {
    let better = p.legal_moves();
    let best = p.worth(better.first()?);
    let this = p.worth(m);
    let short = |by: &&Prefer| match by {
        Prefer::Pieces => this.pieces < best.pieces,
        Prefer::ByKing => best.by_king && !this.by_king,
        Prefer::Kings => this.kings < best.kings,
        Prefer::Value => value(this) < value(best),
        Prefer::KingsSoonest => true,
    };
    let by = *p.rules.prefers.iter().find(short)?;
    (!better.contains(m)).then_some(Objection::Lesser { by, this, best, better })
}

/// A king counts a shade less than two men (rules/draughts.md 1, Frisian).
fn value(worth: Worth) -> u32 {
    100 * worth.pieces + 99 * worth.kings
}
