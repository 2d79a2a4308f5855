//! Playing against Notabene: the opponent of the game on the board. Computed in a lazily fetched worker (`worker`); all
//! but the button is in the lazy pages.

mod play;
pub mod results;
pub mod worker;

pub use crate::state::opponent::play::start_opponent;

use crate::state::clock::Timer;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::{saved_games, storage};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::game::opponent::{Opponent, Opponents};
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;

/// The search under way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Search {
    None,
    /// For the move of the opponent.
    Move,
    /// For a hint.
    Hint,
    /// For the answer to an offered draw.
    Draw,
    /// The program of the opponent could not be fetched, or crashed.
    Failed,
}

/// The opponent of the game on the board of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct OpponentState {
    pub current: CurrentGame,
    pub clock: Timer,
    /// The opponent; `None` if people play.
    pub opponent: RwSignal<Option<Opponent>>,
    pub search: RwSignal<Search>,
    /// Counts the attempts after a failure.
    pub attempts: RwSignal<u32>,
    /// The opponents of all games, as they are saved.
    pub saved_opponents: StoredValue<Opponents>,
    /// True once the game is followed.
    pub is_started: RwSignal<bool>,
    /// Owner of the effects that follow it: the app, whatever page is shown.
    pub owner: StoredValue<Owner>,
}

impl OpponentState {
    /// Creates the state without an opponent: that of the saved game is restored by [`play::start_opponent`].
    pub fn new(current: CurrentGame, clock: Timer) -> OpponentState {
        OpponentState {
            current,
            clock,
            opponent: RwSignal::new(None),
            search: RwSignal::new(Search::None),
            attempts: RwSignal::new(0),
            saved_opponents: StoredValue::new(load_opponents()),
            is_started: RwSignal::new(false),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// The opponent at the board in this place of the page; `None` on boards of lessons.
    pub fn here() -> Option<OpponentState> {
        CurrentGame::here().of_main_board()
    }

    /// The opponent; tracked.
    pub fn get(self) -> Option<Opponent> {
        self.opponent.get()
    }

    pub fn prefs(self) -> Preferences {
        self.current.prefs
    }

    /// True while the opponent is on move: players wait. If it cannot be fetched they move for it.
    pub fn is_on_move(self) -> bool {
        let is_its_turn = |opponent: Opponent| self.current.game.with(|game| game.is_to_move(opponent.side));
        self.opponent.get().is_some_and(is_its_turn) && self.search.get() != Search::Failed
    }

    /// True while the opponent is on move; shows a message then.
    pub fn refuses_input(self) -> bool {
        let waits = untrack(|| self.is_on_move());
        if waits {
            self.current.notice.set(Some(msg!(OpponentFirst)));
        }
        waits
    }

    /// Navigates in the game; against an opponent undo and redo are by two half-moves.
    pub fn go(self, to: Go) {
        let own = self.opponent.get_untracked().map(|opponent| opponent.side.other());
        self.current.update_game(|game| match (to, own) {
            (Go::Undo, Some(own)) => game.undo_to(own),
            (Go::Redo, Some(own)) => game.redo_to(own),
            _ => game.go(to),
        });
    }

    /// Sets the opponent of the game on the board, or ends the play against it.
    pub fn set(self, opponent: Option<Opponent>) {
        self.change(opponent);
        self.save();
    }

    /// Brings back the opponent of the game that was just put on the board.
    pub fn restore(self) {
        self.change(self.saved_for_game());
    }

    /// A search for the same opponent goes on: its turn is the same, so nobody would ask for its move again.
    fn change(self, opponent: Option<Opponent>) {
        if self.search.get_untracked() == Search::Failed {
            self.try_again();
        }
        if self.opponent.get_untracked() != opponent {
            self.search.set(Search::None);
            self.opponent.set(opponent);
        }
    }

    /// Saves the opponent of the game on the board.
    pub fn save(self) {
        let (Some(id), opponent) = (saved_games::current_id(), self.opponent.get_untracked()) else { return };
        let all = self.saved_opponents.try_update_value(|known| {
            if !storage::is_disabled() {
                // Other tabs have saved theirs.
                *known = load_opponents();
            }
            known.set(&id, opponent);
            known.to_text()
        });
        if let Some(all) = all {
            storage::save(StorageKey::Opponents, &all);
        }
    }

    /// The saved opponent of the game on the board.
    pub fn saved_for_game(self) -> Option<Opponent> {
        self.saved_opponents.with_value(|known| known.opponent_of(&saved_games::current_id()?))
    }

    /// The opponent that was chosen last.
    pub fn last_chosen(self) -> Option<Opponent> {
        self.saved_opponents.with_value(Opponents::latest)
    }
}

fn load_opponents() -> Opponents {
    storage::load(StorageKey::Opponents).map(|text| Opponents::read(&text)).unwrap_or_default()
}
