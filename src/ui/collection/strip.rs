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

/// The buttons; nothing while no file is open.
#[component]
pub fn FileStrip() -> impl IntoView {
    let (current, file) = (expect_context::<CurrentGame>(), expect_context::<OpenedFile>());
    move || {
        // Any game that comes on the board may hide the place in the file.
        current.games_begun.track();
        file.get().map(|collection| buttons(&collection))
    }
}

fn buttons(collection: &Rc<Collection>) -> impl IntoView + use<> {
    let [previous, next] = [false, true].map(|forward| collection.neighbour(forward).is_some());
    view! {
        <StepButton name="game-back" icon="up" label=Label::PreviousGame forward=false enabled=previous/>
        <ListButton collection/>
        <StepButton name="game-forth" icon="down" label=Label::NextGame forward=true enabled=next/>
    }
}

/// Puts the next or the previous game on the board.
#[component]
fn StepButton(
    name: &'static str,
    icon: &'static str,
    label: Label,
    forward: bool,
    enabled: bool,
) -> impl IntoView {
    let (desk, words) = (Desk::here(), expect_context::<Preferences>().words(label));
    view! {
        <button
            type="button" data-do=name title=words aria-label=words aria-disabled=(!enabled).to_string()
            on:click=move |_| step(desk, forward)
        >
            <Icon name=icon/>
        </button>
    }
}

/// The place in the file; opens the list.
#[component]
fn ListButton<'a>(collection: &'a Rc<Collection>) -> impl IntoView + use<> {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let modal = expect_context::<Modal>();
    let place = collection.current.get().filter(|_| collection.is_on_board(current));
    let games = collection.games.len() as u32;
    let words = move || match place {
        Some(n) => prefs.say(&msg!(GameOfFile { number: n as u32 + 1, games })),
        None => prefs.label(Label::GamesOfFile).to_string(),
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
