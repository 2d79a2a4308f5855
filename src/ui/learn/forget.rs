//! Forgetting all stars, with a question first.

use super::{LessonState, focus_soon, stars};
use crate::components::Button;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The button that forgets all stars, and the question that it asks.
#[component]
pub fn ForgetStars() -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let asks = RwSignal::new(false);
    let done = RwSignal::new(false);
    let ask = move |()| {
        done.set(false);
        asks.set(true);
        focus_soon("[data-do=forget-no]");
    };
    let says = Signal::derive(move || {
        let label = done.get().then(|| prefs.label(Label::LearnForgetDone));
        label.unwrap_or_default().to_string()
    });
    let button = move || view! { <Button text=prefs.words(Label::LearnForget) name="forget" on_click=ask/> };
    view! {
        <section class="forget">
            <div><Show when=move || asks.get() fallback=button><ForgetQuestion asks done/></Show></div>
            <p class="note" role="status">{says}</p>
        </section>
    }
}

/// The question before all stars are forgotten.
#[component]
fn ForgetQuestion(asks: RwSignal<bool>, done: RwSignal<bool>) -> impl IntoView {
    let state = LessonState::here();
    let prefs = state.prefs;
    let close = move |()| {
        asks.set(false);
        focus_soon("[data-do=forget]");
    };
    let forget = move |()| {
        stars::forget(state);
        done.set(true);
        close(());
    };
    view! {
        <p role="alert">{prefs.words(Label::LearnForgetAsk)}</p>
        <div class="actions">
            <Button text=prefs.words(Label::Cancel) name="forget-no" on_click=close/>
            <Button text=prefs.words(Label::LearnForgetYes) name="forget-yes" on_click=forget/>
        </div>
    }
}
