//! A game by link beside the board: whose move it is, and the button that sends the game.

use crate::components::Icon;
use crate::pages::correspondence::form::LONGEST_NAME;
use crate::state::correspondence::Correspondence;
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::i18n::{Label, Msg, isolated};
use notabene_core::msg;
use notabene_core::position::Side;

/// State of the game in words.
fn state_message(correspondence: Correspondence) -> Msg {
    let is_over = correspondence.current.status.with(|status| status.is_over());
    match (is_over, correspondence.is_sent(), correspondence.is_waiting()) {
        (true, true, _) => msg!(LinkGameOver),
        (true, false, _) => msg!(LinkGameEndToSend),
        (false, true, true) => msg!(LinkGameSent),
        (false, false, true) => msg!(LinkGameToSend),
        (false, _, false) => msg!(LinkGameTurn),
    }
}

/// Names of the players, White first; empty without names.
fn players(current: CurrentGame) -> String {
    let names = current.game.with(|game| Side::BOTH.map(|side| isolated(game.player_name(side))));
    names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" – ")
}

/// Tag pair with the name of a player.
fn tag_of(side: Side) -> &'static str {
    if side == Side::White { "White" } else { "Black" }
}

/// A game by link beside the board.
#[component]
pub fn LinkGamePanel(correspondence: Correspondence) -> impl IntoView {
    let (current, prefs, modal) = (correspondence.current, Preferences::here(), Modal::here());
    let is_to_send = Memo::new(move |_| !correspondence.is_sent());
    let send = move |_| {
        modal.show(ModalKind::Share);
        correspondence.set_sent();
    };
    // A player who came by a link was not asked yet.
    let is_nameless = Memo::new(move |_| {
        correspondence
            .seat()
            .filter(|seat| current.game.with(|game| game.player_name(seat.side).is_empty()))
            .map(|seat| seat.side)
    });
    let name = move |side: Side| {
        let set = move |e| current.edit(Edit::Tag(tag_of(side).into(), event_target_value(&e)));
        view! {
            <label class="own-name">
                <span>{prefs.label_signal(Label::YourName)}</span>
                <input type="text" name="own-name" maxlength=LONGEST_NAME autocomplete="off" on:change=set/>
            </label>
        }
    };
    view! {
        <p>
            <b>{prefs.label_signal(Label::LinkGameTitle)}</b>
            <span>{move || players(current)}</span>
            <span role="status">{move || current.message_text(&state_message(correspondence))}</span>
        </p>
        {move || is_nameless.get().map(name)}
        <button type="button" class:main=move || is_to_send.get() data-do="send-game" on:click=send>
            <Icon name="share"/>
            <span>{prefs.label_signal(Label::LinkGameSend)}</span>
        </button>
    }
}
