//! Writing an answer: signs are circled, tapped one after the other, or typed.

use super::DrillSession;
use crate::ui::answer::{self, Level};
use crate::ui::interop::{Nodes, nodes};
use crate::ui::pad;
use crate::ui::pointing::element;
use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::circle;
use notabene_core::study::drill::Ask;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

const DIGITS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/// The field, the signs that fill it, and the ways to write.
#[component]
pub fn WrittenAnswer() -> impl IntoView {
    let session = DrillSession::here();
    let (board, level) = (session.board, session.level);
    // The rows for a move do not fit into a small window: there its signs are tapped.
    let long = !asks_name(session) && answer::is_small_window();
    let signs = move || match level.get() {
        Level::Circle if !long => circles(session),
        Level::Circle | Level::Pad => Some(keys(session)),
        Level::Type => None,
    };
    let clear_circles = move || session.circled.set(Vec::new());
    view! {
        <AnswerForm/>
        <div class="signs">{signs}</div>
        {answer::levels(board, level, long, clear_circles).view()}
    }
}

/// The field with the answer.
#[component]
fn AnswerForm() -> impl IntoView {
    let session = DrillSession::here();
    let (prefs, written) = (session.prefs, session.written);
    let submit = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        session.submit();
    };
    view! {
        <form class="answer" on:submit=submit>
            <input
                type="text"
                name="answer"
                maxlength="64"
                autocomplete="off"
                autocapitalize="off"
                {..custom_attribute("autocorrect", "off")}
                spellcheck="false"
                enterkeyhint="done"
                inputmode=move || if session.level.get() == Level::Type { "text" } else { "none" }
                aria-label=prefs.words(Label::WriteMove)
                prop:value=written
                on:input=move |e| written.set(event_target_value(&e))
            />
            <button type="submit" class="main" data-do="check">{prefs.words(Label::DrillCheck)}</button>
        </form>
    }
}

/// True if a name is asked for, and not a move.
fn asks_name(session: DrillSession) -> bool {
    session.task.with_untracked(|task| task.as_ref().is_some_and(|task| matches!(task.ask(), Ask::Name(_))))
}

/// The rows to circle in. A field is answered as soon as it has its signs; a move is checked on request.
fn circles(session: DrillSession) -> Option<Nodes> {
    let style = session.style();
    // Board and kind of task stay the same as long as the drill.
    let scene = session.board.scene.get_untracked();
    let rows = session.task.with_untracked(|task| task.as_ref().map(|task| task.rows(&style, &scene)))?;
    let put = move |text, complete| {
        session.written.set(text);
        if complete && asks_name(session) {
            session.submit();
        }
    };
    Some(nodes(answer::circles(session.board, rows, session.circled, Rc::new(put))))
}

/// The keys to tap one after the other.
fn keys(session: DrillSession) -> Nodes {
    let mut signs = signs(session);
    signs.push(pad::ERASE.into());
    nodes(answer::letters(session.board, signs, move |key| {
        let Some(input) = element("main.drill .answer input") else { return };
        let input: HtmlInputElement = input.unchecked_into();
        answer::press(&input, key);
        session.written.set(input.value());
    }))
}

/// The signs of the answer: of a name, or of a move.
fn signs(session: DrillSession) -> Vec<String> {
    let scene = session.board.scene.get_untracked();
    if !asks_name(session) {
        let keys = pad::names(&session.style(), &scene).into_iter();
        return keys.filter(|key| ![pad::PLAY, pad::ERASE].contains(key)).map(String::from).collect();
    }
    if scene.board.naming.numbers.is_some() {
        return DIGITS.map(String::from).into();
    }
    let rows = circle::of_field(&scene, true).into_iter();
    rows.flat_map(|row| row.signs).map(|sign| sign.text).collect()
}
