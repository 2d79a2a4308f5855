//! Features of the game page that are in the lazy pages: each is loaded on demand.

use crate::components::effect::later;
use crate::state::clock::is_wanted;
use crate::state::collection::kept::LINE;
use crate::state::context::AppContext;
use crate::state::opponent::{OpponentState, Search};
use crate::state::{i18n_loader, lazy_pages, storage};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;

/// Loads the clock as soon as it is switched on.
pub fn follow_clock(app: AppContext) {
    let Some(timer) = app.clock() else { return };
    let wanted = Memo::new(move |_| is_wanted(app));
    later(Box::new(move || {
        if wanted.get() {
            let then = move |_| {
                if let Some(pages) = lazy_pages::here() {
                    (pages.attend)(timer);
                }
            };
            i18n_loader::wanted(app.prefs, Part::School, Box::new(then));
        }
    }));
}

/// Restores the opponent of each game on the board, and loads its code as soon as there is one.
pub fn follow_opponent(state: OpponentState) {
    Effect::new(move |_| {
        state.current.games_begun.track();
        let opponent = untrack(|| state.restored());
        state.search.set(Search::None);
        state.opponent.set(opponent);
    });
    let is_wanted = Memo::new(move |_| state.opponent.get().is_some());
    Effect::new(move |_| {
        if is_wanted.get() {
            let then = move |_| match lazy_pages::here() {
                Some(pages) => (pages.oppose)(state),
                None => {
                    state.search.set(Search::Failed);
                    state.current.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::wanted(state.prefs(), Part::More, Box::new(then));
        }
    });
}

/// Loads the sounds of moves once they are switched on.
pub fn follow_sound(app: AppContext) {
    let is_wanted = Memo::new(move |_| app.prefs.with(|p| p.sounds));
    let is_followed = StoredValue::new(false);
    let owner = Owner::current().unwrap_or_default();
    Effect::new(move |_| {
        if is_wanted.get() && !is_followed.get_value() {
            let owner = owner.clone();
            let then = move |_| {
                if let Some(pages) = lazy_pages::here().filter(|_| !is_followed.get_value()) {
                    is_followed.set_value(true);
                    owner.with(|| (pages.sound)(app));
                }
            };
            i18n_loader::wanted(app.prefs, Part::More, Box::new(then));
        }
    });
}

/// Restores the file that this tab had open, and saves opened files from now on.
pub fn follow_file(app: AppContext) {
    let begun = app.games_begun.try_get_untracked();
    if let Some(line) = storage::load_in_tab(LINE) {
        let then = move |_| {
            if let (Some(pages), Some(begun)) = (lazy_pages::here(), begun) {
                (pages.restore_file)(app, &line, begun);
            }
        };
        i18n_loader::wanted(app.prefs, Part::More, Box::new(then));
    }
    later(Box::new(move || {
        app.games_begun.track();
        app.collection().track();
        // Files are opened by code of the lazy pages.
        if let Some(pages) = lazy_pages::here() {
            untrack(|| (pages.keep_file)(app));
        }
    }));
}
