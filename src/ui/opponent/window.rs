//! The window in which an opponent for the game on the board is chosen, changed or stopped.

use super::choice::{OpponentChoice, fields};
use crate::ui::dom::{El, button, el, fragment};
use crate::ui::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The content of the window.
pub fn Window() -> El {
    let desk = Desk::here();
    let Some(state) = desk.opponent() else { return fragment() };
    let choice = OpponentChoice::new(state, true);
    let close = move || desk.modal.open.set(Over::Nothing);
    let stop = move || {
        state.set(None);
        close();
    };
    let choosing = el("div", "choosing opposing").with([el("p", "").label(desk, Label::OpponentLead)]);
    let cancel = el("button", "").attr("type", "button").label(desk, Label::Cancel).click(close);
    let stop = untrack(|| state.get()).map(|_| button(desk, Label::StopOpponent, "stop-opponent", stop));
    let play = el("button", "main").attr("type", "submit").label(desk, Label::PlayOn);
    let buttons = [Some(cancel), stop, Some(play)].into_iter().flatten();
    let form = el("form", "").on("submit", move |e| {
        e.prevent_default();
        choice.take();
        close();
    });
    form.with([choosing.with(fields(desk, choice)), el("div", "buttons").with(buttons)])
}
