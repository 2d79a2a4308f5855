//! Buttons beside the board: next and previous game of the open file, and the list of all.

use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::state::collection::{Collection, open_neighbour};
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::rc::Rc;

/// The buttons; empty while no file is open.
pub fn file_buttons(app: AppContext) -> Vec<El> {
    // Any new game on the board decides if its place in the file is shown.
    app.games_begun.track();
    app.collection().get().map(|collection| buttons(app, &collection)).unwrap_or_default()
}

fn buttons(app: AppContext, collection: &Rc<Collection>) -> Vec<El> {
    let turn = |forward: bool, icon: &'static str, label: Label, name: &str| {
        let idle = collection.neighbour(forward).is_none();
        let button = el("button", "").attr("type", "button").attr("data-do", name).with([Icon(icon)]);
        let button = button.live_attr("title", move || app.label(label).into());
        let button = button.live_attr("aria-label", move || app.label(label).into());
        button
            .attr("aria-disabled", if idle { "true" } else { "false" })
            .click(move || open_neighbour(app, forward))
    };
    let place = collection.current.get().filter(|_| collection.is_on_board(app));
    let games = collection.games.len() as u32;
    let words = move || match place {
        Some(n) => app.message_text(&msg!(GameOfFile { number: n as u32 + 1, games })),
        None => app.label(Label::GamesOfFile).to_string(),
    };
    let list = el("button", "place").attr("type", "button").attr("data-do", "list").live_text(words);
    let list = list.live_attr("title", move || app.label(Label::GamesOfFile).into());
    let list = list.click(move || app.modal.open.set(ModalKind::Collection));
    vec![
        turn(false, "up", Label::PreviousGame, "game-back"),
        list,
        turn(true, "down", Label::NextGame, "game-forth"),
    ]
}
