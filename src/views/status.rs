//! State of the game, visible and for screen readers.

use crate::state::context::AppContext;
use crate::views::board::inspect;
use leptos::prelude::*;

/// The fixed line with the state of the game, and the reason of a refusal.
#[component]
pub fn StatusLine() -> impl IntoView {
    let app = AppContext::here();
    let words = move || match app.notice.get() {
        Some(notice) => app.message_text(&notice),
        None => app.status.with(|s| app.message_text(&s.message)),
    };
    let notice = move || app.notice.with(Option::is_some);
    let word = move || app.status.with(|s| s.word());
    let turn = move || if app.white_to_move() { "turn white" } else { "turn black" };
    view! {
        <p class="status" class:notice=notice data-status=word>
            <span class=turn aria-hidden="true"></span>
            <span class="words">{words}</span>
        </p>
    }
}

/// Live region for screen readers: the last move, the end of the game, and reasons.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let app = AppContext::here();
    let said = move || {
        let spoken = app.scene.with(|s| match s.held().filter(|_| app.blindfold().is_on()) {
            Some(held) => inspect::name_alone(app, s, held),
            None => app.message_text(&s.spoken),
        });
        let ended = app.status.with(|s| s.outcome.map(|_| app.message_text(&s.message)));
        [Some(spoken), ended].into_iter().flatten().collect::<Vec<_>>().join(". ")
    };
    let notice = move || app.notice.with(|n| n.as_ref().map(|n| app.message_text(n)).unwrap_or_default());
    view! {
        <div class="for-ears" aria-live="polite" data-live="game">{said}</div>
        <div class="for-ears" role="alert" data-live="notice">{notice}</div>
    }
}
