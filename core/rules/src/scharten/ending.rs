//! The end of a game of Scharten, and draw claims (sections 7 and 8).

use super::{Position, Role};
use crate::position::{Claim, Ending, Outcome, Side};

impl Position {
    /// The side that has lost by darts, and the reason.
    #[inline(always)]
    pub(super) fn lost(&self) -> Option<(Side, Ending)> {
        if self.failed {
            return Some((self.turn.other(), Ending::DartInCheck));
        }
        let fogled = |side: &Side| self.rules.loud && self.misses(*side) >= self.rules.misses.max(1);
        // The side not to move comes first; only a parsed position can have both.
        let side = [self.turn.other(), self.turn].into_iter().find(fogled)?;
        Some((side, Ending::Fogling))
    }
}

/// True if neither side can ever mate, by the list of section 7: king against king, alone or with one bishop
/// or one knight. Always false while pieces are still to be thrown.
#[inline]
pub(super) fn dead(p: &Position) -> bool {
    let minor = p.roles[Role::Knight as usize] | p.roles[Role::Bishop as usize];
    let kings = p.roles[Role::King as usize];
    p.left == [0; 2] && minor.count_ones() < 2 && p.occupied() == minor | kings
}

#[inline]
pub(super) fn outcome(p: &Position, times: u32) -> Option<Outcome> {
    let draw = |by| Some(Outcome { winner: None, by });
    if let Some((loser, by)) = p.lost() {
        return Some(Outcome { winner: Some(loser.other()), by });
    }
    if !p.can_move() {
        return match p.in_check() {
            true => Some(Outcome { winner: Some(p.turn.other()), by: Ending::Checkmate }),
            false => draw(Ending::Stalemate),
        };
    }
    match () {
        _ if dead(p) => draw(Ending::Dead),
        _ if times >= 5 => draw(Ending::Repetition5),
        _ if p.halfmoves >= 150 => draw(Ending::Moves75),
        _ => None,
    }
}

#[inline]
pub(super) fn claims(p: &Position, times: u32) -> Vec<Claim> {
    let mut claims = Vec::new();
    if times >= 3 {
        claims.push(Claim::Repetition3);
    }
    if p.halfmoves >= 100 {
        claims.push(Claim::Moves50);
    }
    claims
}

/// True if two positions are equal under the repetition rule (section 7, D13).
#[inline]
pub(super) fn repeats(a: &Position, b: &Position) -> bool {
    let passed = |p: &Position| p.passed.filter(|_| p.captors() != 0);
    a.roles == b.roles
        && a.sides == b.sides
        && a.turn == b.turn
        && a.left == b.left
        && a.misses == b.misses
        && rights(a) == rights(b)
        && passed(a) == passed(b)
}

/// The unmoved pieces relevant for repetition: pawns for their double step, rooks while their king is unmoved, and
/// all pieces if unmoved pieces are protected (D9).
#[inline]
fn rights(p: &Position) -> u128 {
    if p.rules.loud && p.rules.protect_unmoved {
        return p.unmoved;
    }
    let mut rights = p.unmoved & p.roles[Role::Pawn as usize];
    for side in Side::BOTH {
        if p.own(side, Role::King) & p.unmoved != 0 {
            rights |= p.unmoved & p.own(side, Role::Rook);
        }
    }
    rights
}
