//! Features of the game page that are in the lazy pages: each is loaded on demand.

use crate::components::effect::effect_after_render;
use crate::state::clock::is_clock_needed;
use crate::state::collection::saved_file::STORAGE_KEY;
use crate::state::context::AppContext;
use crate::state::correspondence::Correspondence;
use crate::state::opponent::{OpponentState, Search};
use crate::state::{i18n_loader, lazy_pages, storage};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;

/// Loads the clock as soon as it is switched on.
pub fn load_clock_when_needed(app: AppContext) {
    let Some(timer) = app.clock() else { return };
    let is_needed = Memo::new(move |_| is_clock_needed(app));
    effect_after_render(Box::new(move || {
        if is_needed.get() {
            let then = move |_| {
                if let Some(pages) = lazy_pages::lazy_pages() {
                    (pages.start_clock)(timer);
                }
            };
            i18n_loader::when_loaded(app.prefs, Part::School, Box::new(then));
        }
    }));
}

/// Restores the opponent of each game on the board, and loads its code as soon as there is one, or a game by link.
pub fn load_opponent_when_needed(state: OpponentState, correspondence: Option<Correspondence>) {
    Effect::new(move |_| {
        state.current.games_begun.track();
        let opponent = untrack(|| state.saved_for_game());
        state.search.set(Search::None);
        state.opponent.set(opponent);
    });
    let is_by_link = move || correspondence.is_some_and(|seat| seat.seat().is_some());
    let is_wanted = Memo::new(move |_| state.opponent.get().is_some() || is_by_link());
    Effect::new(move |_| {
        if is_wanted.get() {
            let then = move |_| match lazy_pages::lazy_pages() {
                Some(pages) => (pages.start_opponent)(state),
                None => {
                    state.search.set(Search::Failed);
                    state.current.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(state.prefs(), Part::More, Box::new(then));
        }
    });
}

/// Loads the sounds of moves once they are switched on.
pub fn load_sounds_when_needed(app: AppContext) {
    let is_wanted = Memo::new(move |_| app.prefs.with(|p| p.sounds));
    let is_followed = StoredValue::new(false);
    let owner = Owner::current().unwrap_or_default();
    Effect::new(move |_| {
        if is_wanted.get() && !is_followed.get_value() {
            let owner = owner.clone();
            let then = move |_| {
                if let Some(pages) = lazy_pages::lazy_pages().filter(|_| !is_followed.get_value()) {
                    is_followed.set_value(true);
                    owner.with(|| (pages.follow_sounds)(app));
                }
            };
            i18n_loader::when_loaded(app.prefs, Part::More, Box::new(then));
        }
    });
}

/// Restores the file that this tab had open, and saves opened files from now on.
pub fn restore_and_save_file(app: AppContext) {
    let begun = app.games_begun.try_get_untracked();
    if let Some(line) = storage::load_in_tab(STORAGE_KEY) {
        let then = move |_| {
            if let (Some(pages), Some(begun)) = (lazy_pages::lazy_pages(), begun) {
                (pages.restore_file)(app, &line, begun);
            }
        };
        i18n_loader::when_loaded(app.prefs, Part::More, Box::new(then));
    }
    effect_after_render(Box::new(move || {
        app.games_begun.track();
        app.collection().track();
        // Files are opened by code of the lazy pages.
        if let Some(pages) = lazy_pages::lazy_pages() {
            untrack(|| (pages.save_open_file)(app));
        }
    }));
}
