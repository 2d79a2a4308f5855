//! A line of moves and replies with all that motifs ask about it.

use notabene_core::draughts::rules::Leaves;
use notabene_core::draughts::{Move, Position, Rules};
use notabene_core::geometry::Field;
use notabene_core::position::{Glyph, Position as _, Side, Trace};

/// A move of a line, as motifs see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// True if a king moves.
    pub by_king: bool,
    /// The first field, all stops, the last field.
    pub route: Vec<Field>,
    /// The captured pieces in order.
    pub taken: Vec<Field>,
    /// True if a man becomes a king.
    pub crowned: bool,
    /// True if a piece that it took stops it before another.
    pub is_stopped: bool,
}

impl Step {
    fn new(p: &Position, m: &Move) -> Step {
        let trace = p.trace(m);
        Step {
            by_king: p.kings(p.turn()).contains(m.from),
            is_stopped: is_stopped(p.rules, p.turn(), &p.pieces(), &trace) || is_barred(p, &trace),
            route: trace.route,
            taken: trace.taken,
            crowned: m.crowned,
        }
    }
    /// The first field.
    pub fn from(&self) -> Option<Field> {
        self.route.first().copied()
    }
    /// The last field.
    pub fn to(&self) -> Option<Field> {
        self.route.last().copied()
    }
    /// True if nothing is captured.
    pub fn is_quiet(&self) -> bool {
        self.taken.is_empty()
    }
}

/// A line: own moves, and the replies between them.
#[derive(Clone, Debug)]
pub struct Line {
    /// The rules of the game.
    pub rules: &'static Rules,
    /// The side that makes the stroke.
    pub side: Side,
    /// All moves, an own one first.
    pub steps: Vec<Step>,
}

impl Line {
    /// The line of some legal moves from a position.
    pub fn new(start: &Position, moves: &[Move]) -> Line {
        let mut p = start.clone();
        let step = |m: &Move| {
            let step = Step::new(&p, m);
            p.play_unchecked(m);
            step
        };
        Line { rules: start.rules, side: start.turn(), steps: moves.iter().map(step).collect() }
    }
    /// The own moves.
    pub fn own(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().step_by(2)
    }
    /// Each reply with the own moves around it; the last reply has none behind it if the line ends there.
    pub fn replies(&self) -> impl Iterator<Item = (&Step, &Step, Option<&Step>)> {
        let pairs = self.steps.chunks_exact(2).enumerate();
        pairs.filter_map(|(n, pair)| Some((pair.first()?, pair.get(1)?, self.steps.get(2 * n + 2))))
    }
    /// The last own move.
    pub fn last(&self) -> Option<&Step> {
        self.own().next_back()
    }
    /// Pieces captured, less those given.
    pub fn gain(&self) -> i32 {
        let count = |(n, step): (usize, &Step)| {
            let taken = step.taken.len() as i32;
            if n % 2 == 0 { taken } else { -taken }
        };
        self.steps.iter().enumerate().map(count).sum()
    }
}

/// True if a capture ends before an enemy piece behind which one that it took still stands.
fn is_barred(p: &Position, trace: &Trace) -> bool {
    let Some(at) = trace.route.last().filter(|_| p.rules.leaves == Leaves::AtEnd) else { return false };
    let (us, them) = (p.of(p.turn()), p.of(p.turn().other()));
    let is_empty = |field: &Field| !us.contains(*field) && !them.contains(*field);
    p.rules.king_takes.iter().any(|heading| {
        let mut ray = p.rules.board.grid.ray(*at, *heading).skip_while(is_empty);
        let is_prey = |field: Field| them.contains(field) && !trace.taken.contains(&field);
        ray.next().is_some_and(is_prey) && ray.next().is_some_and(|behind| trace.taken.contains(&behind))
    })
}

/// True if a capture ends before an enemy piece that it could take, were one that it took not in its way: the piece that
/// was taken stays on the board until the end of the move, and nothing is jumped twice.
pub(crate) fn is_stopped(rules: &Rules, side: Side, pieces: &[(Field, Glyph)], trace: &Trace) -> bool {
    let (Some(from), Some(at)) = (trace.route.first(), trace.route.last()) else { return false };
    let grid = rules.board.grid;
    let is_taken = |field| trace.taken.contains(&field);
    let piece = |field| pieces.iter().find(|(other, _)| *other == field && field != *from);
    rules.leaves == Leaves::AtEnd
        && trace.taken.len() > 1
        && rules.king_takes.iter().any(|heading| {
            let mut ray = grid.ray(*at, *heading).skip_while(|field| piece(*field).is_none());
            // The first piece on the line was taken; behind it stands one that could be.
            let is_barred = ray.next().is_some_and(is_taken);
            let mut beyond = ray.skip_while(|field| piece(*field).is_none() || is_taken(*field));
            let is_enemy = |field| piece(field).is_some_and(|(_, glyph)| glyph.side != side);
            is_barred
                && beyond.next().is_some_and(is_enemy)
                && beyond.next().is_some_and(|field| piece(field).is_none() || is_taken(field))
        })
}
