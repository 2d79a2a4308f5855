//! Iterative deepening from the position on the board, and the choice of a move.

use crate::chance::Odds;
use crate::family::Family;
use crate::level::{Level, Slips};
use crate::options::{Found, Options};
use crate::score::{DRAW, INFINITE, LIMIT, Score, WIN, WON};
use crate::table::Table;
use crate::tree::{MOST_PLIES, Search};
use notabene_rules::geometry::dart::{Chance, Hand};

/// Half of the first window around the value of the iteration before.
const WINDOW: i32 = 30;
/// The first depth with a window.
const WINDOW_DEPTH: i32 = 4;

/// A move at the root.
#[derive(Clone)]
struct RootMove<M> {
    m: M,
    score: i32,
    /// Moves expected after it, itself first.
    line: Vec<M>,
}

/// Finds a good move; see [`crate::Searchable::search`].
pub(crate) fn search<P: Family>(
    p: &P,
    history: &[P],
    table: &mut Table,
    options: &Options,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Found<P::Move>> {
    table.age();
    let odds = Odds::new(options.hand.unwrap_or(Hand::Steady));
    let mut search = Search::new(p, table, odds, options.node_limit(|level| p.level_nodes(level)), stop);
    search.path.extend(history.iter().map(P::key));
    search.root = search.path.len();
    search.path.push(p.key());
    let mut roots = Roots::new(p, &mut search)?;
    let slips = options.level.and_then(|level| level.slips(P::SLIPS));
    let exact = slips.as_ref().map(|slips| slips.margin);
    let mut depth = 0;
    for next in 1..=options.depth_limit() {
        if next > 1 && (search.stop)() {
            break;
        }
        search.depth = next as i32;
        roots.deepen(p, &mut search, exact);
        if search.stopped {
            break;
        }
        depth = next;
        if roots.is_decided(depth, exact) {
            break;
        }
    }
    let chosen = roots.choose(p, options, slips)?;
    Some(Found {
        best: chosen.m,
        score: Score::of(chosen.score),
        depth,
        nodes: search.nodes,
        line: chosen.line,
    })
}

/// All moves at the root, the best first.
struct Roots<M> {
    all: Vec<RootMove<M>>,
    /// True if there are darts among the moves.
    throws: bool,
}

impl<M: Copy> Roots<M> {
    /// The legal moves in their first order; none if the game is over. A dart lost on purpose is no choice, unless
    /// there is no other.
    fn new<P: Family<Move = M>>(p: &P, search: &mut Search<'_, P>) -> Option<Roots<M>> {
        let (base, throws) = search.generate(p, 0, 0);
        let mut ranked = search.moves.split_off(base);
        ranked.sort_by_key(|ranked| -ranked.rank);
        let mut moves: Vec<M> = ranked.into_iter().map(|ranked| ranked.m).collect();
        if throws {
            let mut lost = Vec::new();
            p.generate(&mut search.buffers, false, |m| {
                if P::is_throw(&m) {
                    let placed = p.after(&m).pieces().len() > p.pieces().len();
                    if placed { &mut moves } else { &mut lost }.push(m);
                }
            });
            if moves.is_empty() {
                moves = lost;
            }
        }
        let all: Vec<_> =
            moves.into_iter().map(|m| RootMove { m, score: -INFINITE, line: vec![m] }).collect();
        (!all.is_empty()).then_some(Roots { all, throws })
    }

    /// Searches all moves one ply deeper than before. With a margin those that are at most so much worse than the best
    /// one get exact values.
    fn deepen<P: Family<Move = M>>(&mut self, p: &P, search: &mut Search<'_, P>, exact: Option<i32>) {
        let kept = exact.map(|_| self.all.clone());
        self.search_all(p, search, exact);
        // Values of different depths cannot be compared.
        if let Some(kept) = kept.filter(|_| search.stopped) {
            self.all = kept;
        }
    }

    fn search_all<P: Family<Move = M>>(&mut self, p: &P, search: &mut Search<'_, P>, exact: Option<i32>) {
        let aims = self.throws.then(|| search.aims(p, search.depth));
        if search.stopped {
            return;
        }
        if let Some(aims) = aims {
            for root in self.all.iter_mut().filter(|root| P::is_throw(&root.m)) {
                root.score = aims.get(P::ends(&root.m).1).copied().unwrap_or(-LIMIT);
                root.line = vec![root.m];
            }
            // The best aim sets the bound for all other moves.
            self.sort();
        }
        let (mut low, mut high) = (-INFINITE, INFINITE);
        let before = self.all.first().map_or(0, |root| root.score);
        if exact.is_none() && search.depth >= WINDOW_DEPTH && before.abs() < WON {
            (low, high) = (before - WINDOW, before + WINDOW);
        }
        loop {
            let best = self.pass(p, search, (low, high), exact);
            if search.stopped || best > low && best < high || exact.is_some() {
                return;
            }
            let wider = (high - low).saturating_mul(2);
            low = if best <= low { (best - wider).max(-INFINITE) } else { low };
            high = if best >= high { (best + wider).min(INFINITE) } else { high };
            if wider > 1_000 {
                (low, high) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches all moves within a window. Returns the best score.
    fn pass<P: Family<Move = M>>(
        &mut self,
        p: &P,
        search: &mut Search<'_, P>,
        (low, high): (i32, i32),
        exact: Option<i32>,
    ) -> i32 {
        let (mut alpha, mut best) = (low, -INFINITE);
        // Values of the iteration before are no longer comparable.
        let others = self.all.iter_mut().skip(1).filter(|root| !P::is_throw(&root.m));
        others.for_each(|root| root.score = -INFINITE);
        for n in 0..self.all.len() {
            let root = &mut self.all[n];
            if P::is_throw(&root.m) {
                (alpha, best) = (alpha.max(root.score), best.max(root.score));
                continue;
            }
            let after = p.after(&root.m);
            let depth = search.depth - 1;
            let from = exact.map_or(alpha, |margin| (best - margin - 1).max(-INFINITE));
            let score = match n {
                _ if exact.is_some() || n == 0 => search.child(&after, from, high, depth, 0),
                _ => match search.child(&after, alpha, alpha + 1, depth, 0) {
                    score if score > alpha && !search.stopped => search.child(&after, alpha, high, depth, 0),
                    score => score,
                },
            };
            if search.stopped {
                break;
            }
            if exact.is_some() || n == 0 || score > alpha {
                root.score = score;
                search.extend_line(0, root.m);
                root.line.clone_from(&search.lines[0]);
            }
            (alpha, best) = (alpha.max(score), best.max(score));
            if best >= high {
                break;
            }
        }
        self.sort();
        best
    }

    fn sort(&mut self) {
        self.all.sort_by_key(|root| -root.score);
    }

    /// True if a deeper search cannot change the choice.
    fn is_decided(&self, depth: u32, exact: Option<i32>) -> bool {
        let best = self.all.first().map_or(0, |root| root.score);
        let known = best.abs() >= WON && WIN - best.abs() <= depth as i32;
        self.all.len() == 1 && depth >= 4 || known && exact.is_none() || depth as usize >= MOST_PLIES / 2
    }

    /// The move to be played.
    fn choose<P: Family<Move = M>>(
        mut self,
        p: &P,
        options: &Options,
        slips: Option<Slips>,
    ) -> Option<RootMove<M>> {
        let chosen = match (options.level, slips) {
            (Some(level), Some(slips)) => {
                let values: Vec<i32> = self.all.iter().map(|root| human(p, root, level)).collect();
                slips.choose(&values, &mut Chance(options.seed ^ p.key()))
            }
            _ => 0,
        };
        (chosen < self.all.len()).then(|| self.all.swap_remove(chosen))
    }
}

/// The value of a move as a person of this level sees it.
fn human<P: Family>(p: &P, root: &RootMove<P::Move>, level: Level) -> i32 {
    if level.spares(p.number()) && !P::is_throw(&root.m) {
        let over = p.after(&root.m).outcome(1);
        if over.is_some_and(|outcome| outcome.winner == Some(p.turn())) {
            return -LIMIT;
        }
    }
    // A person who sees a win takes any of them.
    match root.score {
        WON.. => LIMIT,
        score if score <= -WON => -LIMIT,
        score => score.clamp(DRAW - LIMIT, DRAW + LIMIT),
    }
}
