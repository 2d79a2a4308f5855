//! A board that was a plain one: it goes on with what the reader saw and played there.

use crate::embed::embedded_board::EmbeddedBoard;
use js_sys::Array;
use leptos::prelude::*;
use notabene_core::exchange::embed::handover::take_over;
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go};

/// Shows the game of a plain board, at its move, with all moves of its reader. `said` holds saves of that game and of the
/// moves that were put aside there, see `host_events::handover`.
pub fn resume(here: EmbeddedBoard, said: &Array) {
    let read = |n| -> Option<Game> { save::read(&said.get(n).as_string()?).0.ok() };
    let Some(shown) = read(0) else { return };
    let mut given = here.app.game.get_untracked();
    let mut all = given.clone();
    let Some(at) = take_over(&mut all, &shown).filter(|_| untrack(|| here.has_game())) else {
        // Without a game of the page all of it is the reader's own.
        drop(here.app.swap_game(shown));
        return;
    };
    let has_own = all.text(Export::Pgn) != given.text(Export::Pgn);
    match read(1).and_then(|aside| take_over(&mut all, &aside)) {
        Some(_) if !has_own => {
            given.go(Go::To(at));
            here.app.swap_game(given);
            here.put_aside(Some(all));
        }
        _ => {
            all.go(Go::To(at));
            here.app.swap_game(all);
        }
    }
}
