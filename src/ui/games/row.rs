//! A row of the list of kept games: a small diagram, the name, what is known, and what can be done.

use super::page::{self, Hall};
use crate::ui::dom::{El, el};
use crate::ui::picture::address;
use crate::ui::sprite::{Icon, PIECES};
use leptos::prelude::*;
use notabene_core::exchange::library::Listed;
use notabene_core::exchange::picture::{Picture, thumbnail};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;
use notabene_core::i18n::Label;
use notabene_core::msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent};

/// The row of a game: its place among all that are listed, and whether its name is being changed.
pub fn row(hall: Hall, listed: Listed, [at, all]: [usize; 2], renames: bool, on_board: bool) -> El {
    let title = listed.title.clone();
    let boxed = el("input", "").attr("type", "checkbox").attr("name", "chosen").attr("aria-label", &title);
    let id = listed.summary.id.clone();
    let is_chosen = {
        let id = id.clone();
        move || hall.chosen.with(|chosen| chosen.contains(&id))
    };
    crate::ui::dom::mark(
        &boxed,
        crate::ui::dom::Mark::Property,
        "checked",
        crate::ui::state::flag(is_chosen).into(),
    );
    let boxed = boxed.on("change", move |_| {
        hall.chosen.update(|chosen| {
            if !chosen.remove(&id) {
                chosen.insert(id.clone());
            }
        });
    });
    let name = if renames { naming(hall, &listed) } else { opening(hall, &listed, on_board) };
    let row = el("li", "").attr("aria-posinset", &at.to_string()).attr("aria-setsize", &all.to_string());
    let choose = el("label", "choose").with([boxed]);
    row.with([choose, diagram(&listed), name, deeds(hall, &listed)])
}

/// The position at the end of the game.
fn diagram(listed: &Listed) -> El {
    let image = el("img", "diagram").attr("alt", "").attr("width", "72").attr("height", "72");
    let table = registry::open(&listed.summary.game, Some(&listed.summary.position), None);
    match table.map(|table| table.scene()) {
        Ok(scene) => {
            let layout = Layout { board: scene.board, flipped: false };
            let picture =
                Picture { scene: &scene, layout, symbols: PIECES, inside: true, title: "", shapes: &[] };
            image.attr("src", &address(&thumbnail(&picture)))
        }
        // A position that this version does not know: the rest of the row tells enough.
        Err(_) => el("span", "diagram"),
    }
}

/// What is known of a game, and the way to open it.
fn opening(hall: Hall, listed: &Listed, on_board: bool) -> El {
    let (desk, summary) = (hall.desk, &listed.summary);
    let id = summary.id.clone();
    let open = el("button", "name").attr("type", "button").attr("data-do", "games-open").text(&listed.title);
    let open = open.click(move || page::open_game(hall, id.clone()));
    let moves = desk.say(&msg!(GamesMoves { moves: summary.moves() }));
    let changed = page::day(summary.changed);
    let mut facts = vec![listed.game.as_str(), &moves];
    facts.extend([&summary.result, &summary.event, &summary.date].map(String::as_str));
    facts.push(&changed);
    if on_board {
        facts.push(desk.label(Label::GamesOnBoard));
    }
    facts.retain(|fact| !fact.is_empty());
    el("div", "known").with([open, el("p", "").text(&facts.join(" · "))])
}

/// The field for another name.
fn naming(hall: Hall, listed: &Listed) -> El {
    let desk = hall.desk;
    let input = el("input", "").attr("type", "text").attr("maxlength", "100").attr("name", "game-name");
    let input = input.attr("aria-label", desk.label(Label::GamesNewName)).attr("autocomplete", "off");
    let field: HtmlInputElement = input.0.clone().unchecked_into();
    field.set_value(&listed.title);
    let id = listed.summary.id.clone();
    let take = {
        let field = field.clone();
        move || {
            page::rename(hall, id.clone(), field.value());
            crate::ui::learn::focus_soon(".games-tools input");
        }
    };
    let leave = move || {
        hall.renaming.set(None);
        crate::ui::learn::focus_soon(".games-tools input");
    };
    let on_key = take.clone();
    let input = input.on("keydown", move |e| match e.unchecked_ref::<KeyboardEvent>().key().as_str() {
        "Enter" => on_key(),
        "Escape" => leave(),
        _ => {}
    });
    let _ = request_animation_frame(move || {
        // A field that has gone needs no focus.
        let _ = field.focus();
        field.select();
    });
    let yes = el("button", "main")
        .attr("type", "button")
        .attr("data-do", "games-name")
        .label(desk, Label::GamesRename);
    let no = el("button", "").attr("type", "button").label(desk, Label::Cancel).click(leave);
    el("div", "known naming").with([input, el("div", "actions").with([yes.click(take), no])])
}

/// What can be done with a game.
fn deeds(hall: Hall, listed: &Listed) -> El {
    let desk = hall.desk;
    let title = listed.title.clone();
    let deed = |label: Label, name: &str, icon: &'static str| {
        let said = desk.say(&msg!(GamesNamed { act: desk.label(label).into(), name: title.clone() }));
        let words = el("span", "").label(desk, label);
        let made = el("button", "quiet").attr("type", "button").attr("data-do", name);
        made.attr("aria-label", &said).attr("title", desk.label(label)).with([Icon(icon), words])
    };
    let id = || listed.summary.id.clone();
    let (renamed, copied, gone, name) = (id(), id(), id(), listed.title.clone());
    el("div", "deeds").with([
        deed(Label::GamesRename, "games-rename", "pencil")
            .click(move || hall.renaming.set(Some(renamed.clone()))),
        deed(Label::GamesDuplicate, "games-copy", "copy")
            .click(move || page::duplicate(hall, copied.clone(), name.clone())),
        deed(Label::GamesDelete, "games-remove", "bin").click(move || page::delete(hall, vec![gone.clone()])),
    ])
}

/// Arrow keys go from name to name.
pub fn walk(e: &Event) {
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
        // A row that is going needs no focus.
        let _ = name.unchecked_ref::<HtmlElement>().focus();
    }
}
