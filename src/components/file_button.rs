//! A button that opens files of the device.

use leptos::prelude::*;
use web_sys::{Event, File, HtmlInputElement};

/// A button that lets somebody choose a file, or several. `name` is the name of its field, `accept` the kinds of files.
#[component]
pub fn FileButton(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    accept: &'static str,
    #[prop(optional)] multiple: bool,
    #[prop(into)] on_choose: Callback<Vec<File>>,
) -> impl IntoView {
    let change = move |e: Event| {
        let input = event_target::<HtmlInputElement>(&e);
        let files = input.files().map(|list| (0..list.length()).filter_map(|n| list.get(n)).collect());
        on_choose.run(files.unwrap_or_default());
        // The file may be chosen again after it is corrected.
        input.set_value("");
    };
    view! {
        <label class="button">
            <span>{text}</span>
            <input type="file" accept=accept name=name multiple=multiple on:change=change/>
        </label>
    }
}
