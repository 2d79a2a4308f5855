//! Writing an answer: signs are circled, tapped one after the other, or typed.

use super::{Hall, run};
use crate::ui::answer::{self, Level};
use crate::ui::dom::{El, button, el};
use crate::ui::pad;
use crate::ui::pointing::element;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::circle;
use notabene_core::study::drill::Ask;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The field, what fills it, and the ways to write.
pub fn writing(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let typed = move || hall.level.get() == Level::Type;
    let label = move || desk.label(Label::WriteMove).to_string();
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "answer")
        .attr("maxlength", "64")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("autocorrect", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "done")
        .live("inputmode", move || (if typed() { "text" } else { "none" }).to_string())
        .live("aria-label", label)
        .value(move || hall.written.get())
        .on("input", move |e| hall.written.set(event_target_value(&e)));
    let check = button(desk, Label::DrillCheck, "check", || ()).attr("type", "submit").attr("class", "main");
    let form = el("form", "answer").with([input, check]).on("submit", move |e| {
        e.prevent_default();
        run::submit(hall);
    });
    // The rows for a move do not fit into a small window: there its signs are tapped.
    let long = !is_named(hall) && answer::is_small_window();
    let signs = move || match hall.level.get() {
        Level::Circle if !long => circles(hall),
        Level::Circle | Level::Pad => vec![keys(hall)],
        Level::Type => Vec::new(),
    };
    let levels = answer::levels(desk, hall.level, long, move || hall.circled.set(Vec::new()));
    vec![form, el("div", "signs").each(signs), levels]
}

/// Whether a name is asked for, and not a move.
fn is_named(hall: Hall) -> bool {
    hall.task.with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.ask(), Ask::Name(_))))
}

/// The rows to circle in. A field is answered as soon as it has its signs; a move is checked on request.
fn circles(hall: Hall) -> Vec<El> {
    let style = hall.style();
    // Board and kind of task stay the same as long as the drill.
    let scene = hall.desk.scene.get_untracked();
    let rows = hall.task.with_untracked(|task| task.as_ref().map(|task| task.rows(&style, &scene)));
    let put = move |text, whole| {
        hall.written.set(text);
        if whole && is_named(hall) {
            run::submit(hall);
        }
    };
    answer::circles(hall.desk, rows.unwrap_or_default(), hall.circled, Rc::new(put))
}

/// The keys to tap one after the other.
fn keys(hall: Hall) -> El {
    let style = hall.style();
    let scene = hall.desk.scene.get_untracked();
    let mut signs: Vec<String> = match is_named(hall) {
        true if scene.board.naming.numbers.is_some() => DIGITS.map(String::from).into(),
        true => {
            let rows = circle::of_field(&scene, true);
            rows.into_iter().flat_map(|row| row.signs).map(|sign| sign.text).collect()
        }
        false => {
            let keys = pad::names(&style, &scene).into_iter();
            keys.filter(|key| ![pad::PLAY, pad::ERASE].contains(key)).map(String::from).collect()
        }
    };
    signs.push(pad::ERASE.into());
    answer::letters(hall.desk, signs, move |key| {
        let Some(input) = element("main.drill .answer input") else { return };
        let input: HtmlInputElement = input.unchecked_into();
        answer::press(&input, key);
        hall.written.set(input.value());
    })
}

const DIGITS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
