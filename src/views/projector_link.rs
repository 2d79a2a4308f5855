//! Link to the projector from a page with a lesson or drill.

use crate::components::Icon;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The link to the projector from a page with a lesson or drill; `address` follows `#wall/`.
#[component]
pub fn ProjectorLink(#[prop(into)] address: Signal<String>) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <a
            class="quiet button to-wall" href=move || format!("#wall/{}", address.get())
            title=prefs.label_signal(Label::WallShowHere)
        >
            <Icon name="projector"/>
            <span>{prefs.label_signal(Label::ThemeProjector)}</span>
        </a>
    }
}
