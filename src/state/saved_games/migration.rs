//! The last replaced games in browsers without a database, saved beside the game on the board. Older versions saved
//! them so, too. As soon as there is a database they are moved to the other games.

use crate::state::preferences::Preferences;
use crate::state::saved_games::database::{self, PendingSave, StoredGame};
use crate::state::saved_games::{announce_change, random_id, writer_id};
use crate::state::time::milliseconds;
use crate::state::{i18n_loader, storage};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::exchange::save;
use notabene_core::i18n::Part;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen_futures::spawn_local;

/// Separator of two games; no record has it.
const SEPARATOR: char = '\u{1e}';
/// Maximum number of games; the oldest is deleted first.
const MAX_GAMES: usize = 8;
/// Maximum size of all together in bytes, so that the game on the board has room.
const MAX_BYTES: usize = 1_000_000;

/// Returns the games as `session::save_game` writes them, the latest first.
pub fn replaced_games() -> Vec<String> {
    let all = storage::load(StorageKey::EarlierGames).unwrap_or_default();
    all.rsplit(SEPARATOR).filter(|text| !text.is_empty()).map(str::to_string).collect()
}

/// Saves a replaced game. `content` is its hash: equal games are saved once.
pub fn save_replaced(game: &str, content: &str) {
    let is_other =
        |text: &String| save::read(text).0.map_or(true, |table| library::content(&table) != content);
    let others = replaced_games().into_iter().filter(is_other);
    let mut left = MAX_BYTES;
    let mut games: Vec<String> = std::iter::once(game.to_string())
        .chain(others)
        .take(MAX_GAMES)
        .take_while(|text| {
            let fits = text.len() <= left;
            left = left.saturating_sub(text.len());
            fits
        })
        .collect();
    games.reverse();
    storage::save(StorageKey::EarlierGames, &games.join(&SEPARATOR.to_string()));
}

/// Moves them to the saved games, once. If these cannot be saved, they stay in the storage.
pub fn move_to_database(prefs: Preferences) {
    let Some(all) = storage::load(StorageKey::EarlierGames).filter(|all| !all.is_empty()) else { return };
    // Code of games other than chess has to be fetched.
    let then = move |_| {
        spawn_local(async move {
            let mut lost = Vec::new();
            for text in all.split(SEPARATOR).filter(|text| !text.is_empty()) {
                match stored_game(text) {
                    Some(game) => {
                        let change = PendingSave {
                            game,
                            base: 0,
                            known_writer: String::new(),
                            is_only_navigation: false,
                            is_imported: true,
                        };
                        if database::save_game(change, &random_id()).await.is_err() {
                            return;
                        }
                    }
                    None => lost.push(text),
                }
            }
            // Texts that cannot be parsed stay as they are.
            match lost.is_empty() {
                true => storage::delete(StorageKey::EarlierGames),
                false => storage::save(StorageKey::EarlierGames, &lost.join(&SEPARATOR.to_string())),
            }
            announce_change();
        });
    };
    i18n_loader::when_loaded(prefs, Part::More, None, Box::new(then));
}

fn stored_game(text: &str) -> Option<StoredGame> {
    let game = save::read(text).0.ok()?;
    let element = GameSummary::of(&game);
    let (id, writer) = (random_id(), writer_id());
    let learner = storage::learner().as_str().into();
    let now = milliseconds();
    let summary = GameSummary { id, writer, learner, created: now, changed: now, ..element };
    Some(StoredGame { summary, text: text.into() })
}
