//! Darts of loud Scharten on a board: what is still to be thrown, and the throw, on the screen or at a real board.

use crate::embed::viewer::state::ViewerState;
use crate::state::context::ModalKind;
use crate::state::dart_throw::{self, DartThrow};
use crate::views::darts::{DartsPanel, ThrowContent, board_overlay};
use leptos::prelude::*;
use notabene_core::game::Game;
use notabene_core::i18n::Label;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{FocusEvent, KeyboardEvent, Node};

thread_local! {
    /// Darts of the boards of a page, by the games on these boards.
    static OF_BOARDS: RefCell<Vec<(RwSignal<Game>, DartThrow)>> = const { RefCell::new(Vec::new()) };
}

/// Makes the dart of a board, until its owner is gone.
fn provide(game: RwSignal<Game>) {
    OF_BOARDS.with_borrow_mut(|all| all.push((game, DartThrow::new())));
    on_cleanup(move || OF_BOARDS.with_borrow_mut(|all| all.retain(|(other, _)| *other != game)));
    dart_throw::set_board_lookup(|game| {
        OF_BOARDS.with_borrow(|all| all.iter().find(|(other, _)| *other == game).map(|(_, throw)| *throw))
    });
}

/// Provides the dart of a board, and shades the fields on which it may not land.
pub fn follow(state: ViewerState) {
    let app = state.app;
    provide(app.game);
    app.overrides.area.set(Some(Rc::new(move || board_overlay(app))));
    Effect::new(move || {
        app.games_begun.track();
        app.modal.open.set(ModalKind::None);
    });
}

/// Gives the keys to the throw, unless something in it has taken them; once it is away, to the button that opened it, or to the
/// board if there is no dart left.
fn focus(state: ViewerState, is_open: bool) {
    let app = state.app;
    if !is_open {
        let _ = app.focus_element(".darts [data-do=throw]") || app.focus_board();
    } else if app.find_element(".viewer-dart:focus-within").is_none() {
        app.focus_element(".viewer-dart");
    }
}

/// The darts beside the board, and the throw below them.
#[component]
pub fn DartPanel(state: ViewerState) -> impl IntoView {
    let app = state.app;
    let plays = Memo::new(move |_| state.here.allows_moves());
    let throws = Memo::new(move |_| app.modal.open.get() == ModalKind::Darts);
    let is_real = Memo::new(move |_| app.prefs.with(|p| p.real_darts));
    let has_focus = StoredValue::new(false);
    let mut was_open = false;
    Effect::new(move || {
        let throw = app.darts();
        // Each of these makes the content anew.
        throw.round.track();
        throw.ready.track();
        throw.landed.track();
        is_real.track();
        let is_open = throws.get();
        let is_new = is_open && !was_open;
        was_open = is_open;
        if is_new || has_focus.get_value() {
            has_focus.set_value(is_open);
            let _ = request_animation_frame(move || focus(state, is_open));
        }
    });
    let leaves = move |e: FocusEvent| {
        // Without a target an element was removed, and the focus is lost.
        let to = e.related_target().and_then(|to| to.dyn_into::<Node>().ok());
        if let (Some(to), Some(section)) = (to, app.find_element(".viewer-dart")) {
            has_focus.set_value(section.contains(Some(&to)));
        }
    };
    let close_by_key = move |e: KeyboardEvent| {
        if e.key() == "Escape" {
            e.prevent_default();
            app.modal.open.set(ModalKind::None);
        }
    };
    view! {
        <Show when=move || plays.get()><DartsPanel/></Show>
        <Show when=move || plays.get() && throws.get()>
            <section
                class="viewer-dart" tabindex="-1" aria-label=state.label(Label::ThrowDart) on:keydown=close_by_key
                on:focusin=move |_| has_focus.set_value(true) on:focusout=leaves
            >
                <ThrowContent/>
            </section>
        </Show>
    }
}
