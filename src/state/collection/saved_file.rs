//! The open file, saved on the device: a reload restores its list, the place in it and the changes in its games. The
//! tab remembers the open file in one line: `id place on-board search`.

use crate::state::collection::{Collection, OpenCollection};
use crate::state::saved_games::{self, Failure};
use crate::state::{read_games, storage};
use leptos::prelude::*;
use notabene_core::exchange::{Export, library};
use notabene_study::storage_key::StorageKey;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Separators of two changed games, and of the place and the text of one; no record has them.
const SEPARATORS: [char; 2] = ['\u{1e}', '\u{1f}'];

thread_local! {
    /// Id of the file that was open at the last check.
    static OPEN_FILE_ID: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Saves the open file, the place in it and the changes, as far as they are new.
pub fn save_open_file(open: OpenCollection) {
    let Some(collection) = open.file.try_get_untracked().flatten() else {
        if let Some(id) = OPEN_FILE_ID.take() {
            storage::delete_in_tab(StorageKey::OpenedFile);
            // If this fails, the file is deleted with the next ones.
            spawn_local(async move {
                let _ = saved_games::delete_file(&id).await;
            });
        }
        return;
    };
    let before = OPEN_FILE_ID.replace(Some(collection.id.clone()));
    if before.as_ref() != Some(&collection.id) {
        spawn_local(save_text(open, collection.clone(), before));
    }
    let place = collection.current.get().map(|n| n.to_string()).unwrap_or_else(|| "-".into());
    let on_board = if collection.is_on_board(open.board) { "1" } else { "0" };
    // Without room for the line, the reader opens the file again.
    let _ = storage::save_in_tab(
        StorageKey::OpenedFile,
        &[&collection.id, &place, on_board, &collection.search_text.borrow()].join(" "),
    );
    if collection.has_new_edits.take() {
        let edits: Vec<String> = (collection.edited_games.borrow().iter())
            .map(|(n, text)| format!("{n}{}{text}", SEPARATORS[1]))
            .collect();
        let (id, edits) = (collection.id.clone(), edits.join(&SEPARATORS[0].to_string()));
        // The changed games are saved in the list of games, too.
        spawn_local(async move {
            let _ = saved_games::save_edits(&id, &edits).await;
        });
    }
}

/// Saves the text of a file in place of the previous one. Reports only a full storage: a browser without a list of
/// games reports that itself.
async fn save_text(open: OpenCollection, collection: Rc<Collection>, before: Option<String>) {
    if let Some(before) = before {
        // As above.
        let _ = saved_games::delete_file(&before).await;
    }
    if saved_games::save_file(&collection.id, &collection.text).await == Err(Failure::Full) {
        collection.is_not_saved.set(true);
        open.file.notify();
    }
}

/// Loads a saved file and shows it, unless another one was opened meanwhile. `begun` is the number of games begun when
/// the page was loaded.
pub fn restore_file(open: OpenCollection, line: &str, begun: u32) {
    let mut words = line.splitn(4, ' ').map(str::to_string);
    let Some(id) = words.next().filter(|id| library::is_id(id)) else { return };
    let place: Option<usize> = words.next().and_then(|place| place.parse().ok());
    let on_board = words.next().as_deref() == Some("1");
    let wanted = words.next().unwrap_or_default();
    spawn_local(async move {
        let Ok(Some((text, edits))) = saved_games::load_file(&id).await else { return };
        read_games::list_games(text.into(), move |text, games| {
            if open.file.try_get_untracked().is_none_or(|file| file.is_some()) {
                return;
            }
            let collection = Collection::with_id(id, text, games);
            *collection.edited_games.borrow_mut() =
                edits.split(SEPARATORS[0]).filter_map(parse_edit).collect();
            if !wanted.is_empty() {
                collection.search(&wanted);
            }
            collection.current.set(place.filter(|n| *n < collection.games.len()));
            if let Some(n) = collection.current.get().filter(|_| on_board) {
                if let (Some(Ok(game)), ..) = collection.load_game(open.board, n) {
                    *collection.opened_pgn.borrow_mut() = game.text(Export::Pgn);
                }
                collection.games_begun.set(Some(begun));
            }
            OPEN_FILE_ID.set(Some(collection.id.clone()));
            open.file.set(Some(Rc::new(collection)));
        });
    });
}

/// A changed game with its place in the file.
fn parse_edit(text: &str) -> Option<(usize, String)> {
    let (n, text) = text.split_once(SEPARATORS[1])?;
    Some((n.parse().ok()?, text.into()))
}
