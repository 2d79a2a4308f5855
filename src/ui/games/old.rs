//! The last games that made way for others where the browser has no database, kept beside the game on the board. Older
//! versions kept them so, too. As soon as there is a database they are among the other games.

use super::current::writer;
use super::database::{self, Change, Stored};
use super::{announce, now, random_id};
use crate::ui::state::Desk;
use crate::ui::{store, tongue};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::exchange::save;
use notabene_core::i18n::Part;
use wasm_bindgen_futures::spawn_local;

/// Where they were kept.
const BEFORE: &str = "before";
/// Stands between two of them; no record has it.
const BETWEEN: char = '\u{1e}';
/// How many are kept; of more the oldest goes.
const MOST: usize = 8;
/// How many bytes they may have together, so that the game on the board keeps its room.
const MOST_BYTES: usize = 1_000_000;

/// The kept games as `session::save` writes them, the latest first.
pub fn all() -> Vec<String> {
    let all = store::load(BEFORE).unwrap_or_default();
    all.rsplit(BETWEEN).filter(|text| !text.is_empty()).map(str::to_string).collect()
}

/// Keeps a game that made way for another one. `content` is its hash: the same game is kept once.
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
    store::keep(BEFORE, &games.join(&BETWEEN.to_string()));
}

/// Takes them over among the kept games, once. Where these cannot be kept, they stay where they are.
pub fn take_over(desk: Desk) {
    let Some(all) = store::load(BEFORE).filter(|all| !all.is_empty()) else { return };
    // Games that are not chess have to be fetched.
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
            // What cannot be read is kept as it is.
            match lost.is_empty() {
                true => store::forget(BEFORE),
                false => store::keep(BEFORE, &lost.join(&BETWEEN.to_string())),
            }
            announce();
        });
    };
    tongue::wanted(desk.prefs, Part::More, Box::new(then));
}

fn stored(text: &str) -> Option<Stored> {
    let table = save::read(text).0.ok()?;
    let made = GameSummary::of(&table);
    let (id, writer) = (random_id(), writer());
    let summary = GameSummary { id, writer, created: now(), changed: now(), ..made };
    Some(Stored { summary, text: text.into() })
}
