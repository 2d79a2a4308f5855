//! Features of the game page whose code is loaded on demand.

use crate::pages::clock::CLOCK;
use crate::pages::collection::FILE;
use crate::pages::opponent::OPPONENT;
use crate::state::clock::{Timer, is_clock_needed};
use crate::state::collection::OpenCollection;
use crate::state::correspondence::Correspondence;
use crate::state::lazy::LazyCode;
use crate::state::opponent::{OpponentState, Search};
use crate::state::preferences::Preferences;
use crate::state::{i18n_loader, storage};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;

/// Loads the clock as soon as it is switched on.
pub fn load_clock_when_needed() {
    let (timer, prefs) = (expect_context::<Timer>(), Preferences::here());
    let is_needed = Memo::new(move |_| is_clock_needed(prefs));
    Effect::new(move || {
        if is_needed.get() {
            let then = move |_| {
                if let Some(clock) = CLOCK.get() {
                    (clock.start)(timer);
                }
            };
            i18n_loader::when_loaded(prefs, Part::School, Some(&CLOCK), Box::new(then));
        }
    });
}

/// Restores the opponent of each game on the board, and loads its code as soon as there is one, or a game by link.
pub fn load_opponent_when_needed() {
    let (state, correspondence) = (expect_context::<OpponentState>(), expect_context::<Correspondence>());
    Effect::new(move |_| {
        state.current.games_begun.track();
        untrack(|| state.restore());
    });
    let is_by_link = move || correspondence.seat().is_some();
    let is_wanted = Memo::new(move |_| state.opponent.get().is_some() || is_by_link());
    Effect::new(move |_| {
        if is_wanted.get() {
            let then = move |_| match OPPONENT.get() {
                Some(opponent) => (opponent.start)(state),
                None => {
                    state.search.set(Search::Failed);
                    state.current.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(state.prefs(), Part::More, Some(&OPPONENT), Box::new(then));
        }
    });
}

/// Restores the file that this tab had open, and saves opened files from now on.
pub fn restore_and_save_file(open: OpenCollection) {
    let current = open.board;
    let begun = current.games_begun.try_get_untracked();
    if let Some(line) = storage::load_in_tab(StorageKey::OpenedFile) {
        let then = move |_| {
            if let (Some(file), Some(begun)) = (FILE.get(), begun) {
                (file.restore)(open, &line, begun);
            }
        };
        i18n_loader::when_loaded(current.prefs, Part::More, Some(&FILE), Box::new(then));
    }
    Effect::new(move || {
        current.games_begun.track();
        match (FILE.get(), open.is_open()) {
            (Some(file), _) => untrack(|| (file.save)(open)),
            // Its buttons and this effect wait for the code.
            (None, true) => load_file_code(open),
            (None, false) => {}
        }
    });
}

/// Loads the code of an open file, and shows the file again with it.
fn load_file_code(open: OpenCollection) {
    let then = move |_| match FILE.is_loaded() {
        // `None` once the page is gone.
        true => drop(open.file.try_update(|_| ())),
        false => open.board.notice.set(Some(msg!(GameMissing))),
    };
    i18n_loader::when_loaded(open.board.prefs, Part::More, Some(&FILE), Box::new(then));
}
