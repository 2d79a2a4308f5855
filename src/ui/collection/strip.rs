//! Buttons beside the board: the next and the previous game of the opened file, and the list of all.

use super::{Collection, OpenedFile, step};
use crate::components::Icon;
use crate::ui::current_game::CurrentGame;
use crate::ui::dom::El;
use crate::ui::interop;
use crate::ui::prefs::Preferences;
use crate::ui::state::{Desk, Modal, Over};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::rc::Rc;

/// [`FileStrip`] as elements, for parents that are no components yet.
pub fn strip(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <FileStrip/> })]
}

/// The buttons, shown while a file is open.
#[component]
pub fn FileStrip() -> impl IntoView {
    view! {
        <StepButton name="game-back" icon="up" label=Label::PreviousGame forward=false/>
        <ListButton/>
        <StepButton name="game-forth" icon="down" label=Label::NextGame forward=true/>
    }
}

/// Puts the next or the previous game on the board.
#[component]
fn StepButton(name: &'static str, icon: &'static str, label: Label, forward: bool) -> impl IntoView {
    let (desk, file) = (Desk::here(), expect_context::<OpenedFile>());
    let words = expect_context::<Preferences>().words(label);
    let has_neighbour = move |file: &Option<Rc<Collection>>| {
        file.as_ref().is_some_and(|collection| collection.neighbour(forward).is_some())
    };
    view! {
        <button
            type="button" data-do=name title=words aria-label=words
            aria-disabled=move || (!file.with(has_neighbour)).to_string() on:click=move |_| step(desk, forward)
        >
            <Icon name=icon/>
        </button>
    }
}

/// The place in the file; opens the list.
#[component]
fn ListButton() -> impl IntoView {
    let (current, file) = (expect_context::<CurrentGame>(), expect_context::<OpenedFile>());
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    let words = move || {
        // Any game that comes on the board may hide the place in the file.
        current.games_begun.track();
        let place = file.with(|file| file.as_ref().and_then(|collection| place_text(current, collection)));
        place.unwrap_or_else(|| prefs.label(Label::GamesOfFile).to_string())
    };
    view! {
        <button
            class="place" type="button" data-do="list" title=prefs.words(Label::GamesOfFile)
            on:click=move |_| modal.open.set(Over::Collection)
        >
            {words}
        </button>
    }
}

/// The place of the game on the board in the file; `None` if it is not from there.
fn place_text(current: CurrentGame, collection: &Collection) -> Option<String> {
    let n = collection.current.get().filter(|_| collection.is_on_board(current))?;
    let games = collection.games.len() as u32;
    Some(current.prefs.say(&msg!(GameOfFile { number: n as u32 + 1, games })))
}
