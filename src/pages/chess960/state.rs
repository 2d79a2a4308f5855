//! State that the cards of the page share.

use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::random::random_bits;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Letters;
use notabene_study::chess960::{Numbers, Rank, Room};

/// State of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Chess960State {
    pub current: CurrentGame,
    pub prefs: Preferences,
    pub room: StoredValue<Room, LocalStorage>,
    /// Pieces on the first rank.
    pub rank: RwSignal<Rank>,
    /// Error of a typed number or text.
    pub wrong: RwSignal<Option<Msg>>,
    /// Last toss of the coin: true for tails, and its meaning.
    pub coin: RwSignal<Option<(bool, Msg)>>,
    /// Search text of the list, and index of its page.
    pub search: RwSignal<(String, usize)>,
}

impl Chess960State {
    /// The usual position, in a component.
    pub fn new() -> Chess960State {
        Chess960State {
            current: expect_context(),
            prefs: expect_context(),
            room: StoredValue::new_local(Room::default()),
            rank: RwSignal::new(Rank::default()),
            wrong: RwSignal::new(None),
            coin: RwSignal::new(None),
            search: RwSignal::new((String::new(), 0)),
        }
    }

    /// Numbers of the position on the first rank, or why it is none; tracked.
    pub fn position_numbers(&self) -> Result<Numbers, Msg> {
        let rank = self.rank.get();
        self.room.with_value(|room| room.numbers(&rank))
    }

    /// Shows other pieces on the first rank.
    pub fn set_rank(&self, rank: Rank) {
        self.wrong.set(None);
        self.coin.set(None);
        self.rank.set(rank);
    }

    /// Piece letters of the player; tracked.
    pub fn letters(&self) -> &'static Letters {
        self.prefs.with(|prefs| prefs.letters())
    }

    /// Origin of a club number: named or reconstructed.
    pub fn number_origin(&self, is_certain: bool) -> &'static str {
        self.prefs.label(if is_certain { Label::NamedByClub } else { Label::Reconstructed })
    }
}

/// Draws random bits until they can be distributed evenly; the core has no randomness.
pub fn draw_evenly<T>(from: impl Fn(u32) -> Option<T>) -> T {
    loop {
        if let Some(drawn) = from(random_bits()) {
            return drawn;
        }
    }
}
