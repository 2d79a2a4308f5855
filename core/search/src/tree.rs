//! Alpha-beta search of one position.

use crate::chance::Odds;
use crate::estimates::Estimates;
use crate::family::{Evaluation, Family, Stuck};
use crate::order::{FROM_TABLE, GAINS, KILLER, Order};
use crate::score::{DRAW, INFINITE, LIMIT, WIN, WON};
use crate::table::{Bound, Table};

/// The most plies below the root.
pub(crate) const MOST_PLIES: usize = 96;
/// Positions between two questions whether to stop.
const POLL: u64 = 128;
/// Depth from which a position without a known best move is searched one ply less deep.
const UNKNOWN_DEPTH: i32 = 5;
/// Moves of all positions in progress, before the buffer has to grow.
const ROOM: usize = 8_192;

/// A generated move with its rank.
#[derive(Copy, Clone)]
pub(crate) struct Ranked<M> {
    pub rank: i32,
    pub m: M,
}

/// A search in progress.
pub(crate) struct Search<'a, P: Family> {
    pub evaluation: P::Evaluation,
    pub estimates: Estimates,
    pub buffers: P::Buffers,
    pub table: &'a mut Table,
    pub order: Order,
    /// The landing places of darts; computed when needed.
    pub odds: Odds,
    /// Moves of all positions in progress, those of the last one on top.
    pub moves: Vec<Ranked<P::Move>>,
    /// Keys of the earlier positions of the game, and of those from the root to the current one.
    pub path: Vec<u64>,
    /// Index of the root in the path.
    pub root: usize,
    /// The best lines from each ply, by ply and distance.
    pub lines: Vec<Vec<P::Move>>,
    /// Depth of the current iteration.
    pub depth: i32,
    pub nodes: u64,
    pub most_nodes: u64,
    pub stop: &'a mut dyn FnMut() -> bool,
    pub stopped: bool,
}

impl<'a, P: Family> Search<'a, P> {
    pub fn new(
        p: &P,
        table: &'a mut Table,
        odds: Odds,
        most_nodes: u64,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        Search {
            evaluation: P::Evaluation::new(p),
            estimates: Estimates::new(),
            buffers: p.buffers(),
            table,
            order: Order::new(),
            odds,
            moves: Vec::with_capacity(ROOM),
            path: Vec::with_capacity(512),
            root: 0,
            lines: (0..=MOST_PLIES).map(|_| Vec::with_capacity(MOST_PLIES)).collect(),
            depth: 0,
            nodes: 0,
            most_nodes,
            stop,
            stopped: false,
        }
    }

    /// Counts a position. Returns true if the search is to stop.
    pub fn tick(&mut self) -> bool {
        self.nodes += 1;
        let over = self.nodes >= self.most_nodes || self.nodes.is_multiple_of(POLL) && (self.stop)();
        // One ply is always searched to the end.
        self.stopped |= over && self.depth > 1;
        self.stopped
    }

    /// The static value of a position.
    pub fn estimate(&mut self, p: &P) -> i32 {
        self.estimate_by_key(p, p.key())
    }

    /// The static value of a position with this key.
    fn estimate_by_key(&mut self, p: &P, key: u64) -> i32 {
        if let Some(known) = self.estimates.get(key) {
            return known;
        }
        let estimate = self.evaluation.score(p).clamp(-LIMIT, LIMIT);
        self.estimates.put(key, estimate);
        estimate
    }

    /// The score of a position without a move.
    pub fn stuck(p: &P, ply: usize) -> i32 {
        match p.stuck() {
            Stuck::Won => WIN - ply as i32,
            Stuck::Drawn => DRAW,
            Stuck::Lost => ply as i32 - WIN,
        }
    }

    /// True if a position stood on the board before: once below the root, or twice in the game. Repetitions make no
    /// progress, so they count as draws even in games without a rule on them.
    fn is_repeated(&self, key: u64, quiet: u32) -> bool {
        let now = self.path.len();
        let first = now.saturating_sub(quiet as usize);
        let mut times = 0;
        for at in (first..now.saturating_sub(1)).rev().step_by(2) {
            if self.path[at] == key {
                times += if at >= self.root { 2 } else { 1 };
            }
            if times >= 2 {
                return true;
            }
        }
        false
    }

    /// Generates the moves of a position in the order in which they are to be searched. Returns the start of the
    /// list, and whether the side to move may throw a dart.
    pub fn generate(&mut self, p: &P, best: u32, ply: usize) -> (usize, bool) {
        let (base, side) = (self.moves.len(), p.turn().index());
        let (mut throws, moves, order) = (false, &mut self.moves, &self.order);
        p.generate(&mut self.buffers, false, |m| {
            if P::is_throw(&m) {
                throws = true;
                return;
            }
            let (code, gain) = (P::code(&m), p.gain(&m));
            let rank = match gain {
                _ if code == best => FROM_TABLE,
                0 => order.quiet(ply, code, side, P::ends(&m)),
                _ if p.is_risky(&m) => gain - GAINS,
                _ => gain + GAINS,
            };
            moves.push(Ranked { rank, m });
        });
        (base, throws)
    }

    /// Takes the best of the remaining moves to a place of the list.
    pub fn pick(&mut self, at: usize) -> Ranked<P::Move> {
        let rest = &self.moves[at..];
        let best =
            rest.iter().enumerate().fold(0, |best, (i, r)| if r.rank > rest[best].rank { i } else { best });
        self.moves.swap(at, at + best);
        self.moves[at]
    }

    /// Searches the position after a move, seen by the side that made it.
    pub fn child(&mut self, after: &P, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        -self.node(after, -beta, -alpha, depth, ply + 1, true)
    }

    /// The value of a position for the side to move, exact within the window.
    pub fn node(&mut self, p: &P, alpha: i32, beta: i32, depth: i32, ply: usize, may_pass: bool) -> i32 {
        self.lines[ply].clear();
        if self.tick() {
            return 0;
        }
        let (key, checked) = (p.key(), p.in_check());
        if !checked && (p.is_drawn() || self.is_repeated(key, p.quiet_plies())) {
            return DRAW;
        }
        // A shorter win has been found already.
        let (alpha, beta) = (alpha.max(ply as i32 - WIN), beta.min(WIN - ply as i32 - 1));
        if alpha >= beta {
            return alpha;
        }
        let deep = ply as i32 > 2 * self.depth;
        let mut depth = depth + i32::from(checked && !deep);
        if depth <= 0 || ply + 1 >= MOST_PLIES {
            return self.quiesce(p, alpha, beta, ply, 0);
        }
        let (known, narrow) = (self.table.get(key), beta - alpha == 1);
        if let Some(entry) = known
            && narrow
            && i32::from(entry.depth) >= depth
            && let Some(score) = entry.cutoff(alpha, beta, ply)
        {
            return score;
        }
        let code = known.map_or(0, |entry| entry.code);
        if code == 0 && depth >= UNKNOWN_DEPTH {
            depth -= 1;
        }
        let estimate = if checked { -INFINITE } else { self.estimate_by_key(p, key) };
        let node = Node { key, code, ply, depth, estimate, checked, narrow, deep };
        if narrow && !checked && beta.abs() < WON {
            let hopeless = self.is_hopeless(p, &node, beta, may_pass);
            if hopeless.is_some() || self.stopped {
                return hopeless.unwrap_or(0);
            }
        }
        self.all_moves(p, node, alpha, beta)
    }

    /// Searches the moves of a position.
    fn all_moves(&mut self, p: &P, mut node: Node, mut alpha: i32, beta: i32) -> i32 {
        let (base, throws) = self.generate(p, node.code, node.ply);
        let count = self.moves.len() - base;
        if count == 0 && !throws {
            return Self::stuck(p, node.ply);
        }
        // A forced move is no choice.
        node.depth += i32::from(count == 1 && !throws && !node.deep);
        self.path.push(node.key);
        let (first_alpha, mut best, mut best_code) = (alpha, -INFINITE, 0);
        if throws {
            best = self.throw(p, node.depth, node.ply, node.estimate).0;
            alpha = alpha.max(best);
        }
        for at in base..base + count {
            if alpha >= beta || self.stopped {
                break;
            }
            let Ranked { rank, m } = self.pick(at);
            let quiet = p.gain(&m) == 0;
            let late = quiet && at > base && !node.checked && rank < KILLER && best > -WON;
            let trial = Trial { n: at - base, late, rank };
            if node.skips::<P>(trial, alpha) {
                continue;
            }
            let score = self.try_move(&p.after(&m), (alpha, beta), &node, trial);
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_code) = (score, P::code(&m));
                if score > alpha {
                    alpha = score;
                    self.extend_line(node.ply, m);
                }
            }
            if alpha >= beta && quiet {
                self.learn(p, &node, base, at);
            }
        }
        self.path.pop();
        self.moves.truncate(base);
        if self.stopped {
            return 0;
        }
        // All were skipped.
        if best == -INFINITE {
            return alpha;
        }
        let bound = Bound::of(best, first_alpha, beta);
        self.table.put(node.key, best_code, best, bound, node.depth, node.ply);
        best
    }

    /// Remembers that a quiet move refuted the move before it, and the quiet moves tried earlier did not.
    fn learn(&mut self, p: &P, node: &Node, base: usize, at: usize) {
        let (side, m) = (p.turn().index(), self.moves[at].m);
        self.order.reward(node.ply, P::code(&m), side, P::ends(&m), node.depth);
        for other in &self.moves[base..at] {
            if p.gain(&other.m) == 0 {
                self.order.punish(side, P::ends(&other.m), node.depth);
            }
        }
    }

    /// Searches one move: late quiet moves first less deep, all but the first with a narrow window.
    fn try_move(&mut self, after: &P, (alpha, beta): (i32, i32), node: &Node, trial: Trial) -> i32 {
        let Node { depth, ply, .. } = *node;
        let mut score = alpha + 1;
        let mut narrow = trial.n > 0;
        if trial.late && trial.n >= 3 && depth >= 3 && !after.in_check() {
            let less = reduction::<P>(depth, trial.n) - trial.rank / 6_000;
            let reduced = (depth - 1 - less.max(0)).max(1);
            if reduced < depth - 1 {
                score = self.child(after, alpha, alpha + 1, reduced, ply);
                narrow = score > alpha;
            }
        }
        if narrow && score > alpha {
            score = self.child(after, alpha, alpha + 1, depth - 1, ply);
        }
        if trial.n == 0 || score > alpha && score < beta {
            score = self.child(after, alpha, beta, depth - 1, ply);
        }
        score
    }

    /// The score of a position that is so good that the opponent avoids it, by its estimate or by a null move.
    fn is_hopeless(&mut self, p: &P, node: &Node, beta: i32, may_pass: bool) -> Option<i32> {
        let Node { depth, ply, estimate, .. } = *node;
        if !P::DUTY && depth <= 4 && estimate - 90 * depth >= beta {
            return Some(estimate);
        }
        if !may_pass || depth < 3 || estimate < beta {
            return None;
        }
        let passed = p.passed()?;
        let less = 3 + depth / 5 + ((estimate - beta) / 150).min(2);
        // No repetition reaches back over a null move.
        self.path.push(0);
        let score = -self.node(&passed, -beta, 1 - beta, depth - less, ply + 1, false);
        self.path.pop();
        (!self.stopped && score >= beta).then_some(if score >= WON { beta } else { score })
    }

    /// Puts a move before the best line of the next ply.
    pub fn extend_line(&mut self, ply: usize, m: P::Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let (Some(line), Some(next)) = (before.last_mut(), after.first()) else { return };
        line.clear();
        line.push(m);
        line.extend(next.iter().take(MOST_PLIES - 1));
    }
}

/// A position in the tree.
#[derive(Copy, Clone)]
struct Node {
    key: u64,
    /// Code of the best move of an earlier visit.
    code: u32,
    ply: usize,
    depth: i32,
    /// Static value; unknown in check.
    estimate: i32,
    checked: bool,
    /// True if only a bound is wanted.
    narrow: bool,
    /// True if so far below the root that nothing is extended.
    deep: bool,
}

/// A move of a list.
#[derive(Copy, Clone)]
struct Trial {
    /// Its place, from 0.
    n: usize,
    /// True for a quiet move that nothing speaks for.
    late: bool,
    rank: i32,
}

impl Node {
    /// True if a late move near the horizon cannot reach the window.
    fn skips<P: Family>(&self, trial: Trial, alpha: i32) -> bool {
        let near = trial.late && self.narrow && !P::DUTY && self.depth <= 3;
        near && (self.estimate + 90 + 110 * self.depth <= alpha
            || trial.n as i32 > 5 + 3 * self.depth * self.depth)
    }
}

/// Plies by which the nth move is searched less deep.
fn reduction<P: Family>(depth: i32, n: usize) -> i32 {
    let product = (depth.max(1).ilog2() * n.max(1).ilog2()) as i32;
    // Forced captures make quiet moves of draughts sharper.
    if P::DUTY { product / 3 } else { 1 + product / 3 }
}
