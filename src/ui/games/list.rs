//! State of the list of saved games, and which of its rows stand on the page.

use super::database::{self, Stored};
use super::{state, track_changes};
use crate::ui::state::CurrentGame;
use leptos::html::Ul;
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, Listed, Order, arranged};
use notabene_core::game::registry;
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use std::collections::BTreeSet;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// How many rows stand ready above and below those that are seen.
const SPARE: usize = 4;
/// The height of a row before one can be measured, in CSS pixels.
const USUAL_HEIGHT: f64 = 100.0;

/// State of the list. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct GameList {
    pub current: CurrentGame,
    /// All games; `None` while they are loaded.
    pub games: RwSignal<Option<Arc<Vec<Listed>>>>,
    /// The places of those that are listed, in order.
    pub listed: Memo<Arc<Vec<usize>>>,
    /// The rows on the page: the first, and the one after the last.
    pub window: RwSignal<(usize, usize)>,
    /// Room for the rows before and after, in CSS pixels.
    pub space: RwSignal<(f64, f64)>,
    /// The element of the list.
    pub element: NodeRef<Ul>,
    pub search: RwSignal<String>,
    pub order: RwSignal<Order>,
    /// The ids of the chosen games.
    pub chosen: RwSignal<BTreeSet<String>>,
    /// The id of the game that gets another name.
    pub renaming: RwSignal<Option<String>>,
    /// The result of the last action.
    pub done: RwSignal<Option<Msg>>,
    /// What was deleted last, so that it can be put back.
    pub deleted: RwSignal<Arc<Vec<Stored>>>,
    /// How many games could not be read.
    pub unreadable: RwSignal<usize>,
}

impl GameList {
    /// An empty list beside the game on the board.
    pub fn new(current: CurrentGame) -> GameList {
        let games = RwSignal::new(None::<Arc<Vec<Listed>>>);
        let (search, order) = (RwSignal::new(String::new()), RwSignal::new(Order::Changed));
        let listed = Memo::new(move |_| {
            let (search, order) = (search.get(), order.get());
            let found = games.with(|games| games.as_ref().map(|games| arranged(games, &search, order)));
            Arc::new(found.unwrap_or_default())
        });
        GameList {
            current,
            games,
            listed,
            window: RwSignal::new((0, 0)),
            space: RwSignal::new((0.0, 0.0)),
            element: NodeRef::new(),
            search,
            order,
            chosen: RwSignal::new(BTreeSet::new()),
            renaming: RwSignal::new(None),
            done: RwSignal::new(None),
            deleted: RwSignal::new(Arc::new(Vec::new())),
            unreadable: RwSignal::new(0),
        }
    }

    /// Loads the list now and whenever saved games change, and keeps its rows near those that are seen.
    pub fn follow(self) {
        Effect::new(move |_| {
            track_changes();
            spawn_local(self.load());
        });
        Effect::new(move |_| {
            self.listed.track();
            self.measure();
        });
        for event in ["scroll", "resize"] {
            let listener = window_event_listener_untyped(event, move |_| self.measure());
            on_cleanup(move || listener.remove());
        }
    }

    async fn load(self) {
        match database::list().await {
            Ok((all, unreadable)) => {
                if unreadable > 0 {
                    self.unreadable.set(unreadable);
                }
                // None when the page is gone.
                let Some(prefs) = self.current.prefs.try_get_untracked() else { return };
                let all = all.into_iter().map(|summary| with_words(summary, prefs.language));
                self.games.set(Some(Arc::new(all.collect())));
            }
            Err(failure) => {
                state::set(Err(failure));
                self.games.set(Some(Arc::new(Vec::new())));
            }
        }
    }

    /// Finds the rows near those that are seen, and the room of the others.
    fn measure(self) {
        let Some(all) = self.listed.try_get_untracked().map(|listed| listed.len()) else { return };
        let Some(list) = self.element.try_get_untracked().flatten() else { return };
        let height = list.first_element_child().map(|row| row.get_bounding_client_rect().height());
        let height = height.filter(|height| *height > 1.0).unwrap_or(USUAL_HEIGHT);
        let visible = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or(1_000.0);
        let above = (-list.get_bounding_client_rect().top() / height).max(0.0) as usize;
        let first = above.saturating_sub(SPARE).min(all.saturating_sub(1));
        let end = (above + (visible / height) as usize + 2 + SPARE).min(all);
        self.space.set((first as f64 * height, (all - end.max(first)) as f64 * height));
        if self.window.get_untracked() != (first, end) {
            self.window.set((first, end));
        }
    }

    /// The ids of the listed games, untracked.
    pub fn listed_ids(self) -> Vec<String> {
        let Some(all) = self.games.get_untracked() else { return Vec::new() };
        self.listed.with_untracked(|listed| listed.iter().map(|n| all[*n].summary.id.clone()).collect())
    }

    /// True if there is no saved game, or none is loaded yet; tracked.
    pub fn is_empty(self) -> bool {
        self.games.with(|games| games.as_ref().is_none_or(|games| games.is_empty()))
    }
}

/// A game with its words for the list.
fn with_words(summary: GameSummary, language: Language) -> Listed {
    let title = language.say(&msg!(GamesOfDate { date: day(summary.created) }));
    let game = registry::find(&summary.game)
        .map_or_else(|_| summary.game.clone(), |game| language.label(game.label).to_string());
    Listed::new(summary, &title, &game)
}

/// A day as people of the language of the page write it; from milliseconds since 1970.
pub fn day(milliseconds: u64) -> String {
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let code = document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    date.to_locale_date_string(&code, &js_sys::Object::new()).into()
}
