//! Dialog to choose, change or stop the opponent of the current game.

use crate::components::element::{El, button, el, fragment};
use crate::pages::opponent::choice::{OpponentChoice, side_and_level};
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Content of the dialog.
pub fn OpponentDialog() -> El {
    let app = AppContext::here();
    let Some(state) = app.opponent() else { return fragment() };
    let choice = OpponentChoice::new(state, true);
    let close = move || app.modal.open.set(ModalKind::None);
    let stop = move || {
        state.set(None);
        close();
    };
    let choosing = el("div", "choosing opposing").with([el("p", "").label(app, Label::OpponentLead)]);
    let cancel = el("button", "").attr("type", "button").label(app, Label::Cancel).click(close);
    let stop = untrack(|| state.get()).map(|_| button(app, Label::StopOpponent, "stop-opponent", stop));
    let play = el("button", "main").attr("type", "submit").label(app, Label::PlayOn);
    let buttons = [Some(cancel), stop, Some(play)].into_iter().flatten();
    let form = el("form", "").on("submit", move |e| {
        e.prevent_default();
        choice.apply(app);
        close();
    });
    form.with([choosing.with(side_and_level(app, choice)), el("div", "buttons").with(buttons)])
}
