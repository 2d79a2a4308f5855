//! Summary of how a move is written, step by step; a dialog, open from every lesson and exercise.

use crate::pages::learn::LearnState;
use crate::state::modal::ModalKind;
use crate::views::dialog::Dialog;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::ShownMove;

/// Dialog with the summary.
#[component]
pub fn SummaryDialog() -> impl IntoView {
    view! {
        <Dialog kind=ModalKind::CourseSummary title=Label::LearnCard content=|| view! { <Summary/> }.into_any()/>
    }
}

/// Steps with an example each; the part that a step explains is highlighted.
#[component]
fn Summary() -> impl IntoView {
    let cx = LearnState::here();
    let steps = move || {
        let language = cx.language();
        let step = |step: &ShownMove| {
            let [before, part, after] = step.parts(language).map(String::from);
            view! {
                <li>
                    <p>{step.text.in_language(language).to_string()}</p>
                    <span class="example" lang=language.code()>
                        <span>{before}</span><mark>{part}</mark><span>{after}</span>
                    </span>
                </li>
            }
        };
        cx.course().map(|course| course.summary.iter().map(step).collect_view())
    };
    view! { <ol class="summary-card stack large">{steps}</ol> }
}
