//! The learner removed last: the way back, or the deletion of all that the learner made.

use crate::components::Button;
use crate::components::query::focus_after_render;
use crate::pages::me::state::{Open, WhoState};
use crate::state::{saved_games, storage};
use crate::views::who_is_learning::learner_name;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::learners::{Learner, LearnerId};
use wasm_bindgen_futures::spawn_local;

/// Deletes all that belongs to a learner.
pub async fn delete_texts_and_games(id: &LearnerId) {
    storage::delete_of_learner(id);
    // No game storage: there are no games to delete.
    let _ = saved_games::delete_games_of(id).await;
    saved_games::announce_change();
}

/// The learner removed last, with the way back; nothing without one.
#[component]
pub fn RemovedNote(state: WhoState) -> impl IntoView {
    let is_asking = RwSignal::new(false);
    move || {
        let removed = state.learners.with(|learners| learners.removed().cloned())?;
        Some(match is_asking.get() {
            false => view! { <WayBack state removed is_asking/> }.into_any(),
            true => view! { <DeleteQuestion state removed is_asking/> }.into_any(),
        })
    }
}

#[component]
fn WayBack(state: WhoState, removed: Learner, is_asking: RwSignal<bool>) -> impl IntoView {
    let prefs = state.prefs;
    let bring_back = move |()| match state.learners.change(|learners| Ok(learners.bring_back())) {
        Ok(_) => state.show(Open::Buttons),
        Err(_) => state.problem.set(Some(Label::WhoNoRoom)),
    };
    let ask = move |()| {
        is_asking.set(true);
        focus_after_render("[data-do=who-keep]");
    };
    let note = move || prefs.message_text(&msg!(WhoRemoved { name: learner_name(prefs, &removed) }));
    view! {
        <div class="who-removed callout stack">
            <p role="status">{note}</p>
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::WhoUndo) name="who-undo" on_click=bring_back/>
                <Button text=prefs.label_signal(Label::WhoDelete) name="who-delete" on_click=ask/>
            </div>
        </div>
    }
}

#[component]
fn DeleteQuestion(state: WhoState, removed: Learner, is_asking: RwSignal<bool>) -> impl IntoView {
    let prefs = state.prefs;
    let keep = move |()| {
        is_asking.set(false);
        focus_after_render("[data-do=who-delete]");
    };
    let delete = move |()| match state.learners.change(|learners| Ok(learners.delete_removed())) {
        Ok(gone) => {
            is_asking.set(false);
            state.show(Open::Buttons);
            if let Some(gone) = gone {
                spawn_local(async move { delete_texts_and_games(&gone.id).await });
            }
        }
        Err(_) => state.problem.set(Some(Label::WhoNoRoom)),
    };
    let question = move || prefs.message_text(&msg!(WhoDeleteAsk { name: learner_name(prefs, &removed) }));
    view! {
        <div class="who-removed callout stack" role="alert">
            <p>{question}</p>
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::Cancel) name="who-keep" on_click=keep/>
                <Button text=prefs.label_signal(Label::WhoDeleteYes) name="who-delete-yes" on_click=delete/>
            </div>
        </div>
    }
}
