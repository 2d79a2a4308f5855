//! The last replaced games in browsers without a database, saved beside the game on the board. Older versions saved
//! them so, too. As soon as there is a database they are moved to the other games.

use crate::state::context::AppContext;
use crate::state::saved_games::database::{self, Change, Stored};
use crate::state::saved_games::{announce, random_id, writer};
use crate::state::time::now;
use crate::state::{i18n_loader, storage};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::exchange::save;
use notabene_core::i18n::Part;
use wasm_bindgen_futures::spawn_local;

/// Storage key of the replaced games.
const BEFORE: &str = "before";
/// Separator of two games; no record has it.
const BETWEEN: char = '\u{1e}';
/// Maximum number of games; the oldest is deleted first.
const MOST: usize = 8;
/// Maximum size of all together in bytes, so that the game on the board has room.
const MOST_BYTES: usize = 1_000_000;

/// Returns the games as `session::save` writes them, the latest first.
pub fn all() -> Vec<String> {
    let all = storage::load(BEFORE).unwrap_or_default();
    all.rsplit(BETWEEN).filter(|text| !text.is_empty()).map(str::to_string).collect()
}

/// Saves a replaced game. `content` is its hash: equal games are saved once.
pub fn put(game: &str, content: &str) {
    let is_other =
        |text: &String| save::read(text).0.map_or(true, |table| library::content(&table) != content);
    let others = all().into_iter().filter(is_other);
    let mut left = MOST_BYTES;
    let mut games: Vec<String> = std::iter::once(game.to_string())
        .chain(others)
        .take(MOST)
        .take_while(|text| {
            let fits = text.len() <= left;
            left = left.saturating_sub(text.len());
            fits
        })
        .collect();
    games.reverse();
    storage::keep(BEFORE, &games.join(&BETWEEN.to_string()));
}

/// Moves them to the saved games, once. If these cannot be saved, they stay in the storage.
pub fn take_over(app: AppContext) {
    let Some(all) = storage::load(BEFORE).filter(|all| !all.is_empty()) else { return };
    // Code of games other than chess has to be fetched.
    let then = move |_| {
        spawn_local(async move {
            let mut lost = Vec::new();
            for text in all.split(BETWEEN).filter(|text| !text.is_empty()) {
                match stored(text) {
                    Some(game) => {
                        let change = Change {
                            game,
                            base: 0,
                            known_writer: String::new(),
                            only_place: false,
                            came_whole: true,
                        };
                        if database::save(change, &random_id()).await.is_err() {
                            return;
                        }
                    }
                    None => lost.push(text),
                }
            }
            // Texts that cannot be parsed stay as they are.
            match lost.is_empty() {
                true => storage::forget(BEFORE),
                false => storage::keep(BEFORE, &lost.join(&BETWEEN.to_string())),
            }
            announce();
        });
    };
    i18n_loader::wanted(app.prefs, Part::More, Box::new(then));
}

fn stored(text: &str) -> Option<Stored> {
    let table = save::read(text).0.ok()?;
    let made = GameSummary::of(&table);
    let (id, writer) = (random_id(), writer());
    let summary = GameSummary { id, writer, created: now(), changed: now(), ..made };
    Some(Stored { summary, text: text.into() })
}
