//! Content of the element of a board: the board, its moves and the explanations, each as its options have it.

use crate::components::Button;
use crate::components::mount::listen;
use crate::components::sprites::Sprites;
use crate::embed::embedded_board::EmbeddedBoard;
use crate::state::i18n_loader;
use crate::views::board::Board;
use crate::views::controls::{ControlButton, NAVIGATION, action};
use crate::views::explain::Explain;
use crate::views::keyboard::{has_modifier, is_handled_or_editing};
use crate::views::move_list::MoveList;
use crate::views::status::{LiveRegion, StatusLine};
use crate::views::token_events;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::Go;
use notabene_core::i18n::{Label, MessageKind, Msg};
use notabene_core::msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlSelectElement, KeyboardEvent};

/// The root element, which takes the focus after a click anywhere in it.
pub fn root_element() -> Element {
    let root = document().create_element("div").unwrap_or_else(|_| unreachable!("divs exist everywhere"));
    // These attributes exist for every element.
    let _ = root.set_attribute("class", "notabene");
    let _ = root.set_attribute("tabindex", "-1");
    root
}

/// Lets the root element follow the game and the preferences, and take keys.
pub fn follow_root(here: EmbeddedBoard, root: &Element) {
    let current = here.current;
    token_events::listen_for_tokens(current, root, &token_events::READING_EVENTS);
    let home = root.clone();
    Effect::new(move || {
        let (language, theme, colors) = current.prefs.with(|p| (p.language, p.get("theme"), p.board_colors));
        let lettered = current.scene.with(|scene| scene.takes.is_none());
        let plays = here.allows_moves();
        // These attributes exist for every element.
        let _ = home.set_attribute("lang", language.code());
        let _ = home.set_attribute("data-theme", &theme);
        let _ = home.set_attribute("data-board", colors.into());
        let _ = home.set_attribute("data-lettered", if lettered { "true" } else { "false" });
        let _ = home.set_attribute("data-plays", if plays { "true" } else { "false" });
    });
    listen(root, "keydown", move |e| on_key(here, &e));
}

/// The board, and beside it its moves, explanations and buttons.
#[component]
pub fn BoardContent(here: EmbeddedBoard) -> impl IntoView {
    let current = here.current;
    let is_active = move || here.has_game() || here.allows_moves();
    let shows = move |name, auto| here.with_options(|options| options.shows(name, auto));
    let shows_moves = move || {
        let auto = is_active() || here.with_options(|options| options.is("show-sheet"));
        shows("show-moves", auto)
    };
    let has_status = move || here.allows_moves() || current.notice.with(Option::is_some);
    let shows_controls = move || shows("show-controls", is_active());
    let has_own_moves = move || here.shows_own_move() || here.has_own_moves();
    let explains = move || shows("show-explain", shows_moves());
    let pieces = Memo::new(move |_| current.prefs.with(|prefs| prefs.piece_set));
    view! {
        <Sprites pieces icons=""/>
        <GameList here/>
        <div class="stage">
            <div class="stand"><Board/></div>
            <div class="beside pile">
                <Hideable class="told" is_shown=Signal::derive(has_status)><StatusLine/></Hideable>
                <Hideable class="walk" is_shown=Signal::derive(shows_controls)><ControlButtons here/></Hideable>
                <Hideable class="off" is_shown=Signal::derive(has_own_moves)><OwnMovesButtons here/></Hideable>
                <Hideable class="paper pile plate" is_shown=Signal::derive(shows_moves)>
                    <MoveList/>
                </Hideable>
                <Hideable class="said" is_shown=Signal::derive(explains)><Explain/></Hideable>
                <FaultList here/>
                <AppLink here/>
            </div>
        </div>
        <LiveRegion/>
    }
}

/// A part that can be hidden.
#[component]
fn Hideable(class: &'static str, is_shown: Signal<bool>, children: Children) -> impl IntoView {
    view! { <div class=class class:hidden=move || !is_shown.get()>{children()}</div> }
}

/// The list of the games, if the page gives more than one.
#[component]
fn GameList(here: EmbeddedBoard) -> impl IntoView {
    let options = move || {
        here.with_games(|games, at| {
            let option = |(n, title): (usize, &String)| {
                view! { <option prop:selected=n == at>{title.clone()}</option> }
            };
            games.iter().enumerate().map(option).collect_view()
        })
    };
    let choose = move |e| {
        let list = event_target::<HtmlSelectElement>(&e);
        if let Ok(at) = usize::try_from(list.selected_index()) {
            here.select_game(at);
        }
    };
    let has_games = Signal::derive(move || here.with_games(|games, _| !games.is_empty()));
    view! {
        <Hideable class="games" is_shown=has_games>
            <select aria-label=here.current.label_signal(Label::EmbedGames) on:change=choose>{options}</select>
        </Hideable>
    }
}

#[component]
fn ControlButtons(here: EmbeddedBoard) -> impl IntoView {
    let flip = action("flip", Label::Flip, |_| false, |current| current.flip());
    let undo = action(
        "undo",
        Label::Undo,
        |current| current.status.with(|s| !s.can_undo),
        |current| current.go(Go::Undo),
    );
    let takes_back = move || here.allows_moves() && (!here.has_game() || here.shows_own_move());
    view! {
        <div class="controls">
            <div class="group">
                {NAVIGATION.map(|action| view! { <ControlButton action/> }).collect_view()}
            </div>
            <div class="group">
                <Hideable class="taking-back" is_shown=Signal::derive(takes_back)>
                    <ControlButton action=undo/>
                </Hideable>
                <ControlButton action=flip/>
            </div>
        </div>
    }
}

/// The buttons between the game of the page and own moves beside it.
#[component]
fn OwnMovesButtons(here: EmbeddedBoard) -> impl IntoView {
    view! {
        <div class="actions">
            <WayButton
                here name="back" label=Label::BackToGame is_shown=Signal::derive(move || here.shows_own_move())
                on_click=move |()| here.leave_own_moves()
            />
            <WayButton
                here name="again" label=Label::EmbedOwnMoves
                is_shown=Signal::derive(move || !here.shows_own_move() && here.has_own_moves())
                on_click=move |()| here.restore_own_moves()
            />
        </div>
    }
}

#[component]
fn WayButton(
    here: EmbeddedBoard,
    name: &'static str,
    label: Label,
    is_shown: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    // Its label may be loaded later.
    let text =
        Signal::derive(
            move || if is_shown.get() { here.current.label(label).to_string() } else { String::new() },
        );
    view! { <Hideable class="way" is_shown><Button text name on_click/></Hideable> }
}

/// Shows the errors in the options; the board is shown as well.
#[component]
fn FaultList(here: EmbeddedBoard) -> impl IntoView {
    let line = move |(name, message): &(&'static str, Msg)| {
        let is_ours = matches!(
            message.kind(),
            MessageKind::EmbedUnknown
                | MessageKind::EmbedValue
                | MessageKind::EmbedTooLong
                | MessageKind::EmbedFile
        );
        let text = here.current.message_text(message);
        let text = match is_ours || name.is_empty() {
            true => text,
            false => here.current.message_text(&msg!(OptionProblem { name: (*name).into(), text })),
        };
        view! { <li>{text}</li> }
    };
    let lines = move || here.with_faults(|faults| faults.iter().map(line).collect_view());
    view! { <div role="status"><ul class="amiss alert">{lines}</ul></div> }
}

/// Link to the same game in the app.
#[component]
fn AppLink(here: EmbeddedBoard) -> impl IntoView {
    let address = move || {
        let link = here.current.game.with(|game| game.text(Export::Link));
        format!("{}#g={link}", i18n_loader::base_folder())
    };
    view! { <p class="credit"><a href=address target="_blank" rel="noopener">"Notabene"</a></p> }
}

/// Handles keys for navigation in the game. Only events from within the board arrive here.
fn on_key(here: EmbeddedBoard, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    if is_handled_or_editing(key) || has_modifier(key) {
        return;
    }
    let current = here.current;
    match key.key().as_str() {
        "ArrowLeft" | "k" => current.go(Go::Back),
        "ArrowRight" | "j" => current.go(Go::Forward),
        "Home" => current.go(Go::First),
        "End" => current.go(Go::Last),
        "f" => current.flip(),
        "Escape" if untrack(|| current.choices.with(Option::is_some)) => current.choose(None),
        _ => return,
    }
    e.prevent_default();
}
