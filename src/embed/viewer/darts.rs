//! Darts of loud Scharten on a board: what is still to be thrown, and the throw, on the screen or at a real board.

use crate::components::effect::effect_after_render;
use crate::components::element::El;
use crate::components::leptos_view::nodes;
use crate::embed::viewer::state::ViewerState;
use crate::state::context::ModalKind;
use crate::state::dart_throw::{self, DartThrow};
use crate::views::darts::{Darts, ThrowDialog, board_overlay};
use leptos::prelude::*;
use notabene_core::game::Game;
use notabene_core::i18n::Label;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::KeyboardEvent;

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
    effect_after_render(Box::new(move || {
        app.games_begun.track();
        app.modal.open.set(ModalKind::None);
    }));
}

/// The darts beside the board, and the throw below them.
#[component]
pub fn DartPanel(state: ViewerState) -> impl IntoView {
    let app = state.app;
    let plays = Memo::new(move |_| state.here.allows_moves());
    let throws = Memo::new(move |_| app.modal.open.get() == ModalKind::Darts);
    // The keys go to the throw, unless something in it has taken them.
    effect_after_render(Box::new(move || {
        if throws.get() {
            let _ = request_animation_frame(move || {
                if app.find_element(".viewer-dart:focus-within").is_none() {
                    app.focus_element(".viewer-dart");
                }
            });
        }
    }));
    let shows = |element: El| nodes(element);
    let close_by_key = move |e: KeyboardEvent| {
        if e.key() == "Escape" {
            e.prevent_default();
            app.modal.open.set(ModalKind::None);
            state.focus("[data-do=throw]");
        }
    };
    view! {
        <Show when=move || plays.get()>{shows(Darts())}</Show>
        <Show when=move || plays.get() && throws.get()>
            <section class="viewer-dart" tabindex="-1" aria-label=state.label(Label::ThrowDart) on:keydown=close_by_key>
                {shows(ThrowDialog())}
            </section>
        </Show>
    }
}
