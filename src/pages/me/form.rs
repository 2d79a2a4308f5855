//! Form for the name and face of a learner.

use crate::components::Button;
use crate::pages::me::state::{Open, WhoState};
use crate::state::learners::NotSaved;
use crate::state::preferences::Preferences;
use crate::state::saved_games::random_id;
use crate::views::who_is_learning::FaceImage;
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::learners::{FACES, LONGEST_LEARNER_NAME, Learner, LearnerId, NameProblem};

/// The words of the faces, in the order of their numbers.
const FACE_LABELS: [Label; FACES as usize] = [
    Label::FaceCat,
    Label::FaceFox,
    Label::FaceOwl,
    Label::FaceFrog,
    Label::FaceBear,
    Label::FaceRabbit,
    Label::FacePenguin,
    Label::FaceMouse,
    Label::FaceStar,
    Label::FaceSun,
    Label::FaceMoon,
    Label::FaceFlower,
];

/// Actions of the user after a change that was not saved.
fn problem_label(problem: NotSaved) -> Label {
    match problem {
        NotSaved::Name(NameProblem::Empty) => Label::WhoEmpty,
        NotSaved::Name(NameProblem::Taken) => Label::WhoTaken,
        NotSaved::Name(NameProblem::Full) => Label::WhoFull,
        NotSaved::NoRoom => Label::WhoNoRoom,
    }
}

/// Form for a new learner, or for one who is changed.
#[component]
pub fn LearnerForm(state: WhoState, changed: Option<Learner>) -> impl IntoView {
    let prefs = state.prefs;
    let field = NodeRef::<Input>::new();
    let free = state.learners.with_untracked(|learners| learners.free_face());
    let face = RwSignal::new(changed.as_ref().map_or(free, |learner| learner.face));
    let name = changed.as_ref().map(|learner| learner.name.clone()).unwrap_or_default();
    let id = changed.map(|learner| learner.id);
    let submit = move |e: SubmitEvent| {
        e.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        match save(state, id.as_ref(), &field.value(), face.get_untracked()) {
            Ok(()) => state.show(Open::Buttons),
            Err(problem) => {
                state.problem.set(Some(problem_label(problem)));
                drop(field.focus());
            }
        }
    };
    view! {
        <form class="learner-form stack apart" on:submit=submit>
            <label class="field">
                <span>{prefs.label_signal(Label::WhoName)}</span>
                <input
                    node_ref=field type="text" name="learner" autocomplete="off" maxlength=LONGEST_LEARNER_NAME
                    prop:value=name
                />
            </label>
            <fieldset class="inline">
                <legend>{prefs.label_signal(Label::WhoFace)}</legend>
                {(0..FACES).zip(FACE_LABELS).map(|(number, label)| view! { <FaceChoice face number label/> }).collect_view()}
            </fieldset>
            <div class="actions inline">
                <button class="main" type="submit" data-do="who-save">{prefs.label_signal(Label::WhoSave)}</button>
                <Button
                    text=prefs.label_signal(Label::Cancel) name="who-cancel"
                    on_click=move |()| state.show(Open::Buttons)
                />
            </div>
        </form>
    }
}

#[component]
fn FaceChoice(face: RwSignal<u8>, number: u8, label: Label) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <label class="face-choice" title=prefs.label_signal(label)>
            <input
                class="covers" type="radio" name="face" value=number.to_string() aria-label=prefs.label_signal(label)
                prop:checked=move || face.get() == number on:change=move |_| face.set(number)
            />
            <FaceImage number/>
        </label>
    }
}

/// Saves a new learner, or the changed one.
fn save(state: WhoState, changed: Option<&LearnerId>, name: &str, face: u8) -> Result<(), NotSaved> {
    match changed {
        Some(id) => state.learners.change(|learners| learners.rename(id, name, face)),
        // Random ids are made of letters and digits.
        None => state.learners.add(LearnerId::new(&random_id()).unwrap_or_default(), name, face),
    }
}
