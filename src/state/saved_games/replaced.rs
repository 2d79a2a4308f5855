//! The bar beside the board after a game was replaced: a note about the previous game, and the way back to it.

use crate::components::element::{El, button, el};
use crate::components::icon::Icon;
use crate::components::query::{find_element, focus_element};
use crate::state::context::AppContext;
use crate::state::i18n_loader;
use crate::state::saved_games::database::Failure;
use crate::state::saved_games::metadata::CurrentMetadata;
use crate::state::saved_games::storage_state;
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
    pub restore: fn(AppContext, Game, CurrentMetadata),
}

thread_local! {
    static REPLACED: RefCell<Option<Replaced>> = const { RefCell::new(None) };
    /// The bar, while there is one, and the owner of its effects.
    static BAR: RefCell<Option<(El, Owner)>> = const { RefCell::new(None) };
}

/// Offers the way back to a game.
pub fn offer_restore(app: AppContext, replaced: Replaced) {
    REPLACED.set(Some(replaced));
    // The words of the bar may have to be fetched.
    i18n_loader::when_loaded(app.prefs, Part::School, None, Box::new(move |_| show_bar(app)));
}

/// Removes the bar, and the way back with it.
pub fn remove_bar() {
    drop(REPLACED.take());
    hide_bar();
}

fn hide_bar() {
    if let Some((bar, owner)) = BAR.take() {
        bar.0.remove();
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

fn show_bar(app: AppContext) {
    hide_bar();
    let Some(side) = find_element("main.page > .side").filter(|_| is_offered()) else { return };
    // Without a parent: the event that replaced the game may belong to a window, which is about to close.
    let owner = Owner::default();
    let bar = owner.with(|| {
        let undo = button(app, Label::GamesUndo, "back-own", move || restore_replaced(app));
        undo.0.set_class_name("main");
        let list = el("a", "button").attr("href", "#games/mine").label(app, Label::MyGames);
        let close = el("button", "quiet").attr("type", "button").attr("data-do", "bar-close");
        let close = close.live_attr("aria-label", move || app.label(Label::Close).into());
        let close = close.with([Icon("close")]).click(|| {
            focus_element(BOARD);
            remove_bar();
        });
        let words = move || {
            app.label(match storage_state::storage_state() {
                Ok(()) => Label::GamesReplaced,
                Err(Failure::Unavailable) => Label::GamesLastOnly,
                Err(Failure::Full) => Label::GamesNotKept,
                Err(_) => Label::GamesNotKeptNow,
            })
        };
        let said = el("p", "").attr("role", "status").live_text(move || words().into());
        let bar = el("section", "came-bar").live_attr("aria-label", move || words().into());
        bar.with([said, el("div", "actions").with([undo, list, close])])
    });
    drop(side.prepend_with_node_1(&bar.0));
    BAR.set(Some((bar, owner)));
}

/// Restores the previous game on the board.
fn restore_replaced(app: AppContext) {
    let Some(Replaced { game, current, restore: bring_back }) = REPLACED.take() else { return };
    hide_bar();
    bring_back(app, game, current);
    focus_element(BOARD);
}
