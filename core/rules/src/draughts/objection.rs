//! Why a piece cannot go from one field to another, or along a whole way.

use super::moves::movers;
use super::rules::Prefer;
use super::walk::Walk;
use super::{Move, Position};
use crate::geometry::{Field, FieldSet};
use crate::position::{Position as _, Worth};

/// Why a tempting move is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objection {
    /// The game is over: somebody made the first king (breakthrough).
    Over,
    /// Nothing stands there.
    Empty,
    /// The piece is the other side's.
    NotYourTurn,
    /// An own piece stands where the move ends.
    OwnPiece,
    /// A piece of the other side stands where the move ends: one captures by jumping over it.
    Occupied,
    /// No straight line of the piece leads there.
    NotItsWay,
    /// A man neither goes nor, in most games, captures backwards.
    Backwards,
    /// A man, or a king that is not long, goes one field, or captures over a neighbour to the field behind.
    TooFar,
    /// An own piece stands in the way.
    Blocked(Field),
    /// Two pieces in a row, or one more behind: there is no free field behind the first.
    TwoPieces(Field, Field),
    /// The capture goes on over nothing.
    NothingToTake,
    /// A man may not capture this king (Italian).
    ManTakesKing(Field),
    /// This piece has been captured in this move already; none is jumped twice.
    Twice(Field),
    /// This captured piece is still on the board until the move is over, and stands in the way (coup turc).
    StillStands(Field),
    /// Between two captures the piece may not turn straight back (Turkish).
    TurnsBack,
    /// A man that comes to the last row ends its move there.
    EndsOnLastRow,
    /// The king has to come down right behind this captured piece.
    LandsBehind(Field),
    /// The king has to come down on one of these fields, from which it can capture more.
    WrongLanding(FieldSet),
    /// The capture is not over: the piece has to go on to one of these fields.
    MustGoOn(FieldSet),
    /// These pieces have to capture.
    MustCapture(FieldSet),
    /// The capture is complete, but another one is better.
    Lesser {
        /// In what it comes short.
        by: Prefer,
        /// What it is worth.
        this: Worth,
        /// What the best captures are worth.
        best: Worth,
        /// The captures that are allowed.
        better: Vec<Move>,
    },
    /// The king has made its quiet moves in a row; until then it may only capture (Frisian): how many.
    KingTired(u8),
    /// The move may be played, although it is not regular (an option).
    Irregular(Box<Objection>),
}

/// What keeps a piece from going from one field to another; none if a legal move does that.
pub(super) fn of(p: &Position, from: Field, to: Field) -> Option<Objection> {
    if between(&p.legal_moves(), from, to).is_some() {
        return None;
    }
    Some(start(p, from).unwrap_or_else(|| softened(p, from, to, reason(p, from, to))))
}

/// The same for a whole way: start, stops, end. With the step that has the flaw, counted from 1.
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
            // A quiet step is one of its own; what comes behind it is too much.
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

/// A reason that needs no target.
fn start(p: &Position, from: Field) -> Option<Objection> {
    match () {
        () if !p.occupied().contains(from) => Some(Objection::Empty),
        () if !p.of(p.turn).contains(from) => Some(Objection::NotYourTurn),
        () if p.over().is_some() => Some(Objection::Over),
        () => None,
    }
}

/// The first of some moves that goes from one field to another.
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
        // Not one jump, but perhaps several: the start of a longer capture.
        Err(objection) => match passing(&walk, to, 0).and_then(|walk| unfinished(p, &walk)) {
            Some(unfinished) if objection != Objection::OwnPiece => unfinished,
            _ => objection,
        },
    }
}

/// A capture under way that passes a field. Deep ones are not looked for: nobody means them by two fields.
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

/// Why a capture cannot end where a walk is.
fn unfinished(p: &Position, walk: &Walk) -> Option<Objection> {
    let on = walk.on();
    if !on.is_empty() {
        return Some(Objection::MustGoOn(on));
    }
    if let Some(victim) = walk.victim().filter(|_| !walk.may_end()) {
        return Some(Objection::LandsBehind(victim));
    }
    // Other fields behind the same piece from which the capture goes on.
    let better = walk.better();
    if !better.is_empty() {
        return Some(Objection::WrongLanding(better));
    }
    lesser(p, &walk.ended())
}

/// In what a complete capture comes short of the best.
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
