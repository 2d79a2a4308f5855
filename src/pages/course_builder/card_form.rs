//! The summary of a course: its steps, each with an example.

use crate::components::{Button, Icon};
use crate::pages::course_builder::field::TextField;
use crate::pages::course_builder::state::CourseState;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::builder::{CardStep, CourseDocument};

/// The steps of the summary.
#[component]
pub fn CardForm(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let count = Memo::new(move |_| course.with(|document| document.card_steps().len()));
    let row = move |n: usize| view! { <CardRow course n/> };
    let add = move |()| {
        let language = course.language.get_untracked();
        course.edit("", |document| document.add_card_step(language, ""));
    };
    view! {
        <details class="card">
            <summary><h2>{prefs.label_signal(Label::BuildCard)}</h2></summary>
            <ol class="answer-list stack apart bare unless-empty">{move || (0..count.get()).map(row).collect_view()}</ol>
            <div class="row"><Button text=prefs.label_signal(Label::BuildNewStep) name="new-step" on_click=add/></div>
        </details>
    }
}

/// A step, by its number from 0.
#[component]
fn CardRow(course: CourseState, n: usize) -> impl IntoView {
    let (prefs, language) = (course.prefs, course.language);
    let find = move |document: &CourseDocument| document.card_steps().get(n).copied();
    let text = move |document: &CourseDocument, step: CardStep| {
        let entry = document.block(0).and_then(|block| block.entries.get(step.card));
        entry.map(|entry| entry.text(language.get()).to_string())
    };
    let value = move || course.with(|document| text(document, find(document)?)).unwrap_or_default();
    let example = move || {
        let example = |document: &CourseDocument| {
            Some(document.card_example(find(document)?, language.get()).to_string())
        };
        course.with(example).unwrap_or_default()
    };
    let edit = move |name: &str, act: &dyn Fn(&mut CourseDocument, CardStep)| {
        let name = if name.is_empty() { String::new() } else { format!("{name} {n}") };
        course.edit(&name, |document| find(document).into_iter().for_each(|step| act(document, step)));
    };
    let write = move |text: String| {
        let language = language.get_untracked();
        edit("card", &|document, step| document.set_text(0, step.card, language, &text));
    };
    let write_example = move |text: String| {
        let language = language.get_untracked();
        edit("example", &|document, step| document.set_card_example(step, language, &text));
    };
    let name = move || {
        let text = prefs.label(Label::BuildCardText).to_string();
        prefs.message_text(&msg!(BuildPart { number: n as u32 + 1, text }))
    };
    let removed = Signal::derive(move || prefs.message_text(&msg!(BuildRemoveOf { text: name() })));
    view! {
        <li>
            <div class="answer-form" role="group" aria-label=name>
                <TextField text=Signal::derive(name) name="card" value=Signal::derive(value) on_input=write/>
                <TextField
                    text=prefs.label_signal(Label::BuildCardExample) name="example"
                    value=Signal::derive(example) on_input=write_example
                />
                <button
                    type="button" data-do="remove-answer" aria-label=removed title=removed
                    on:click=move |_| edit("", &|document, step| document.remove_card_step(step))
                >
                    <Icon name="bin"/>
                </button>
            </div>
        </li>
    }
}
