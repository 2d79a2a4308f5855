//! List of the saved games: its state, and actions on one or several games.

use crate::components::query::focus_after_render;
use crate::state::chosen_game;
use crate::state::current_game::CurrentGame;
use crate::state::router::{fragment, open_page_from};
use crate::state::saved_games::database::{self, StoredGame};
use crate::state::saved_games::recent::{listed, open_saved_game};
use crate::state::saved_games::{announce_change, current, random_id, storage_state};
use crate::state::time::{MomentFormat, TimeSlices, milliseconds};
use leptos::prelude::*;
use notabene_core::exchange::library::{Listed, SortOrder, search_and_sort};
use notabene_core::exchange::save;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use std::collections::BTreeSet;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// State of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct GameList {
    pub current: CurrentGame,
    /// All games; `None` while loading.
    pub rows: RwSignal<Option<Rc<Vec<Listed>>>, LocalStorage>,
    /// Indices of the listed games, in order.
    pub shown: Memo<Vec<usize>>,
    /// Range of the rendered rows: first, and one past the last.
    pub visible_range: RwSignal<(usize, usize)>,
    pub search_text: RwSignal<String>,
    pub order: RwSignal<SortOrder>,
    /// Ids of the selected games.
    pub selected: RwSignal<BTreeSet<String>>,
    /// Id of the game being renamed.
    pub renaming: RwSignal<Option<String>>,
    /// Message about the last action.
    pub action_message: RwSignal<Option<Msg>>,
    /// Games deleted last, for undo.
    pub deleted: RwSignal<Rc<Vec<StoredGame>>, LocalStorage>,
    /// Number of unreadable games.
    pub corrupt_count: RwSignal<usize>,
    /// How often the list was loaded.
    pub load_count: StoredValue<u32>,
}

impl GameList {
    /// True if there is no game; tracked. False while the games are being loaded.
    pub fn is_empty(self) -> bool {
        self.rows.with(|rows| rows.as_ref().is_some_and(|rows| rows.is_empty()))
    }

    /// An empty list that is being loaded, in a component.
    pub fn new() -> GameList {
        let rows = RwSignal::new_local(None::<Rc<Vec<Listed>>>);
        let (search_text, order) = (RwSignal::new(String::new()), RwSignal::new(SortOrder::Changed));
        let shown = move |_: Option<&Vec<usize>>| {
            let find = |rows: &Rc<Vec<Listed>>| search_and_sort(rows, &search_text.read(), order.get());
            rows.with(|rows| rows.as_ref().map(find)).unwrap_or_default()
        };
        GameList {
            current: expect_context(),
            rows,
            shown: Memo::new(shown),
            visible_range: RwSignal::new((0, 0)),
            search_text,
            order,
            selected: RwSignal::new(BTreeSet::new()),
            renaming: RwSignal::new(None),
            action_message: RwSignal::new(None),
            deleted: RwSignal::new_local(Rc::new(Vec::new())),
            corrupt_count: RwSignal::new(0),
            load_count: StoredValue::new(0),
        }
    }

    /// Ids of the listed games, in order.
    pub fn listed_ids(self) -> Vec<String> {
        let Some(all) = self.rows.get_untracked() else { return Vec::new() };
        self.shown.with_untracked(|shown| shown.iter().map(|n| all[*n].summary.id.clone()).collect())
    }
}

/// Loads the list, in time slices.
pub async fn load_list(list: GameList) {
    // A later call has the newer list.
    let load = list.load_count.get_value() + 1;
    list.load_count.set_value(load);
    match database::list_summaries().await {
        Ok((all, lost)) => {
            if lost > 0 {
                list.corrupt_count.set(lost);
            }
            // None if the page is gone.
            let Some(prefs) = list.current.prefs.try_get_untracked() else { return };
            let moments = MomentFormat::of_page();
            let (mut rows, slices) = (Vec::with_capacity(all.len()), TimeSlices::begin());
            for summary in all {
                rows.push(listed(prefs.language, &moments, summary));
                slices.pause_if_over().await;
            }
            if list.load_count.try_get_value() == Some(load) {
                list.rows.set(Some(Rc::new(rows)));
            }
        }
        Err(failure) => {
            storage_state::set_storage_state(Err(failure));
            list.rows.set(Some(Rc::new(Vec::new())));
        }
    }
}

/// Date in the format of the page language; milliseconds since 1970.
pub fn date_text(milliseconds: u64) -> String {
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let code = document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    date.to_locale_date_string(&code, &js_sys::Object::new()).into()
}

/// Deletes games; can be undone.
pub fn delete_games(list: GameList, ids: Vec<String>) {
    spawn_local(async move {
        match database::remove_games(&ids).await {
            Ok(games) => {
                current::detach_deleted(&ids);
                list.action_message.set(Some(msg!(GamesDeleted { games: games.len() as u32 })));
                list.deleted.set(Rc::new(games));
                list.selected.update(|chosen| chosen.retain(|id| !ids.contains(id)));
                announce_change();
                focus_after_render("[data-do=games-undo]");
            }
            Err(failure) => storage_state::set_storage_state(Err(failure)),
        }
    });
}

/// Opens a game on the board.
pub fn open_game(list: GameList, id: String) {
    open_saved_game(list.current, id, move |problem| list.action_message.set(Some(problem)));
}

/// Chooses a game for practice, and goes to the ways to practise with it.
pub fn practise_with(list: GameList, id: String) {
    let asked = fragment();
    spawn_local(async move {
        let found = database::find_game(&id).await.ok().flatten();
        match found.map(|found| save::read(&found.text).0) {
            Some(Ok(game)) => {
                chosen_game::choose(&game);
                open_page_from(&asked, chosen_game::ADDRESS);
            }
            Some(Err(problem)) => list.action_message.set(Some(problem.message)),
            None => list.action_message.set(Some(msg!(GamesUnreadable { games: 1 }))),
        }
    });
}

/// Renames a game.
pub fn rename_game(list: GameList, id: String, name: String) {
    list.renaming.set(None);
    spawn_local(async move {
        match database::rename_game(&id, &name).await {
            Ok(()) => announce_change(),
            Err(failure) => storage_state::set_storage_state(Err(failure)),
        }
    });
}

/// Saves a copy of a game.
pub fn duplicate_game(list: GameList, id: String, title: String) {
    let prefs = list.current.prefs;
    spawn_local(async move {
        let Ok(Some(mut game)) = database::find_game(&id).await else { return };
        game.summary.rename(&prefs.message_text(&msg!(GamesCopyOf { name: title })));
        game.summary.id = random_id();
        (game.summary.created, game.summary.changed) = (milliseconds(), milliseconds());
        match database::put_games(&[game]).await {
            Ok(()) => announce_change(),
            Err(failure) => storage_state::set_storage_state(Err(failure)),
        }
    });
}
