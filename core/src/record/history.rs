//! What the moves before a position mean for it: repetitions, ends and claims.

use super::score::Score;
use crate::position::{Claim, Ending, Outcome, Position};
use crate::work;

/// After fewer half-moves without a capture or a pawn move no position came up three times.
const LEAST_QUIET: u32 = 8;
/// Half-moves of the seventy-five-move rule (FIDE 9.6.2).
const MOVES75: u32 = 150;

/// How often a position has come up, itself included, when these came before it (the latest last).
pub fn times<P: Position>(now: &P, before: &[&P]) -> u32 {
    let reach = (now.quiet_plies() as usize).min(before.len());
    let recent = &before[before.len() - reach..];
    work::count(reach);
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

/// Whether [`automatic_draw`] has to be asked at all; nearly always not.
pub fn may_be_drawn<P: Position>(now: &P) -> bool {
    // Draughts has rules that count pieces, not quiet moves.
    now.is_duty() || now.quiet_plies() >= LEAST_QUIET
}

/// The draw that is there without anybody claiming it: a position repeated too often, or too many moves without
/// progress. Players may overlook it, so records go on after it.
pub fn automatic_draw<P: Position>(now: &P, before: &[&P]) -> Option<Outcome> {
    let times = times(now, before);
    if times < 3 && now.quiet_plies() < MOVES75 && !now.is_duty() {
        return None;
    }
    let draws =
        |outcome: &Outcome| matches!(outcome.by, Ending::Repetition5 | Ending::Moves75 | Ending::Draw(_));
    now.outcome(times).filter(draws)
}

/// Tells outcomes that alone give the result of a record. A draw of draughts that nobody noticed leaves what the paper says:
/// players go on, and one runs out of time.
pub fn decides(outcome: &Outcome, written: Score) -> bool {
    !matches!(outcome.by, Ending::Draw(_)) || matches!(written, Score::Open | Score::Draw)
}
