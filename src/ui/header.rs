//! The head of the page: what it is, its language, and the way to everything else.

use super::settings::LanguagePick;
use super::sprite::Icon;
use super::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::text::Label;

#[component]
pub fn Header() -> impl IntoView {
    let desk = Desk::here();
    view! {
        <header class="head">
            <a class="brand" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <p class="tagline">{move || desk.label(Label::Tagline)}</p>
            <nav>
                <LanguagePick/>
                <button type="button" class="quiet" data-open="settings" title=move || desk.label(Label::Settings)
                    aria-label=move || desk.label(Label::Settings) on:click=move |_| desk.over.set(Over::Settings)>
                    <Icon name="settings"/>
                </button>
                <a class="quiet button" href="#about" title=move || desk.label(Label::About) aria-label=move || desk.label(Label::About)>
                    <Icon name="help"/>
                </a>
            </nav>
        </header>
    }
}
