//! A list from which one entry is chosen.

use leptos::prelude::*;

/// An entry of a list.
#[derive(Clone)]
pub struct SelectOption {
    pub value: String,
    pub text: Signal<String>,
}

/// A list with its words before it. `name` is the name of the field.
#[component]
pub fn Select(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    options: Vec<SelectOption>,
    #[prop(into)] value: Signal<String>,
    #[prop(into)] on_change: Callback<String>,
) -> impl IntoView {
    let options = options.into_iter().map(|option| {
        let SelectOption { value: own, text } = option;
        let chosen = own.clone();
        view! { <option value=own prop:selected=move || value.get() == chosen>{text}</option> }
    });
    view! {
        <label class="pick">
            <span>{text}</span>
            <select name=name on:change=move |e| on_change.run(event_target_value(&e))>
                {options.collect_view()}
            </select>
        </label>
    }
}
