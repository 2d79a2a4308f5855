//! Row in the list of saved games: diagram, name, details, actions.

use crate::components::query::focus_after_render;
use crate::components::{Button, Icon};
use crate::pages::games::list::{self, GameList};
use crate::pages::games::notices::join_facts;
use crate::state::preferences::Preferences;
use crate::views::board_picture::Thumbnail;
use leptos::html::Input;
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, Listed};
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Row of a game; `place` is its number among all listed games, and their number.
#[component]
pub fn GameRow(
    list: GameList,
    listed: Listed,
    place: [usize; 2],
    is_renamed: bool,
    is_on_board: bool,
) -> impl IntoView {
    let id = StoredValue::new(listed.summary.id.clone());
    let is_selected = move || id.with_value(|id| list.selected.with(|selected| selected.contains(id)));
    let toggle = move |_| {
        let id = id.get_value();
        list.selected.update(|selected| {
            if !selected.remove(&id) {
                selected.insert(id);
            }
        });
    };
    let [at, all] = place;
    let title = listed.title.clone();
    let name = match is_renamed {
        true => view! { <NameInput list id title=title.clone()/> }.into_any(),
        false => view! { <NameAndFacts list listed=listed.clone() is_on_board/> }.into_any(),
    };
    view! {
        <li aria-posinset=at aria-setsize=all>
            <label class="choose touch in-middle">
                <input
                    type="checkbox"
                    name="chosen"
                    aria-label=title.clone()
                    prop:checked=is_selected
                    on:change=toggle
                />
            </label>
            <Diagram listed/>
            {name}
            <RowActions list id title/>
        </li>
    }
}

/// Diagram of the final position.
#[component]
fn Diagram(listed: Listed) -> impl IntoView {
    let game = registry::open(&listed.summary.game, Some(&listed.summary.position), None);
    match game {
        Ok(game) => view! { <Thumbnail scene=game.scene()/> }.into_any(),
        // Unknown to this version: the rest of the row suffices.
        Err(_) => view! { <span class="diagram"></span> }.into_any(),
    }
}

/// Details of a game, with the button that opens it.
#[component]
fn NameAndFacts(list: GameList, listed: Listed, is_on_board: bool) -> impl IntoView {
    let prefs = Preferences::here();
    let Listed { summary, title, game, .. } = listed;
    let (id, changed) = (summary.id.clone(), list::date_text(summary.changed));
    let facts = move || {
        let moves = prefs.message_text(&msg!(GamesMoves { moves: summary.moves() }));
        let on_board = if is_on_board { prefs.label(Label::GamesOnBoard) } else { "" };
        let GameSummary { result, event, date, .. } = &summary;
        join_facts(&[&game, &moves, result, event, date, &changed, on_board])
    };
    let open = move |_| list::open_game(list, id.clone());
    view! {
        <div class="known grow">
            <button type="button" class="name cut" data-do="games-open" on:click=open>{title}</button>
            <p>{facts}</p>
        </div>
    }
}

/// Input for a new name.
#[component]
fn NameInput(list: GameList, id: StoredValue<String>, title: String) -> impl IntoView {
    let prefs = Preferences::here();
    let input = NodeRef::<Input>::new();
    let rename = move || {
        if let Some(input) = input.get_untracked() {
            list::rename_game(list, id.get_value(), input.value());
            focus_after_render(".games-tools input");
        }
    };
    let cancel = move || {
        list.renaming.set(None);
        focus_after_render(".games-tools input");
    };
    let on_key = move |e: KeyboardEvent| match e.key().as_str() {
        "Enter" => rename(),
        "Escape" => cancel(),
        _ => {}
    };
    let _ = request_animation_frame(move || {
        if let Some(input) = input.try_get_untracked().flatten() {
            // A removed input needs no focus.
            let _ = input.focus();
            input.select();
        }
    });
    view! {
        <div class="known naming inline">
            <input
                type="text"
                maxlength="100"
                name="game-name"
                aria-label=prefs.label_signal(Label::GamesNewName)
                autocomplete="off"
                prop:value=title
                node_ref=input
                on:keydown=on_key
            />
            <div class="inline">
                <Button text=prefs.label_signal(Label::GamesRename) name="games-name" class="main" on_click=move |()| rename()/>
                <button type="button" on:click=move |_| cancel()>{prefs.label_signal(Label::Cancel)}</button>
            </div>
        </div>
    }
}

/// Actions on a game.
#[component]
fn RowActions(list: GameList, id: StoredValue<String>, title: String) -> impl IntoView {
    let name = StoredValue::new(title.clone());
    let practise = move |()| list::practise_with(list, id.get_value());
    let rename = move |()| list.renaming.set(Some(id.get_value()));
    let copy = move |()| list::duplicate_game(list, id.get_value(), name.get_value());
    let delete = move |()| list::delete_games(list, vec![id.get_value()]);
    view! {
        <div class="deeds inline">
            <RowAction label=Label::PractiseWith name="games-practise" icon="target" title=title.clone() on_click=practise/>
            <RowAction label=Label::GamesRename name="games-rename" icon="pencil" title=title.clone() on_click=rename/>
            <RowAction label=Label::GamesDuplicate name="games-copy" icon="copy" title=title.clone() on_click=copy/>
            <RowAction label=Label::GamesDelete name="games-remove" icon="bin" title on_click=delete/>
        </div>
    }
}

/// An action on the game of this title, by which screen readers name it.
#[component]
fn RowAction(
    label: Label,
    name: &'static str,
    icon: &'static str,
    title: String,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let full_name =
        move || prefs.message_text(&msg!(GamesNamed { act: prefs.label(label).into(), name: title.clone() }));
    view! {
        <button
            type="button"
            class="quiet"
            data-do=name
            aria-label=full_name
            title=prefs.label_signal(label)
            on:click=move |_| on_click.run(())
        >
            <Icon name=icon/>
            <span>{prefs.label_signal(label)}</span>
        </button>
    }
}

/// Moves between names by arrow keys.
pub fn move_focus(e: &KeyboardEvent) {
    let Some(here) = e.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return };
    let Some(row) = here.closest("li").ok().flatten().filter(|_| here.class_name() == "name") else { return };
    let next = match e.key().as_str() {
        "ArrowDown" => row.next_element_sibling(),
        "ArrowUp" => row.previous_element_sibling(),
        _ => return,
    };
    e.prevent_default();
    if let Some(name) = next.and_then(|row| row.query_selector(".name").ok().flatten()) {
        // A removed row needs no focus.
        let _ = name.unchecked_ref::<HtmlElement>().focus();
    }
}
