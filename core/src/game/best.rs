//! The best move of a position, found by the search.

use super::game::Game;
use crate::notation::{AnyMove, AnyPosition, Notation as _};
use crate::position::Position as _;
pub use notabene_search::Options as SearchOptions;
pub use notabene_search::Table as SearchTable;
use notabene_search::{Found, Score, Searchable, Table};

/// A chosen move, and what the search expects after it.
#[derive(Clone, PartialEq, Debug)]
pub struct BestMove {
    /// The id of the move. A dart has the field to aim at.
    pub id: String,
    /// The value of the position for the side to move.
    pub score: Score,
    /// The searched depth in plies.
    pub depth: u32,
    /// The number of visited positions.
    pub nodes: u64,
    /// The ids of the expected moves, the chosen one first.
    pub line: Vec<String>,
}

impl Game {
    /// Searches the current position for its best move, with the moves before it for repetitions; none if no move can
    /// be played. `stop` is asked every few hundred positions, and ends the search when true. A table may be used again
    /// for later positions of the same game.
    pub fn best(
        &self,
        options: &SearchOptions,
        table: &mut Table,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<BestMove> {
        let before = self.record.repeatable_positions(self.at);
        let now = self.position();
        /// Searches a position after the earlier ones of its family.
        macro_rules! found {
            ($family:ident, $p:ident) => {{
                let same = |p: &&AnyPosition| match p {
                    AnyPosition::$family(p) => Some(p.clone()),
                    _ => None,
                };
                let history: Vec<_> = before.iter().filter_map(same).collect();
                any($p.search(&history, table, options, stop)?, AnyMove::$family)
            }};
        }
        let found = match now {
            AnyPosition::Chess(p) => found!(Chess, p),
            AnyPosition::Scharten(p) => found!(Scharten, p),
            AnyPosition::Draughts(p) => found!(Draughts, p),
        };
        Some(BestMove {
            id: now.id(&found.best),
            score: found.score,
            depth: found.depth,
            nodes: found.nodes,
            line: ids(now, &found.line),
        })
    }
}

/// A result with moves of any family.
fn any<M>(found: Found<M>, wrap: fn(M) -> AnyMove) -> Found<AnyMove> {
    let Found { best, score, depth, nodes, line } = found;
    Found { best: wrap(best), score, depth, nodes, line: line.into_iter().map(wrap).collect() }
}

/// The ids of moves played one after the other.
fn ids(start: &AnyPosition, line: &[AnyMove]) -> Vec<String> {
    let mut p = start.clone();
    let mut id = |m: &AnyMove| {
        let id = p.id(m);
        p.play_unchecked(m);
        id
    };
    line.iter().map(&mut id).collect()
}
