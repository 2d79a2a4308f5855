//! Drawing colours, for touch and stylus, which have no modifier keys.

use crate::components::Icon;
use crate::components::query::focus_after_click;
use crate::pages::projector::{PROJECTION, PageContext};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::Ink;
use web_sys::MouseEvent;

/// Colours with label and key.
const INK_BUTTONS: [(Ink, Label, &str); 4] = [
    (Ink::Green, Label::InkGreen, "1"),
    (Ink::Red, Label::InkRed, "2"),
    (Ink::Blue, Label::InkBlue, "3"),
    (Ink::Yellow, Label::InkYellow, "4"),
];

/// Button for each colour, and the eraser.
#[component]
pub fn InkRow(cx: PageContext) -> impl IntoView {
    let buttons = INK_BUTTONS.map(|(ink, label, key)| view! { <InkButton cx ink label key/> });
    view! {
        <div class="wall-inks inline tight" role="group" aria-label=cx.prefs.label_signal(Label::WallInks)>
            {buttons.collect_view()}
            <EraserButton cx/>
        </div>
    }
}

/// Key of the eraser.
const ERASER_KEY: &str = "5";

/// Button of the eraser, which takes away single arrows and circles.
#[component]
fn EraserButton(cx: PageContext) -> impl IntoView {
    let label = cx.prefs.label_signal(Label::WallEraser);
    let click = move |e: MouseEvent| {
        select_eraser(cx);
        focus_after_click(&e, PROJECTION);
    };
    view! {
        <button
            type="button" class="wall-ink wall-eraser" data-ink="none"
            title=move || format!("{} ({ERASER_KEY})", label.get()) aria-label=label
            aria-pressed=move || cx.drawing.erases.get().to_string() on:click=click
        >
            <Icon name="eraser"/>
        </button>
    }
}

/// Selects the eraser and turns drawing on.
fn select_eraser(cx: PageContext) {
    cx.drawing.erases.set(true);
    cx.drawing.is_on.set(true);
}

#[component]
fn InkButton(cx: PageContext, ink: Ink, label: Label, key: &'static str) -> impl IntoView {
    let label = cx.prefs.label_signal(label);
    let is_selected = move || cx.drawing.ink.get() == ink && !cx.drawing.erases.get();
    let click = move |e: MouseEvent| {
        select_ink(cx, ink);
        focus_after_click(&e, PROJECTION);
    };
    view! {
        <button
            type="button" class=format!("wall-ink drawn {}", ink.name()) data-ink=ink.name()
            title=move || format!("{} ({key})", label.get()) aria-label=label
            aria-pressed=move || is_selected().to_string() on:click=click
        ></button>
    }
}

/// Selects a colour and turns drawing on.
fn select_ink(cx: PageContext, ink: Ink) {
    cx.drawing.ink.set(ink);
    cx.drawing.erases.set(false);
    cx.drawing.is_on.set(true);
}

/// Selects a colour or the eraser by the code of a key; `false` if it belongs to none.
pub fn on_key(cx: PageContext, code: &str) -> bool {
    if code.strip_prefix("Digit") == Some(ERASER_KEY) {
        select_eraser(cx);
        return true;
    }
    let found = INK_BUTTONS.iter().find(|(_, _, key)| code.strip_prefix("Digit") == Some(key));
    found.into_iter().for_each(|(ink, ..)| select_ink(cx, *ink));
    found.is_some()
}
