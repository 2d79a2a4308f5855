//! The effect of earlier moves on a position: repetitions, outcomes and claims.

use super::score::Score;
use crate::position::{Claim, Ending, Outcome, Position};
use crate::work;

/// Minimum plies without a capture or a pawn move for a threefold repetition.
const LEAST_QUIET: u32 = 8;
/// Plies of the seventy-five-move rule (FIDE 9.6.2).
const MOVES75: u32 = 150;

/// Number of occurrences of a position, itself included, after these positions (the latest last).
pub fn times<P: Position>(now: &P, before: &[&P]) -> u32 {
    let reach = (now.quiet_plies() as usize).min(before.len());
    let recent = &before[before.len() - reach..];
    work::count(reach);
    1 + recent.iter().filter(|p| now.repeats(p)).count() as u32
}

/// The outcome of a position with this history, if the game is over.
pub fn outcome<P: Position>(now: &P, before: &[&P]) -> Option<Outcome> {
    now.outcome(times(now, before))
}

/// The draw claims in a position with this history.
pub fn claims<P: Position>(now: &P, before: &[&P]) -> Vec<Claim> {
    now.claims(times(now, before))
}

/// True if [`automatic_draw`] has to be called at all; a cheap test, rarely true.
pub fn may_be_drawn<P: Position>(now: &P) -> bool {
    // Drawing rules of draughts count pieces, not quiet moves.
    now.is_duty() || now.quiet_plies() >= LEAST_QUIET
}

/// The draw that applies without a claim: a position repeated too often, or too many moves without
/// progress. Players may overlook it, so records may continue after it.
pub fn automatic_draw<P: Position>(now: &P, before: &[&P]) -> Option<Outcome> {
    let times = times(now, before);
    if times < 3 && now.quiet_plies() < MOVES75 && !now.is_duty() {
        return None;
    }
    let draws =
        |outcome: &Outcome| matches!(outcome.by, Ending::Repetition5 | Ending::Moves75 | Ending::Draw(_));
    now.outcome(times).filter(draws)
}

/// True if an outcome determines the result of a record on its own. Another written result is kept: players overlook a
/// draw, one may lose on time, and an arbiter may decide.
pub fn decides(outcome: &Outcome, written: Score) -> bool {
    matches!(written, Score::Open) || written == Score::of(outcome.winner)
}
