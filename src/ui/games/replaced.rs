//! The bar beside the board after another game has come: where the one before is, and the way back to it.

use super::current::{self, Current};
use super::database::Failure;
use super::state;
use crate::ui::dom::{El, button, el};
use crate::ui::pointing::{element, focus_on};
use crate::ui::sprite::Icon;
use crate::ui::state::Desk;
use crate::ui::tongue;
use leptos::prelude::*;
use notabene_core::exchange::library::GameSummary;
use notabene_core::game::Game;
use notabene_core::i18n::{Label, Part};
use std::cell::RefCell;

/// The board, where the focus goes when the bar has gone.
const BOARD: &str = "main:not(.hidden) .grid [tabindex='0']";

/// What was on the board: the game itself, so that it comes back with all that can be taken back in it.
struct Before {
    table: Game,
    current: Current,
}

thread_local! {
    static BEFORE: RefCell<Option<Before>> = const { RefCell::new(None) };
    /// The bar, while there is one, and what makes it live.
    static BAR: RefCell<Option<(El, Owner)>> = const { RefCell::new(None) };
}

/// Offers the way back to a game.
pub fn offer(desk: Desk, table: Game, current: Current) {
    BEFORE.set(Some(Before { table, current }));
    // The words of the bar may have to be fetched.
    tongue::wanted(desk.prefs, Part::School, Box::new(move |_| show(desk)));
}

/// Takes the bar away, and the way back with it.
pub fn clear() {
    drop(BEFORE.take());
    hide();
}

fn hide() {
    if let Some((bar, owner)) = BAR.take() {
        bar.0.remove();
        owner.cleanup();
    }
}

/// Whether there is a way back.
pub fn is_offered() -> bool {
    BEFORE.with_borrow(Option::is_some)
}

/// Notes how the game was kept that was on the board before.
pub fn settle(asked: &str, summary: &GameSummary) {
    BEFORE.with_borrow_mut(|before| {
        if let Some(before) = before.as_mut().filter(|before| before.current.id() == asked) {
            before.current.kept_as(summary);
        }
    });
}

fn show(desk: Desk) {
    hide();
    let Some(side) = element("main.page > .side").filter(|_| is_offered()) else { return };
    let owner = Owner::new();
    let bar = owner.with(|| {
        let undo = button(desk, Label::GamesUndo, "back-own", move || bring_back(desk));
        undo.0.set_class_name("main");
        let list = el("a", "button").attr("href", "#games").label(desk, Label::MyGames);
        let close = el("button", "quiet").attr("type", "button").attr("data-do", "bar-close");
        let close = close.live("aria-label", move || desk.label(Label::Close).into());
        let close = close.with([Icon("close")]).click(|| {
            focus_on(BOARD);
            clear();
        });
        let words = move || {
            desk.label(match state::get() {
                Ok(()) => Label::GamesReplaced,
                Err(Failure::Missing) => Label::GamesLastOnly,
                Err(Failure::Refused) => Label::GamesNotKept,
            })
        };
        let said = el("p", "").attr("role", "status").says(move || words().into());
        let bar = el("section", "came-bar").live("aria-label", move || words().into());
        bar.with([said, el("div", "actions").with([undo, list, close])])
    });
    drop(side.prepend_with_node_1(&bar.0));
    BAR.set(Some((bar, owner)));
}

/// Puts the game back that was on the board before.
fn bring_back(desk: Desk) {
    let Some(Before { table, current }) = BEFORE.take() else { return };
    hide();
    current::bring_back(desk, table, current);
    focus_on(BOARD);
}
