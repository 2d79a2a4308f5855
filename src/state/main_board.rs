//! The board of the app: its game is saved, and has a clock, an opponent and a seat in a game by link.

use crate::components::write_box;
use crate::state::board_contexts::BoardContexts;
use crate::state::clock::Timer;
use crate::state::collection::OpenCollection;
use crate::state::correspondence::Correspondence;
use crate::state::current_game::{CurrentGame, GameHooks, OpenedGame};
use crate::state::navigation::Navigation;
use crate::state::opponent::OpponentState;
use crate::state::preferences::{self, Preferences, Prefs};
use crate::state::saved_games::{self, Arrival};
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::game::{Blindfold, Game, Go, Touch, decisions, registry};
use notabene_core::position::Side;
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Context: true while the hidden pieces of the game are shown for a moment.
#[derive(Copy, Clone)]
pub struct Peeking(pub RwSignal<bool>);

/// Clock, saved games and write box of the app, for the board of the page.
struct MainBoard {
    current: CurrentGame,
    clock: Timer,
    opponent: OpponentState,
    correspondence: Correspondence,
    peeking: Peeking,
}

impl GameHooks for MainBoard {
    fn binding_touch(&self, touch: Touch) -> Touch {
        self.clock.effective_touch(touch)
    }
    fn piece_touched(&self) {
        self.clock.on_piece_touched();
    }
    fn replace(&self, game: Game, arrival: Arrival) {
        saved_games::replace_game(self.current, game, arrival);
    }
    fn clear_input(&self) {
        write_box::clear();
    }
    fn waits_for_opponent(&self) -> bool {
        self.opponent.refuses_input() || self.correspondence.refuses_input()
    }
    fn is_opponent_on_move(&self) -> bool {
        self.opponent.is_on_move()
    }
    fn own_side(&self) -> Option<Side> {
        let seat = self.correspondence.seat().map(|seat| seat.side);
        seat.or_else(|| Some(self.opponent.get()?.side.other()))
    }
    fn go(&self, to: Go) {
        if !self.correspondence.refuses(to) {
            self.opponent.go(to);
        }
    }
    fn blindfold(&self) -> Blindfold {
        if self.peeking.0.get() { Blindfold::Off } else { self.current.prefs.with(|p| p.blindfold) }
    }
}

/// Makes the board of the app with an opened game, and provides its contexts and those of the app.
pub fn provide_main_board(opened: OpenedGame, prefs: Prefs) -> BoardContexts {
    let board = BoardContexts::new(opened, Preferences::new(prefs));
    board.provide();
    let current = board.current;
    let (clock, correspondence) = (Timer::new(current), Correspondence::new(current));
    let (opponent, peeking) = (OpponentState::new(current, clock), Peeking(RwSignal::new(false)));
    provide_context(Navigation::new());
    provide_context(OpenCollection::new(current));
    provide_context(clock);
    provide_context(correspondence);
    provide_context(opponent);
    provide_context(peeking);
    let hooks = MainBoard { current, clock, opponent, correspondence, peeking };
    current.hooks.set_value(Some(Rc::new(hooks)));
    board
}

/// Saves game and preferences on the device at every change, and applies the preferences to the page.
pub fn save_changes(current: CurrentGame) {
    saved_games::start_saving(current);
    // Nothing is saved until the reader changes something.
    let mut no_choice = storage::load(StorageKey::Settings).is_none();
    let lettered = Memo::new(move |_| current.scene.with(|s| s.takes.is_none()));
    Effect::new(move || {
        let prefs = current.prefs.get();
        if !std::mem::take(&mut no_choice) {
            preferences::save_preferences(&prefs);
        }
        if let Some(root) = document().document_element() {
            // These attributes exist for every element.
            let _ = root.set_attribute("lang", prefs.language.code());
            let _ = root.set_attribute("data-theme", prefs.theme.into());
            let _ = root.set_attribute("data-board", prefs.board_colors.into());
            let _ = root.set_attribute("data-lettered", if lettered.get() { "true" } else { "false" });
            let _ = root.set_attribute("data-calm", if prefs.calm { "true" } else { "false" });
        }
    });
}

/// True if the saved game needs code beyond the first screen.
pub fn saved_game_needs_more() -> bool {
    saved_games::saved_text().is_some_and(|text| decisions::page_of_game(save::game(&text)).is_some())
}

/// Returns the saved game, or a new one.
pub fn load_saved_game() -> OpenedGame {
    let Some(text) = saved_games::saved_text() else { return (registry::chess(), None) };
    match save::read(&text) {
        (Ok(game), None) => (game, None),
        (Ok(game), Some(problem)) => {
            storage::save(StorageKey::Damaged, &text);
            (game, Some(problem.message))
        }
        (Err(problem), _) => {
            storage::save(StorageKey::Damaged, &text);
            (registry::chess(), Some(problem.message))
        }
    }
}
