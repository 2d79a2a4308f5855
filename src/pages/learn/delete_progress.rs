//! Button that deletes all stars, with a confirmation.

use crate::components::Button;
use crate::components::query::focus_after_render;
use crate::pages::learn::{LearnState, stars};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Button and its confirmation.
#[component]
pub fn DeleteProgress() -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let is_asked = RwSignal::new(false);
    let is_deleted = RwSignal::new(false);
    let ask = move |()| {
        is_deleted.set(false);
        is_asked.set(true);
        focus_after_render("[data-do=forget-no]");
    };
    let close = move |()| {
        is_asked.set(false);
        focus_after_render("[data-do=forget]");
    };
    let delete = move |()| {
        stars::delete_all(cx);
        is_deleted.set(true);
        close(());
    };
    let content = move || match is_asked.get() {
        false => view! { <Button text=prefs.label_signal(Label::LearnForget) name="forget" on_click=ask/> }
            .into_any(),
        true => view! {
            <p role="alert">{prefs.label_signal(Label::LearnForgetAsk)}</p>
            <div class="actions">
                <Button text=prefs.label_signal(Label::Cancel) name="forget-no" on_click=close/>
                <Button text=prefs.label_signal(Label::LearnForgetYes) name="forget-yes" on_click=delete/>
            </div>
        }
        .into_any(),
    };
    let done = move || is_deleted.get().then(|| prefs.label(Label::LearnForgetDone));
    view! {
        <section class="forget screen-only">
            <div class="stack starts">{content}</div>
            <p class="note unless-empty" role="status">{done}</p>
        </section>
    }
}
