//! The vocabulary of searches for the best move: the JSON-lines example and the JavaScript API.

use crate::game::{Game, Problem, SearchOptions};
use crate::geometry::dart::Hand;
use crate::i18n::Msg;
use crate::notation::Style;
use notabene_search::{LEVELS, Level, Score, Table};
use serde::{Deserialize, Serialize};

/// Limits of a search. Without one of nodes or time, given or of its level, it visits at most [`USUAL_NODES`] positions.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSpec {
    /// The strength from 1 to 8.
    pub level: Option<u8>,
    /// The depth in plies, at most 64.
    pub depth: Option<u32>,
    /// The number of positions to visit.
    pub nodes: Option<u64>,
    /// The time in milliseconds after which the caller stops it.
    pub milliseconds: Option<u64>,
    /// Decides the slips of the levels below 7.
    pub seed: Option<u64>,
}

/// The values that a limit of a search may have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The name of the limit.
    pub name: &'static str,
    /// The least value.
    pub least: u64,
    /// The greatest value.
    pub most: u64,
}

/// The greatest number that JavaScript counts exactly.
const MOST_EXACT: u64 = (1 << 53) - 1;

/// The bounds of all limits, for every door: JSON lines, the JavaScript package and the worker of the app.
pub const BOUNDS: [Bound; 5] = [
    Bound { name: "level", least: 1, most: LEVELS as u64 },
    Bound { name: "depth", least: 1, most: SearchOptions::DEEPEST as u64 },
    Bound { name: "nodes", least: 1, most: MOST_EXACT },
    Bound { name: "milliseconds", least: 1, most: 3_600_000 },
    Bound { name: "seed", least: 0, most: u64::MAX },
];

/// [`BOUNDS`] as lines of text for another program: name, least and greatest value.
pub fn bounds_text() -> String {
    BOUNDS.map(|bound| format!("{} {} {}", bound.name, bound.least, bound.most)).join("\n")
}

/// Positions visited at most, if neither the request nor its level has a limit of nodes or time.
pub const USUAL_NODES: u64 = 300_000;
/// The same if a depth is asked for: seconds.
pub const USUAL_NODES_OF_DEPTH: u64 = 3_000_000;
/// Size of the transposition table.
const MEGABYTES: usize = 16;

impl SearchSpec {
    /// The options of a search: the limits asked for, else those of the level, else the usual ones. The caller stops it
    /// after [`SearchSpec::milliseconds`].
    ///
    /// # Errors
    ///
    /// A limit is out of its [`BOUNDS`].
    pub fn options(&self) -> Result<SearchOptions, Problem> {
        let values =
            [self.level.map(u64::from), self.depth.map(u64::from), self.nodes, self.milliseconds, self.seed];
        for (bound, value) in BOUNDS.iter().zip(values) {
            if let Some(value) = value.filter(|value| !(bound.least..=bound.most).contains(value)) {
                return Err(Problem { message: out_of_bounds(bound, value), at: 0 });
            }
        }
        let level = self.level.and_then(Level::new);
        let is_limited = self.milliseconds.is_some() || level.is_some_and(Level::limits_nodes);
        let usual = if self.depth.is_some() { USUAL_NODES_OF_DEPTH } else { USUAL_NODES };
        let mut options = SearchOptions::default().with_level(level).with_seed(self.seed.unwrap_or_default());
        options.depth = self.depth;
        options.nodes = self.nodes.or((!is_limited).then_some(usual));
        Ok(options)
    }
}

fn out_of_bounds(bound: &Bound, value: u64) -> Msg {
    match bound.name {
        "level" => msg!(NoSuchLevel { most: u32::from(LEVELS) }),
        name => msg!(SearchLimit {
            name: name.into(),
            value: value.to_string(),
            least: bound.least.to_string(),
            most: bound.most.to_string()
        }),
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

/// Searches the current position for its best move, until `stop` returns true.
///
/// # Errors
///
/// A limit is out of its [`BOUNDS`], or no move can be played.
pub fn best(
    table: &Game,
    spec: &SearchSpec,
    style: &Style,
    stop: &mut dyn FnMut() -> bool,
) -> Result<BestView, Problem> {
    let options = spec.options()?;
    let over = || Problem { message: msg!(GameOver), at: 0 };
    let best = table.best(&options, &mut Table::new(MEGABYTES), stop).ok_or_else(over)?;
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
/// A limit is out of its [`BOUNDS`].
pub fn timed(
    table: &Game,
    spec: &SearchSpec,
    hand: Option<u8>,
    memory: &mut Table,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Option<String>, Problem> {
    let hand = hand.and_then(|n| Hand::ALL.get(usize::from(n))).copied();
    let mut options = spec.options()?;
    options.hand = hand;
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
