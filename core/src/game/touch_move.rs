//! The touch-move rule: if players agreed on it, the first touched piece has to be played, or captured if it is
//! an enemy piece (FIDE Laws 4.3; Scharten, section 11; the vocabulary of draughts).
//!
//! Castling needs no special case: a touched king may still castle onto its rook, and a rook
//! touched first is bound like any other piece (FIDE Laws 4.4).

use super::answer::Tap;
use super::game::Game;
use crate::geometry::Field;
use crate::i18n::{Msg, Piece};
use crate::notation::{AnyMove, Explanation, Notation, Style, noun};
use crate::position::Position as _;
use crate::record::NodeId;

/// A piece bound by a touch, on the board of a node.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TouchMove {
    node: NodeId,
    field: Field,
    /// True if the piece has to be captured; false if it has to move.
    must_capture: bool,
}

/// The bond on the current board, if any.
fn current_bond(session: &Game) -> Option<TouchMove> {
    session.touch_bond.filter(|bond| bond.node == session.at)
}

impl Game {
    /// True if the held piece has to be played.
    pub(super) fn is_bound(&self) -> bool {
        current_bond(self).is_some_and(|bond| !bond.must_capture)
    }
}

/// Handles a touch while no piece is held.
pub(super) fn touch(session: &mut Game, at: Field, style: &Style) -> Tap {
    if let Some(bond) = current_bond(session) {
        return if bond.must_capture {
            capture_bound(session, bond.field, at, style)
        } else {
            hold_piece(session, bond.field)
        };
    }
    let own = session.piece_owner(at) == Some(session.position().turn());
    // In draughts jumped pieces are not touched: the duty to capture suffices.
    let taken = !own && !session.position().is_duty() && can_capture(session, None, at);
    if !own && !taken {
        return session.pick_up(at);
    }
    if own && !can_move(session, at) {
        let (piece, field) = piece_and_field(session, at);
        return Tap::Refused(Explanation::at(msg!(TouchFree { piece, field }), [at]));
    }
    let bond = TouchMove { node: session.at, field: at, must_capture: taken };
    session.touch_bond = Some(bond);
    if taken { Tap::Refused(bond_explanation(session, bond)) } else { hold_piece(session, at) }
}

/// Captures a bound enemy piece with the piece touched now, if possible.
fn capture_bound(session: &mut Game, victim: Field, at: Field, style: &Style) -> Tap {
    if can_capture(session, Some(at), victim) {
        session.held_path = vec![at];
        let captures = session.position().legal_moves();
        let captures = captures.into_iter().filter(|m| session.position().trace(m).taken.contains(&victim));
        let captures: Vec<AnyMove> = captures.collect();
        // In an en passant capture the target is behind the captured pawn.
        let goal = captures.iter().find_map(|m| {
            let route = session.position().trace(m).route;
            route.last().copied().filter(|_| route.first() == Some(&at))
        });
        if let Some(tap) = session.follow_taps(captures, goal.unwrap_or(victim), style) {
            return tap;
        }
        session.held_path.clear();
    }
    refused(session).map_or(Tap::Nothing, Tap::Refused)
}

fn hold_piece(session: &mut Game, at: Field) -> Tap {
    session.held_path = vec![at];
    Tap::Held
}

/// Resets the held fields to the bond, and returns the reason why nothing else may be played. None if nothing is bound.
pub(super) fn kept(session: &mut Game) -> Option<Explanation> {
    let bond = current_bond(session)?;
    session.held_path = if bond.must_capture { Vec::new() } else { vec![bond.field] };
    Some(bond_explanation(session, bond))
}

/// The reason why nothing else may be played; none if nothing is bound.
pub(super) fn refused(session: &Game) -> Option<Explanation> {
    current_bond(session).map(|bond| bond_explanation(session, bond))
}

/// The reason why a move not made by taps is forbidden; none if it is allowed.
pub(super) fn objection_to(session: &Game, m: &AnyMove) -> Option<Msg> {
    let bond = current_bond(session)?;
    let trace = session.position().trace(m);
    let fits = if bond.must_capture {
        trace.taken.contains(&bond.field)
    } else {
        trace.route.first() == Some(&bond.field)
    };
    (!fits).then(|| bond_explanation(session, bond).message)
}

fn bond_explanation(session: &Game, bond: TouchMove) -> Explanation {
    let (piece, field) = piece_and_field(session, bond.field);
    let message = match bond.must_capture {
        true => msg!(TouchTake { piece, field }),
        false => msg!(TouchBound { piece, field }),
    };
    Explanation::at(message, [bond.field])
}

fn piece_and_field(session: &Game, at: Field) -> (Piece, String) {
    let piece = session.position().pieces().into_iter().find(|(field, _)| *field == at);
    (piece.map_or(Piece::Pawn, |(_, glyph)| noun(glyph.figure)), session.position().field_name(at))
}

/// True if the piece on a field can move.
fn can_move(session: &Game, at: Field) -> bool {
    let now = session.position();
    let all = now.legal_moves().into_iter().chain(now.blunders());
    all.map(|m| now.trace(&m)).any(|trace| trace.placed.is_none() && trace.route.first() == Some(&at))
}

/// True if the piece on a field, or any piece, can capture the one on another.
fn can_capture(session: &Game, from: Option<Field>, victim: Field) -> bool {
    let now = session.position();
    now.legal_moves().iter().map(|m| now.trace(m)).any(|trace| {
        trace.taken.contains(&victim) && from.is_none_or(|from| trace.route.first() == Some(&from))
    })
}
