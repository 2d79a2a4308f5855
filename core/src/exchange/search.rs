//! The vocabulary of searches for the best move: the JSON-lines example and the JavaScript API.

use crate::game::{Game, Problem, SearchOptions};
use crate::geometry::dart::Hand;
use crate::notation::Style;
use notabene_search::{LEVELS, Level, Score, Table};
use serde::{Deserialize, Serialize};

/// Limits of a search; missing fields do not limit it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(default)]
pub struct SearchSpec {
    /// The strength from 1 to 8.
    pub level: Option<u8>,
    /// The depth in plies, at most 64.
    pub depth: Option<u32>,
    /// The number of positions to visit.
    pub nodes: Option<u64>,
    /// Decides the slips of the levels below 7.
    pub seed: Option<u64>,
}

/// Positions visited at most, if neither the request nor its level has a limit of them.
const USUAL_NODES: u64 = 300_000;
/// Size of the transposition table.
const MEGABYTES: usize = 16;

impl SearchSpec {
    /// The options of a search that nothing else stops: those asked for, else those of the level.
    ///
    /// # Errors
    ///
    /// There is no such level.
    pub fn options(&self) -> Result<SearchOptions, Problem> {
        let limits = self.limits()?;
        let is_limited = self.depth.is_some() || limits.level.is_some_and(Level::limits_nodes);
        let usual = if is_limited { None } else { Some(USUAL_NODES) };
        Ok(SearchOptions { nodes: self.nodes.or(usual), ..limits })
    }

    /// The options of a search that the caller stops after some time.
    fn limits(&self) -> Result<SearchOptions, Problem> {
        let unknown = || Problem { message: msg!(NoSuchLevel { most: u32::from(LEVELS) }), at: 0 };
        let level = self.level.map(|number| Level::new(number).ok_or_else(unknown)).transpose()?;
        Ok(SearchOptions {
            level,
            depth: self.depth,
            nodes: self.nodes,
            seed: self.seed.unwrap_or_default(),
            hand: None,
        })
    }
}

/// A chosen move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BestView {
    /// The id of the move; a dart has the field to aim at.
    pub id: String,
    /// The move as text.
    pub text: String,
    /// The value for the side to move.
    pub score: ScoreView,
    /// The searched depth in plies.
    pub depth: u32,
    /// The number of visited positions.
    pub nodes: u64,
    /// The ids of the expected moves, the chosen one first.
    pub line: Vec<String>,
}

/// The value of a position for the side to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ScoreView {
    /// Hundredths of a pawn or a man.
    Hundredths(i32),
    /// A forced win.
    Mate {
        /// Number of own moves; negative if the opponent wins.
        mate: i32,
    },
}

/// Searches the current position for its best move.
///
/// # Errors
///
/// There is no such level, or no move can be played.
pub fn best(table: &Game, spec: &SearchSpec, style: &Style) -> Result<BestView, Problem> {
    let options = spec.options()?;
    let over = || Problem { message: msg!(GameOver), at: 0 };
    let best = table.best(&options, &mut Table::new(MEGABYTES), &mut || false).ok_or_else(over)?;
    let score = match best.score {
        Score::Hundredths(n) => ScoreView::Hundredths(n),
        Score::Mate(mate) => ScoreView::Mate { mate },
    };
    Ok(BestView {
        text: table.text_of(&best.id, style),
        id: best.id,
        score,
        depth: best.depth,
        nodes: best.nodes,
        line: best.line,
    })
}

/// Searches the current position until it is stopped. Returns lines of text: the id of the move, the score (`cp 35` or
/// `mate 3`, as in UCI), the depth, the number of positions, and the ids of the expected moves; none if no move can be
/// played. `hand` is the place in [`Hand::ALL`] of the hand that throws darts.
///
/// # Errors
///
/// There is no such level.
pub fn timed(
    table: &Game,
    spec: &SearchSpec,
    hand: Option<u8>,
    memory: &mut Table,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<String>, Problem> {
    let hand = hand.and_then(|n| Hand::ALL.get(usize::from(n))).copied();
    let options = SearchOptions { hand, ..spec.limits()? };
    Ok(table.best(&options, memory, stop).map(|best| {
        let (unit, value) = match best.score {
            Score::Hundredths(n) => ("cp ", n),
            Score::Mate(moves) => ("mate ", moves),
        };
        let score = format!("{unit}{value}");
        [&best.id, &score, &best.depth.to_string(), &best.nodes.to_string(), &best.line.join(" ")]
            .map(String::as_str)
            .join("\n")
    }))
}
