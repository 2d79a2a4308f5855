//! The games that were saved last, and opening one of them.

use crate::state::current_game::CurrentGame;
use crate::state::router::{fragment, open_page, open_page_from};
use crate::state::saved_games::{Arrival, current, database};
use crate::state::time::MomentFormat;
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, Listed};
use notabene_core::exchange::save;
use notabene_core::game::registry;
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use wasm_bindgen_futures::spawn_local;

/// A row of a list of games in the language of the screen.
pub fn listed(language: Language, moments: &MomentFormat, summary: GameSummary) -> Listed {
    let game = registry::find(&summary.game)
        .map_or_else(|_| summary.game.clone(), |game| language.label(game.label).to_string());
    let created = summary.created;
    Listed::new(summary, || language.say(&msg!(GamesOfDate { date: moments.text(created) })), &game)
}

/// At most `count` games with moves, the latest first. Empty if there is no storage for games.
pub async fn recent_games(language: Language, count: usize) -> Vec<Listed> {
    let Ok((mut all, _)) = database::list_summaries().await else { return Vec::new() };
    all.retain(|summary| summary.plies > 0);
    all.sort_by_key(|summary| std::cmp::Reverse(summary.changed));
    let moments = MomentFormat::of_page();
    all.into_iter().take(count).map(|summary| listed(language, &moments, summary)).collect()
}

/// Opens a saved game on the board; `on_error` is told why it could not be read.
pub fn open_saved_game(board: CurrentGame, id: String, on_error: impl FnOnce(Msg) + 'static) {
    if current::current_id().as_ref() == Some(&id) {
        return open_page("");
    }
    let asked = fragment();
    spawn_local(async move {
        let found = database::find_game(&id).await.ok().flatten();
        match found.map(|found| (save::read(&found.text), found.summary)) {
            Some(((Ok(game), damage), summary)) => {
                board.replace(game, Arrival::Saved(summary));
                board.notice.set(damage.map(|problem| problem.message));
                open_page_from(&asked, "");
            }
            Some(((Err(problem), _), _)) => on_error(problem.message),
            None => on_error(msg!(GamesUnreadable { games: 1 })),
        }
    });
}
