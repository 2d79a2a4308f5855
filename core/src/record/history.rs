//! What the moves before a position mean for it: repetitions, ends and claims.

use crate::position::{Claim, Outcome, Position};

/// How often a position has come up, itself included, when these came before it (the latest last).
pub fn times<P: Position>(now: &P, before: &[&P]) -> u32 {
    let reach = (now.quiet_plies() as usize).min(before.len());
    let recent = &before[before.len() - reach..];
    1 + recent.iter().filter(|p| now.repeats(p)).count() as u32
}

/// Whether the game is over in a position with this history.
pub fn outcome<P: Position>(now: &P, before: &[&P]) -> Option<Outcome> {
    now.outcome(times(now, before))
}

/// The draws that may be claimed in a position with this history.
pub fn claims<P: Position>(now: &P, before: &[&P]) -> Vec<Claim> {
    now.claims(times(now, before))
}
