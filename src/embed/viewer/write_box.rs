//! Box for written moves on a board: what it refuses is explained in words, with the right forms to choose.

use crate::components::mount::listen;
use crate::components::query::closest_attribute;
use crate::embed::viewer::state::ViewerState;
use crate::state::i18n_loader;
use crate::state::inspector::InputAnswer;
use crate::views::move_input::{TypeText, play_typed};
use leptos::html::Input;
use leptos::prelude::*;
use notabene_core::game::Game;
use notabene_core::i18n::{Label, Part};
use wasm_bindgen_futures::spawn_local;
use web_sys::SubmitEvent;

/// Plays what is written, and leaves what is refused in the box.
fn play(state: ViewerState, input: NodeRef<Input>, written: &str, type_text: TypeText) {
    let current = state.current;
    current.choices.set(None);
    current.notice.set(None);
    let (left, answer, fields) = play_typed(current, written, false, type_text);
    if let Some(input) = input.get_untracked() {
        input.set_value(&left);
        // The box is there and takes the focus.
        let _ = input.focus();
    }
    let part = answer.as_ref().map(|answer| Part::of(answer.message.kind()));
    let show =
        move || current.inspector.view.update(|view| (view.answer, view.refused_fields) = (answer, fields));
    let language = current.prefs.with_untracked(|p| p.language);
    spawn_local(async move {
        if let Some(part) = part {
            i18n_loader::load_messages(language, part).await;
        }
        if !current.inspector.view.is_disposed() {
            show();
        }
    });
}

/// True if the line that explains refusals is not shown.
fn is_silent(state: ViewerState) -> bool {
    match state.option("show-explain").as_str() {
        "true" => false,
        "false" => true,
        _ => state.option("show-moves") == "false",
    }
}

/// The box below the explanations.
#[component]
pub fn WriteBox(state: ViewerState) -> impl IntoView {
    let current = state.current;
    let input = NodeRef::<Input>::new();
    let is_hidden = move || !state.here.with_options(|o| o.is("write-box")) || !state.here.allows_moves();
    let submit = move |e: SubmitEvent| {
        e.prevent_default();
        let written = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        if !written.trim().is_empty() {
            play(state, input, &written, Game::type_text);
        }
    };
    if let Some(root) = current.overrides.board_root.get_untracked() {
        let choose = move |e| {
            if let Some(right) = closest_attribute(&e, "data-offer") {
                play(state, input, &right, Game::type_offer);
            }
        };
        listen(&root, "click", choose);
    }
    let refusal = move || {
        current.inspector.view.with(|view| {
            let refused = |answer: &&InputAnswer| answer.error_offset.is_some();
            view.answer.as_ref().filter(refused).map(|answer| current.message_text(&answer.message))
        })
    };
    view! {
        <form class="viewer-write inline" class:hidden=is_hidden on:submit=submit>
            <input
                node_ref=input type="text" name="move" maxlength="1000" autocomplete="off" autocapitalize="off"
                spellcheck="false" enterkeyhint="done" lang=move || current.prefs.with(|p| p.letters().code)
                placeholder=state.label(Label::WriteHere) aria-label=state.label(Label::WriteMove)
                aria-invalid=move || refusal().is_some().to_string()
            />
            <button type="submit" class="main">{state.label(Label::NavPlay)}</button>
            <p class="viewer-said wrong" role="status">{move || refusal().filter(|_| is_silent(state))}</p>
        </form>
    }
}
