//! The model of memory: FSRS-4.5, the Free Spaced Repetition Scheduler.
//!
//! Source of formulas and parameters: open-spaced-repetition, "The Algorithm", section FSRS-4.5
//! (<https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>). Difficulty and stability of a card
//! change with each grade; a card is due when the chance to remember it falls to nine in ten.
//! `docs/decisions/tasks.md` has the reasons.

use super::{Card, DAY};

/// Result of a task.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Grade {
    /// Wrong.
    Again = 1,
    /// Right after a mistake or a hint.
    Hard = 2,
    /// Right at the first try.
    Good = 3,
}

/// The published default parameters.
const W: [f64; 17] = [
    0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461, 2.1072, 0.0793,
    0.3246, 1.587, 0.2272, 2.8755,
];
/// Shape of the forgetting curve.
const DECAY: f64 = -0.5;
/// Its scale: nine of ten are remembered after as many days as the stability.
const FACTOR: f64 = 19.0 / 81.0;
/// Bounds of the stability, in days.
const STABILITY: (f64, f64) = (0.01, 3650.0);

/// Probability of remembering a card.
pub(super) fn recall(card: &Card, now: u64) -> f64 {
    let days = now.saturating_sub(card.last) as f64 / DAY as f64;
    (1.0 + FACTOR * days / stability(card)).powf(DECAY)
}

/// Seconds until a card is due.
pub(super) fn interval(card: &Card) -> u64 {
    u64::from(card.stability) * DAY / 1000
}

fn stability(card: &Card) -> f64 {
    (f64::from(card.stability) / 1000.0).clamp(STABILITY.0, STABILITY.1)
}

/// Returns the card after a grade.
pub(super) fn next(card: &Card, grade: Grade, now: u64) -> Card {
    let g = f64::from(grade as u8);
    let first_difficulty = |g: f64| W[4] - (g - 3.0) * W[5];
    let (difficulty, days) = match card.times {
        0 => (first_difficulty(g), W[grade as usize - 1]),
        _ => {
            let old = (f64::from(card.difficulty) / 1000.0).clamp(1.0, 10.0);
            let moved = old - W[6] * (g - 3.0);
            (W[7] * first_difficulty(3.0) + (1.0 - W[7]) * moved, stable(card, old, grade, now))
        }
    };
    let thousandths =
        |value: f64, (least, most): (f64, f64)| (value.clamp(least, most) * 1000.0).round() as u32;
    Card {
        last: now.max(card.last),
        stability: thousandths(days, STABILITY),
        difficulty: thousandths(difficulty, (1.0, 10.0)),
        times: card.times.saturating_add(1),
        lapses: card.lapses.saturating_add(u32::from(grade == Grade::Again)),
    }
}

/// Returns the stability after a grade, in days.
fn stable(card: &Card, difficulty: f64, grade: Grade, now: u64) -> f64 {
    let (s, r) = (stability(card), recall(card, now));
    if grade == Grade::Again {
        let forgotten =
            W[11] * difficulty.powf(-W[12]) * ((s + 1.0).powf(W[13]) - 1.0) * (W[14] * (1.0 - r)).exp();
        // A mistake never increases the stability.
        return forgotten.min(s);
    }
    let penalty = if grade == Grade::Hard { W[15] } else { 1.0 };
    s * (W[8].exp() * (11.0 - difficulty) * s.powf(-W[9]) * ((W[10] * (1.0 - r)).exp() - 1.0) * penalty + 1.0)
}
