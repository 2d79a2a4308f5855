//! The search at the horizon: captures and promotions until the position is quiet.

use crate::family::Family;
use crate::order::GAINS;
use crate::score::{DRAW, INFINITE};
use crate::tree::{MOST_PLIES, Ranked, Search};

/// Plies below the horizon in which all answers to a check are searched.
const CHECKS: u32 = 4;
/// A capture that gains this much less than it should is skipped.
const MARGIN: i32 = 200;

impl<P: Family> Search<'_, P> {
    /// The value of a position for the side to move after all captures that are worth it; `below` plies under the
    /// horizon.
    pub fn quiesce(&mut self, p: &P, alpha: i32, beta: i32, ply: usize, below: u32) -> i32 {
        self.lines[ply].clear();
        if below > 0 && self.tick() {
            return 0;
        }
        if ply + 1 >= MOST_PLIES {
            return self.estimate(p);
        }
        let escapes = below < CHECKS && p.in_check();
        let (mut alpha, mut best, mut estimate) = (alpha, -INFINITE, -INFINITE);
        if !escapes && !P::DUTY {
            estimate = self.estimate(p);
            best = estimate;
            alpha = alpha.max(best);
            if alpha >= beta {
                return best;
            }
        }
        let base = self.moves.len();
        if let Some(value) = self.generate_at_horizon(p, ply, escapes) {
            return value;
        }
        for at in base..self.moves.len() {
            let Ranked { rank, m } = self.pick(at);
            if !escapes && !P::DUTY && (rank < 0 || estimate + rank - GAINS + MARGIN <= alpha) {
                continue;
            }
            let after = p.after(&m);
            let score = -self.quiesce(&after, -beta, -alpha, ply + 1, below + 1);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, m);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(base);
        if self.stopped { 0 } else { best }
    }

    /// Generates all answers to a check that is to be escaped, else captures and promotions. The value of the position if it is
    /// known without searching one.
    fn generate_at_horizon(&mut self, p: &P, ply: usize, escapes: bool) -> Option<i32> {
        let base = self.moves.len();
        if escapes {
            let (_, throws) = self.generate(p, 0, ply);
            let has_none = self.moves.len() == base;
            return has_none.then(|| if throws { self.estimate(p) } else { Self::stuck(p, ply) });
        }
        self.generate_tactical(p);
        (self.moves.len() == base && P::DUTY).then(|| match () {
            () if p.is_over() => Self::stuck(p, ply),
            () if p.is_drawn() => DRAW,
            () => self.estimate(p),
        })
    }

    /// Generates captures and promotions. Their ranks are the gain above [`GAINS`], or negative.
    fn generate_tactical(&mut self, p: &P) {
        let moves = &mut self.moves;
        p.generate(&mut self.buffers, true, |m| {
            let gain = p.gain(&m);
            let rank = if p.is_risky(&m) { gain - GAINS } else { gain + GAINS };
            moves.push(Ranked { rank, m });
        });
    }
}
