//! Kept games as one file, and the games of a file among the kept ones: in short turns, so that the page stays alive.

use super::current::writer;
use super::database::{self, Stored};
use super::page::Hall;
use super::{announce, now, random_id, state};
use crate::ui::picture::save_text;
use crate::ui::records::text_of;
use leptos::prelude::*;
use notabene_core::exchange::library::{Files, GameSummary, of_file};
use notabene_core::notation::Style;
use notabene_core::{msg, record};
use std::collections::HashSet;
use std::time::Duration;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

/// How long the page may be silent, in milliseconds.
const TURN: f64 = 12.0;
/// How many games are kept in one transaction.
const BATCH: usize = 100;

/// Lets the page do what waits.
async fn breathe() {
    let turn = js_sys::Promise::new(&mut |done, _| {
        let _ = set_timeout(
            move || {
                // Nobody listens any more if it fails.
                let _ = done.call0(&wasm_bindgen::JsValue::NULL);
            },
            Duration::ZERO,
        );
    });
    drop(JsFuture::from(turn).await);
}

/// Saves games in a file: one for each kind of record.
pub fn write(hall: Hall, ids: Vec<String>) {
    if ids.is_empty() {
        return;
    }
    spawn_local(async move {
        let games = match database::all(&ids).await {
            Ok(games) => games,
            Err(failure) => return state::set(Err(failure)),
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
                // A browser that saves nothing says so itself.
                let _ = save_text(text, kind, name);
            }
        }
        hall.done.set(Some(match files.unreadable {
            0 => msg!(GamesWritten { games: files.games }),
            games => msg!(GamesUnreadable { games }),
        }));
    });
}

/// Adds the games of files to the kept ones; those that are there already are left out.
pub fn add(hall: Hall, chosen: Vec<File>) {
    spawn_local(async move {
        let mut known: HashSet<String> = match database::list().await {
            Ok((all, _)) => all.into_iter().map(|summary| summary.content).collect(),
            Err(failure) => return state::set(Err(failure)),
        };
        let (mut added, mut twice) = (0, 0);
        for file in chosen {
            let Some(text) = text_of(file).await else {
                hall.done.set(Some(msg!(NotText)));
                continue;
            };
            match take(hall, &text, &mut known, (&mut added, &mut twice)).await {
                Ok(()) => {}
                Err(failure) => return state::set(Err(failure)),
            }
        }
        announce();
        hall.done.set(Some(match (added, twice) {
            (0, 0) => msg!(PgnEmpty),
            (games, known) => msg!(GamesAdded { games, known }),
        }));
    });
}

/// Adds the games of one text.
async fn take(
    hall: Hall,
    text: &str,
    known: &mut HashSet<String>,
    (added, twice): (&mut u32, &mut u32),
) -> Result<(), database::Failure> {
    // None when the page is gone: what was begun is brought to its end all the same.
    let style = hall.desk.prefs.try_get_untracked().map_or_else(Style::pgn, |prefs| prefs.style());
    let (mut batch, mut at) = (Vec::new(), 0);
    let mut end = js_sys::Date::now() + TURN;
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        if let Some((summary, text)) = of_file(text, found, &style) {
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
            hall.done.set(Some(msg!(GamesAdded { games: *added, known: *twice })));
            breathe().await;
            end = js_sys::Date::now() + TURN;
        }
    }
    database::put(&batch).await
}
