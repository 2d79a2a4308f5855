//! How the game stands, for eyes and for ears.

use super::state::{CurrentGame, flag, text};
use leptos::prelude::*;

/// The fixed line that says how the game stands, and why a move was refused.
#[component]
pub fn Status() -> impl IntoView {
    let game = CurrentGame::here();
    let words = text(move || match game.notice.get() {
        Some(notice) => game.say(&notice),
        None => game.status.with(|s| game.say(&s.says)),
    });
    let notice = flag(move || game.notice.with(|n| n.is_some()));
    let word = text(move || game.status.with(|s| s.word().to_string()));
    let turn = text(move || (if game.white_to_move() { "turn white" } else { "turn black" }).to_string());
    view! {
        <p class="status" class:notice=notice data-status=word>
            <span class=turn aria-hidden="true"></span>
            <span class="words">{words}</span>
        </p>
    }
}

/// What a screen reader is told: the last move, the end of the game, and reasons.
#[component]
pub fn Spoken() -> impl IntoView {
    let game = CurrentGame::here();
    let said = text(move || {
        let spoken = game.scene.with(|s| game.say(&s.spoken));
        let ended = game.status.with(|s| s.outcome.map(|_| game.say(&s.says)));
        [Some(spoken), ended].into_iter().flatten().collect::<Vec<_>>().join(". ")
    });
    let notice = text(move || game.notice.with(|n| n.as_ref().map(|n| game.say(n)).unwrap_or_default()));
    view! {
        <div class="for-ears" aria-live="polite" data-live="game">{said}</div>
        <div class="for-ears" role="alert" data-live="notice">{notice}</div>
    }
}
