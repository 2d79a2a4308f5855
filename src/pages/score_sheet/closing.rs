//! Steps to complete a sheet after the game, in order, and the two leaves.

use crate::components::ChoiceButton;
use crate::pages::score_sheet::sheet_view::SheetView;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::{ClosingStep, Leaf};

/// The steps, once there is a result. They are ticked in order; a later one shows which comes first.
#[component]
pub fn ClosingSteps(paper: SheetView) -> impl IntoView {
    let prefs = paper.prefs;
    let is_over = move || !paper.form.with(|form| form.result.is_empty());
    let first = RwSignal::new(None::<usize>);
    Effect::new(move || {
        if !is_over() {
            paper.closed_steps.set(0);
            first.set(None);
        }
    });
    let tap = move |n: usize| {
        let done = paper.closed_steps.try_get_untracked().unwrap_or_default();
        first.set((n > done).then_some(done));
        if n == done {
            paper.closed_steps.set(n + 1);
            // The original is handed in: show the copy.
            if ClosingStep::ALL.get(n) == Some(&ClosingStep::HandIn) {
                paper.leaf.set(Leaf::Copy);
            }
        }
    };
    let steps = ClosingStep::ALL.into_iter().enumerate().map(|(n, step)| {
        let is_done = move || paper.closed_steps.get() > n;
        view! {
            <li>
                <ChoiceButton pressed=move || is_done() on_click=move |()| tap(n) attr:data-step=n.to_string()>
                    {prefs.label_signal(step.label())}
                </ChoiceButton>
            </li>
        }
    });
    let text = move || {
        let step = first.get().and_then(|n| ClosingStep::ALL.get(n).copied());
        step.map(|step| format!("{} {}.", prefs.label(Label::CloseFirst), prefs.label(step.label())))
    };
    view! {
        <section class=move || if is_over() { "card closing" } else { "hidden" }>
            <h3>{prefs.label_signal(Label::CloseTitle)}</h3>
            <ol class="stack tight bare">{steps.collect_view()}</ol>
            <p class="told" role="status">{text}</p>
        </section>
    }
}

/// Choice of the leaf on top.
#[component]
pub fn LeafChoice(paper: SheetView) -> impl IntoView {
    let leaves = Leaf::ALL.map(|leaf| {
        let name = if leaf == Leaf::Original { "original" } else { "copy" };
        view! {
            <ChoiceButton
                pressed=move || paper.leaf.get() == leaf on_click=move |()| paper.leaf.set(leaf) attr:data-turn=name
            >
                {paper.prefs.label_signal(leaf.label())}
            </ChoiceButton>
        }
    });
    view! { <div class="row leaves" role="group">{leaves.collect_view()}</div> }
}
