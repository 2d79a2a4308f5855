//! Collecting: text, file, camera, and what came of it.

use crate::components::query::focus_after_render;
use crate::components::{Button, FileButton, Icon};
use crate::pages::class::ClassState;
use crate::pages::export::read_text_file;
use crate::views::camera::CameraPart;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use web_sys::File;

/// Maximum number of refused texts shown.
const MOST_REFUSED: usize = 10;

/// Outcome of an action.
#[derive(Clone, Default)]
pub struct ClassMessage {
    /// The last action.
    pub done: Option<Msg>,
    /// Refused texts, each with the reason.
    pub refused: Vec<(String, Msg)>,
    /// True if the device does not keep the results.
    pub is_unsaved: bool,
}

/// Card in which results are collected.
#[component]
pub fn CollectCard(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let text = RwSignal::new(String::new());
    let add = move |_| {
        state.import(&text.get_untracked());
        // Refused codes stay to be looked at.
        if state.message.with_untracked(|message| message.refused.is_empty()) {
            text.set(String::new());
        }
    };
    view! {
        <section class="card collect screen-only">
            <h2>{prefs.label_signal(Label::ClassCollect)}</h2>
            <label class="paste">
                <span>{prefs.label_signal(Label::ClassPaste)}</span>
                <textarea name="results" rows="3" spellcheck="false" autocomplete="off"
                    prop:value=text on:input=move |e| text.set(event_target_value(&e))></textarea>
            </label>
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::ClassAdd) name="class-add" class="main" on_click=add/>
                <FileButton
                    text=prefs.label_signal(Label::ChooseFile) name="class-file" accept=".txt,text/plain" multiple=true
                    on_choose=move |files| import_files(state, files)
                />
                <CameraPart on_code=Callback::new(move |text: String| state.import(&text))/>
            </div>
            <Outcome state/>
        </section>
    }
}

/// Adds the results of files, all at once.
fn import_files(state: ClassState, files: Vec<File>) {
    spawn_local(async move {
        let mut all = String::new();
        for file in files {
            // A file that is no text has no results.
            all.push_str(&read_text_file(file).await.unwrap_or_default());
            all.push('\n');
        }
        if state.message.try_get_untracked().is_some() {
            state.import(&all);
        }
    });
}

/// The last action with undo, and the refused codes.
#[component]
fn Outcome(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let done =
        move || state.message.with(|message| message.done.as_ref().map(|done| prefs.message_text(done)));
    let undo = move || {
        state.undo();
        focus_after_render("[name=results]");
    };
    let undo_button = move || {
        state.deleted.with(|deleted| !deleted.is_empty()).then(|| {
            view! {
                <button type="button" data-do="class-undo" on:click=move |_| undo()>
                    <Icon name="undo"/> <span>{prefs.label_signal(Label::ClassUndo)}</span>
                </button>
            }
        })
    };
    // The button of the deleted row is gone.
    Effect::new(move |_| {
        if state.deleted.with(|deleted| !deleted.is_empty()) {
            focus_after_render("[data-do=class-undo]");
        }
    });
    let refused = move || {
        let refused = state.message.with(|message| message.refused.clone());
        let item = move |(text, why): (String, Msg)| {
            let text = head_of(&text)
                .map(|text| view! { <b>{prefs.message_text(&msg!(ClassRefused { text }))}</b>" " });
            view! { <li>{text}{prefs.message_text(&why)}</li> }
        };
        refused.into_iter().take(MOST_REFUSED).map(item).collect_view()
    };
    let unsaved = move || {
        let is_unsaved = state.message.with(|message| message.is_unsaved);
        is_unsaved
            .then(|| view! { <p class="warning" role="alert">{prefs.message_text(&msg!(ClassNotSaved))}</p> })
    };
    view! {
        <div class="outcome inline strong">
            <p role="status">{done}</p>
            {undo_button}
        </div>
        <ul class="problems bare unless-empty" role="alert">{refused}</ul>
        {unsaved}
    }
}

/// The beginning of a refused text; `None` if it is empty.
fn head_of(text: &str) -> Option<String> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then_some(line)
}
