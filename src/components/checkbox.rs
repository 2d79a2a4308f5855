//! A checkbox with its words.

use leptos::prelude::*;

/// A checkbox with its words behind it. `name` is the name of the field.
#[component]
pub fn Checkbox(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    #[prop(into)] checked: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox" name=name prop:checked=checked
                on:change=move |e| on_change.run(event_target_checked(&e))
            />
            <span>{text}</span>
        </label>
    }
}
