//! Blindfold play on the board of the game: the line that says what is hidden, a look for a moment, the way back.

use crate::components::Button;
use crate::components::query::{after_render, on_window};
use crate::state::current_game::CurrentGame;
use crate::state::lazy::{Lazy, lazy};
use crate::state::main_board::Peeking;
use crate::state::modal::Modal;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::views::keyboard::{has_modifier, is_handled_or_editing, key_name};
use crate::views::lazy_content::{Fill, LazyContent};
use crate::views::settings::{BLINDFOLD_SETTING, SettingSelect};
use leptos::prelude::*;
use notabene_core::game::Blindfold;
use notabene_core::i18n::{Label, Part};
use web_sys::{KeyboardEvent, PointerEvent};

/// The line under the board; empty while all pieces are shown. Its content is loaded on demand.
#[component]
pub fn BlindfoldLine() -> impl IntoView {
    let current = CurrentGame::here();
    let is_on = move || current.prefs.with(|prefs| prefs.blindfold.is_on());
    view! {
        <section class=move || if is_on() { "unseen across plate" } else { "hidden" }>
            <LazyContent part=Part::More is_wanted=Signal::derive(is_on) code=&BLINDFOLD_LINE/>
        </section>
    }
}

/// Content of the line, once it is wanted.
static BLINDFOLD_LINE: Lazy<Fill> = lazy!(blindfold: Fill = || view! { <HiddenPieces/> }.into_any());

/// Parts of the board that are hidden, and the ways to see them.
#[component]
fn HiddenPieces() -> impl IntoView {
    let current = CurrentGame::here();
    let prefs = current.prefs;
    let is_peeking = expect_context::<Peeking>().0;
    on_cleanup(move || is_peeking.set(false));
    listen_for_key(is_peeking);
    let show = move |()| {
        prefs.update(|prefs| prefs.blindfold = Blindfold::Off);
        // The button goes away with its line.
        after_render(move || _ = current.focus_board());
    };
    view! {
        <p role="status">{move || prefs.label(hidden_label(prefs.with(|prefs| prefs.blindfold)))}</p>
        <SettingSelect setting=BLINDFOLD_SETTING/>
        <PeekButton is_peeking/>
        <Button text=prefs.label_signal(Label::BlindfoldEnd) name="show-pieces" on_click=show/>
    }
}

const fn hidden_label(blindfold: Blindfold) -> Label {
    match blindfold {
        Blindfold::Off | Blindfold::Pieces => Label::PiecesAreHidden,
        Blindfold::Discs => Label::PiecesAreDiscs,
        Blindfold::Board => Label::BoardIsHidden,
    }
}

/// Button that shows the pieces while it is held down by a pointer; keys and screen readers switch it on and off.
#[component]
fn PeekButton(is_peeking: RwSignal<bool>) -> impl IntoView {
    let prefs = Preferences::here();
    let is_held = StoredValue::new(false);
    let press = move |e: PointerEvent| {
        // The pointer stays with the button, and a long touch opens no menu.
        e.prevent_default();
        is_held.set_value(true);
        is_peeking.set(true);
    };
    // A click that a pointer makes when it is lifted switches nothing.
    let click = move |_| {
        let is_by_pointer = is_held.get_value();
        is_held.set_value(false);
        is_peeking.update(|is_on| *is_on = !is_by_pointer && !*is_on);
    };
    view! {
        <button
            type="button"
            data-do="look"
            aria-pressed=move || is_peeking.get().to_string()
            on:keydown=move |_| is_held.set_value(false)
            on:pointerdown=press
            on:pointerup=move |_| is_peeking.set(false)
            on:pointercancel=move |_| is_peeking.set(false)
            on:pointerleave=move |_| is_peeking.set(false)
            on:contextmenu=|e| e.prevent_default()
            on:click=click
        >
            {prefs.label_signal(Label::BlindfoldLook)}
        </button>
    }
}

/// Shows the pieces while the key of the look is held down; Escape ends a look.
fn listen_for_key(is_peeking: RwSignal<bool>) {
    let (modal, navigation, prefs) = (Modal::here(), Navigation::here(), Preferences::here());
    let is_look = |e: &KeyboardEvent| key_name(e.key()) == "v";
    on_window(leptos::ev::keydown, move |e| {
        if e.key() == "Escape" {
            is_peeking.set(false);
        }
        let is_free =
            navigation.is_game() && modal.is_closed() && prefs.with_untracked(|prefs| prefs.single_keys);
        if is_free && is_look(&e) && !e.repeat() && !is_handled_or_editing(&e) && !has_modifier(&e) {
            is_peeking.set(true);
        }
    });
    on_window(leptos::ev::keyup, move |e| {
        if is_look(&e) {
            is_peeking.set(false);
        }
    });
}
