//! How the game stands, for eyes and for ears.

use super::dom::{El, view};
use super::state::{Desk, flag, text};
use leptos::prelude::*;

/// The fixed line that says how the game stands, and why a move was refused.
pub fn Status() -> El {
    let desk = Desk::here();
    let words = text(move || match desk.notice.get() {
        Some(notice) => desk.say(&notice),
        None => desk.status.with(|s| desk.say(&s.says)),
    });
    let notice = flag(move || desk.notice.with(|n| n.is_some()));
    let word = text(move || desk.status.with(|s| s.word().to_string()));
    let turn = text(move || (if desk.white_to_move() { "turn white" } else { "turn black" }).to_string());
    view! {
        <p class="status" class:notice=notice data-status=word>
            <span class=turn aria-hidden="true"></span>
            <span class="words">{words}</span>
        </p>
    }
}

/// What a screen reader is told: the last move, the end of the game, and reasons.
pub fn Spoken() -> El {
    let desk = Desk::here();
    let said = text(move || {
        let spoken = desk.scene.with(|s| desk.say(&s.spoken));
        let ended = desk.status.with(|s| s.outcome.map(|_| desk.say(&s.says)));
        [Some(spoken), ended].into_iter().flatten().collect::<Vec<_>>().join(". ")
    });
    let notice = text(move || desk.notice.with(|n| n.as_ref().map(|n| desk.say(n)).unwrap_or_default()));
    view! {
        <div class="for-ears" aria-live="polite" data-live="game">{said}</div>
        <div class="for-ears" role="alert" data-live="notice">{notice}</div>
    }
}
