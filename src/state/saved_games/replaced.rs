//! The bar beside the board after a game was replaced: a note about the previous game, and the way back to it.

use crate::components::query::{find_element, focus_element};
use crate::components::{Button, Icon};
use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader;
use crate::state::saved_games::database::Failure;
use crate::state::saved_games::metadata::CurrentMetadata;
use crate::state::saved_games::storage_state;
use leptos::html;
use leptos::prelude::*;
use notabene_core::exchange::library::GameSummary;
use notabene_core::game::Game;
use notabene_core::i18n::{Label, Part};
use std::cell::RefCell;

/// The board, which gets the focus when the bar is removed.
const BOARD: &str = "main:not(.hidden) .grid [tabindex='0']";

/// A replaced game itself, so that it comes back with its undo history.
pub struct Replaced {
    pub game: Game,
    pub current: CurrentMetadata,
    /// Puts it on the board again.
    pub restore: fn(CurrentGame, Game, CurrentMetadata),
}

thread_local! {
    static REPLACED: RefCell<Option<Replaced>> = const { RefCell::new(None) };
    /// The bar, while there is one, and the owner of its effects.
    static BAR: RefCell<Option<(NodeRef<html::Section>, Owner)>> = const { RefCell::new(None) };
}

/// Offers the way back to a game.
pub fn offer_restore(board: CurrentGame, replaced: Replaced) {
    REPLACED.set(Some(replaced));
    // The words of the bar may have to be fetched.
    i18n_loader::when_loaded(board.prefs, Part::School, None, Box::new(move |_| show_bar(board)));
}

/// Removes the bar, and the way back with it.
pub fn remove_bar() {
    drop(REPLACED.take());
    hide_bar();
}

fn hide_bar() {
    if let Some((bar, owner)) = BAR.take() {
        if let Some(bar) = bar.get_untracked() {
            bar.remove();
        }
        owner.cleanup();
    }
}

/// True if there is a way back.
pub fn is_offered() -> bool {
    REPLACED.with_borrow(Option::is_some)
}

/// Runs a function with the replaced game, if there is one.
pub fn with_replaced(act: impl FnOnce(&Game, &CurrentMetadata)) {
    REPLACED.with_borrow(|replaced| {
        if let Some(replaced) = replaced {
            act(&replaced.game, &replaced.current);
        }
    });
}

/// Updates the metadata of the replaced game after a save.
pub fn update_replaced(asked: &str, summary: &GameSummary) {
    REPLACED.with_borrow_mut(|before| {
        if let Some(before) = before.as_mut().filter(|before| before.current.id() == asked) {
            before.current.update_after_save(summary);
        }
    });
}

fn show_bar(board: CurrentGame) {
    hide_bar();
    let Some(side) = find_element("main.page > .side").filter(|_| is_offered()) else { return };
    // Without a parent: the event that replaced the game may belong to a window, which is about to close.
    let owner = Owner::default();
    let bar = owner.with(|| {
        let bar = NodeRef::new();
        let mut view = view! { <RestoreBar board bar/> }.build();
        view.mount(&side, side.first_child().as_ref());
        StoredValue::new_local(view);
        bar
    });
    BAR.set(Some((bar, owner)));
}

/// State of the game that was replaced, and the way back to it.
#[component]
fn RestoreBar(board: CurrentGame, bar: NodeRef<html::Section>) -> impl IntoView {
    let prefs = board.prefs;
    let text = Signal::derive(move || {
        let label = match storage_state::storage_state() {
            Ok(()) => Label::GamesReplaced,
            Err(Failure::Unavailable) => Label::GamesLastOnly,
            Err(Failure::Full) => Label::GamesNotKept,
            Err(_) => Label::GamesNotKeptNow,
        };
        prefs.label(label).to_string()
    });
    let close = move |_| {
        focus_element(BOARD);
        remove_bar();
    };
    view! {
        <section class="came-bar callout inline between" node_ref=bar aria-label=text>
            <p role="status">{text}</p>
            <div class="inline">
                <Button
                    text=prefs.label_signal(Label::GamesUndo) name="back-own" class="main"
                    on_click=move |()| restore_replaced(board)
                />
                <a class="button" href="#games/mine">{prefs.label_signal(Label::MyGames)}</a>
                <button
                    type="button" class="quiet" data-do="bar-close" aria-label=prefs.label_signal(Label::Close)
                    on:click=close
                >
                    <Icon name="close"/>
                </button>
            </div>
        </section>
    }
}

/// Restores the previous game on the board.
fn restore_replaced(board: CurrentGame) {
    let Some(Replaced { game, current, restore: bring_back }) = REPLACED.take() else { return };
    hide_bar();
    bring_back(board, game, current);
    focus_element(BOARD);
}
