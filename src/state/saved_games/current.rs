//! The game on the board of this tab: saved automatically at every change, and before another one replaces it.

use crate::components::effect::later;
use crate::state::context::AppContext;
use crate::state::saved_games::database::{self, Change, Failure, Saved, Stored};
use crate::state::saved_games::journal::{self, Line};
use crate::state::saved_games::metadata::{Arrival, Current};
use crate::state::saved_games::replaced::Replaced;
use crate::state::saved_games::{announce, migration, random_id, replaced, storage_state, writer};
use crate::state::storage;
use crate::state::time::now;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::game::Game;
use notabene_core::msg;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;

thread_local! {
    static CURRENT: RefCell<Option<Current>> = const { RefCell::new(None) };
    /// Changes still to be saved, in order; one for each game.
    static QUEUE: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    static IS_BUSY: Cell<bool> = const { Cell::new(false) };
    /// Games with a new id or revision, while changes of them were queued.
    static KNOWN: RefCell<Vec<(String, GameSummary)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the id of the game on the board.
pub fn id() -> Option<String> {
    CURRENT.with_borrow(|current| current.as_ref().map(|current| current.line.id.clone()))
}

/// Returns the saved game that this tab shows first.
pub fn kept_text() -> Option<String> {
    journal::load().map(|(text, _)| text)
}

/// Saves the game on the board from now on at every change.
pub fn follow(app: AppContext) {
    let mut is_first = true;
    later(Box::new(move || {
        app.game.track();
        let first = std::mem::take(&mut is_first);
        untrack(|| if first { begin(app) } else { keep(app) });
    }));
}

/// Takes over the game saved by this tab or an older version. Nothing is saved until the reader makes a change.
fn begin(app: AppContext) {
    let Some((text, line)) = journal::load() else {
        let fresh = Current::new(random_id());
        let content = app.game.with_untracked(library::content);
        CURRENT.set(Some(Current { arrived: content.clone(), content, ..fresh }));
        return;
    };
    let mut current = Current::new(random_id());
    let mut known_writer = String::new();
    if let Some(line) = line {
        known_writer = line.writer;
        current.line = Line { writer: writer(), ..current.line };
        (current.line.id, current.line.base, current.line.saved) = (line.id, line.base, line.saved);
    }
    let saved = current.line.saved;
    let (now, overview, content) = app
        .game
        .with_untracked(|table| (table.text(Export::Save), table.overview(), library::content(table)));
    current.arrived.clone_from(&content);
    if saved {
        current.content = content;
    }
    if current.line.base == 0 {
        // A game saved by an older version may be among the others already.
        current.came_whole = true;
    }
    if now != text || current.came_whole {
        // A damaged game is saved as far as it could be read.
        journal::keep(&now, &current.line);
    }
    CURRENT.set(Some(current));
    if overview.is_worth_saving() {
        queue(app, known_writer, saved);
    }
}

/// Saves the current state of the game.
fn keep(app: AppContext) {
    let (text, content) =
        app.game.with_untracked(|table| (table.text(Export::Save), library::content(table)));
    let Some(mut current) = CURRENT.with_borrow(Clone::clone) else { return };
    let only_place = content == current.content;
    current.line.saved &= only_place;
    journal::keep(&text, &current.line);
    if content != current.arrived {
        // A player who continues this game needs no way back beside it; the other game is saved.
        replaced::clear();
    }
    CURRENT.set(Some(current));
    queue(app, String::new(), only_place);
}

/// Queues the game on the board to be saved, if it has any content.
fn queue(app: AppContext, known_writer: String, only_place: bool) {
    let Some(current) = CURRENT.with_borrow(Clone::clone) else { return };
    if only_place && current.line.base == 0 {
        return;
    }
    let made = app.game.with_untracked(|table| {
        table.overview().is_worth_saving().then(|| (GameSummary::of(table), table.text(Export::Save)))
    });
    let Some((mut summary, text)) = made else { return };
    summary.id.clone_from(&current.line.id);
    (summary.created, summary.changed) = (now(), now());
    summary.writer = writer();
    let change = Change {
        game: Stored { summary, text },
        base: current.line.base,
        known_writer,
        only_place,
        came_whole: current.came_whole && current.line.base == 0,
    };
    QUEUE.with_borrow_mut(|queue| {
        match queue.iter().position(|other| other.game.summary.id == change.game.summary.id) {
            Some(n) => {
                // A change of place must not replace a queued change of the game, nor this tab look like another one.
                let waiting = std::mem::replace(&mut queue[n], change);
                queue[n].only_place &= waiting.only_place;
                if queue[n].known_writer.is_empty() {
                    queue[n].known_writer = waiting.known_writer;
                }
            }
            None => queue.push(change),
        }
    });
    if !IS_BUSY.replace(true) {
        spawn_local(work(app));
    }
}

/// Saves the queued changes, one after the other.
async fn work(app: AppContext) {
    loop {
        let Some(mut change) = QUEUE.with_borrow_mut(|queue| (!queue.is_empty()).then(|| queue.remove(0)))
        else {
            IS_BUSY.set(false);
            return KNOWN.with_borrow_mut(Vec::clear);
        };
        let asked = change.game.summary.id.clone();
        let known = KNOWN.with_borrow(|all| all.iter().rev().find(|(id, _)| *id == asked).cloned());
        if let Some((_, known)) = known {
            change.game.summary.id = known.id;
            (change.base, change.came_whole) = (known.revision, false);
        }
        let content = change.game.summary.content.clone();
        let is_place = change.only_place;
        let text = change.game.text.clone();
        let saved = database::save(change, &random_id()).await;
        let is_apart = matches!(saved, Ok(Saved::Apart(_)));
        match saved {
            Ok(Saved::As(summary) | Saved::Apart(summary)) => {
                storage_state::set(Ok(()));
                settle(app, &asked, &summary, &content);
                KNOWN.with_borrow_mut(|all| all.push((asked, summary)));
                if is_apart {
                    app.notice.set(Some(msg!(GamesApart)));
                }
                if !is_place {
                    announce();
                }
            }
            Ok(Saved::Nothing) => {}
            Err(failure) => {
                if failure == Failure::Missing && id().is_some_and(|on_board| on_board != asked) {
                    migration::put(&text, &content);
                }
                storage_state::set(Err(failure));
            }
        }
    }
}

/// Updates the metadata after a save, if the game is still the one on the board.
fn settle(app: AppContext, asked: &str, summary: &GameSummary, content: &str) {
    replaced::settle(asked, summary);
    let line = CURRENT.with_borrow_mut(|current| {
        let current = current.as_mut().filter(|current| current.line.id == asked)?;
        current.line.id.clone_from(&summary.id);
        current.line.base = summary.revision;
        current.content = content.into();
        Some(current.line.clone())
    });
    // `None` once the page is gone.
    let now = app.game.try_update_untracked(|table| (table.text(Export::Save), library::content(table)));
    if let (Some(mut line), Some((text, now))) = (line, now) {
        line.saved = now == content;
        CURRENT.with_borrow_mut(|current| {
            current.iter_mut().for_each(|current| current.line.saved = line.saved);
        });
        if storage::load(journal::GAME).is_some() {
            journal::keep_line(&text, &line);
        }
    }
}

/// Replaces the game on the board of the page. The old one is saved first, and can be restored.
pub fn replace(app: AppContext, table: Game, arrival: Arrival) {
    if !app.is_main() {
        // The board of an exercise: its page saves what is needed.
        return drop(app.swap(table));
    }
    let arriving = Current::arriving(&arrival, &table);
    let leaving = leave(app, arriving.clone());
    let worth = app.game.with_untracked(|old| old.overview().is_worth_saving());
    let old_content = app.game.with_untracked(library::content);
    let Some(old) = app.swap(table) else { return };
    let is_new_to_it = arriving.arrived != old_content;
    let is_read_on =
        arrival == Arrival::Step && leaving.as_ref().is_some_and(|current| current.arrived == old_content);
    replaced::clear();
    if let Some(leaving) = leaving.filter(|_| worth && is_new_to_it && !is_read_on) {
        replaced::offer(app, Replaced { game: old, current: leaving, bring_back });
    }
}

/// Restores a game that was on the board, unchanged.
fn bring_back(app: AppContext, table: Game, current: Current) {
    drop(leave(app, current));
    drop(app.swap(table));
}

/// Saves the game on the board before it is replaced, and makes another the current one.
fn leave(app: AppContext, arriving: Current) -> Option<Current> {
    let content = app.game.with_untracked(library::content);
    let only_place = CURRENT.with_borrow(|current| current.as_ref().is_some_and(|c| c.content == content));
    queue(app, String::new(), only_place);
    CURRENT.replace(Some(arriving))
}

/// Detaches the current game from deleted ids: its next change saves it as a new game.
pub fn forget(ids: &[String]) {
    CURRENT.with_borrow_mut(|current| {
        if let Some(current) = current.as_mut().filter(|current| ids.contains(&current.line.id)) {
            current.line.id = random_id();
            current.line.base = 0;
        }
    });
}

/// Checks in the database that games can be saved in a list here.
pub async fn probe() {
    storage_state::set(database::find("0").await.map(drop));
}
