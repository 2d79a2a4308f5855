//! Refutation of a wrong move of a stroke: the answer to it, and what it costs.

use super::course::written;
use super::solver::{Forced, Solver};
use notabene_core::draughts::{Move, Position};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::AnyPosition;
use notabene_core::position::Position as _;

/// Positions visited for an answer.
const POSITIONS: u32 = 4_000;
/// Gifts after the wrong move.
const GIFTS: u32 = 1;
/// Moves of the answer that are said, at most.
const SAID: usize = 4;
/// A gain from which a move is not refuted by its material alone.
const MUCH: i32 = 4;

/// The words on a wrong move, by the positions before and after it; `None` in other games, and if it wins much.
pub(crate) fn refutation(before: &AnyPosition, after: &AnyPosition, text: &str) -> Option<Msg> {
    let (AnyPosition::Draughts(before), AnyPosition::Draughts(after)) = (before, after) else { return None };
    let them = after.turn();
    let taken = before.of(them).len() as i32 - after.of(them).len() as i32;
    let replies = after.legal_moves();
    let text = text.to_string();
    if replies.first().is_none_or(|reply| reply.taken.is_empty()) {
        return (taken == 0).then(|| msg!(StrokeQuiet { text }));
    }
    let lines = Solver::new(POSITIONS).replies(after, &replies, GIFTS);
    let worst = lines.into_iter().min_by_key(|line| line.gain)?;
    let line = line_text(after, &worst);
    match worst.gain + taken {
        gain @ 1..MUCH => Some(msg!(StrokeLess { text, line, count: gain as u32 })),
        0 => Some(msg!(StrokeNothing { text, line })),
        gain if gain < 0 => Some(msg!(StrokeLoses { text, line, count: gain.unsigned_abs() })),
        _ => None,
    }
}

/// The first moves of a line as they are written in lessons.
fn line_text(p: &Position, forced: &Forced) -> String {
    let mut p = p.clone();
    let text = |m: &Move| {
        let text = written(&p, m);
        p.play_unchecked(m);
        text
    };
    forced.line.iter().take(SAID).map(text).collect::<Vec<_>>().join(", ")
}
