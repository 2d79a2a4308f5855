//! Playing against Notabene: the opponent of the game on the board. It thinks in a worker (`worker`), which is fetched
//! when it is wanted; all but its button is in the lazy pages.

mod choice;
mod play;
mod strip;
mod window;
mod worker;

pub use choice::{OpponentChoice, who_plays};
pub use play::attend;
pub use strip::{Strip, strip};
pub use window::Window;

use super::current_game::CurrentGame;
use super::games;
use super::prefs::Preferences;
use super::{annex, store, tongue};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::game::opponent::{Opponent, Opponents};
use notabene_core::i18n::Part;
use notabene_core::msg;

/// Storage key.
const KEY: &str = "opponent";

/// The search under way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Search {
    None,
    /// For the move of the opponent.
    Move,
    /// For a hint.
    Hint,
    /// The program of the opponent could not be fetched, or broke down.
    Failed,
}

/// The opponent of the game on the board of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct OpponentState {
    current: CurrentGame,
    /// The opponent; none if people play.
    opponent: RwSignal<Option<Opponent>>,
    search: RwSignal<Search>,
    /// Counts the attempts after a failure.
    attempts: RwSignal<u32>,
    /// The opponents of all games, as they are saved.
    known: StoredValue<Opponents>,
    /// True once the game is followed.
    attended: RwSignal<bool>,
    /// Owner of the effects that follow it: the app, whatever page is shown.
    owner: StoredValue<Owner>,
}

impl OpponentState {
    /// No opponent yet: that of the saved game is restored by [`listen`].
    pub fn new(current: CurrentGame) -> OpponentState {
        OpponentState {
            current,
            opponent: RwSignal::new(None),
            search: RwSignal::new(Search::None),
            attempts: RwSignal::new(0),
            known: StoredValue::new(saved()),
            attended: RwSignal::new(false),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// The opponent; tracked.
    pub fn get(self) -> Option<Opponent> {
        self.opponent.get()
    }

    fn prefs(self) -> Preferences {
        self.current.prefs
    }

    /// True while the opponent is on move: people wait. If it cannot be fetched they move for it.
    pub fn is_on_move(self) -> bool {
        let is_its_turn = |opponent: Opponent| self.current.game.with(|game| game.waits_for(opponent.side));
        self.opponent.get().is_some_and(is_its_turn) && self.search.get() != Search::Failed
    }

    /// True while the opponent is on move, which is then said.
    pub fn waits(self) -> bool {
        let waits = untrack(|| self.is_on_move());
        if waits {
            self.current.notice.set(Some(msg!(OpponentFirst)));
        }
        waits
    }

    /// Walks through the game; against an opponent both half-moves are taken back, and played again.
    pub fn go(self, to: Go) {
        let own = self.opponent.get_untracked().map(|opponent| opponent.side.other());
        self.current.change(|game| match (to, own) {
            (Go::Undo, Some(own)) => game.take_back_to(own),
            (Go::Redo, Some(own)) => game.play_again_to(own),
            _ => game.go(to),
        });
    }

    /// Sets the opponent of the game on the board, or ends the play against it.
    pub fn set(self, opponent: Option<Opponent>) {
        self.search.set(Search::None);
        self.opponent.set(opponent);
        self.save();
    }

    /// Saves the opponent of the game on the board.
    fn save(self) {
        let (Some(id), opponent) = (games::id(), self.opponent.get_untracked()) else { return };
        let all = self.known.try_update_value(|known| {
            if !store::is_shut() {
                // Other tabs have saved theirs.
                *known = saved();
            }
            known.set(&id, opponent);
            known.to_text()
        });
        if let Some(all) = all {
            store::keep(KEY, &all);
        }
    }

    /// The saved opponent of the game on the board.
    fn restored(self) -> Option<Opponent> {
        self.known.with_value(|known| known.of(&games::id()?))
    }

    /// The opponent that was chosen last.
    fn latest(self) -> Option<Opponent> {
        self.known.with_value(Opponents::latest)
    }
}

fn saved() -> Opponents {
    store::load(KEY).map(|text| Opponents::read(&text)).unwrap_or_default()
}

/// Restores the opponent of each game that comes to the board, and loads it as soon as there is one.
pub fn listen(state: OpponentState) {
    Effect::new(move |_| {
        state.current.games_begun.track();
        let opponent = untrack(|| state.restored());
        state.search.set(Search::None);
        state.opponent.set(opponent);
    });
    let is_wanted = Memo::new(move |_| state.opponent.get().is_some());
    Effect::new(move |_| {
        if is_wanted.get() {
            let then = move |_| match annex::here() {
                Some(annex) => (annex.oppose)(state),
                None => {
                    state.search.set(Search::Failed);
                    state.current.notice.set(Some(msg!(GameMissing)));
                }
            };
            tongue::wanted(state.prefs(), Part::More, Box::new(then));
        }
    });
}
