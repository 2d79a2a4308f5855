//! Results of games against Notabene: kept when a game ends, and the level they suggest for the next one.

use crate::state::opponent::OpponentState;
use crate::state::{saved_games, storage};
use leptos::prelude::*;
use notabene_study::level_results::{LevelResults, Outcome};
use notabene_study::storage_key::StorageKey;

fn load_results() -> LevelResults {
    LevelResults::read(&storage::load(StorageKey::LevelResults).unwrap_or_default())
}

/// The level that the results of the learner suggest for a game. Without any it is the level chosen last, at first the lowest.
pub fn suggested_level(state: OpponentState, game: &str) -> u8 {
    let chosen = || state.last_chosen().map(|opponent| opponent.level);
    load_results().suggested(game).or_else(chosen).unwrap_or(1)
}

/// Keeps the result of each game that ends from now on. One that is opened after its end counts no more.
pub(super) fn follow_results(state: OpponentState) {
    let ended = Memo::new(move |_| {
        let opponent = state.opponent.get()?;
        state.current.game.with(|game| {
            let outcome = Outcome::of(game, opponent)?;
            Some((game.status().game, opponent.level, outcome))
        })
    });
    Effect::new(move |before: Option<(u32, bool)>| {
        let (begun, ended) = (state.current.games_begun.get(), ended.get());
        let was_open = before == Some((begun, false));
        if let (Some((game, level, outcome)), Some(id)) =
            (ended.filter(|_| was_open), saved_games::current_id())
        {
            let mut results = load_results();
            results.record(&id, game, level, outcome);
            storage::save(StorageKey::LevelResults, &results.text());
        }
        (begun, ended.is_some())
    });
}
