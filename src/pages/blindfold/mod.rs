//! Blindfold play on the board of the game: the line that says what is hidden, a look for a moment, the way back.

use crate::components::element::{El, button, el};
use crate::state::context::{AppContext, ModalKind};
use crate::state::lazy::{Lazy, lazy};
use crate::views::keyboard::{has_modifier, is_handled_or_editing, key_name};
use crate::views::lazy_content::{Fill, lazy_content};
use crate::views::settings::{BLINDFOLD_SETTING, SettingSelect};
use leptos::prelude::*;
use notabene_core::game::Blindfold;
use notabene_core::i18n::{Label, Part};
use web_sys::KeyboardEvent;

/// The chosen blindfold of the game; tracked.
fn chosen(app: AppContext) -> Blindfold {
    app.prefs.with(|prefs| prefs.blindfold)
}

/// The line under the board; empty while all pieces are shown. Its content is loaded on demand.
pub fn BlindfoldLine(app: AppContext) -> El {
    let is_on = move || chosen(app).is_on();
    let content = lazy_content(app, Part::More, is_on, &BLINDFOLD_LINE);
    el("section", "").live_class(move || if is_on() { "unseen" } else { "hidden" }).live_children(content)
}

/// Content of the line, once it is wanted.
static BLINDFOLD_LINE: Lazy<Fill> = lazy!(blindfold: Fill = blindfold_line);

fn blindfold_line(app: AppContext) -> Vec<El> {
    let is_peeking = app.is_peeking();
    on_cleanup(move || is_peeking.set(false));
    listen_for_key(app);
    let words = move || app.label(hidden_label(chosen(app))).to_string();
    let show = move || {
        app.prefs.update(|prefs| prefs.blindfold = Blindfold::Off);
        // The button goes away with its line.
        let _ = request_animation_frame(move || {
            app.focus_board();
        });
    };
    vec![
        el("p", "").attr("role", "status").live_text(words),
        SettingSelect(BLINDFOLD_SETTING),
        look_button(app),
        button(app, Label::BlindfoldEnd, "show-pieces", show),
    ]
}

const fn hidden_label(blindfold: Blindfold) -> Label {
    match blindfold {
        Blindfold::Off | Blindfold::Pieces => Label::PiecesAreHidden,
        Blindfold::Discs => Label::PiecesAreDiscs,
        Blindfold::Board => Label::BoardIsHidden,
    }
}

/// Button that shows the pieces while it is held down by a pointer; keys and screen readers switch it on and off.
fn look_button(app: AppContext) -> El {
    let is_peeking = app.is_peeking();
    let look =
        el("button", "").attr("type", "button").attr("data-do", "look").label(app, Label::BlindfoldLook);
    let look = look.live_bool_attr("aria-pressed", move || is_peeking.get());
    // A click that a pointer makes when it is lifted switches nothing.
    let is_held = StoredValue::new(false);
    let look = look.on("keydown", move |_| is_held.set_value(false)).on("pointerdown", move |e| {
        // The pointer stays with the button, and a long touch opens no menu.
        e.prevent_default();
        is_held.set_value(true);
        is_peeking.set(true);
    });
    let look = ["pointerup", "pointercancel", "pointerleave"]
        .into_iter()
        .fold(look, |look, event| look.on(event, move |_| is_peeking.set(false)));
    look.on("contextmenu", |e| e.prevent_default()).click(move || {
        let by_pointer = is_held.get_value();
        is_held.set_value(false);
        is_peeking.update(|is| *is = !by_pointer && !*is);
    })
}

/// Shows the pieces while the key of the look is held down; Escape ends a look.
fn listen_for_key(app: AppContext) {
    let is_peeking = app.is_peeking();
    let is_look = |e: &KeyboardEvent| key_name(e.key()) == "v";
    let down = window_event_listener(leptos::ev::keydown, move |e| {
        if e.key() == "Escape" {
            is_peeking.set(false);
        }
        let is_free = app.navigation.address.with_untracked(String::is_empty)
            && app.modal.open.get_untracked() == ModalKind::None
            && app.prefs.with_untracked(|prefs| prefs.single_keys);
        if is_free && is_look(&e) && !e.repeat() && !is_handled_or_editing(&e) && !has_modifier(&e) {
            is_peeking.set(true);
        }
    });
    let up = window_event_listener(leptos::ev::keyup, move |e| {
        if is_look(&e) {
            is_peeking.set(false);
        }
    });
    on_cleanup(move || [down, up].into_iter().for_each(WindowListenerHandle::remove));
}
