//! Claims of players in the game on the board: the clock beside it decides, as far as there is one.

use crate::state::clock::Timer;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::game;
use notabene_core::game::timed;
use notabene_core::i18n::Msg;

/// Handles the button "time is up" beside a game: its linked clock decides, as with every claim.
pub fn claim_time_up(current: CurrentGame, clock: Option<Timer>) {
    let style = current.prefs.with_untracked(|p| p.style());
    let timer = clock.filter(|timer| timer.is_used_for_game());
    let done = current.update_game(|game| match timer {
        Some(timer) => timer.update_clock(|timed, now| timed::time_up(Some((timed, now)), game, &style)),
        None => Some(timed::time_up(None, game, &style)),
    });
    current.notice.set(done.and_then(Result::err).map(|problem| problem.message));
}

/// Claims a draw for the side to move, optionally by a move that is only written. Shows the reason if the claim is wrong;
/// returns what follows from it.
pub fn claim_draw(current: CurrentGame, clock: Option<Timer>, text: Option<&str>) -> Vec<Msg> {
    let style = current.prefs.with_untracked(|p| p.style());
    let timer = clock.filter(|timer| timer.is_used_for_game());
    let done = current.update_game(|game| match timer {
        Some(timer) => {
            timer.update_clock(|timed, now| game::claim_draw(game, text, Some((timed, now)), &style))
        }
        None => Some(game::claim_draw(game, text, None, &style)),
    });
    let refused = done.and_then(Result::err);
    current.notice.set(refused.as_ref().map(|refused| refused.reason.clone()));
    refused.map(|refused| refused.consequences).unwrap_or_default()
}
