//! The summary: how a move is written, step by step. It can be opened from every lesson and exercise.

use super::LessonState;
use crate::ui::dialog::Dialog;
use crate::ui::dom::El;
use crate::ui::interop::element;
use crate::ui::state::Over;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::study::Example;

/// The window of the summary.
pub fn window() -> El {
    Dialog(Over::Card, Label::LearnCard)
}

/// Content of the window.
pub fn body() -> El {
    element(view! { <Summary/> })
}

/// The steps of the open course.
#[component]
fn Summary() -> impl IntoView {
    let state = LessonState::here();
    let steps = move || {
        let language = state.language();
        let course = state.course();
        let steps = course.iter().flat_map(|course| &course.summary);
        steps.map(|step| summary_step(step, language)).collect_view()
    };
    view! { <ol class="summary-card">{steps}</ol> }
}

/// A step with its example; the part that the step speaks of is marked.
fn summary_step(step: &Example, language: Language) -> impl IntoView + use<> {
    let [before, part, after] = step.parts(language).map(String::from);
    let text = step.text.in_language(language).to_string();
    view! {
        <li>
            <span>{text}</span>
            <span class="example" lang=language.code()>
                <span>{before}</span><mark>{part}</mark><span>{after}</span>
            </span>
        </li>
    }
}
