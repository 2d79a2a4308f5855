//! Darts of loud Scharten on a board: what is still to be thrown, and the throw, on the screen or at a real board.

use crate::embed::viewer::state::ViewerState;
use crate::state::dart_throw::DartThrow;
use crate::state::modal::{Modal, ModalKind};
use crate::views::darts::{DartsPanel, ThrowContent, board_overlay};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{FocusEvent, KeyboardEvent, Node};

/// Shades the fields on which it may not land.
pub fn follow(state: ViewerState) {
    let current = state.current;
    let throw = DartThrow::here();
    current.overrides.area.set(Some(Rc::new(move || board_overlay(throw))));
    Effect::new(move || {
        current.games_begun.track();
        throw.modal.close();
    });
}

/// Gives the keys to the throw, unless something in it has taken them; once it is away, to the button that opened it, or to the
/// board if there is no dart left.
fn focus(state: ViewerState, is_open: bool) {
    let current = state.current;
    if !is_open {
        let _ = current.focus_element(".darts [data-do=throw]") || current.focus_board();
    } else if current.find_element(".viewer-dart:focus-within").is_none() {
        current.focus_element(".viewer-dart");
    }
}

/// The darts beside the board, and the throw below them.
#[component]
pub fn DartPanel(state: ViewerState) -> impl IntoView {
    let current = state.current;
    let (throw, modal) = (DartThrow::here(), Modal::here());
    let plays = Memo::new(move |_| state.here.allows_moves());
    let throws = Memo::new(move |_| modal.open.get() == ModalKind::Darts);
    let is_real = Memo::new(move |_| current.prefs.with(|p| p.real_darts));
    let has_focus = StoredValue::new(false);
    let mut was_open = false;
    Effect::new(move || {
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
        if let (Some(to), Some(section)) = (to, current.find_element(".viewer-dart")) {
            has_focus.set_value(section.contains(Some(&to)));
        }
    };
    let close_by_key = move |e: KeyboardEvent| {
        if e.key() == "Escape" {
            e.prevent_default();
            modal.close();
        }
    };
    view! {
        <Show when=move || plays.get()><DartsPanel/></Show>
        <Show when=move || plays.get() && throws.get()>
            <section
                class="viewer-dart panel" tabindex="-1" aria-label=state.label(Label::ThrowDart) on:keydown=close_by_key
                on:focusin=move |_| has_focus.set_value(true) on:focusout=leaves
            >
                <ThrowContent/>
            </section>
        </Show>
    }
}
