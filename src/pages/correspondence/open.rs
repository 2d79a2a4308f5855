//! The link of a game by link that comes back: the known game with the new moves, or a new game.

use crate::state::correspondence::Correspondence;
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::open_shared;
use crate::state::saved_games::database::{self, StoredGame};
use crate::state::saved_games::{Arrival, current_id};
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::exchange::share::OpenedLink;
use notabene_core::game::correspondence::{Received, Seat};
use notabene_core::game::{Game, Problem};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use wasm_bindgen_futures::spawn_local;

/// Opens a game by link; `false` for other games.
pub fn open_link_game(modal: Modal, arrived: &OpenedLink) -> bool {
    let Some(correspondence) = Correspondence::here() else { return false };
    let game = &arrived.table;
    if game.correspondence_id().is_none() {
        return false;
    }
    match untrack(|| correspondence.seat_in(game)) {
        None => accept_invitation(correspondence, modal, arrived),
        Some(seat) => {
            let game = game.clone();
            spawn_local(async move { receive(correspondence, modal, &seat, &game).await });
        }
    }
    true
}

/// Shows a new game; its reader has the side to move.
fn accept_invitation(correspondence: Correspondence, modal: Modal, arrived: &OpenedLink) {
    let current = correspondence.current;
    if let Err(problem) = arrived.table.check_darts() {
        return current.notice.set(Some(problem.message));
    }
    let side = arrived.table.turn_at_end();
    let game = arrived.table.clone();
    open_shared::show_link_content(current, modal, OpenedLink { table: game, view: arrived.view });
    seat_at_board(correspondence, side);
    current.notice.set(Some(msg!(LinkGameInvited { player: player(side) })));
}

/// Takes a side in the game on the board, whose moves were all sent.
fn seat_at_board(correspondence: Correspondence, side: Side) {
    correspondence.take_seat(side, u32::MAX);
    correspondence.current.prefs.update(|p| p.flipped = side == Side::Black);
}

/// Adds the moves of a link to the known game, and shows it.
async fn receive(correspondence: Correspondence, modal: Modal, seat: &Seat, arrived: &Game) {
    let current = correspondence.current;
    let Some((known, summary)) = known_game(current, seat).await else {
        return reopen_deleted(correspondence, modal, seat.side, arrived);
    };
    match continue_game(&known, arrived) {
        Err(message) => current.notice.set(Some(message)),
        Ok((game, notice)) => {
            if let Some(StoredGame { summary, .. }) = summary {
                current.replace(known, Arrival::Saved(summary));
            }
            current.update_game(|shown| *shown = game);
            if notice.is_none() {
                seat_at_board(correspondence, seat.side);
            }
            current.notice.set(Some(notice.unwrap_or(msg!(LinkGameAnswer))));
        }
    }
}

/// Opens a game that was deleted on this device: it is back with the link.
fn reopen_deleted(correspondence: Correspondence, modal: Modal, side: Side, arrived: &Game) {
    let current = correspondence.current;
    if let Err(problem) = arrived.check_darts() {
        return current.notice.set(Some(problem.message));
    }
    current.open(arrived.clone());
    modal.close();
    seat_at_board(correspondence, side);
}

/// The game of a seat: on the board, or saved with its summary; `None` if it was deleted.
async fn known_game(current: CurrentGame, seat: &Seat) -> Option<(Game, Option<StoredGame>)> {
    if current_id().as_deref() == Some(&seat.saved_id) {
        return Some((current.game.with_untracked(Game::clone), None));
    }
    let stored = database::find_game(&seat.saved_id).await.ok()??;
    let game = save::read(&stored.text).0.ok()?;
    Some((game, Some(stored)))
}

/// The known game with the moves of another, and what to say if there are none.
fn continue_game(known: &Game, arrived: &Game) -> Result<(Game, Option<Msg>), Msg> {
    match known.receive(arrived).map_err(|Problem { message, .. }| message)? {
        Received::Continued(game) => Ok((*game, None)),
        Received::Known => Ok((known.clone(), Some(msg!(LinkGameKnown)))),
    }
}
