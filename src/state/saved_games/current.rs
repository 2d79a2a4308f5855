//! The game on the board of this tab: saved automatically at every change, and before another one replaces it.

use crate::state::current_game::CurrentGame;
use crate::state::saved_games::database::{self, Failure, PendingSave, SaveResult, StoredGame};
use crate::state::saved_games::journal::{self, JournalLine};
use crate::state::saved_games::metadata::{Arrival, CurrentMetadata};
use crate::state::saved_games::replaced::Replaced;
use crate::state::saved_games::{announce_change, migration, random_id, replaced, storage_state, writer_id};
use crate::state::storage;
use crate::state::time::milliseconds;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::game::Game;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;

thread_local! {
    static CURRENT: RefCell<Option<CurrentMetadata>> = const { RefCell::new(None) };
    /// Changes still to be saved, in order; one for each game.
    static QUEUE: RefCell<Vec<PendingSave>> = const { RefCell::new(Vec::new()) };
    static IS_BUSY: Cell<bool> = const { Cell::new(false) };
    /// Games with a new id or revision, while changes of them were queued.
    static RENAMED_GAMES: RefCell<Vec<(String, GameSummary)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the id of the game on the board.
pub fn current_id() -> Option<String> {
    CURRENT.with_borrow(|current| current.as_ref().map(|current| current.journal_line.id.clone()))
}

/// Returns the saved game that this tab shows first.
pub fn saved_text() -> Option<String> {
    journal::load_journal().map(|(text, _)| text)
}

/// Saves the game on the board from now on at every change.
pub fn follow_game(board: CurrentGame) {
    let mut is_first = true;
    Effect::new(move || {
        board.game.track();
        let first = std::mem::take(&mut is_first);
        untrack(|| if first { take_over_saved(board) } else { save_current(board) });
    });
}

/// Takes over the game saved by this tab or an older version. Nothing is saved until the reader makes a change.
fn take_over_saved(board: CurrentGame) {
    let Some((text, line)) = journal::load_journal() else {
        let fresh = CurrentMetadata::new(random_id());
        let content = board.game.with_untracked(library::content);
        CURRENT.set(Some(CurrentMetadata { arrival_hash: content.clone(), saved_hash: content, ..fresh }));
        return;
    };
    let mut current = CurrentMetadata::new(random_id());
    let mut known_writer = String::new();
    if let Some(line) = line {
        known_writer = line.writer;
        current.journal_line = JournalLine { writer: writer_id(), ..current.journal_line };
        (current.journal_line.id, current.journal_line.base_revision, current.journal_line.is_saved) =
            (line.id, line.base_revision, line.is_saved);
    }
    let saved = current.journal_line.is_saved;
    let (now, overview, content) =
        board.game.with_untracked(|game| (game.text(Export::Save), game.overview(), library::content(game)));
    current.arrival_hash.clone_from(&content);
    if saved {
        current.saved_hash = content;
    }
    if current.journal_line.base_revision == 0 {
        // A game saved by an older version may be among the others already.
        current.is_imported = true;
    }
    if now != text || current.is_imported {
        // A damaged game is saved as far as it could be read.
        journal::save_journal(&now, &current.journal_line);
    }
    CURRENT.set(Some(current));
    if overview.is_worth_saving() {
        queue_save(board, known_writer, saved);
    }
}

/// Saves the current state of the game.
fn save_current(board: CurrentGame) {
    let (text, content) = board.game.with_untracked(|game| (game.text(Export::Save), library::content(game)));
    let Some(mut current) = CURRENT.with_borrow(Clone::clone) else { return };
    let only_place = content == current.saved_hash;
    current.journal_line.is_saved &= only_place;
    journal::save_journal(&text, &current.journal_line);
    if content != current.arrival_hash {
        // A player who continues this game needs no way back beside it; the other game is saved.
        replaced::remove_bar();
    }
    CURRENT.set(Some(current));
    queue_save(board, String::new(), only_place);
}

/// Saves again what the database may have lost: the game on the board, and the one before it.
pub fn save_again(board: CurrentGame) {
    queue_save(board, String::new(), false);
    replaced::with_replaced(|game, current| queue_save_of(board, game, current, String::new(), false));
    announce_change();
}

/// Queues the game on the board to be saved, if it has any content.
fn queue_save(board: CurrentGame, known_writer: String, only_place: bool) {
    let Some(current) = CURRENT.with_borrow(Clone::clone) else { return };
    // `None` once the page is gone.
    let _ =
        board.game.try_with_untracked(|game| queue_save_of(board, game, &current, known_writer, only_place));
}

/// Queues a game to be saved, if it has any content.
fn queue_save_of(
    board: CurrentGame,
    game: &Game,
    current: &CurrentMetadata,
    known_writer: String,
    only_place: bool,
) {
    if only_place && current.journal_line.base_revision == 0 || !game.overview().is_worth_saving() {
        return;
    }
    let (mut summary, text) = (GameSummary::of(game), game.text(Export::Save));
    summary.id.clone_from(&current.journal_line.id);
    (summary.created, summary.changed) = (milliseconds(), milliseconds());
    summary.writer = writer_id();
    summary.learner = storage::learner().as_str().into();
    let change = PendingSave {
        game: StoredGame { summary, text },
        base: current.journal_line.base_revision,
        known_writer,
        is_only_navigation: only_place,
        is_imported: current.is_imported && current.journal_line.base_revision == 0,
    };
    QUEUE.with_borrow_mut(|queue| {
        match queue.iter().position(|other| other.game.summary.id == change.game.summary.id) {
            Some(n) => {
                // A change of place must not replace a queued change of the game, nor this tab look like another one.
                let queued = std::mem::replace(&mut queue[n], change);
                queue[n].is_only_navigation &= queued.is_only_navigation;
                if queue[n].known_writer.is_empty() {
                    queue[n].known_writer = queued.known_writer;
                }
            }
            None => queue.push(change),
        }
    });
    if !IS_BUSY.replace(true) {
        spawn_local(save_queued(board));
    }
}

/// Saves the queued changes, one after the other.
async fn save_queued(board: CurrentGame) {
    loop {
        let Some(mut change) = QUEUE.with_borrow_mut(|queue| (!queue.is_empty()).then(|| queue.remove(0)))
        else {
            IS_BUSY.set(false);
            return RENAMED_GAMES.with_borrow_mut(Vec::clear);
        };
        let asked = change.game.summary.id.clone();
        let known = RENAMED_GAMES.with_borrow(|all| all.iter().rev().find(|(id, _)| *id == asked).cloned());
        if let Some((_, known)) = known {
            change.game.summary.id = known.id;
            (change.base, change.is_imported) = (known.revision, false);
        }
        let content = change.game.summary.content.clone();
        let is_place = change.is_only_navigation;
        let text = change.game.text.clone();
        let saved = database::save_game(change, &random_id()).await;
        let is_apart = matches!(saved, Ok(SaveResult::AsCopy(_)));
        match saved {
            Ok(SaveResult::Updated(summary) | SaveResult::AsCopy(summary)) => {
                storage_state::set_storage_state(Ok(()));
                finish_save(board, &asked, &summary, &content);
                RENAMED_GAMES.with_borrow_mut(|all| all.push((asked, summary)));
                if is_apart {
                    board.notice.set(Some(msg!(GamesApart)));
                }
                if !is_place {
                    announce_change();
                }
            }
            Ok(SaveResult::Nothing) => {}
            Err(failure) => {
                if failure != Failure::Full && current_id().is_some_and(|on_board| on_board != asked) {
                    migration::save_replaced(&text, &content);
                }
                storage_state::set_storage_state(Err(failure));
            }
        }
    }
}

/// Updates the metadata after a save, if the game is still the one on the board.
fn finish_save(board: CurrentGame, asked: &str, summary: &GameSummary, content: &str) {
    replaced::update_replaced(asked, summary);
    let line = CURRENT.with_borrow_mut(|current| {
        let current = current.as_mut().filter(|current| current.journal_line.id == asked)?;
        current.journal_line.id.clone_from(&summary.id);
        current.journal_line.base_revision = summary.revision;
        current.saved_hash = content.into();
        Some(current.journal_line.clone())
    });
    // `None` once the page is gone.
    let now = board.game.try_update_untracked(|game| (game.text(Export::Save), library::content(game)));
    if let (Some(mut line), Some((text, now))) = (line, now) {
        line.is_saved = now == content;
        CURRENT.with_borrow_mut(|current| {
            current.iter_mut().for_each(|current| current.journal_line.is_saved = line.is_saved);
        });
        if storage::load(StorageKey::Game).is_some() {
            journal::save_line(&text, &line);
        }
    }
}

/// Replaces the game on the board of the page. The old one is saved first, and can be restored.
pub fn replace_game(board: CurrentGame, game: Game, arrival: Arrival) {
    if !board.is_main() {
        // The board of an exercise: its page saves what is needed.
        return drop(board.swap_game(game));
    }
    let arriving = CurrentMetadata::arriving(&arrival, &game);
    let leaving = save_before_replacing(board, arriving.clone());
    let worth = board.game.with_untracked(|old| old.overview().is_worth_saving());
    let old_content = board.game.with_untracked(library::content);
    let Some(old) = board.swap_game(game) else { return };
    let is_new_to_it = arriving.arrival_hash != old_content;
    let is_read_on = arrival == Arrival::NextInFile
        && leaving.as_ref().is_some_and(|current| current.arrival_hash == old_content);
    replaced::remove_bar();
    if let Some(leaving) = leaving.filter(|_| worth && is_new_to_it && !is_read_on) {
        replaced::offer_restore(board, Replaced { game: old, current: leaving, restore: restore_game });
    }
}

/// Restores a game that was on the board, unchanged.
fn restore_game(board: CurrentGame, game: Game, current: CurrentMetadata) {
    drop(save_before_replacing(board, current));
    drop(board.swap_game(game));
}

/// Saves the game on the board before it is replaced, and makes another the current one.
fn save_before_replacing(board: CurrentGame, arriving: CurrentMetadata) -> Option<CurrentMetadata> {
    let content = board.game.with_untracked(library::content);
    let only_place = CURRENT.with_borrow(|current| current.as_ref().is_some_and(|c| c.saved_hash == content));
    queue_save(board, String::new(), only_place);
    CURRENT.replace(Some(arriving))
}

/// Detaches the current game from deleted ids: its next change saves it as a new game.
pub fn detach_deleted(ids: &[String]) {
    CURRENT.with_borrow_mut(|current| {
        if let Some(current) = current.as_mut().filter(|current| ids.contains(&current.journal_line.id)) {
            current.journal_line.id = random_id();
            current.journal_line.base_revision = 0;
        }
    });
}

/// Checks in the database that games can be saved in a list here.
pub async fn check_database() {
    storage_state::set_storage_state(database::find_game("0").await.map(drop));
}
