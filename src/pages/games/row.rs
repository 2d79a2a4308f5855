//! Row in the list of saved games: diagram, name, details, actions.

use crate::components::effect::flag;
use crate::components::element::set_flag;
use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::components::query::focus_after_render;
use crate::pages::gallery::small_picture;
use crate::pages::games::list::{self, GameList};
use leptos::prelude::*;
use notabene_core::exchange::library::Listed;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent};

/// Row of a game: its index among all listed, and true if it is being renamed.
pub fn game_row(cx: GameList, listed: Listed, [at, all]: [usize; 2], renames: bool, on_board: bool) -> El {
    let title = listed.title.clone();
    let boxed = el("input", "").attr("type", "checkbox").attr("name", "chosen").attr("aria-label", &title);
    let id = listed.summary.id.clone();
    let is_chosen = {
        let id = id.clone();
        move || cx.selected.with(|chosen| chosen.contains(&id))
    };
    set_flag(&boxed, crate::components::element::FlagTarget::Property, "checked", flag(is_chosen).into());
    let boxed = boxed.on("change", move |_| {
        cx.selected.update(|chosen| {
            if !chosen.remove(&id) {
                chosen.insert(id.clone());
            }
        });
    });
    let name = if renames { name_input(cx, &listed) } else { open_button(cx, &listed, on_board) };
    let row = el("li", "").attr("aria-posinset", &at.to_string()).attr("aria-setsize", &all.to_string());
    let choose = el("label", "choose").with([boxed]);
    row.with([choose, diagram(&listed), name, action_buttons(cx, &listed)])
}

/// Diagram of the final position.
fn diagram(listed: &Listed) -> El {
    let image = el("img", "diagram").attr("alt", "").attr("width", "72").attr("height", "72");
    let game = registry::open(&listed.summary.game, Some(&listed.summary.position), None);
    match game.map(|game| game.scene()) {
        Ok(scene) => image.attr("src", &small_picture(&scene)),
        // Unknown to this version: the rest of the row suffices.
        Err(_) => el("span", "diagram"),
    }
}

/// Details of a game, with the button that opens it.
fn open_button(cx: GameList, listed: &Listed, on_board: bool) -> El {
    let (app, summary) = (cx.app, &listed.summary);
    let id = summary.id.clone();
    let open = el("button", "name").attr("type", "button").attr("data-do", "games-open").text(&listed.title);
    let open = open.click(move || list::open_game(cx, id.clone()));
    let moves = app.message_text(&msg!(GamesMoves { moves: summary.moves() }));
    let changed = list::date_text(summary.changed);
    let mut facts = vec![listed.game.as_str(), &moves];
    facts.extend([&summary.result, &summary.event, &summary.date].map(String::as_str));
    facts.push(&changed);
    if on_board {
        facts.push(app.label(Label::GamesOnBoard));
    }
    facts.retain(|fact| !fact.is_empty());
    el("div", "known").with([open, el("p", "").text(&facts.join(" · "))])
}

/// Input for a new name.
fn name_input(cx: GameList, listed: &Listed) -> El {
    let app = cx.app;
    let input = el("input", "").attr("type", "text").attr("maxlength", "100").attr("name", "game-name");
    let input = input.attr("aria-label", app.label(Label::GamesNewName)).attr("autocomplete", "off");
    let field: HtmlInputElement = input.0.clone().unchecked_into();
    field.set_value(&listed.title);
    let id = listed.summary.id.clone();
    let take = {
        let field = field.clone();
        move || {
            list::rename_game(cx, id.clone(), field.value());
            focus_after_render(".games-tools input");
        }
    };
    let leave = move || {
        cx.renaming.set(None);
        focus_after_render(".games-tools input");
    };
    let on_key = take.clone();
    let input = input.on("keydown", move |e| match e.unchecked_ref::<KeyboardEvent>().key().as_str() {
        "Enter" => on_key(),
        "Escape" => leave(),
        _ => {}
    });
    let _ = request_animation_frame(move || {
        // A removed input needs no focus.
        let _ = field.focus();
        field.select();
    });
    let yes = el("button", "main")
        .attr("type", "button")
        .attr("data-do", "games-name")
        .label(app, Label::GamesRename);
    let no = el("button", "").attr("type", "button").label(app, Label::Cancel).click(leave);
    el("div", "known naming").with([input, el("div", "actions").with([yes.click(take), no])])
}

/// Actions on a game.
fn action_buttons(cx: GameList, listed: &Listed) -> El {
    let app = cx.app;
    let title = listed.title.clone();
    let deed = |label: Label, name: &str, icon: &'static str| {
        let said = app.message_text(&msg!(GamesNamed { act: app.label(label).into(), name: title.clone() }));
        let words = el("span", "").label(app, label);
        let element = el("button", "quiet").attr("type", "button").attr("data-do", name);
        element.attr("aria-label", &said).attr("title", app.label(label)).with([Icon(icon), words])
    };
    let id = || listed.summary.id.clone();
    let (chosen, renamed, copied, gone, name) = (id(), id(), id(), id(), listed.title.clone());
    el("div", "deeds").with([
        deed(Label::PractiseWith, "games-practise", "target")
            .click(move || list::practise_with(cx, chosen.clone())),
        deed(Label::GamesRename, "games-rename", "pencil")
            .click(move || cx.renaming.set(Some(renamed.clone()))),
        deed(Label::GamesDuplicate, "games-copy", "copy")
            .click(move || list::duplicate_game(cx, copied.clone(), name.clone())),
        deed(Label::GamesDelete, "games-remove", "bin")
            .click(move || list::delete_games(cx, vec![gone.clone()])),
    ])
}

/// Moves between names by arrow keys.
pub fn move_focus(e: &Event) {
    let key = e.unchecked_ref::<KeyboardEvent>().key();
    let Some(here) = e.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return };
    let Some(row) = here.closest("li").ok().flatten().filter(|_| here.class_name() == "name") else { return };
    let next = match key.as_str() {
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
