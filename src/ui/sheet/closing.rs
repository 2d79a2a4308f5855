//! The steps that close a sheet when a game is over, in their order, and the two leaves.

use super::leaf::ScoreSheetState;
use crate::components::ChoiceButton;
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::{ClosingStep, Leaf};

/// The steps, once there is a result. They are ticked one after the other; a later one is answered by the one that
/// comes first.
#[component]
pub fn ClosingSteps(sheet: ScoreSheetState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let is_over = Signal::derive(move || !sheet.form.with(|form| form.result.is_empty()));
    let missing = RwSignal::new(None::<ClosingStep>);
    Effect::new(move |_| {
        if !is_over.get() {
            sheet.steps_done.set(0);
            missing.set(None);
        }
    });
    let answer = move || {
        let step = missing.get()?;
        Some(format!("{} {}.", prefs.label(Label::CloseFirst), prefs.label(step.label())))
    };
    let step = |(n, step): (usize, ClosingStep)| {
        view! {
            <li>
                <ChoiceButton
                    attr:data-step=n.to_string()
                    pressed=Signal::derive(move || sheet.steps_done.get() > n)
                    on_click=move |()| tick(sheet, missing, n)
                >
                    {prefs.words(step.label())}
                </ChoiceButton>
            </li>
        }
    };
    view! {
        <section class=move || if is_over.get() { "card closing" } else { "hidden" }>
            <h3>{prefs.words(Label::CloseTitle)}</h3>
            <ol>{ClosingStep::ALL.into_iter().enumerate().map(step).collect_view()}</ol>
            <p class="told" role="status">{answer}</p>
        </section>
    }
}

/// Ticks a step, if it is the next one.
fn tick(sheet: ScoreSheetState, missing: RwSignal<Option<ClosingStep>>, n: usize) {
    let done = sheet.steps_done.try_get_untracked().unwrap_or_default();
    missing.set(ClosingStep::ALL.get(done).copied().filter(|_| n > done));
    if n == done {
        sheet.steps_done.set(n + 1);
        // The player keeps the copy.
        if ClosingStep::ALL.get(n) == Some(&ClosingStep::HandIn) {
            sheet.leaf.set(Leaf::Copy);
        }
    }
}

/// The choice of the leaf on top.
#[component]
pub fn LeafChoice(sheet: ScoreSheetState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let choice = |leaf: Leaf| {
        view! {
            <ChoiceButton
                attr:data-turn=if leaf == Leaf::Original { "original" } else { "copy" }
                pressed=Signal::derive(move || sheet.leaf.get() == leaf)
                on_click=move |()| sheet.leaf.set(leaf)
            >
                {prefs.words(leaf.label())}
            </ChoiceButton>
        }
    };
    view! { <div class="row leaves" role="group">{Leaf::ALL.map(choice).into_iter().collect_view()}</div> }
}
