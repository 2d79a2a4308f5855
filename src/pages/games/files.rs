//! Export of saved games into a file, and import; in time slices, so that the page stays responsive.

use crate::components::download::save_text;
use crate::pages::export::text_of;
use crate::pages::games::list::GameList;
use crate::state::saved_games::database::{self, Stored};
use crate::state::saved_games::writer;
use crate::state::saved_games::{announce, random_id, storage_state};
use crate::state::time::now;
use leptos::prelude::*;
use notabene_core::exchange::library::{Files, GameSummary, from_file};
use notabene_core::notation::Style;
use notabene_core::{msg, record};
use std::collections::HashSet;
use std::time::Duration;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

/// Maximum length of a time slice, in milliseconds.
const TURN: f64 = 12.0;
/// Number of games saved in one transaction.
const BATCH: usize = 100;

/// Yields to the event loop.
async fn breathe() {
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
pub fn write(cx: GameList, ids: Vec<String>) {
    if ids.is_empty() {
        return;
    }
    spawn_local(async move {
        let games = match database::all(&ids).await {
            Ok(games) => games,
            Err(failure) => return storage_state::set(Err(failure)),
        };
        let mut files = Files::default();
        let mut end = js_sys::Date::now() + TURN;
        for game in &games {
            files.add(&game.text);
            if js_sys::Date::now() > end {
                breathe().await;
                end = js_sys::Date::now() + TURN;
            }
        }
        for (text, name, kind) in [
            (&files.pgn, "notabene.pgn", "application/x-chess-pgn"),
            (&files.pdn, "notabene.pdn", "application/x-draughts-pdn"),
        ] {
            if !text.is_empty() {
                // A browser that saves nothing shows its own message.
                let _ = save_text(text, kind, name);
            }
        }
        cx.done.set(Some(match files.unreadable {
            0 => msg!(GamesWritten { games: files.games }),
            games => msg!(GamesUnreadable { games }),
        }));
    });
}

/// Imports the games of files; duplicates of saved games are skipped.
pub fn add(cx: GameList, chosen: Vec<File>) {
    spawn_local(async move {
        let mut known: HashSet<String> = match database::list().await {
            Ok((all, _)) => all.into_iter().map(|summary| summary.content).collect(),
            Err(failure) => return storage_state::set(Err(failure)),
        };
        let (mut added, mut twice) = (0, 0);
        for file in chosen {
            let Some(text) = text_of(file).await else {
                cx.done.set(Some(msg!(NotText)));
                continue;
            };
            match take(cx, &text, &mut known, (&mut added, &mut twice)).await {
                Ok(()) => {}
                Err(failure) => return storage_state::set(Err(failure)),
            }
        }
        announce();
        cx.done.set(Some(match (added, twice) {
            (0, 0) => msg!(PgnEmpty),
            (games, known) => msg!(GamesAdded { games, known }),
        }));
    });
}

/// Imports the games of one text.
async fn take(
    cx: GameList,
    text: &str,
    known: &mut HashSet<String>,
    (added, twice): (&mut u32, &mut u32),
) -> Result<(), database::Failure> {
    // None if the page is gone: the import is completed all the same.
    let style = cx.app.prefs.try_get_untracked().map_or_else(Style::pgn, |prefs| prefs.style());
    let (mut batch, mut at) = (Vec::new(), 0);
    let mut end = js_sys::Date::now() + TURN;
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        if let Some((summary, text)) = from_file(text, found, &style) {
            if known.insert(summary.content.clone()) {
                *added += 1;
                let summary = GameSummary {
                    id: random_id(),
                    revision: 1,
                    writer: writer(),
                    created: now(),
                    changed: now(),
                    ..summary
                };
                batch.push(Stored { summary, text });
            } else {
                *twice += 1;
            }
        }
        if batch.len() >= BATCH {
            database::put(&batch).await?;
            batch.clear();
        }
        if js_sys::Date::now() > end {
            cx.done.set(Some(msg!(GamesAdded { games: *added, known: *twice })));
            breathe().await;
            end = js_sys::Date::now() + TURN;
        }
    }
    database::put(&batch).await
}
