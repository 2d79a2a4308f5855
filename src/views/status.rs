//! State of the game, visible and for screen readers.

use crate::components::effect::{flag, text};
use crate::components::element::El;
use crate::state::context::AppContext;
use crate::views::board::inspect;
use leptos::prelude::*;
use notabene_view::view;

/// The fixed line with the state of the game, and the reason of a refusal.
pub fn StatusLine() -> El {
    let app = AppContext::here();
    let words = text(move || match app.notice.get() {
        Some(notice) => app.message_text(&notice),
        None => app.status.with(|s| app.message_text(&s.message)),
    });
    let notice = flag(move || app.notice.with(|n| n.is_some()));
    let word = text(move || app.status.with(|s| s.word().to_string()));
    let turn = text(move || (if app.white_to_move() { "turn white" } else { "turn black" }).to_string());
    view! {
        <p class="status" class:notice=notice data-status=word>
            <span class=turn aria-hidden="true"></span>
            <span class="words">{words}</span>
        </p>
    }
}

/// Live region for screen readers: the last move, the end of the game, and reasons.
pub fn LiveRegion() -> El {
    let app = AppContext::here();
    let said = text(move || {
        let spoken = app.scene.with(|s| match s.held().filter(|_| app.blindfold().is_on()) {
            Some(held) => inspect::name_alone(app, s, held),
            None => app.message_text(&s.spoken),
        });
        let ended = app.status.with(|s| s.outcome.map(|_| app.message_text(&s.message)));
        [Some(spoken), ended].into_iter().flatten().collect::<Vec<_>>().join(". ")
    });
    let notice =
        text(move || app.notice.with(|n| n.as_ref().map(|n| app.message_text(n)).unwrap_or_default()));
    view! {
        <div class="for-ears" aria-live="polite" data-live="game">{said}</div>
        <div class="for-ears" role="alert" data-live="notice">{notice}</div>
    }
}
