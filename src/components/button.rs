//! Buttons and links that look like buttons.

use leptos::prelude::*;

/// A button with words. `name` is its `data-do`, by which styles and tests find it.
#[component]
pub fn Button(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class=class data-do=name on:click=move |_| on_click.run(())>
            {text}
        </button>
    }
}

/// A button of a group of choices; its content comes as children.
#[component]
pub fn ChoiceButton(
    #[prop(into)] pressed: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="choice"
            aria-pressed=move || pressed.get().to_string()
            on:click=move |_| on_click.run(())
        >
            {children()}
        </button>
    }
}

/// The link back to the game.
#[component]
pub fn BackLink(#[prop(into)] text: Signal<String>) -> impl IntoView {
    view! { <p><a class="button main" href="#">{text}</a></p> }
}
