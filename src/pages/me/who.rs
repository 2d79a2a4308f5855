//! Choice of the learner: faces to tap, and the actions on a name.

use crate::components::Button;
use crate::pages::me::form::LearnerForm;
use crate::pages::me::removed::{RemovedNote, delete_texts_and_games};
use crate::pages::me::state::{Open, WhoState};
use crate::state::learners::{LearnersState, reload};
use crate::state::preferences::Preferences;
use crate::views::who_is_learning::{FaceImage, learner_name};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::learners::{Learner, LearnerId};
use wasm_bindgen_futures::spawn_local;

/// Card with all learners.
#[component]
pub fn WhoCard() -> impl IntoView {
    let prefs = Preferences::here();
    let learners = expect_context::<LearnersState>();
    let (open, problem) = (RwSignal::new(Open::Buttons), RwSignal::new(None::<Label>));
    let state = WhoState { prefs, learners, open, problem };
    let faces = move || {
        let all = learners.with(|learners| learners.list().to_vec());
        all.into_iter().map(|learner| view! { <LearnerButton state learner/> }).collect_view()
    };
    let below = move || match open.get() {
        Open::Buttons => view! { <WhoButtons state/> }.into_any(),
        Open::Add => view! { <LearnerForm state changed=None/> }.into_any(),
        Open::Change => view! { <LearnerForm state changed=Some(state.current())/> }.into_any(),
        Open::Remove => view! { <RemoveQuestion state/> }.into_any(),
    };
    view! {
        <section class="card who">
            <h2>{prefs.label_signal(Label::WhoTitle)}</h2>
            <p>{prefs.label_signal(Label::WhoLead)}</p>
            <ul class="learners inline apart bare">{faces}</ul>
            <div class="who-below">{below}</div>
            <p class="warning unless-empty" role="alert">{move || problem.get().map(|label| prefs.label(label))}</p>
            <RemovedNote state/>
        </section>
    }
}

/// Face and name; a tap lets this learner go on.
#[component]
fn LearnerButton(state: WhoState, learner: Learner) -> impl IntoView {
    let is_current = state.learners.with_untracked(|learners| learners.current().id == learner.id);
    let (id, face) = (learner.id.clone(), learner.face);
    let choose = move |_| {
        if state.learners.choose(&id).is_err() {
            state.problem.set(Some(Label::WhoNoRoom));
        }
    };
    let name = move || learner_name(state.prefs, &learner);
    view! {
        <li>
            <button type="button" class="learner choice" aria-pressed=is_current.to_string() on:click=choose>
                <FaceImage number=face/>
                <b>{name}</b>
            </button>
        </li>
    }
}

/// Actions on names: one is added, that of the current learner is changed or removed.
#[component]
fn WhoButtons(state: WhoState) -> impl IntoView {
    let prefs = state.prefs;
    let show = move |open: Open| move |()| state.show(open.clone());
    let remove = move || {
        state.learners.with(|learners| learners.are_several()).then(|| {
            let text = prefs.label_signal(Label::WhoRemove);
            view! { <Button text name="who-remove" on_click=show(Open::Remove)/> }
        })
    };
    view! {
        <div class="actions inline">
            <Button text=prefs.label_signal(Label::WhoAdd) name="who-add" on_click=show(Open::Add)/>
            <Button text=prefs.label_signal(Label::WhoChange) name="who-change" on_click=show(Open::Change)/>
            {remove}
        </div>
    }
}

/// Asks before who is learning is removed.
#[component]
fn RemoveQuestion(state: WhoState) -> impl IntoView {
    let (prefs, learner) = (state.prefs, state.current());
    let id = learner.id.clone();
    let remove = move |()| remove_learner(state, id.clone());
    let question = move || prefs.message_text(&msg!(WhoRemoveAsk { name: learner_name(prefs, &learner) }));
    view! {
        <div class="callout stack" role="alert">
            <p>{question}</p>
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::Cancel) name="who-stay" on_click=move |()| state.show(Open::Buttons)/>
                <Button text=prefs.label_signal(Label::WhoRemoveYes) name="who-remove-yes" on_click=remove/>
            </div>
        </div>
    }
}

/// Removes a learner, and deletes what belongs to the one who was removed before. The next in the list goes on.
fn remove_learner(state: WhoState, id: LearnerId) {
    match state.learners.change(|learners| Ok(learners.remove(&id))) {
        Ok(Ok(before)) => spawn_local(async move {
            if let Some(before) = before {
                delete_texts_and_games(&before.id).await;
            }
            reload();
        }),
        // Another tab has removed the others meanwhile.
        Ok(Err(_)) => state.show(Open::Buttons),
        Err(_) => state.problem.set(Some(Label::WhoNoRoom)),
    }
}
