//! Button that prints the page.

use crate::components::Button;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Button that prints the page. A browser that cannot print does nothing.
#[component]
pub fn PrintButton(label: Label, #[prop(optional)] class: &'static str) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <Button text=prefs.label_signal(label) name="print" class on_click=move |()| drop(window().print())/>
    }
}
