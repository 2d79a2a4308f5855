//! Games by link: the seat of this player in the game on the board. Opening links and all that is shown is in the lazy
//! pages.

use crate::state::current_game::CurrentGame;
use crate::state::{saved_games, storage};
use leptos::prelude::*;
use notabene_core::game::correspondence::{Seat, Seats};
use notabene_core::game::{Game, Go};
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_study::storage_key::StorageKey;

/// The seat of this player. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Correspondence {
    pub current: CurrentGame,
    /// Seats in all games by link.
    seats: RwSignal<Seats>,
}

impl Correspondence {
    pub fn new(current: CurrentGame) -> Correspondence {
        Correspondence { current, seats: RwSignal::new(load_seats()) }
    }

    /// The seat at the board in this place of the page; `None` on boards of lessons.
    pub fn here() -> Option<Correspondence> {
        CurrentGame::here().of_main_board()
    }

    /// The seat in the game on the board; `None` in other games. Tracked.
    pub fn seat(self) -> Option<Seat> {
        self.current.game.with(|game| self.seat_in(game))
    }

    /// The seat in a game. Tracked.
    pub fn seat_in(self, game: &Game) -> Option<Seat> {
        let id = game.correspondence_id()?;
        self.seats.with(|seats| seats.get(id).cloned())
    }

    /// True while the other player has to move. Tracked.
    pub fn is_waiting(self) -> bool {
        let waits = |seat: Seat| self.current.game.with(|game| game.turn_at_end() != seat.side);
        self.seat().is_some_and(waits) && !self.current.status.with(|status| status.is_over())
    }

    /// True while the other player has to move; shows a message then.
    pub fn refuses_input(self) -> bool {
        let waits = untrack(|| self.is_waiting());
        if waits {
            self.current.notice.set(Some(msg!(LinkGameWaits)));
        }
        waits
    }

    /// True if a move would be taken back that was sent; shows a message then.
    pub fn refuses(self, to: Go) -> bool {
        let refused = matches!(to, Go::Undo) && untrack(|| self.is_sent());
        if refused {
            self.current.notice.set(Some(msg!(LinkGameIsSent)));
        }
        refused
    }

    /// True if the other player was sent all moves, and the end. Tracked.
    pub fn is_sent(self) -> bool {
        self.seat().is_some_and(|seat| seat.sent >= self.progress())
    }

    /// Half-moves of the game on the board, and one more for its end. Tracked.
    fn progress(self) -> u32 {
        let plies = self.current.game.with(Game::main_line_length) as u32;
        plies + u32::from(self.current.status.with(|status| status.is_over()))
    }

    /// Takes a side in the game on the board, of which the other player has so many half-moves; more than there are
    /// means all.
    pub fn take_seat(self, side: Side, sent: u32) {
        let Some(saved_id) = saved_games::current_id() else { return };
        self.set(Seat { side, saved_id, sent: sent.min(untrack(|| self.progress())) });
    }

    /// Notes that the game on the board was sent.
    pub fn set_sent(self) {
        if let Some(seat) = untrack(|| self.seat()) {
            self.take_seat(seat.side, u32::MAX);
        }
    }

    /// Saves a seat in the game on the board.
    fn set(self, seat: Seat) {
        let id = self.current.game.with_untracked(|game| game.correspondence_id().map(String::from));
        let Some(id) = id else { return };
        self.seats.update(|seats| {
            if !storage::is_disabled() {
                // Other tabs have saved theirs.
                *seats = load_seats();
            }
            seats.set(&id, seat);
            storage::save(StorageKey::Correspondence, &seats.to_text());
        });
    }
}

fn load_seats() -> Seats {
    storage::load(StorageKey::Correspondence).map(|text| Seats::read(&text)).unwrap_or_default()
}
