//! Dialog with all games of the open file: searched while typing, the current one marked.

use crate::components::Button;
use crate::components::virtual_list::{VirtualList, VirtualRows};
use crate::state::chosen_game;
use crate::state::collection::{Collection, OpenCollection};
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::preferences::Preferences;
use crate::views::read_games::GameProblems;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::rc::Rc;
use web_sys::KeyboardEvent;

/// The games of the file that the dialog shows.
type Games = StoredValue<Rc<Collection>, LocalStorage>;

/// Content of the dialog.
#[component]
pub fn CollectionDialog() -> impl IntoView {
    OpenCollection::here().file.get_untracked().map(|collection| {
        let games = StoredValue::new_local(collection);
        view! { <GamesOfFile games/> }
    })
}

#[component]
fn GamesOfFile(games: Games) -> impl IntoView {
    let (open, prefs) = (OpenCollection::here(), Preferences::here());
    let list = VirtualList::default();
    if let Ok(place) = games.with_value(|games| games.index_in_list()) {
        list.centre(place);
    }
    let modal = Modal::here();
    let close = move |()| {
        open.file.set(None);
        modal.close();
    };
    let not_saved = move || {
        open.file.track();
        let is_not_saved = games.with_value(|games| games.is_not_saved.get());
        is_not_saved.then(|| view! { <p role="status">{prefs.message_text(&msg!(FileNotKept))}</p> })
    };
    // Problems of the game that was opened last.
    let problems = move || {
        open.file.track();
        games.with_value(|games| {
            let all = games.problems.borrow();
            let (text, problems) = (games.text.to_string(), all.clone());
            (!all.is_empty()).then(|| view! { <GameProblems text problems/> })
        })
    };
    let is_on_board = games.with_value(|games| games.is_on_board(open.board));
    view! {
        <SearchField games list/>
        <div class="reading">{not_saved}</div>
        <div class="reading">{problems}</div>
        <GameRows games list/>
        <div class="actions">
            {is_on_board.then(|| view! { <PractiseButton/> })}
            <Button text=prefs.label_signal(Label::CloseFile) name="close-file" on_click=close/>
        </div>
    }
}

/// Button to practise with the game of the file that is on the board.
#[component]
fn PractiseButton() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let modal = Modal::here();
    let practise = move |()| {
        modal.close();
        current.game.with_untracked(chosen_game::practise_with);
    };
    view! { <Button text=prefs.label_signal(Label::PractiseWith) name="practise-with" on_click=practise/> }
}

/// Search input with the number of games.
#[component]
fn SearchField(games: Games, list: VirtualList) -> impl IntoView {
    let (open, prefs) = (OpenCollection::here(), Preferences::here());
    let initial = games.with_value(|games| games.search_text.borrow().clone());
    let typed = RwSignal::new(initial.clone());
    let count = move || {
        typed.track();
        games.with_value(|games| {
            let all = games.games.len() as u32;
            let found = games.matches.borrow().len() as u32;
            prefs.message_text(&match games.search_text.borrow().trim() {
                "" => msg!(GamesFound { games: all }),
                _ => msg!(GamesFiltered { found, games: all }),
            })
        })
    };
    let search = move |e| {
        let text = event_target_value(&e);
        games.with_value(|games| games.search(&text));
        list.to_top();
        typed.set(text);
        open.file.notify();
    };
    let to_first_row = move |e: KeyboardEvent| {
        if e.key() == "ArrowDown" {
            e.prevent_default();
            list.focus(0);
        }
    };
    view! {
        <label class="search">
            <span role="status">{count}</span>
            <input
                type="search"
                name="search"
                autocomplete="off"
                placeholder=prefs.label_signal(Label::SearchGames)
                aria-label=prefs.label_signal(Label::SearchGames)
                prop:value=initial
                on:input=search
                on:keydown=to_first_row
            />
        </label>
    }
}

/// The games that were found.
#[component]
fn GameRows(games: Games, list: VirtualList) -> impl IntoView {
    let (open, prefs) = (OpenCollection::here(), Preferences::here());
    let count = Signal::derive(move || {
        open.file.track();
        games.with_value(|games| games.matches.borrow().len())
    });
    let game_of_row = move |row: usize| games.with_value(|games| games.matches.borrow().get(row).copied());
    let is_current = move |n: usize| games.with_value(|games| games.current.get() == Some(n));
    let key = move |row: usize| -> String {
        open.file.track();
        let n = game_of_row(row);
        let current = if n.is_some_and(is_current) { "*" } else { "" };
        format!("{}{current}", n.unwrap_or_default())
    };
    let row = move |row: usize| game_of_row(row).map(|n| view! { <GameButton games n/> }).into_any();
    let label = prefs.label_signal(Label::GamesOfFile);
    view! { <VirtualRows list class="games" label count key=Callback::new(key) row=Callback::new(row)/> }
}

/// Button of a game.
#[component]
fn GameButton(games: Games, n: usize) -> impl IntoView {
    let (file, modal) = (OpenCollection::here(), Modal::here());
    let open = move |_| {
        let games = games.get_value();
        file.open_game(&games, n);
        // The next and the previous game are those of the file, whatever was searched for.
        games.search("");
        // Stays open to show the problems.
        if games.problems.borrow().is_empty() {
            modal.close();
        }
    };
    games.with_value(|games| {
        let entry = games.games.get(n)?;
        let players = format!("{}. {}", n + 1, entry.players);
        let details = entry.details.clone();
        let whole = format!("{players}{details}");
        Some(view! {
            <button
                type="button"
                class="game"
                data-game=n
                title=whole
                aria-current=(games.current.get() == Some(n)).then_some("true")
                on:click=open
            >
                <span class="players cut">{players}</span>
                <span class="more cut grow faint">{details}</span>
            </button>
        })
    })
}
