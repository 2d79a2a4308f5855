//! The colours to draw with: fingers and pens hold no keys.

use super::{Hall, tools};
use crate::ui::dom::{El, el};
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
pub fn row(hall: Hall) -> El {
    let label = move || hall.words(Label::WallInks);
    let row = el("div", "wall-inks").attr("role", "group").live("aria-label", label);
    row.with(INKS.map(|ink| one(hall, ink)))
}

fn one(hall: Hall, (ink, label, key): (Ink, Label, &'static str)) -> El {
    let class = ["wall-ink drawn ", ink.name()].concat();
    let made = el("button", &class).attr("type", "button").attr("data-ink", ink.name());
    let made = made
        .live("title", move || [&hall.words(label), " (", key, ")"].concat())
        .live("aria-label", move || hall.words(label));
    made.state("aria-pressed", move || hall.own.drawing.ink.get() == ink).on("click", move |e| {
        pick(hall, ink);
        tools::release(&e);
    })
}

/// Takes a colour: whoever does so is going to draw.
fn pick(hall: Hall, ink: Ink) {
    hall.own.drawing.ink.set(ink);
    hall.own.drawing.on.set(true);
}

/// A key by its place on the keyboard; `false` if it is that of no colour.
pub fn on_key(hall: Hall, code: &str) -> bool {
    let found = INKS.iter().find(|(_, _, key)| code.strip_prefix("Digit") == Some(key));
    found.into_iter().for_each(|(ink, ..)| pick(hall, *ink));
    found.is_some()
}
