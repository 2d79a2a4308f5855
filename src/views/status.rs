//! State of the game, visible and for screen readers.

use crate::state::current_game::CurrentGame;
use crate::views::board::inspect;
use leptos::prelude::*;

/// The fixed line with the state of the game, and the reason of a refusal.
#[component]
pub fn StatusLine() -> impl IntoView {
    let current = CurrentGame::here();
    let words = move || match current.notice.get() {
        Some(notice) => current.message_text(&notice),
        None => current.status.with(|s| current.message_text(&s.message)),
    };
    let notice = move || current.notice.with(Option::is_some);
    let word = move || current.status.with(|s| s.word());
    let turn = move || if current.white_to_move() { "turn white" } else { "turn black" };
    view! {
        <p class="status across plate" class:notice=notice data-status=word>
            <span class=turn aria-hidden="true"></span>
            <span class="words">{words}</span>
        </p>
    }
}

/// Live region for screen readers: the last move, the end of the game, and reasons.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let current = CurrentGame::here();
    let news = move || {
        let spoken = current.scene.with(|s| match s.held().filter(|_| current.blindfold().is_on()) {
            Some(held) => inspect::name_alone(current, s, held),
            None => current.message_text(&s.spoken),
        });
        let ended = current.status.with(|s| s.outcome.map(|_| current.message_text(&s.message)));
        [Some(spoken), ended].into_iter().flatten().collect::<Vec<_>>().join(". ")
    };
    let notice =
        move || current.notice.with(|n| n.as_ref().map(|n| current.message_text(n)).unwrap_or_default());
    view! {
        <div class="for-ears" aria-live="polite" data-live="game">{news}</div>
        <div class="for-ears" role="alert" data-live="notice">{notice}</div>
    }
}
