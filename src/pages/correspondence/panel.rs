//! A game by link beside the board: whose move it is, and the button that sends the game.

use crate::components::element::El;
use crate::components::{Icon, leptos_view};
use crate::state::context::{AppContext, ModalKind};
use crate::state::correspondence::Correspondence;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg, isolated};
use notabene_core::msg;
use notabene_core::position::Side;

/// Elements of the panel.
pub fn link_game_panel(app: AppContext) -> Vec<El> {
    let Some(correspondence) = app.correspondence() else { return Vec::new() };
    vec![leptos_view::element(view! { <LinkGamePanel app correspondence/> })]
}

/// State of the game in words.
fn state_message(app: AppContext, correspondence: Correspondence) -> Msg {
    let is_over = app.status.with(|status| status.is_over());
    match (is_over, correspondence.is_sent(), correspondence.is_waiting()) {
        (true, true, _) => msg!(LinkGameOver),
        (true, false, _) => msg!(LinkGameEndToSend),
        (false, true, true) => msg!(LinkGameSent),
        (false, false, true) => msg!(LinkGameToSend),
        (false, _, false) => msg!(LinkGameTurn),
    }
}

/// Names of the players, White first; empty without names.
fn players(app: AppContext) -> String {
    let names = app.game.with(|game| Side::BOTH.map(|side| isolated(game.player_name(side))));
    names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" – ")
}

/// A game by link beside the board.
#[component]
pub fn LinkGamePanel(app: AppContext, correspondence: Correspondence) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let is_to_send = Memo::new(move |_| !correspondence.is_sent());
    let send = move |_| {
        app.modal.open.set(ModalKind::Share);
        correspondence.set_sent();
    };
    view! {
        <p>
            <b>{prefs.label_signal(Label::LinkGameTitle)}</b>
            <span>{move || players(app)}</span>
            <span role="status">{move || app.message_text(&state_message(app, correspondence))}</span>
        </p>
        <button type="button" class:main=move || is_to_send.get() data-do="send-game" on:click=send>
            <Icon name="share"/>
            <span>{prefs.label_signal(Label::LinkGameSend)}</span>
        </button>
    }
}
