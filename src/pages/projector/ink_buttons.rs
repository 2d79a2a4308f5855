//! Drawing colours, for touch and stylus, which have no modifier keys.

use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::components::query::focus_after_click;
use crate::pages::projector::{PROJECTION, PageContext};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::Ink;

/// Colours with label and key.
const INK_BUTTONS: [(Ink, Label, &str); 4] = [
    (Ink::Green, Label::InkGreen, "1"),
    (Ink::Red, Label::InkRed, "2"),
    (Ink::Blue, Label::InkBlue, "3"),
    (Ink::Yellow, Label::InkYellow, "4"),
];

/// Button for each colour.
pub fn ink_row(cx: PageContext) -> El {
    let label = move || cx.label_text(Label::WallInks);
    let row = el("div", "wall-inks").attr("role", "group").live_attr("aria-label", label);
    row.with(INK_BUTTONS.map(|ink| ink_button(cx, ink))).with([eraser_button(cx)])
}

/// Key of the eraser.
const ERASER_KEY: &str = "5";

/// Button of the eraser, which takes away single arrows and circles.
fn eraser_button(cx: PageContext) -> El {
    let element = el("button", "wall-ink wall-eraser").attr("type", "button").attr("data-ink", "none");
    let element = element
        .live_attr("title", move || format!("{} ({ERASER_KEY})", cx.label_text(Label::WallEraser)))
        .live_attr("aria-label", move || cx.label_text(Label::WallEraser));
    let element = element.live_bool_attr("aria-pressed", move || cx.own.drawing.erases.get());
    element.with([Icon("eraser")]).on("click", move |e| {
        select_eraser(cx);
        focus_after_click(&e, PROJECTION);
    })
}

/// Selects the eraser and turns drawing on.
fn select_eraser(cx: PageContext) {
    cx.own.drawing.erases.set(true);
    cx.own.drawing.is_on.set(true);
}

fn ink_button(cx: PageContext, (ink, label, key): (Ink, Label, &'static str)) -> El {
    let class = format!("wall-ink drawn {}", ink.name());
    let element = el("button", &class).attr("type", "button").attr("data-ink", ink.name());
    let element = element
        .live_attr("title", move || format!("{} ({key})", cx.label_text(label)))
        .live_attr("aria-label", move || cx.label_text(label));
    let is_selected = move || cx.own.drawing.ink.get() == ink && !cx.own.drawing.erases.get();
    element.live_bool_attr("aria-pressed", is_selected).on("click", move |e| {
        select_ink(cx, ink);
        focus_after_click(&e, PROJECTION);
    })
}

/// Selects a colour and turns drawing on.
fn select_ink(cx: PageContext, ink: Ink) {
    cx.own.drawing.ink.set(ink);
    cx.own.drawing.erases.set(false);
    cx.own.drawing.is_on.set(true);
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
