//! Export of saved games into a file, and import; in time slices, so that the page stays responsive.

use crate::components::download::save_text;
use crate::pages::export::read_text_file;
use crate::pages::games::list::GameList;
use crate::state::saved_games::database::{self, StoredGame};
use crate::state::saved_games::writer_id;
use crate::state::saved_games::{announce_change, random_id, storage_state};
use crate::state::storage;
use crate::state::time::milliseconds;
use leptos::prelude::*;
use notabene_core::exchange::library::{Files, GameSummary, from_file};
use notabene_core::exchange::{PDN_TYPE, PGN_TYPE};
use notabene_core::notation::Style;
use notabene_core::{msg, record};
use std::collections::HashSet;
use std::time::Duration;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

/// Maximum length of a time slice, in milliseconds.
const TIME_SLICE: f64 = 12.0;
/// Number of games saved in one transaction.
const BATCH_SIZE: usize = 100;

/// Yields to the event loop.
async fn yield_to_browser() {
    let turn = js_sys::Promise::new(&mut |done, _| {
        let _ = set_timeout(
            move || {
                // If the call fails, nothing is waiting any more.
                let _ = done.call0(&wasm_bindgen::JsValue::NULL);
            },
            Duration::ZERO,
        );
    });
    drop(JsFuture::from(turn).await);
}

/// Exports games: a file for each kind of record.
pub fn export_games(list: GameList, ids: Vec<String>) {
    if ids.is_empty() {
        return;
    }
    spawn_local(async move {
        let games = match database::games_by_id(&ids).await {
            Ok(games) => games,
            Err(failure) => return storage_state::set_storage_state(Err(failure)),
        };
        let mut files = Files::default();
        let mut end = js_sys::Date::now() + TIME_SLICE;
        for game in &games {
            files.add(&game.text);
            if js_sys::Date::now() > end {
                yield_to_browser().await;
                end = js_sys::Date::now() + TIME_SLICE;
            }
        }
        for (text, name, kind) in
            [(&files.pgn, "notabene.pgn", PGN_TYPE), (&files.pdn, "notabene.pdn", PDN_TYPE)]
        {
            if !text.is_empty() {
                // A browser that saves nothing shows its own message.
                let _ = save_text(text, kind, name);
            }
        }
        list.action_message.set(Some(match files.unreadable {
            0 => msg!(GamesWritten { games: files.games }),
            games => msg!(GamesUnreadable { games }),
        }));
    });
}

/// Imports the games of files; duplicates of saved games are skipped.
pub fn import_files(list: GameList, chosen: Vec<File>) {
    spawn_local(async move {
        let mut known: HashSet<String> = match database::list_summaries().await {
            Ok((all, _)) => all.into_iter().map(|summary| summary.content).collect(),
            Err(failure) => return storage_state::set_storage_state(Err(failure)),
        };
        let (mut added, mut twice) = (0, 0);
        for file in chosen {
            let Some(text) = read_text_file(file).await else {
                list.action_message.set(Some(msg!(NotText)));
                continue;
            };
            match import_text(list, &text, &mut known, (&mut added, &mut twice)).await {
                Ok(()) => {}
                Err(failure) => return storage_state::set_storage_state(Err(failure)),
            }
        }
        announce_change();
        list.action_message.set(Some(match (added, twice) {
            (0, 0) => msg!(PgnEmpty),
            (games, known) => msg!(GamesAdded { games, known }),
        }));
    });
}

/// Imports the games of one text.
async fn import_text(
    list: GameList,
    text: &str,
    known: &mut HashSet<String>,
    (added, twice): (&mut u32, &mut u32),
) -> Result<(), database::Failure> {
    // None if the page is gone: the import is completed all the same.
    let style = list.current.prefs.try_get_untracked().map_or_else(Style::pgn, |prefs| prefs.style());
    let (mut batch, mut at) = (Vec::new(), 0);
    let mut end = js_sys::Date::now() + TIME_SLICE;
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        if let Some((summary, text)) = from_file(text, found, &style) {
            if known.insert(summary.content.clone()) {
                *added += 1;
                let summary = GameSummary {
                    id: random_id(),
                    revision: 1,
                    writer: writer_id(),
                    learner: storage::learner().as_str().into(),
                    created: milliseconds(),
                    changed: milliseconds(),
                    ..summary
                };
                batch.push(StoredGame { summary, text });
            } else {
                *twice += 1;
            }
        }
        if batch.len() >= BATCH_SIZE {
            database::put_games(&batch).await?;
            batch.clear();
        }
        if js_sys::Date::now() > end {
            list.action_message.set(Some(msg!(GamesAdded { games: *added, known: *twice })));
            yield_to_browser().await;
            end = js_sys::Date::now() + TIME_SLICE;
        }
    }
    database::put_games(&batch).await
}
