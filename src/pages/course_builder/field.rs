//! Text fields with their words before them and their problems below.

use leptos::prelude::*;

/// A value that is written into the field only after it has changed: a blank at its end, which no file keeps, stays while
/// one goes on typing.
fn unchanged(value: Signal<String>) -> Memo<String> {
    Memo::new(move |_| value.get())
}

/// A text on one line.
#[component]
pub fn TextField(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    #[prop(into)] value: Signal<String>,
    #[prop(optional)] placeholder: Option<Signal<String>>,
    #[prop(into)] on_input: Callback<String>,
) -> impl IntoView {
    let value = unchanged(value);
    let placeholder = move || placeholder.map(|text| text.get()).unwrap_or_default();
    view! {
        <label class="field">
            <span>{text}</span>
            <input
                type="text" name=name placeholder=placeholder autocomplete="off" maxlength="1000"
                prop:value=move || value.get() on:input=move |e| on_input.run(event_target_value(&e))
            />
        </label>
    }
}

/// A longer text.
#[component]
pub fn TextArea(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    #[prop(optional)] rows: Option<u32>,
    #[prop(into)] value: Signal<String>,
    #[prop(optional)] placeholder: Option<Signal<String>>,
    #[prop(into)] on_input: Callback<String>,
) -> impl IntoView {
    let value = unchanged(value);
    let placeholder = move || placeholder.map(|text| text.get()).unwrap_or_default();
    view! {
        <label class="field">
            <span>{text}</span>
            <textarea
                name=name placeholder=placeholder rows=rows.unwrap_or(3).to_string()
                prop:value=move || value.get() on:input=move |e| on_input.run(event_target_value(&e))
            ></textarea>
        </label>
    }
}
