//! Content of the element of a board: the board, its moves and the explanations, each as its options have it.

use crate::components::child::Child;
use crate::components::effect::{effect_after_render, flag};
use crate::components::element::{El, FlagTarget, el, set_flag};
use crate::components::icon::Sprites;
use crate::embed::embedded_board::EmbeddedBoard;
use crate::state::i18n_loader;
use crate::views::controls::{Control, WALK, action};
use crate::views::keyboard::{is_held, is_taken};
use crate::views::status::{Spoken, Status};
use crate::views::{board, explain, move_list, token_events};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::Go;
use notabene_core::i18n::{Label, MessageKind};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlSelectElement, KeyboardEvent};

/// The root element, which takes the focus after a click anywhere in it.
pub fn root() -> El {
    el("div", "notabene").attr("tabindex", "-1")
}

/// Renders the content of the root element.
pub fn fill(here: EmbeddedBoard, root: El) -> El {
    let app = here.app;
    token_events::listen(app, &root.0, &token_events::READING);
    let home = root.0.clone();
    effect_after_render(Box::new(move || {
        let (language, theme) = app.prefs.with(|p| (p.language, p.get("theme")));
        let lettered = app.scene.with(|scene| scene.takes.is_none());
        let plays = here.plays();
        // These attributes exist for every element.
        let _ = home.set_attribute("lang", language.code());
        let _ = home.set_attribute("data-theme", theme);
        let _ = home.set_attribute("data-lettered", if lettered { "true" } else { "false" });
        let _ = home.set_attribute("data-plays", if plays { "true" } else { "false" });
    }));
    let active = move || here.follows() || here.plays();
    let shows = move |name, auto| here.options(|options| options.shows(name, auto));
    let moves = move || {
        let auto = active() || here.options(|options| options.is("show-sheet"));
        shows("show-moves", auto)
    };
    let told = move || here.plays() || app.notice.with(Option::is_some);
    let parts = [
        part("told", Status(), told),
        part("walk", controls(here), move || shows("show-controls", active())),
        part("off", off(here), move || here.is_own() || here.has_aside()),
        part("paper", move_list::Pane(), moves),
        part("said", explain::Explain(), move || shows("show-explain", moves())),
    ];
    let side = el("div", "beside").with(parts).with([faults(here), credit(here)]);
    let stage = el("div", "stage").with([el("div", "stand").with([board::Board()]), side]);
    let root = root.on("keydown", move |e| pressed(here, &e)).with([Sprites(""), games(here), stage]);
    Spoken().append_to(&root);
    root
}

/// A part that can be hidden.
fn part(class: &str, inside: El, shown: impl Fn() -> bool + Send + Sync + 'static) -> El {
    let part = el("div", class).with([inside]);
    set_flag(&part, FlagTarget::Class, "hidden", flag(move || !shown()).into());
    part
}

/// The list of the games, if the page gives more than one.
fn games(here: EmbeddedBoard) -> El {
    let option = |n: usize, title: &str, at: usize| {
        let made = el("option", "").text(title);
        if n == at { made.attr("selected", "") } else { made }
    };
    let all =
        move || here.games(|games, at| games.iter().enumerate().map(|(n, g)| option(n, g, at)).collect());
    let list = el("select", "").live_attr("aria-label", move || here.app.label(Label::EmbedGames).into());
    let list = list.live_children(all).on("change", move |e| {
        let chosen = e.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(at) = chosen.and_then(|list| usize::try_from(list.selected_index()).ok()) {
            here.pick(at);
        }
    });
    part("games", list, move || here.games(|games, _| !games.is_empty()))
}

fn controls(here: EmbeddedBoard) -> El {
    let flip = action("flip", Label::Flip, |_| false, |app| app.flip());
    let undo = action("undo", Label::Undo, |app| app.status.with(|s| !s.can_undo), |app| app.go(Go::Undo));
    let walk = WALK.iter().map(|action| Control(*action));
    let more = el("div", "group").with([
        part("taking-back", Control(undo), move || here.plays() && (!here.follows() || here.is_own())),
        Control(flip),
    ]);
    el("div", "controls").with([el("div", "group").with(walk), more])
}

/// The button between the game of the page and own moves beside it.
fn off(here: EmbeddedBoard) -> El {
    let button = |name: &str, label: Label, act: fn(EmbeddedBoard), shown: fn(EmbeddedBoard) -> bool| {
        // Its label may be loaded later.
        let words = move || if shown(here) { here.app.label(label).to_string() } else { String::new() };
        let made = el("button", "").attr("type", "button").attr("data-do", name).live_text(words);
        part("way", made.click(move || act(here)), move || shown(here))
    };
    el("div", "actions").with([
        button("back", Label::BackToGame, |here| here.back(), |here| here.is_own()),
        button("again", Label::EmbedOwnMoves, |here| here.again(), |here| !here.is_own() && here.has_aside()),
    ])
}

/// Shows the errors in the options; the board is shown as well.
fn faults(here: EmbeddedBoard) -> El {
    let app = here.app;
    let lines = move || {
        here.faults(|faults| {
            let line = |(name, says): &(&'static str, notabene_core::i18n::Msg)| {
                let ours = matches!(
                    says.kind(),
                    MessageKind::EmbedUnknown | MessageKind::EmbedValue | MessageKind::EmbedTooLong
                );
                let before = if ours || name.is_empty() { String::new() } else { format!("{name}: ") };
                el("li", "").text(&format!("{before}{}", app.message_text(says)))
            };
            faults.iter().map(line).collect()
        })
    };
    el("ul", "amiss").attr("role", "status").live_children(lines)
}

/// Link to the same game in the app.
fn credit(here: EmbeddedBoard) -> El {
    let address = move || {
        let link = here.app.game.with(|table| table.text(Export::Link));
        format!("{}#g={link}", i18n_loader::base_folder())
    };
    let link = el("a", "").live_attr("href", address).text("Notabene");
    el("p", "credit").with([link.attr("target", "_blank").attr("rel", "noopener")])
}

/// Handles keys for navigation in the game. Only events from within the board arrive here.
fn pressed(here: EmbeddedBoard, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    if is_taken(key) || is_held(key) {
        return;
    }
    let app = here.app;
    match key.key().as_str() {
        "ArrowLeft" | "k" => app.go(Go::Back),
        "ArrowRight" | "j" => app.go(Go::Forward),
        "Home" => app.go(Go::First),
        "End" => app.go(Go::Last),
        "f" => app.flip(),
        "Escape" if untrack(|| app.choices.with(Option::is_some)) => app.choose(None),
        _ => return,
    }
    e.prevent_default();
}
