//! Dialog with all games of the open file: searched while typing, the current one marked.

use crate::components::element::{El, button, el, fragment};
use crate::components::virtual_list::VirtualList;
use crate::state::chosen_game;
use crate::state::collection::{Collection, open_game};
use crate::state::context::{AppContext, ModalKind};
use crate::views::read_games;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// Content of the dialog.
pub fn CollectionDialog() -> El {
    let app = AppContext::here();
    match app.collection().get_untracked() {
        Some(collection) => fragment().with(dialog_content(app, &collection)),
        None => fragment(),
    }
}

fn dialog_content(app: AppContext, collection: &Rc<Collection>) -> Vec<El> {
    let list = VirtualList::default();
    let close = button(app, Label::CloseFile, "close-file", move || {
        app.collection().set(None);
        app.modal.open.set(ModalKind::None);
    });
    let rows = game_rows(app, collection, list);
    if let Ok(place) = collection.index_in_list() {
        list.centre(place);
    }
    let file = collection.clone();
    let not_kept = el("div", "reading").live_children(move || {
        app.collection().track();
        let message = || el("p", "").attr("role", "status").text(&app.message_text(&msg!(FileNotKept)));
        file.is_not_saved.get().then(message).into_iter().collect()
    });
    let actions = el("div", "actions").with(practise_button(app, collection)).with([close]);
    vec![search_field(app, collection, list), not_kept, problem_list(app, collection), rows, actions]
}

/// Button to practise with the game of the file that is on the board.
fn practise_button(app: AppContext, collection: &Rc<Collection>) -> Option<El> {
    let practise = move || {
        app.modal.open.set(ModalKind::None);
        app.game.with_untracked(chosen_game::practise_with);
    };
    collection.is_on_board(app).then(|| button(app, Label::PractiseWith, "practise-with", practise))
}

/// Search input with the number of games.
fn search_field(app: AppContext, collection: &Rc<Collection>, list: VirtualList) -> El {
    let typed = RwSignal::new(collection.search_text.borrow().clone());
    let (counted, searched) = (collection.clone(), collection.clone());
    let count = move || {
        typed.track();
        let games = counted.games.len() as u32;
        let found = counted.matches.borrow().len() as u32;
        app.message_text(&match counted.search_text.borrow().trim() {
            "" => msg!(GamesFound { games }),
            _ => msg!(GamesFiltered { found, games }),
        })
    };
    let input = el("input", "").attr("type", "search").attr("name", "search").attr("autocomplete", "off");
    let input = input.live_attr("placeholder", move || app.label(Label::SearchGames).into());
    let input = input.live_attr("aria-label", move || app.label(Label::SearchGames).into());
    let input = input.value({
        let wanted = collection.search_text.borrow().clone();
        move || wanted.clone()
    });
    let input = input.on("input", move |e| {
        let wanted = event_target_value(&e);
        searched.search(&wanted);
        list.to_top();
        typed.set(wanted);
        app.collection().notify();
    });
    let input = input.on("keydown", move |e| {
        if e.dyn_ref::<KeyboardEvent>().is_some_and(|e| e.key() == "ArrowDown") {
            e.prevent_default();
            list.focus(0);
        }
    });
    el("label", "search").with([el("span", "").attr("role", "status").live_text(count), input])
}

/// Problems of the game opened last.
fn problem_list(app: AppContext, collection: &Rc<Collection>) -> El {
    let collection = collection.clone();
    el("div", "reading").live_children(move || {
        app.collection().track();
        let all = collection.problems.borrow();
        let shown = !all.is_empty();
        shown.then(|| read_games::problem_list(app, &collection.text, &all)).into_iter().collect()
    })
}

fn game_rows(app: AppContext, collection: &Rc<Collection>, list: VirtualList) -> El {
    let [counted, named, listed] = [(); 3].map(|()| collection.clone());
    let count = move || {
        app.collection().track();
        counted.matches.borrow().len()
    };
    let nth = |collection: &Collection, row: usize| collection.matches.borrow().get(row).copied();
    let key = move |row: usize| {
        app.collection().track();
        let n = nth(&named, row);
        let current = if n.is_some() && n == named.current.get() { "*" } else { "" };
        format!("{}{current}", n.unwrap_or_default())
    };
    let row = move |row: usize| match nth(&listed, row) {
        Some(n) => game_button(app, &listed, n),
        None => fragment(),
    };
    let rows = list.view("games", count, key, row);
    rows.live_attr("aria-label", move || app.label(Label::GamesOfFile).into()).attr("role", "group")
}

/// Button of a game.
fn game_button(app: AppContext, collection: &Rc<Collection>, n: usize) -> El {
    let Some(entry) = collection.games.get(n) else { return fragment() };
    let who = format!("{}. {}", n + 1, entry.players);
    let whole = format!("{who}{}", entry.details);
    let button = el("button", "game").attr("type", "button").attr("data-game", &n.to_string());
    let button = button.attr("title", &whole);
    let parts = [el("span", "players").text(&who), el("span", "more").text(&entry.details)];
    let button =
        if collection.current.get() == Some(n) { button.attr("aria-current", "true") } else { button };
    let collection = collection.clone();
    button.with(parts).click(move || {
        open_game(app, &collection, n);
        // The next and the previous game are those of the file, whatever was searched for.
        collection.search("");
        // Stays open to show the problems.
        if collection.problems.borrow().is_empty() {
            app.modal.open.set(ModalKind::None);
        }
    })
}
