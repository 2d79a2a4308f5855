//! What stands in the element of a board: the board, its moves and what is said of them, each as its options have it.

use super::super::controls::{Control, WALK, action};
use super::super::dom::{Child, El, Mark, el, later, mark};
use super::super::keys::{is_held, is_taken};
use super::super::sprite::Sprites;
use super::super::state::flag;
use super::super::status::{Spoken, Status};
use super::super::{board, explain, pane, pointing, tongue};
use super::stand::Stand;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::Go;
use notabene_core::i18n::{Label, MessageKind};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlSelectElement, KeyboardEvent};

/// The element around everything, which takes the focus when somebody clicks anywhere in it.
pub fn root() -> El {
    el("div", "notabene").attr("tabindex", "-1")
}

/// Fills it.
pub fn fill(here: Stand, root: El) -> El {
    let desk = here.desk;
    pointing::listen(desk, &root.0, &pointing::READING);
    let home = root.0.clone();
    later(Box::new(move || {
        let (language, theme) = desk.prefs.with(|p| (p.language, p.get("theme")));
        let lettered = desk.scene.with(|scene| scene.takes.is_none());
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
    let told = move || here.plays() || desk.notice.with(Option::is_some);
    let parts = [
        part("told", Status(), told),
        part("walk", controls(here), move || shows("show-controls", active())),
        part("off", off(here), move || here.is_own() || here.has_aside()),
        part("paper", pane::Pane(), moves),
        part("said", explain::Explain(), move || shows("show-explain", moves())),
    ];
    let side = el("div", "beside").with(parts).with([faults(here), credit(here)]);
    let stage = el("div", "stage").with([el("div", "stand").with([board::Board()]), side]);
    let root = root.on("keydown", move |e| pressed(here, &e)).with([Sprites(""), games(here), stage]);
    Spoken().put_in(&root);
    root
}

/// A part that is shown or not.
fn part(class: &str, inside: El, shown: impl Fn() -> bool + Send + Sync + 'static) -> El {
    let part = el("div", class).with([inside]);
    mark(&part, Mark::Class, "hidden", flag(move || !shown()).into());
    part
}

/// The list of the games, where the page gives more than one.
fn games(here: Stand) -> El {
    let option = |n: usize, title: &str, at: usize| {
        let made = el("option", "").text(title);
        if n == at { made.attr("selected", "") } else { made }
    };
    let all =
        move || here.games(|games, at| games.iter().enumerate().map(|(n, g)| option(n, g, at)).collect());
    let list = el("select", "").live("aria-label", move || here.desk.label(Label::EmbedGames).into());
    let list = list.each(all).on("change", move |e| {
        let chosen = e.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(at) = chosen.and_then(|list| usize::try_from(list.selected_index()).ok()) {
            here.pick(at);
        }
    });
    part("games", list, move || here.games(|games, _| !games.is_empty()))
}

fn controls(here: Stand) -> El {
    let flip = action("flip", Label::Flip, |_| false, |desk| desk.flip());
    let undo =
        action("undo", Label::Undo, |desk| desk.status.with(|s| !s.can_undo), |desk| desk.go(Go::Undo));
    let walk = WALK.iter().map(|action| Control(*action));
    let more = el("div", "group").with([
        part("taking-back", Control(undo), move || here.plays() && (!here.follows() || here.is_own())),
        Control(flip),
    ]);
    el("div", "controls").with([el("div", "group").with(walk), more])
}

/// The way between the game of the page and own moves beside it.
fn off(here: Stand) -> El {
    let button = |name: &str, label: Label, act: fn(Stand), shown: fn(Stand) -> bool| {
        // Its words may come later than its use.
        let words = move || if shown(here) { here.desk.label(label).to_string() } else { String::new() };
        let made = el("button", "").attr("type", "button").attr("data-do", name).says(words);
        part("way", made.click(move || act(here)), move || shown(here))
    };
    el("div", "actions").with([
        button("back", Label::BackToGame, |here| here.back(), |here| here.is_own()),
        button("again", Label::EmbedOwnMoves, |here| here.again(), |here| !here.is_own() && here.has_aside()),
    ])
}

/// What is wrong with the options: the board is shown all the same.
fn faults(here: Stand) -> El {
    let desk = here.desk;
    let lines = move || {
        here.faults(|faults| {
            let line = |(name, says): &(&'static str, notabene_core::i18n::Msg)| {
                let ours = matches!(
                    says.kind(),
                    MessageKind::EmbedUnknown | MessageKind::EmbedValue | MessageKind::EmbedTooLong
                );
                let before = if ours || name.is_empty() { String::new() } else { [name, ": "].concat() };
                el("li", "").text(&[before, desk.say(says)].concat())
            };
            faults.iter().map(line).collect()
        })
    };
    el("ul", "amiss").attr("role", "status").each(lines)
}

/// Where the board comes from: the same game in the app.
fn credit(here: Stand) -> El {
    let address = move || {
        let link = here.desk.game.with(|table| table.text(Export::Link));
        [&tongue::folder(), "#g=", &link].concat()
    };
    let link = el("a", "").live("href", address).text("Notabene");
    el("p", "credit").with([link.attr("target", "_blank").attr("rel", "noopener")])
}

/// Keys that walk through the game. They come here only from within the board.
fn pressed(here: Stand, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    if is_taken(key) || is_held(key) {
        return;
    }
    let desk = here.desk;
    match key.key().as_str() {
        "ArrowLeft" | "k" => desk.go(Go::Back),
        "ArrowRight" | "j" => desk.go(Go::Forward),
        "Home" => desk.go(Go::First),
        "End" => desk.go(Go::Last),
        "f" => desk.flip(),
        "Escape" if untrack(|| desk.choices.with(Option::is_some)) => desk.choose(None),
        _ => return,
    }
    e.prevent_default();
}
