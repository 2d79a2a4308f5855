//! Link to the projector from a page with a lesson or drill.

use crate::components::element::El;
use crate::components::{Icon, leptos_view};
use crate::state::context::AppContext;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The link to the projector from a page with a lesson or drill; `address` follows `#wall/`.
#[component]
pub fn ProjectorLink(#[prop(into)] address: Signal<String>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
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

/// [`ProjectorLink`] as an element, for pages that are no components yet.
pub fn projector_link(_: AppContext, rest: impl Fn() -> String + Send + Sync + 'static) -> El {
    leptos_view::element(view! { <ProjectorLink address=Signal::derive(rest)/> })
}
