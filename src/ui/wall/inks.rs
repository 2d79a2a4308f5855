//! The colours to draw with: fingers and pens hold no keys.

use super::{Projector, tools};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::Ink;

/// The colours, each with its words and its key.
const INKS: [(Ink, Label, &str); 4] = [
    (Ink::Green, Label::InkGreen, "1"),
    (Ink::Red, Label::InkRed, "2"),
    (Ink::Blue, Label::InkBlue, "3"),
    (Ink::Yellow, Label::InkYellow, "4"),
];

/// A button for each colour.
#[component]
pub fn InkRow(projector: Projector) -> impl IntoView {
    let buttons = INKS.map(|(ink, label, key)| view! { <InkButton projector ink label key/> });
    view! {
        <div class="wall-inks" role="group" aria-label=projector.words(Label::WallInks)>
            {buttons.into_iter().collect_view()}
        </div>
    }
}

#[component]
fn InkButton(projector: Projector, ink: Ink, label: Label, key: &'static str) -> impl IntoView {
    let words = projector.words(label);
    let title = Signal::derive(move || format!("{} ({key})", words.get()));
    let pressed = move || (projector.board.drawing.ink.get() == ink).to_string();
    view! {
        <button
            class=format!("wall-ink drawn {}", ink.name())
            type="button"
            data-ink=ink.name()
            title=title
            aria-label=words
            aria-pressed=pressed
            on:click=move |e| {
                pick(projector, ink);
                tools::return_focus(&e);
            }
        ></button>
    }
}

/// Picks a colour, and begins to draw.
fn pick(projector: Projector, ink: Ink) {
    projector.board.drawing.ink.set(ink);
    projector.board.drawing.on.set(true);
}

/// Handles a key by its place on the keyboard; `false` if it is that of no colour.
pub fn on_key(projector: Projector, code: &str) -> bool {
    let found = INKS.iter().find(|(_, _, key)| code.strip_prefix("Digit") == Some(key));
    found.into_iter().for_each(|(ink, ..)| pick(projector, *ink));
    found.is_some()
}
