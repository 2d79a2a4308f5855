//! Parts of all ways of working with a score sheet: a board of their own, new games, saved games, widgets.

use crate::components::{Button, Select, SelectOption};
use crate::ui::interop::nodes;
use crate::ui::prefs::Preferences;
use crate::ui::state::{CurrentGame, Desk, Modal, Over};
use crate::ui::status::{Spoken, Status};
use crate::ui::{aside, board, settings, store, write};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::{Letters, Notation as _, Style};
use notabene_core::record::Score;
use std::rc::Rc;

/// Makes a board with a game of its own, and provides it to all components made after it.
pub fn provide_board(game: Game) -> CurrentGame {
    let own = Desk::here().beside(game);
    own.provide();
    own.current
}

/// Ignores taps on a board.
pub fn ignore_taps(board: CurrentGame) {
    board.overrides.tap_handler.set(Some(Rc::new(|_| ())));
}

/// The main line of the game on a board, tracked.
pub fn played(board: CurrentGame) -> Played {
    board.game.with(|game| game.played())
}

/// The main line of the game on a board, untracked.
pub fn played_untracked(board: CurrentGame) -> Played {
    board.game.with_untracked(|game| game.played())
}

/// The chosen way of writing, tracked.
pub fn style(prefs: Preferences) -> Style {
    prefs.with(|prefs| prefs.style())
}

/// The chosen way of writing, untracked.
pub fn style_untracked(prefs: Preferences) -> Style {
    prefs.with_untracked(|prefs| prefs.style())
}

/// A new game of the variant of another, from its start.
pub fn new_game_like(current: CurrentGame) -> Game {
    let game = current.game.with_untracked(|game| {
        let (status, start) = (game.status(), game.played().at(0).to_text());
        let rules = Some(status.rules.as_str()).filter(|rules| !rules.is_empty());
        registry::open(status.game, Some(&start), rules)
    });
    game.unwrap_or_else(|_| registry::chess())
}

fn saved_text(current: CurrentGame) -> String {
    current.game.with_untracked(|game| game.text(Export::Save))
}

/// A copy of the game on a board.
pub fn copy(current: CurrentGame) -> Option<Game> {
    read_saved(&saved_text(current))
}

/// A game from a saved text, damaged or not.
fn read_saved(text: &str) -> Option<Game> {
    save::read(text).0.ok()
}

/// The game saved under a storage key.
pub fn restored(key: &str) -> Option<Game> {
    aside::sound(key, read_saved)
}

/// Saves the game of a board under a storage key.
pub fn save_game(key: &str, board: CurrentGame) {
    store::keep(key, &saved_text(board));
}

/// The board with its status line and its announcements.
#[component]
pub fn BoardWithStatus() -> impl IntoView {
    view! {
        <section class="board-place">
            {nodes(board::Board())}
            {nodes(Status())}
            {nodes(Spoken())}
        </section>
    }
}

/// The list of piece letters.
#[component]
pub fn LettersSelect() -> impl IntoView {
    nodes(settings::LettersPick())
}

/// A button that asks before something is lost, and acts at the second tap.
#[component]
pub fn ConfirmButton(
    label: Label,
    name: &'static str,
    #[prop(optional)] class: &'static str,
    /// True if something would be lost; read without tracking.
    #[prop(into)]
    loses: Signal<bool>,
    #[prop(into)] on_confirm: Callback<()>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let asked = RwSignal::new(false);
    let text =
        Signal::derive(move || prefs.label(if asked.get() { Label::SheetSure } else { label }).to_string());
    let click = move |()| {
        let ask = !asked.get_untracked() && loses.get_untracked();
        asked.set(ask);
        if !ask {
            on_confirm.run(());
        }
    };
    view! { <Button text name class on_click=click/> }
}

/// A button that opens the game of this board on the main board, and shows it there. It asks if another one is there.
#[component]
pub fn OpenOnMainBoard(main: CurrentGame, board: CurrentGame) -> impl IntoView {
    let modal = expect_context::<Modal>();
    let loses = move || !played_untracked(main).is_empty() && saved_text(main) != saved_text(board);
    let open = move |()| {
        if let Some(game) = copy(board) {
            main.open(game);
            modal.open.set(Over::Nothing);
            // The address of the game is the plain one.
            let _ = window().location().set_hash("");
        }
    };
    view! { <ConfirmButton label=Label::SheetToDesk name="to-desk" loses=Signal::derive(loses) on_confirm=open/> }
}

/// Buttons that take a move back, play it again and turn the board.
#[component]
pub fn UndoButtons(board: CurrentGame) -> impl IntoView {
    let prefs = board.prefs;
    view! {
        <div class="row">
            <Button text=prefs.words(Label::Undo) name="undo" on_click=move |()| board.go(Go::Undo)/>
            <Button text=prefs.words(Label::Redo) name="redo" on_click=move |()| board.go(Go::Redo)/>
            <Button text=prefs.words(Label::Flip) name="flip" on_click=move |()| board.flip()/>
        </div>
    }
}

/// A line that is spoken when it changes.
#[component]
pub fn MessageLine(class: &'static str, #[prop(into)] message: Signal<Option<Msg>>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let text = move || message.get().map(|msg| prefs.say(&msg));
    view! { <p class=class role="status">{text}</p> }
}

/// The columns of a page (children): board with tools, line for writing, sheet. The first touch of a finger brings
/// letters to tap.
#[component]
pub fn Workplace(children: Children) -> impl IntoView {
    let desk = Desk::here();
    let touched = move |e: PointerEvent| {
        if e.pointer_type() == "touch" {
            write::by_finger(desk);
        }
    };
    view! { <div class="desk-top" on:pointerdown=touched>{children()}</div> }
}

/// Name of letters with the letters themselves.
pub fn letters_name(letters: &Letters) -> String {
    format!("{} · {}", letters.name, letters.pieces.join(" "))
}

/// The letters of a sheet: a list (children) until something is written, then its letters and why they stay.
#[component]
pub fn SheetLetters(
    #[prop(into)] letters: Signal<&'static Letters>,
    #[prop(into)] is_begun: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <div class="letters-of">
            <div class=move || if is_begun.get() { "hidden" } else { "" }>{children()}</div>
            <p class=move || if is_begun.get() { "stay lettered" } else { "hidden" }>
                <span>{prefs.words(Label::PieceLetters)}</span>
                <b>{move || letters_name(letters.get())}</b>
                <span class="hint">{prefs.words(Label::LettersStay)}</span>
            </p>
        </div>
    }
}

/// The result as the arbiter decides it. Hidden where the rules ended the game.
#[component]
pub fn ArbiterResult(board: CurrentGame) -> impl IntoView {
    let (scores, results) = board.status.with_untracked(|s| (s.scores, s.results));
    let text = |score: Score| if score == Score::Open { "–" } else { score.shown(results) };
    let option = |score: &Score| select_option(score.pgn(), text(*score).to_string());
    let change = move |name: String| {
        if let Some(score) = Score::find(&name) {
            board.edit(Edit::Score(score));
        }
    };
    view! {
        <Select
            text=board.prefs.words(Label::ArbiterResult)
            name="score"
            options=scores.iter().map(option).collect()
            value=Signal::derive(move || board.status.with(|s| s.score).pgn().to_string())
            on_change=change
            class:hidden=move || board.status.with(|s| s.outcome.is_some())
        />
    }
}

/// An entry of a list.
pub fn select_option(value: impl Into<String>, text: impl Into<Signal<String>>) -> SelectOption {
    SelectOption { value: value.into(), text: text.into() }
}

/// A box to tick.
#[component]
pub fn Checkbox(
    label: Label,
    name: &'static str,
    checked: RwSignal<bool>,
    #[prop(optional, into)] on_change: Option<Callback<bool>>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let change = move |e| {
        let is = event_target_checked(&e);
        checked.set(is);
        if let Some(on_change) = on_change {
            on_change.run(is);
        }
    };
    view! {
        <label class="switch">
            <input type="checkbox" name=name checked=checked.get_untracked() on:change=change/>
            <span>{prefs.words(label)}</span>
        </label>
    }
}
