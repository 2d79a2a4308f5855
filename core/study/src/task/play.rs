//! Seeded games of sensible moves, searched for a moment.
//!
//! A move is chosen among a few at random by what it takes and what the answer to it may take: enough for positions
//! that look like play, without a search.

use super::moment::Moment;
use super::skill::Skill;
use crate::practice::{self, Mixer, View};
use notabene_core::game::registry;
use notabene_core::notation::{AnyMove, AnyPosition};
use notabene_core::position::{Figure, Position as _, Trace};

/// Number of half-moves played before the first candidate at most, so that not every task is an opening.
const UNSEEN: usize = 24;
/// Number of moves that are compared before one is played.
const WEIGHED: usize = 3;

/// Finds a moment for a skill; `None` if none came up within the limit.
pub(super) fn find<'m>(
    game: &'static str,
    skill: &Skill,
    mixer: &'m mut Mixer,
    work: &mut u32,
) -> Option<Moment<'m>> {
    while *work > 0 {
        if let Some((before, m)) = search(start_position(game, mixer)?, skill, mixer, work) {
            return Some(Moment { game, before, m, mixer });
        }
    }
    None
}

/// Finds a moment for a skill in the first game.
pub(super) fn first<'m>(game: &'static str, skill: &Skill, mixer: &'m mut Mixer) -> Option<Moment<'m>> {
    let mut work = u32::MAX;
    let (before, m) = search(start_position(game, mixer)?, skill, mixer, &mut work)?;
    Some(Moment { game, before, m, mixer })
}

/// Returns one of the start positions of a game.
fn start_position(game: &str, mixer: &mut Mixer) -> Option<AnyPosition> {
    let start = registry::nth_start(game, mixer.below(usize::from(u16::MAX)) as u32);
    practice::start_position(game, start.as_deref())
}

/// Plays one game until a moment comes up. Games on large boards take longer.
fn search(
    mut p: AnyPosition,
    skill: &Skill,
    mixer: &mut Mixer,
    work: &mut u32,
) -> Option<(AnyPosition, AnyMove)> {
    let unseen = mixer.below(UNSEEN) as u32;
    let plies = 100 + 2 * u32::from(p.board().grid.len());
    for ply in 0..plies {
        *work = work.saturating_sub(1);
        if *work == 0 || p.outcome(1).is_some() {
            return None;
        }
        let view = View::new(&p);
        if ply >= unseen
            && let Some(m) = matching_move(&view, skill, mixer)
        {
            return Some((p, m));
        }
        let m = next(&view, skill.preferred, mixer)?;
        p.play_unchecked(&m);
    }
    None
}

/// Returns one of the moves that are a moment.
fn matching_move(view: &View, skill: &Skill, mixer: &mut Mixer) -> Option<AnyMove> {
    let from = mixer.below(view.moves.len());
    let is = |n: &usize| view.move_at(*n).is_some_and(|seen| (skill.matches)(&seen));
    let n = (from..view.moves.len()).chain(0..from).find(is)?;
    view.moves.get(n).copied()
}

/// Chooses the next move of a game: the best of a few. Half of the time they are of the pieces that lead to the moment,
/// or of darts, which place the pieces.
pub(super) fn next(view: &View, rather: &[Figure], mixer: &mut Mixer) -> Option<AnyMove> {
    let leads = |n: &usize| {
        let seen = view.move_at(*n);
        seen.is_some_and(|seen| seen.trace.placed.is_some() || rather.contains(&seen.figure))
    };
    let mut likely: Vec<usize> = match !rather.is_empty() && mixer.below(2) > 0 {
        true => (0..view.moves.len()).filter(leads).collect(),
        false => Vec::new(),
    };
    if likely.is_empty() {
        likely = (0..view.moves.len()).collect();
    }
    best_of(view, &likely, mixer)
}

/// The best of a few of the likely moves, by their places; none if there are none.
pub(super) fn best_of(view: &View, likely: &[usize], mixer: &mut Mixer) -> Option<AnyMove> {
    if likely.len() == 1 {
        return view.moves.get(*likely.first()?).copied();
    }
    let mut best: Option<(i32, usize)> = None;
    for _ in 0..WEIGHED {
        let n = *likely.get(mixer.below(likely.len()))?;
        let value = weigh(view, n);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, n));
        }
    }
    view.moves.get(best?.1).copied()
}

/// Returns the value of the captures of a move, less the highest one of an answer.
fn weigh(view: &View, n: usize) -> i32 {
    let (Some(m), Some(trace)) = (view.moves.get(n), view.traces.get(n)) else { return 0 };
    let mut after = view.p.clone();
    after.play_unchecked(m);
    let next = View::new(&after);
    let risk = next.traces.iter().map(|answer| taken(&next, answer)).max().unwrap_or(0);
    let crowned = trace.becomes.map_or(0, worth);
    taken(view, trace) + crowned - risk
}

/// Returns the value of the pieces that a move captures.
fn taken(view: &View, trace: &Trace) -> i32 {
    let of =
        |at| view.pieces.iter().find(|(field, _)| field == at).map_or(0, |(_, glyph)| worth(glyph.figure));
    trace.taken.iter().map(of).sum()
}

const fn worth(figure: Figure) -> i32 {
    match figure {
        Figure::King => 0,
        Figure::Queen => 9,
        Figure::Rook => 5,
        Figure::Bishop | Figure::Knight | Figure::Crowned => 3,
        Figure::Pawn | Figure::Man => 1,
    }
}

/// A line of moves that begins with that of a moment; shorter if the game ends before.
pub(super) fn line(moment: &mut Moment, plies: usize) -> Vec<AnyMove> {
    let mut line = vec![moment.m];
    let mut p = moment.after();
    while line.len() < plies && p.outcome(1).is_none() {
        let Some(m) = next(&View::new(&p), &[], moment.mixer) else { break };
        p.play_unchecked(&m);
        line.push(m);
    }
    line
}
