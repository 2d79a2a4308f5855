//! Message in place of a course that could not be loaded.

use crate::components::Button;
use crate::pages::learn::{LearnState, courses};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Error message for a missing course, with a button that asks for it again.
#[component]
pub fn MissingCourse(key: String) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    view! {
        <p class="note" role="alert">{prefs.label_signal(Label::LearnMissing)}</p>
        <Button text=prefs.label_signal(Label::LearnRetry) name="retry" on_click=move |()| courses::retry(cx, &key)/>
    }
}

/// A sentence with the role `status`, such as that a course is loading.
#[component]
pub fn StatusNote(label: Label) -> impl IntoView {
    let prefs = Preferences::here();
    view! { <p class="note" role="status">{prefs.label_signal(label)}</p> }
}
