//! Matching of patterns with legal moves.

use super::algebraic;
use super::lettered::{DynGame, GenericMove, MoveKind};
use super::pattern::{Body, Pattern, StepPattern};
use crate::geometry::Field;
use crate::pieces::Role;

/// The legal moves that match a pattern; otherwise playable moves that lose.
pub(super) fn matching_moves(p: &DynGame, pattern: &Pattern) -> Vec<GenericMove> {
    let legal = filter_matching(p, p.generic_moves(), pattern);
    if legal.is_empty() { filter_matching(p, p.losing_moves(), pattern) } else { legal }
}

/// The moves of a list that match a pattern.
pub(super) fn matching_among(p: &DynGame, moves: &[GenericMove], pattern: &Pattern) -> Vec<GenericMove> {
    filter_matching(p, moves.to_vec(), pattern)
}

fn filter_matching(p: &DynGame, acts: Vec<GenericMove>, pattern: &Pattern) -> Vec<GenericMove> {
    let (mut plain, mut castling) = (Vec::new(), Vec::new());
    for m in acts {
        let castles = m.kind == MoveKind::Castle && p.shape().castles;
        let (fit, found) = match &pattern.body {
            Body::Castle { h_side, .. } => (castles && algebraic::h_side(&m) == *h_side, &mut plain),
            Body::Step(step) if castles => (fits_castling(p, &m, step), &mut castling),
            Body::Step(step) => (fits(p, &m, step), &mut plain),
            Body::Dart { role, to, .. } => (fits_dart(&m, *role, *to), &mut plain),
        };
        if fit {
            found.push(m);
        }
    }
    // The squares of a king move mean that king move first, then castling.
    if plain.is_empty() { castling } else { plain }
}

/// True if squares without a letter mean castling.
fn fits_castling(p: &DynGame, m: &GenericMove, step: &StepPattern) -> bool {
    let shape = p.shape();
    step.role.is_none()
        && !step.pawn_letter
        && step.capture.is_none()
        && step.promotion.is_none()
        && step.from(shape).zip(step.to(shape)).is_some_and(|(from, to)| p.means_castling(m, from, to))
}

/// True if a dart matches the written one. A lost one needs no letter.
fn fits_dart(m: &GenericMove, role: Option<Role>, to: Option<Field>) -> bool {
    match to {
        None => m.kind == MoveKind::Lost && role.is_none_or(|role| role == m.role),
        Some(at) => {
            matches!(m.kind, MoveKind::Dart | MoveKind::Wasted)
                && m.to == at
                && role.unwrap_or(Role::Pawn) == m.role
        }
    }
}

/// True if a legal move matches everything written; a missing capture sign is accepted.
fn fits(p: &DynGame, m: &GenericMove, step: &StepPattern) -> bool {
    fits_step(p, m, step) && m.promotion() == step.promotion.map(|(role, _)| role)
}

/// True if a move is written as a piece moving from field to field.
fn is_piece_move(p: &DynGame, m: &GenericMove) -> bool {
    match m.kind {
        MoveKind::Castle => !p.shape().castles,
        MoveKind::Dart | MoveKind::Lost | MoveKind::Wasted => false,
        _ => true,
    }
}

/// True if a move matches everything but the promotion.
pub(super) fn fits_step(p: &DynGame, m: &GenericMove, step: &StepPattern) -> bool {
    let shape = p.shape();
    let role = match step.role {
        Some(role) => m.role == role,
        None => m.role == Role::Pawn || step.is_full() && !step.pawn_letter,
    };
    let (x, y, to_x) = (shape.x(m.from), shape.y(m.from), shape.x(m.to));
    let takes_as_pawn = m.role == Role::Pawn && x != to_x;
    role && is_piece_move(p, m)
        && step.from_file.is_none_or(|f| f == x)
        && step.from_rank.is_none_or(|r| r == y)
        && step.to_file == to_x
        && step.to_rank.map_or(takes_as_pawn, |r| r == shape.y(m.to))
        // A pawn capture requires the file (FIDE C.9).
        && (!takes_as_pawn || step.from_file.is_some())
        // A cross with two files cannot mean a quiet move.
        && (m.role != Role::Pawn || step.capture.is_none() || takes_as_pawn || p.occupant(m.to).is_some())
}
