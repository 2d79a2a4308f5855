//! Limits of a search, and its result.

use crate::level::Level;
use crate::score::Score;
use notabene_rules::geometry::dart::Hand;

/// Limits of a search; a missing limit does not apply.
///
/// ```
/// use notabene_search::Options;
///
/// let options = Options::default().with_depth(4).with_nodes(10_000);
/// assert_eq!(options.depth, Some(4));
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// The strength; without a level the search plays as well as it can.
    pub level: Option<Level>,
    /// The depth in plies, at most [`Options::DEEPEST`]; overrides that of the level.
    pub depth: Option<u32>,
    /// The number of visited positions after which it stops; overrides that of the level.
    pub nodes: Option<u64>,
    /// Decides the slips of a level: the same seed gives the same move in the same position.
    pub seed: u64,
    /// The hand that throws its darts, standing still; [`Hand::Exact`] hits what it aims at.
    pub hand: Option<Hand>,
}

impl Options {
    /// The deepest search in plies.
    pub const DEEPEST: u32 = 64;

    /// With the strength of a level; without one for `None`.
    #[must_use]
    pub fn with_level(mut self, level: impl Into<Option<Level>>) -> Options {
        self.level = level.into();
        self
    }
    /// With another depth in plies.
    #[must_use]
    pub fn with_depth(mut self, depth: u32) -> Options {
        self.depth = Some(depth);
        self
    }
    /// With another number of positions.
    #[must_use]
    pub fn with_nodes(mut self, nodes: u64) -> Options {
        self.nodes = Some(nodes);
        self
    }
    /// With the seed of the slips of a level.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Options {
        self.seed = seed;
        self
    }
    /// With the hand that throws its darts.
    #[must_use]
    pub fn with_hand(mut self, hand: Hand) -> Options {
        self.hand = Some(hand);
        self
    }

    /// The depth in force.
    pub(crate) fn depth_limit(&self) -> u32 {
        let most = self.level.map_or(Self::DEEPEST, Level::depth);
        self.depth.unwrap_or(most).clamp(1, Self::DEEPEST)
    }
    /// The number of positions in force; a level visits a part of those that it visits in chess, in percent.
    pub(crate) fn node_limit(&self, percent: impl Fn(Level) -> u64) -> u64 {
        self.nodes.or(self.level.and_then(|level| level.nodes(percent(level)))).unwrap_or(u64::MAX)
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M> {
    /// The chosen move. A dart is the field to aim at.
    pub best: M,
    /// Its value for the side to move.
    pub score: Score,
    /// The depth searched to the end, in plies.
    pub depth: u32,
    /// The number of visited positions.
    pub nodes: u64,
    /// The expected moves, the chosen one first. It ends with a dart, whose field is open.
    pub line: Vec<M>,
}
