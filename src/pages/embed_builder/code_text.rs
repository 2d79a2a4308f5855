//! The code for each way to embed, and the files that turn a pasted link into a board.

use crate::components::Button;
use crate::components::clipboard::copy_text;
use crate::components::download::save_url;
use crate::pages::embed_builder::{BuilderState, page_folder};
use leptos::prelude::*;
use notabene_core::exchange::embed::code::{EmbedMethod, oembed_files};
use notabene_core::i18n::Label;
use wasm_bindgen_futures::spawn_local;

/// Code of a way to embed, with a copy button.
#[component]
pub fn MethodCode(
    state: BuilderState,
    name: &'static str,
    method: EmbedMethod,
    label: Label,
) -> impl IntoView {
    let prefs = state.current.prefs;
    let copy = move |()| {
        let text = untrack(|| state.embed_code(method));
        spawn_local(async move { state.show_copy_result(name, copy_text(&text).await, Label::Copied) });
    };
    view! {
        <div class="embed-way stack">
            <h3>{prefs.label_signal(label)}</h3>
            <textarea
                name=name rows="4" readonly spellcheck="false" aria-label=prefs.label_signal(label)
                prop:value=move || state.embed_code(method)
            ></textarea>
            <p class="row inline">
                <Button text=prefs.label_signal(Label::EmbedCopy) name on_click=copy/>
                <CopyResult state name/>
            </p>
        </div>
    }
}

/// Result of a copy button.
#[component]
pub fn CopyResult(state: BuilderState, name: &'static str) -> impl IntoView {
    let text = move || {
        let result = state.copy_result.get().filter(|(of, _)| *of == name);
        result.map(|(_, label)| state.current.prefs.label(label))
    };
    view! { <span class="embed-done" role="status">{text}</span> }
}

/// Base name of the two files for pasted links.
const PASTE_FILE_NAME: &str = "notabene-game";
/// The two files: their ends and kinds.
const PASTE_FILES: [(&str, &str, &str); 2] =
    [("paste-html", "html", "text/html"), ("paste-json", "json", "application/json")];

/// The two files that turn a pasted link into a board.
#[component]
pub fn PasteSection(state: BuilderState) -> impl IntoView {
    let prefs = state.current.prefs;
    let folder = RwSignal::new(page_folder());
    let set_folder = move |e| {
        let text = event_target_value(&e).trim().to_string();
        folder.set(if text.ends_with('/') { text } else { text + "/" });
    };
    let buttons = PASTE_FILES.into_iter().enumerate().map(|(n, (name, end, kind))| {
        let save = move |()| {
            let both = untrack(|| {
                let (options, title) = (state.options(), state.title());
                oembed_files(&options, &page_folder(), &folder.get(), PASTE_FILE_NAME, &title)
            });
            let coded = String::from(js_sys::encode_uri_component(both.get(n).map_or("", |text| text)));
            let address = format!("data:{kind};charset=utf-8,{coded}");
            let is_saved = save_url(&address, &format!("{PASTE_FILE_NAME}.{end}")).is_ok();
            state.show_copy_result("paste", is_saved, Label::Saved);
        };
        let text = move || format!("{} {PASTE_FILE_NAME}.{end}", prefs.label(Label::EmbedSave));
        view! { <Button text=Signal::derive(text) name on_click=save/> }
    });
    view! {
        <div class="embed-way stack">
            <h3>{prefs.label_signal(Label::EmbedPaste)}</h3>
            <p>{prefs.label_signal(Label::EmbedPasteHint)}</p>
            <label class="pick">
                <span>{prefs.label_signal(Label::EmbedAt)}</span>
                <input type="url" name="at" spellcheck="false" prop:value=folder on:change=set_folder/>
            </label>
            <p class="row inline">{buttons.collect_view()} <CopyResult state name="paste"/></p>
        </div>
    }
}
