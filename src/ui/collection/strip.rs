//! Beside the board: the way to the next and the previous game of the open file, and to the list of all.

use super::{Collection, step};
use crate::ui::dom::{El, el};
use crate::ui::sprite::Icon;
use crate::ui::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::rc::Rc;

/// The buttons; nothing while no file is open.
pub fn strip(desk: Desk) -> Vec<El> {
    // Whatever is laid on the board decides if the place in the file is shown.
    desk.games_begun.track();
    desk.collection().get().map(|collection| buttons(desk, &collection)).unwrap_or_default()
}

fn buttons(desk: Desk, collection: &Rc<Collection>) -> Vec<El> {
    let turn = |forward: bool, icon: &'static str, label: Label, name: &str| {
        let idle = collection.neighbour(forward).is_none();
        let button = el("button", "").attr("type", "button").attr("data-do", name).with([Icon(icon)]);
        let button = button.live("title", move || desk.label(label).into());
        let button = button.live("aria-label", move || desk.label(label).into());
        button.attr("aria-disabled", if idle { "true" } else { "false" }).click(move || step(desk, forward))
    };
    let place = collection.current.get().filter(|_| collection.is_on_board(desk));
    let games = collection.games.len() as u32;
    let words = move || match place {
        Some(n) => desk.say(&msg!(GameOfFile { number: n as u32 + 1, games })),
        None => desk.label(Label::GamesOfFile).to_string(),
    };
    let list = el("button", "place").attr("type", "button").attr("data-do", "list").says(words);
    let list = list.live("title", move || desk.label(Label::GamesOfFile).into());
    let list = list.click(move || desk.modal.open.set(Over::Collection));
    vec![
        turn(false, "up", Label::PreviousGame, "game-back"),
        list,
        turn(true, "down", Label::NextGame, "game-forth"),
    ]
}
