//! Moves that play themselves, at a pace of seconds per move.

use crate::components::repeat::repeat_while;
use crate::embed::viewer::state::ViewerState;
use crate::views::board::animation::prefers_reduced_motion;
use leptos::prelude::*;
use notabene_core::digits;
use notabene_core::game::Go;
use std::time::Duration;

/// Seconds per move, if the option does not say so.
const USUAL_SECONDS: u32 = 2;
/// Longest time for a move: a day is for ever on a page.
const MOST_SECONDS: u32 = 86_400;

fn seconds(state: ViewerState) -> u32 {
    digits::number(&state.option("autoplay")).unwrap_or(USUAL_SECONDS).clamp(1, MOST_SECONDS)
}

fn at_end(state: ViewerState) -> bool {
    state.current.status.with_untracked(|status| status.at_end)
}

/// Starts or stops the moves; from the end they start again.
pub fn toggle(state: ViewerState) {
    if !state.is_playing.get_untracked() && at_end(state) {
        state.current.go(Go::First);
    }
    state.played.set_value(None);
    state.is_playing.update(|is| *is = !*is);
}

/// Plays while the state says so, and stops when the reader goes another way.
pub fn follow(state: ViewerState) {
    let step = move || {
        if at_end(state) {
            return state.is_playing.set(false);
        }
        state.current.update_game(|game| game.go(Go::Forward));
        state.played.set_value(Some(state.current.sheet.with_untracked(|sheet| sheet.at)));
    };
    let asks = Memo::new(move |_| {
        let is_puzzle = state.here.with_options(|options| options.is("puzzle"));
        (state.current.games_begun.get(), state.option("autoplay").is_empty() || is_puzzle)
    });
    Effect::new(move || {
        let (_, rests) = asks.get();
        state.played.set_value(None);
        state.is_playing.set(!rests && !prefers_reduced_motion());
    });
    Effect::new(move || {
        let at = state.current.sheet.with(|sheet| sheet.at);
        let by_reader = state.played.get_value().is_some_and(|played| played != at);
        if state.is_playing.get_untracked() && by_reader {
            state.is_playing.set(false);
        }
    });
    // A new interval for each pace.
    let pace = Memo::new(move |_| seconds(state));
    Effect::new(move || {
        let pace = pace.get();
        let is_on = Memo::new(move |_| state.is_playing.get());
        repeat_while(is_on, Duration::from_secs(pace.into()), step);
    });
}
