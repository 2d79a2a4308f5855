//! A row of the list of saved games: a small diagram, the name, facts, and actions.

use super::list::{GameList, day};
use crate::components::{Button, Icon};
use crate::ui::learn::focus_soon;
use crate::ui::picture::address;
use crate::ui::sprite::PIECES;
use leptos::html::Input;
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, Listed};
use notabene_core::exchange::picture::{Picture, thumbnail};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;
use notabene_core::i18n::Label;
use notabene_core::msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// All that a row shows: rows with equal facts keep their elements.
#[derive(Clone)]
pub struct RowFacts {
    pub game: Listed,
    /// Its place among the listed games, from 1.
    pub place: usize,
    /// How many games are listed.
    pub count: usize,
    /// True while its name is being changed.
    pub is_renamed: bool,
    /// True for the game on the board.
    pub is_on_board: bool,
}

/// The facts that distinguish rows.
type RowKey = (String, u32, String, String, [usize; 2], [bool; 2]);

impl RowFacts {
    pub fn key(&self) -> RowKey {
        let Listed { summary, title, game, .. } = &self.game;
        let (places, marks) = ([self.place, self.count], [self.is_renamed, self.is_on_board]);
        (summary.id.clone(), summary.revision, title.clone(), game.clone(), places, marks)
    }
}

/// The row of a game.
#[component]
pub fn GameRow(list: GameList, facts: RowFacts) -> impl IntoView {
    let RowFacts { game, place, count, is_renamed, is_on_board } = facts;
    let name = match is_renamed {
        true => view! { <NameField list game=game.clone()/> }.into_any(),
        false => view! { <NameAndFacts list game=game.clone() is_on_board/> }.into_any(),
    };
    view! {
        <li aria-posinset=place aria-setsize=count>
            <ChooseBox list id=game.summary.id.clone() title=game.title.clone()/>
            <Diagram summary=game.summary.clone()/>
            {name}
            <RowActions list game/>
        </li>
    }
}

#[component]
fn ChooseBox(list: GameList, id: String, title: String) -> impl IntoView {
    let own = id.clone();
    let is_chosen = move || list.chosen.with(|chosen| chosen.contains(&own));
    let change = move |_| {
        list.chosen.update(|chosen| {
            if !chosen.remove(&id) {
                chosen.insert(id.clone());
            }
        });
    };
    view! {
        <label class="choose">
            <input type="checkbox" name="chosen" aria-label=title prop:checked=is_chosen on:change=change/>
        </label>
    }
}

/// The position at the end of the game.
#[component]
fn Diagram(summary: GameSummary) -> impl IntoView {
    let game = registry::open(&summary.game, Some(&summary.position), None);
    match game.map(|game| game.scene()) {
        Ok(scene) => {
            let layout = Layout { board: scene.board, flipped: false };
            let picture =
                Picture { scene: &scene, layout, symbols: PIECES, inside: true, title: "", shapes: &[] };
            let source = address(&thumbnail(&picture));
            view! { <img class="diagram" alt="" width="72" height="72" src=source/> }.into_any()
        }
        // A position that this version does not know: the rest of the row says enough.
        Err(_) => view! { <span class="diagram"></span> }.into_any(),
    }
}

/// The name, which opens the game, and what is known of it.
#[component]
fn NameAndFacts(list: GameList, game: Listed, is_on_board: bool) -> impl IntoView {
    let Listed { summary, title, game, .. } = game;
    let current = list.current;
    let moves = current.say(&msg!(GamesMoves { moves: summary.moves() }));
    let on_board = if is_on_board { current.label(Label::GamesOnBoard) } else { "" };
    let changed = day(summary.changed);
    let GameSummary { id, result, event, date, .. } = summary;
    let mut facts = vec![game, moves, result, event, date, changed, on_board.into()];
    facts.retain(|fact| !fact.is_empty());
    view! {
        <div class="known">
            <button
                class="name"
                type="button"
                data-do="games-open"
                on:click=move |_| list.open(id.clone())
            >
                {title}
            </button>
            <p>{facts.join(" · ")}</p>
        </div>
    }
}

/// The field for another name.
#[component]
fn NameField(list: GameList, game: Listed) -> impl IntoView {
    let words = move |label| list.current.words(label);
    let input = NodeRef::<Input>::new();
    let id = StoredValue::new(game.summary.id);
    let save = move || {
        let name = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        list.rename(id.get_value(), name);
        focus_soon(".games-tools input");
    };
    let leave = move || {
        list.renaming.set(None);
        focus_soon(".games-tools input");
    };
    let on_key = move |e: KeyboardEvent| match e.key().as_str() {
        "Enter" => save(),
        "Escape" => leave(),
        _ => {}
    };
    let _ = request_animation_frame(move || {
        // A field that has gone needs no focus.
        if let Some(input) = input.try_get_untracked().flatten() {
            let _ = input.focus();
            input.select();
        }
    });
    view! {
        <div class="known naming">
            <input
                node_ref=input
                type="text"
                maxlength="100"
                name="game-name"
                aria-label=words(Label::GamesNewName)
                autocomplete="off"
                prop:value=game.title
                on:keydown=on_key
            />
            <div class="actions">
                <Button
                    text=words(Label::GamesRename)
                    name="games-name"
                    class="main"
                    on_click=move |()| save()
                />
                <button type="button" on:click=move |_| leave()>{words(Label::Cancel)}</button>
            </div>
        </div>
    }
}

/// What can be done with a game.
#[component]
fn RowActions(list: GameList, game: Listed) -> impl IntoView {
    let (id, title) = (game.summary.id, StoredValue::new(game.title));
    let id = StoredValue::new(id);
    let name = move || title.get_value();
    let rename = move |()| list.renaming.set(Some(id.get_value()));
    let copy = move |()| list.duplicate(id.get_value(), name());
    let delete = move |()| list.delete(vec![id.get_value()]);
    view! {
        <div class="deeds">
            <RowAction list title=name() label=Label::GamesRename name="games-rename" icon="pencil" act=rename/>
            <RowAction list title=name() label=Label::GamesDuplicate name="games-copy" icon="copy" act=copy/>
            <RowAction list title=name() label=Label::GamesDelete name="games-remove" icon="bin" act=delete/>
        </div>
    }
}

#[component]
fn RowAction(
    list: GameList,
    title: String,
    label: Label,
    name: &'static str,
    icon: &'static str,
    #[prop(into)] act: Callback<()>,
) -> impl IntoView {
    let words = list.current.words(label);
    let spoken =
        Signal::derive(move || list.current.say(&msg!(GamesNamed { act: words.get(), name: title.clone() })));
    view! {
        <button
            class="quiet"
            type="button"
            data-do=name
            aria-label=spoken
            title=words
            on:click=move |_| act.run(())
        >
            <Icon name=icon/>
            <span>{words}</span>
        </button>
    }
}

/// Arrow keys go from name to name.
pub fn on_key(e: &KeyboardEvent) {
    let Some(here) = e.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return };
    let Some(row) = here.closest("li").ok().flatten().filter(|_| here.class_name() == "name") else { return };
    let next = match e.key().as_str() {
        "ArrowDown" => row.next_element_sibling(),
        "ArrowUp" => row.previous_element_sibling(),
        _ => return,
    };
    e.prevent_default();
    if let Some(name) = next.and_then(|row| row.query_selector(".name").ok().flatten()) {
        // A row that is going needs no focus.
        let _ = name.unchecked_ref::<HtmlElement>().focus();
    }
}
