//! The opened file on the device: after a reload its list, the place in it and the changes of its games are there again.
//! The tab remembers its opened file in one line: `id place on-board search`.

use super::{Collection, OpenedFile, ReadGame};
use crate::ui::current_game::CurrentGame;
use crate::ui::games::{self, Failure};
use crate::ui::state::Desk;
use crate::ui::{annex, reading, store, tongue};
use leptos::prelude::*;
use notabene_core::exchange::{Export, library};
use notabene_core::i18n::Part;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Key of the line in the storage of the tab.
const LINE: &str = "file";
/// Separators of changed games, and of the place and the text of one; no record has them.
const BETWEEN: [char; 2] = ['\u{1e}', '\u{1f}'];

/// Opens the file that this tab had opened, and saves from now on what is opened.
pub fn follow(desk: Desk) {
    let begun = desk.games_begun.try_get_untracked();
    if let Some(line) = store::load_in_tab(LINE) {
        let then = move |_| {
            if let (Some(annex), Some(begun)) = (annex::here(), begun) {
                (annex.restore_file)(desk, &line, begun);
            }
        };
        tongue::wanted(desk.prefs, Part::More, Box::new(then));
    }
    Effect::new(move |_| {
        desk.games_begun.track();
        desk.collection().track();
        // Files are opened by lazy code.
        if let Some(annex) = annex::here() {
            untrack(|| (annex.keep_file)(desk));
        }
    });
}

/// Saves the opened file, the place in it and the changes, as far as they are new.
pub fn keep(desk: Desk) {
    let file = desk.collection();
    let Some(collection) = file.try_get_untracked().flatten() else { return forget(file) };
    let previous = file.saved_id.try_update_value(|id| id.replace(collection.id.clone())).flatten();
    if previous.as_ref() != Some(&collection.id) {
        spawn_local(save_text(file, collection.clone(), previous));
    }
    // Without room for a line the file is opened again by hand.
    let _ = store::keep_in_tab(LINE, &line(desk.current, &collection));
    if collection.has_new_edits.take() {
        save_edits(&collection);
    }
}

/// Deletes the file that is not open any more.
fn forget(file: OpenedFile) {
    let Some(id) = file.saved_id.try_update_value(Option::take).flatten() else { return };
    store::forget_in_tab(LINE);
    spawn_local(async move {
        // A file that cannot be deleted now goes with the next one.
        let _ = games::forget_file(&id).await;
    });
}

fn line(current: CurrentGame, collection: &Collection) -> String {
    let place = collection.current.get().map_or_else(|| "-".into(), |n| n.to_string());
    let on_board = if collection.is_on_board(current) { "1" } else { "0" };
    [&collection.id, &place, on_board, &collection.query.borrow()].join(" ")
}

fn save_edits(collection: &Collection) {
    let edits: Vec<String> =
        collection.edited.borrow().iter().map(|(n, text)| format!("{n}{}{text}", BETWEEN[1])).collect();
    let (id, edits) = (collection.id.clone(), edits.join(&BETWEEN[0].to_string()));
    spawn_local(async move {
        // The changed games are among the saved games, too.
        let _ = games::keep_edits(&id, &edits).await;
    });
}

/// Saves the text of a file in the place of the previous one. Only a lack of room is shown: a browser that saves no
/// list of games reports that itself.
async fn save_text(file: OpenedFile, collection: Rc<Collection>, previous: Option<String>) {
    if let Some(previous) = previous {
        // A file that cannot be deleted now goes with the next one.
        let _ = games::forget_file(&previous).await;
    }
    if games::keep_file(&collection.id, &collection.text).await == Err(Failure::Refused) {
        collection.is_unsaved.set(true);
        file.notify();
    }
}

/// The line of a tab, read.
struct Line {
    id: String,
    place: Option<usize>,
    on_board: bool,
    query: String,
}

impl Line {
    /// `None` if the line has no valid id.
    fn read(line: &str) -> Option<Line> {
        let mut words = line.splitn(4, ' ');
        Some(Line {
            id: words.next().filter(|id| library::is_id(id))?.into(),
            place: words.next().and_then(|place| place.parse().ok()),
            on_board: words.next() == Some("1"),
            query: words.next().unwrap_or_default().into(),
        })
    }
}

/// Reads a saved file and shows it, unless another one was opened meanwhile. `begun` is the count of games begun when
/// the page was loaded.
pub fn restore(desk: Desk, line: &str, begun: u32) {
    let Some(line) = Line::read(line) else { return };
    let (current, file) = (desk.current, desk.collection());
    spawn_local(async move {
        let Ok(Some((text, edits))) = games::file(&line.id).await else { return };
        reading::list(text.into(), move |text, games| {
            if file.try_get_untracked().is_none_or(|open| open.is_some()) {
                return;
            }
            let collection = Collection::with_id(line.id.clone(), text, games);
            *collection.edited.borrow_mut() = edits.split(BETWEEN[0]).filter_map(edit).collect();
            restore_place(&collection, current, line, begun);
            file.saved_id.set_value(Some(collection.id.clone()));
            file.set(Some(Rc::new(collection)));
        });
    });
}

/// Restores the search and the place in a file, and the link to the game on the board.
fn restore_place(collection: &Collection, current: CurrentGame, line: Line, begun: u32) {
    if !line.query.is_empty() {
        collection.search(&line.query);
    }
    collection.current.set(line.place.filter(|n| *n < collection.games.len()));
    let Some(n) = collection.current.get().filter(|_| line.on_board) else { return };
    if let ReadGame { opened: Some(Ok(game)), .. } = collection.read(current, n) {
        *collection.opened.borrow_mut() = game.text(Export::Pgn);
    }
    collection.begun.set(Some(begun));
}

/// A changed game with its place in the file.
fn edit(text: &str) -> Option<(usize, String)> {
    let (n, text) = text.split_once(BETWEEN[1])?;
    Some((n.parse().ok()?, text.into()))
}
