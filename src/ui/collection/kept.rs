//! The open file is kept on the device: after a reload its list, the place in it and what was changed in its games are
//! there again. The tab remembers which file it has open, in one line: `id place on-board search`.

use super::Collection;
use crate::ui::games::{self, Failure};
use crate::ui::live::later;
use crate::ui::state::Desk;
use crate::ui::{annex, reading, store, tongue};
use leptos::prelude::*;
use notabene_core::exchange::{Export, library};
use notabene_core::i18n::Part;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Where the line is kept, in the storage of the tab.
const LINE: &str = "file";
/// Stand between two changed games, and between the place and the text of one; no record has them.
const BETWEEN: [char; 2] = ['\u{1e}', '\u{1f}'];

thread_local! {
    /// The id of the file that was open when it was last looked at.
    static OPEN: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Brings back the file that this tab had open, and keeps from now on what is opened.
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
    later(Box::new(move || {
        desk.games_begun.track();
        desk.collection().track();
        // A file is opened in the annex.
        if let Some(annex) = annex::here() {
            untrack(|| (annex.keep_file)(desk));
        }
    }));
}

/// Keeps the open file, the place in it and what was changed, as far as they are new.
pub fn keep(desk: Desk) {
    let Some(collection) = desk.collection().try_get_untracked().flatten() else {
        if let Some(id) = OPEN.take() {
            store::forget_in_tab(LINE);
            // Where that fails it goes with the next files.
            spawn_local(async move {
                let _ = games::forget_file(&id).await;
            });
        }
        return;
    };
    let before = OPEN.replace(Some(collection.id.clone()));
    if before.as_ref() != Some(&collection.id) {
        spawn_local(keep_text(desk, collection.clone(), before));
    }
    let place = collection.current.get().map(|n| n.to_string()).unwrap_or_else(|| "-".into());
    let on_board = if collection.is_on_board(desk) { "1" } else { "0" };
    // Without room for a line the file is opened again by hand.
    let _ =
        store::keep_in_tab(LINE, &[&collection.id, &place, on_board, &collection.wanted.borrow()].join(" "));
    if collection.has_new_edits.take() {
        let edits: Vec<String> = (collection.edited.borrow().iter())
            .map(|(n, text)| [&n.to_string(), BETWEEN[1].to_string().as_str(), text].concat())
            .collect();
        let (id, edits) = (collection.id.clone(), edits.join(&BETWEEN[0].to_string()));
        // The changed games are among the kept ones, too.
        spawn_local(async move {
            let _ = games::keep_edits(&id, &edits).await;
        });
    }
}

/// Keeps the text of a file in the place of the one before. Only a lack of room is told: a browser that keeps no list of
/// games tells that itself.
async fn keep_text(desk: Desk, collection: Rc<Collection>, before: Option<String>) {
    if let Some(before) = before {
        // As above.
        let _ = games::forget_file(&before).await;
    }
    if games::keep_file(&collection.id, &collection.text).await == Err(Failure::Refused) {
        collection.is_not_kept.set(true);
        desk.collection().notify();
    }
}

/// Reads a kept file again and shows it, unless another one was opened meanwhile. `begun` is the count of games begun when
/// the page was loaded.
pub fn restore(desk: Desk, line: &str, begun: u32) {
    let mut words = line.splitn(4, ' ').map(str::to_string);
    let Some(id) = words.next().filter(|id| library::is_id(id)) else { return };
    let place: Option<usize> = words.next().and_then(|place| place.parse().ok());
    let on_board = words.next().as_deref() == Some("1");
    let wanted = words.next().unwrap_or_default();
    spawn_local(async move {
        let Ok(Some((text, edits))) = games::file(&id).await else { return };
        reading::list(text.into(), move |text, games| {
            if desk.collection().try_get_untracked().is_none_or(|open| open.is_some()) {
                return;
            }
            let collection = Collection::with_id(id, text, games);
            *collection.edited.borrow_mut() = edits.split(BETWEEN[0]).filter_map(edit).collect();
            if !wanted.is_empty() {
                collection.search(&wanted);
            }
            collection.current.set(place.filter(|n| *n < collection.games.len()));
            if let Some(n) = collection.current.get().filter(|_| on_board) {
                if let (Some(Ok(table)), ..) = collection.read(desk, n) {
                    *collection.opened.borrow_mut() = table.text(Export::Pgn);
                }
                collection.begun.set(Some(begun));
            }
            OPEN.set(Some(collection.id.clone()));
            desk.collection().set(Some(Rc::new(collection)));
        });
    });
}

/// A changed game with its place in the file.
fn edit(text: &str) -> Option<(usize, String)> {
    let (n, text) = text.split_once(BETWEEN[1])?;
    Some((n.parse().ok()?, text.into()))
}
