//! Content of the element of a board: the board, its moves and the explanations, each as its options have it.

use crate::components::child::Child;
use crate::components::effect::{effect_after_render, flag};
use crate::components::element::{El, FlagTarget, el, set_flag};
use crate::components::icon::Sprites;
use crate::embed::embedded_board::EmbeddedBoard;
use crate::state::i18n_loader;
use crate::views::controls::{Control, NAVIGATION, action};
use crate::views::keyboard::{has_modifier, is_handled_or_editing};
use crate::views::status::{LiveRegion, StatusLine};
use crate::views::{board, explain, move_list, token_events};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::Go;
use notabene_core::i18n::{Label, MessageKind};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlSelectElement, KeyboardEvent};

/// The root element, which takes the focus after a click anywhere in it.
pub fn root_element() -> El {
    el("div", "notabene").attr("tabindex", "-1")
}

/// Renders the content of the root element.
pub fn board_content(here: EmbeddedBoard, root: El) -> El {
    let app = here.app;
    token_events::listen_for_tokens(app, &root.0, &token_events::READING_EVENTS);
    let home = root.0.clone();
    effect_after_render(Box::new(move || {
        let (language, theme, colors) = app.prefs.with(|p| (p.language, p.get("theme"), p.board_colors));
        let lettered = app.scene.with(|scene| scene.takes.is_none());
        let plays = here.allows_moves();
        // These attributes exist for every element.
        let _ = home.set_attribute("lang", language.code());
        let _ = home.set_attribute("data-theme", &theme);
        let _ = home.set_attribute("data-board", colors.into());
        let _ = home.set_attribute("data-lettered", if lettered { "true" } else { "false" });
        let _ = home.set_attribute("data-plays", if plays { "true" } else { "false" });
    }));
    let active = move || here.has_game() || here.allows_moves();
    let shows = move |name, auto| here.with_options(|options| options.shows(name, auto));
    let moves = move || {
        let auto = active() || here.with_options(|options| options.is("show-sheet"));
        shows("show-moves", auto)
    };
    let has_status = move || here.allows_moves() || app.notice.with(Option::is_some);
    let parts = [
        hideable_part("told", StatusLine(), has_status),
        hideable_part("walk", control_buttons(here), move || shows("show-controls", active())),
        hideable_part("off", own_moves_button(here), move || here.shows_own_move() || here.has_own_moves()),
        hideable_part("paper", move_list::MoveList(), moves),
        hideable_part("said", explain::Explain(), move || shows("show-explain", moves())),
    ];
    let side = el("div", "beside").with(parts).with([fault_list(here), app_link(here)]);
    let stage = el("div", "stage").with([el("div", "stand").with([board::Board()]), side]);
    let pieces = Memo::new(move |_| app.prefs.with(|prefs| prefs.piece_set));
    let root = root.on("keydown", move |e| on_key(here, &e)).with([
        Sprites(pieces.into(), ""),
        game_list(here),
        stage,
    ]);
    LiveRegion().append_to(&root);
    root
}

/// A part that can be hidden.
fn hideable_part(class: &str, inside: El, shown: impl Fn() -> bool + Send + Sync + 'static) -> El {
    let part = el("div", class).with([inside]);
    set_flag(&part, FlagTarget::Class, "hidden", flag(move || !shown()).into());
    part
}

/// The list of the games, if the page gives more than one.
fn game_list(here: EmbeddedBoard) -> El {
    let option = |n: usize, title: &str, at: usize| {
        let element = el("option", "").text(title);
        if n == at { element.attr("selected", "") } else { element }
    };
    let all = move || {
        here.with_games(|games, at| games.iter().enumerate().map(|(n, g)| option(n, g, at)).collect())
    };
    let list = el("select", "").live_attr("aria-label", move || here.app.label(Label::EmbedGames).into());
    let list = list.live_children(all).on("change", move |e| {
        let chosen = e.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(at) = chosen.and_then(|list| usize::try_from(list.selected_index()).ok()) {
            here.select_game(at);
        }
    });
    hideable_part("games", list, move || here.with_games(|games, _| !games.is_empty()))
}

fn control_buttons(here: EmbeddedBoard) -> El {
    let flip = action("flip", Label::Flip, |_| false, |app| app.flip());
    let undo = action("undo", Label::Undo, |app| app.status.with(|s| !s.can_undo), |app| app.go(Go::Undo));
    let walk = NAVIGATION.iter().map(|action| Control(*action));
    let more = el("div", "group").with([
        hideable_part("taking-back", Control(undo), move || {
            here.allows_moves() && (!here.has_game() || here.shows_own_move())
        }),
        Control(flip),
    ]);
    el("div", "controls").with([el("div", "group").with(walk), more])
}

/// The button between the game of the page and own moves beside it.
fn own_moves_button(here: EmbeddedBoard) -> El {
    let button = |name: &str, label: Label, act: fn(EmbeddedBoard), shown: fn(EmbeddedBoard) -> bool| {
        // Its label may be loaded later.
        let words = move || if shown(here) { here.app.label(label).to_string() } else { String::new() };
        let element = el("button", "").attr("type", "button").attr("data-do", name).live_text(words);
        hideable_part("way", element.click(move || act(here)), move || shown(here))
    };
    el("div", "actions").with([
        button("back", Label::BackToGame, EmbeddedBoard::leave_own_moves, |here| here.shows_own_move()),
        button(
            "again",
            Label::EmbedOwnMoves,
            |here| here.restore_own_moves(),
            |here| !here.shows_own_move() && here.has_own_moves(),
        ),
    ])
}

/// Shows the errors in the options; the board is shown as well.
fn fault_list(here: EmbeddedBoard) -> El {
    let app = here.app;
    let lines = move || {
        here.with_faults(|faults| {
            let line = |(name, text): &(&'static str, notabene_core::i18n::Msg)| {
                let ours = matches!(
                    text.kind(),
                    MessageKind::EmbedUnknown
                        | MessageKind::EmbedValue
                        | MessageKind::EmbedTooLong
                        | MessageKind::EmbedFile
                );
                let before = if ours || name.is_empty() { String::new() } else { format!("{name}: ") };
                el("li", "").text(&format!("{before}{}", app.message_text(text)))
            };
            faults.iter().map(line).collect()
        })
    };
    el("div", "").attr("role", "status").with([el("ul", "amiss").live_children(lines)])
}

/// Link to the same game in the app.
fn app_link(here: EmbeddedBoard) -> El {
    let address = move || {
        let link = here.app.game.with(|game| game.text(Export::Link));
        format!("{}#g={link}", i18n_loader::base_folder())
    };
    let link = el("a", "").live_attr("href", address).text("Notabene");
    el("p", "credit").with([link.attr("target", "_blank").attr("rel", "noopener")])
}

/// Handles keys for navigation in the game. Only events from within the board arrive here.
fn on_key(here: EmbeddedBoard, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    if is_handled_or_editing(key) || has_modifier(key) {
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
