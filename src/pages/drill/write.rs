//! Input of an answer: circled, tapped, typed, or written by hand.

use crate::components::query::{find_element, focus_element};
use crate::pages::drill::PageContext;
use crate::views::answer::{self, AnswerInput, AnswerInputChoice, CircleRows, LetterKeys};
use crate::views::ink_pad::{InkAnswer, LineActions};
use crate::views::move_keyboard;
use leptos::attr::custom::custom_attribute;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::circle;
use notabene_study::drill::DrillQuestion;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Text input, its helps, and the choice of the level. `submit` checks the written answer.
#[component]
pub fn AnswerField(cx: PageContext, submit: fn(PageContext)) -> impl IntoView {
    let prefs = cx.current.prefs;
    let check = move |e: SubmitEvent| {
        e.prevent_default();
        submit(cx);
    };
    // The rows for a move do not fit into a small window: keys replace them.
    let is_long = !asks_for_name(cx) && answer::is_small_window();
    let takes_ink = !asks_for_name(cx);
    let input = Memo::new(move |_| cx.level.get().possible(is_long, takes_ink));
    view! {
        <form class="answer inline" on:submit=check>
            <input
                class="grow strong centre"
                type="text"
                name="answer"
                maxlength="64"
                autocomplete="off"
                autocapitalize="off"
                {..custom_attribute("autocorrect", "off")}
                spellcheck="false"
                enterkeyhint="done"
                inputmode=move || if cx.level.get().is_typed() { "text" } else { "none" }
                aria-label=prefs.label_signal(Label::WriteMove)
                prop:value=move || cx.written.get()
                on:input=move |e| cx.written.set(event_target_value(&e))
            />
            <button type="submit" data-do="check" class="main">{prefs.label_signal(Label::DrillCheck)}</button>
        </form>
        <div class="signs stack tight"><InputHelp cx input submit/></div>
        <AnswerInputChoice level=cx.level is_long takes_ink on_change=move |()| cx.circled.set(Vec::new())/>
    }
}

/// Rows to circle, keys to tap, or a pad to write on by hand.
#[component]
fn InputHelp(cx: PageContext, input: Memo<AnswerInput>, submit: fn(PageContext)) -> impl IntoView {
    let position = Memo::new(move |_| cx.task.with(|task| task.as_ref()?.written_position()));
    move || {
        let input = input.get();
        if input == AnswerInput::Ink {
            // Each task has a pad of its own, with its own history. The memo is read, not only tracked: its first value would
            // count as a change when the ink is read.
            position.with(|_| ());
        }
        // A closure inside is always rendered with new elements: what listens to the old ones has ended. The ink of the pad
        // must not draw it anew.
        move || {
            untrack(|| match input {
                AnswerInput::Circle => view! { <TaskRows cx submit/> }.into_any(),
                AnswerInput::Pad => view! { <TaskKeys cx/> }.into_any(),
                AnswerInput::Type => ().into_any(),
                AnswerInput::Ink => {
                    let line = line_actions(cx, position, submit);
                    view! { <InkAnswer ink=cx.ink line/> }.into_any()
                }
            })
        }
    }
}

/// Actions of the field for the pad below it.
fn line_actions(cx: PageContext, position: Memo<Option<String>>, submit: fn(PageContext)) -> LineActions {
    LineActions {
        request: Callback::new(move |()| Some((position.get_untracked()?, untrack(|| cx.style()).to_code()))),
        set_text: Callback::new(move |text| cx.written.set(text)),
        offer_text: Callback::new(move |(before, text): (String, String)| {
            if cx.written.with_untracked(|now| now.is_empty() || *now == before) {
                cx.written.set(text);
            }
        }),
        submit: Callback::new(move |()| submit(cx)),
        focus: Callback::new(|()| focus_element(FIELD)),
    }
}

/// CSS selector of the field.
const FIELD: &str = "main.drill .answer input";

/// True if a name is asked for, not a move.
fn asks_for_name(cx: PageContext) -> bool {
    cx.task
        .with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.question(), DrillQuestion::Name(_))))
}

/// Rows to circle in. A square is submitted once it is complete; a move on request.
#[component]
fn TaskRows(cx: PageContext, submit: fn(PageContext)) -> impl IntoView {
    let style = untrack(|| cx.style());
    // Board and kind of task are constant during a drill.
    let scene = cx.current.scene.get_untracked();
    let rows = cx.task.with_untracked(|task| task.as_ref().map(|task| task.rows(&style, &scene)));
    let put = move |(text, whole): (String, bool)| {
        cx.written.set(text);
        if whole && asks_for_name(cx) {
            submit(cx);
        }
    };
    view! { <CircleRows rows=rows.unwrap_or_default() picked=cx.circled on_change=put/> }
}

/// Keys to tap.
#[component]
fn TaskKeys(cx: PageContext) -> impl IntoView {
    let style = untrack(|| cx.style());
    let scene = cx.current.scene.get_untracked();
    let mut signs: Vec<String> = match asks_for_name(cx) {
        true if scene.board.naming.numbers.is_some() => DIGITS.map(String::from).into(),
        true => {
            let rows = circle::of_field(&scene, true);
            rows.into_iter().flat_map(|row| row.signs).map(|sign| sign.text).collect()
        }
        false => {
            let keys = move_keyboard::key_names(&style, &scene).into_iter();
            keys.filter(|key| ![move_keyboard::PLAY_KEY, move_keyboard::ERASE_KEY].contains(&key.as_str()))
                .collect()
        }
    };
    signs.push(move_keyboard::ERASE_KEY.into());
    let press = move |key: String| {
        let Some(input) = find_element(FIELD) else { return };
        let input: HtmlInputElement = input.unchecked_into();
        answer::insert_at_caret(&input, &key);
        cx.written.set(input.value());
    };
    view! { <LetterKeys signs on_press=press/> }
}

const DIGITS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
