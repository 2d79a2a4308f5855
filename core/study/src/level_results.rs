//! Results of games against Notabene, and the level that they suggest.

use notabene_core::game::Game;
use notabene_core::game::opponent::Opponent;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Number of results that are kept: enough for every family of games.
const MOST_RESULTS: usize = 60;
/// Number of games in a row with the same end after which another level is suggested.
const IN_A_ROW: usize = 2;

/// How a game against Notabene ended, for the learner.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The learner has won.
    Won,
    /// A draw.
    Drawn,
    /// Notabene has won.
    Lost,
}

impl Outcome {
    /// The outcome of a game; `None` while it goes on.
    pub fn of(game: &Game, opponent: Opponent) -> Option<Outcome> {
        game.after_end(Some(opponent)).map(|_| match game.status().score.winner() {
            None => Outcome::Drawn,
            Some(side) if side == opponent.side => Outcome::Lost,
            Some(_) => Outcome::Won,
        })
    }
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct LevelResult {
    /// Id of the game: each counts once.
    id: String,
    family: String,
    level: u8,
    outcome: Outcome,
}

/// The results of a learner, the latest last.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LevelResults(Vec<LevelResult>);

/// The family of a game: who plays Chess960 well, plays chess well.
fn family(game: &str) -> &str {
    let end = game.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(game.len());
    game.get(..end).unwrap_or(game)
}

impl LevelResults {
    /// Reads a saved text; of what is damaged nothing is known.
    pub fn read(text: &str) -> LevelResults {
        let list: Vec<Value> = serde_json::from_str(text).unwrap_or_default();
        let results = list.into_iter().filter_map(|value| serde_json::from_value::<LevelResult>(value).ok());
        let valid = results.filter(|result| (1..=Opponent::LEVELS).contains(&result.level));
        LevelResults(valid.take(MOST_RESULTS).collect())
    }

    /// The text to save.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.0).unwrap_or_default()
    }

    /// Counts the end of a game. One that ends once more, after a step back, counts as it ended last.
    pub fn record(&mut self, id: &str, game: &str, level: u8, outcome: Outcome) {
        if let Some(known) = self.0.iter_mut().find(|result| result.id == id) {
            (known.level, known.outcome) = (level, outcome);
            return;
        }
        self.0.push(LevelResult { id: id.into(), family: family(game).into(), level, outcome });
        let surplus = self.0.len().saturating_sub(MOST_RESULTS);
        self.0.drain(..surplus);
    }

    /// The level for the next game: one stronger after two wins in a row at a level, one easier after two losses, otherwise
    /// that of the last game of this family; `None`, if there was none.
    pub fn suggested(&self, game: &str) -> Option<u8> {
        let latest = || self.0.iter().rev().filter(|result| result.family == family(game));
        let level = latest().next()?.level;
        let all = |outcome| {
            let mut row = latest().take(IN_A_ROW);
            latest().count() >= IN_A_ROW && row.all(|it| (it.level, it.outcome) == (level, outcome))
        };
        Some(match () {
            _ if all(Outcome::Won) => (level + 1).min(Opponent::LEVELS),
            _ if all(Outcome::Lost) => (level - 1).max(1),
            _ => level,
        })
    }
}
