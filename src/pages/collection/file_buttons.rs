//! Buttons beside the board: next and previous game of the open file, and the list of all.

use crate::components::Icon;
use crate::state::collection::{Collection, OpenCollection};
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;

/// The buttons; empty while no file is open.
#[component]
pub fn FileButtons() -> impl IntoView {
    let (open, modal) = (OpenCollection::here(), Modal::here());
    move || {
        // Any new game on the board decides if its place in the file is shown.
        open.board.games_begun.track();
        open.file.with(|file| file.as_deref().map(|collection| buttons(open.board, modal, collection)))
    }
}

fn buttons(board: CurrentGame, modal: Modal, collection: &Collection) -> impl IntoView + use<> {
    let [is_first, is_last] = [false, true].map(|forward| collection.neighbour(forward).is_none());
    let place = collection.current.get().filter(|_| collection.is_on_board(board));
    let games = collection.games.len() as u32;
    let text = move || match place {
        Some(n) => board.message_text(&msg!(GameOfFile { number: n as u32 + 1, games })),
        None => board.label(Label::GamesOfFile).to_string(),
    };
    view! {
        <StepButton forward=false is_disabled=is_first/>
        <button
            type="button"
            class="place"
            data-do="list"
            title=board.label_signal(Label::GamesOfFile)
            on:click=move |_| modal.show(ModalKind::Collection)
        >
            {text}
        </button>
        <StepButton forward=true is_disabled=is_last/>
    }
}

/// Opens the next or the previous game. While disabled it can be focused.
#[component]
fn StepButton(forward: bool, is_disabled: bool) -> impl IntoView {
    let (open, prefs) = (OpenCollection::here(), Preferences::here());
    let (icon, label, name) = match forward {
        false => ("up", Label::PreviousGame, "game-back"),
        true => ("down", Label::NextGame, "game-forth"),
    };
    view! {
        <button
            type="button"
            data-do=name
            title=prefs.label_signal(label)
            aria-label=prefs.label_signal(label)
            aria-disabled=is_disabled.to_string()
            on:click=move |_| open.open_neighbour(forward)
        >
            <Icon name=icon/>
        </button>
    }
}
