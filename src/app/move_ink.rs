//! The pad of the write box: a move is written by hand, read, and played. Loaded on demand.

use crate::components::query::focus_element;
use crate::components::write_box::write_input;
use crate::state::current_game::CurrentGame;
use crate::state::lazy::{Lazy, lazy};
use crate::views::ink_pad::{InkAnswer, LineActions};
use crate::views::lazy_content::Fill;
use crate::views::move_input::play_written;
use leptos::prelude::*;
use notabene_core::exchange::line;
use notabene_ink::Ink;

/// The pad, once it is wanted.
pub static MOVE_PAD: Lazy<Fill> = lazy!(move_pad: Fill = move_pad);

/// The pad. Its ink goes away with the move that it became; that of a refused move stays.
fn move_pad() -> AnyView {
    let current = CurrentGame::here();
    let ink = RwSignal::new(Ink::default());
    let request = move |()| {
        let style = current.prefs.with_untracked(|prefs| prefs.strictness.style(prefs.style()));
        let is_open = !current.waits_for_opponent();
        is_open.then(|| (current.game.with_untracked(line::of_board), style.to_code()))
    };
    let written = || write_input().map(|input| input.value()).unwrap_or_default();
    let write = |text: &str| {
        if let Some(input) = write_input() {
            input.set_value(text);
        }
    };
    let submit = move |()| {
        play_written(current);
        if written().is_empty() {
            ink.set(Ink::default());
        }
    };
    let offer = move |(before, text): (String, String)| {
        let now = written();
        if now.is_empty() || now == before {
            write(&text);
        }
    };
    let line = LineActions {
        request: Callback::new(request),
        set_text: Callback::new(move |text: String| write(&text)),
        offer_text: Callback::new(offer),
        submit: Callback::new(submit),
        focus: Callback::new(|()| focus_element(".write input")),
    };
    view! { <InkAnswer ink line/> }.into_any()
}
