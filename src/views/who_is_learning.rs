//! Choice of the learner: faces and names of the learners of this device.

use crate::state::i18n_loader;
use crate::state::learners::LearnersState;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::learners::Learner;

/// The face of a learner, by its number. Its words stand beside it.
#[component]
pub fn FaceImage(#[prop(into)] number: Signal<u8>) -> impl IntoView {
    let address = move || i18n_loader::asset_url(&["art/face-", &number.get().to_string(), ".svg"]);
    view! { <img class="learner-face" src=address alt="" width="48" height="48"/> }
}

/// The name of a learner on the screen; tracked.
pub fn learner_name(prefs: Preferences, learner: &Learner) -> String {
    if learner.name.is_empty() { prefs.label(Label::LearnerFirst).into() } else { learner.name.clone() }
}

/// Face and name of who is learning, with a link to choose another one; nothing where there is only one.
#[component]
pub fn WhoIsLearning() -> impl IntoView {
    let (prefs, learners) = (Preferences::here(), expect_context::<LearnersState>());
    move || {
        let current = learners.with(|all| all.are_several().then(|| all.current().clone()));
        current.map(|learner| {
            let face = learner.face;
            let words = move || prefs.message_text(&msg!(LearnerNow { name: learner_name(prefs, &learner) }));
            view! {
                <a class="who-is-learning as-text" href="#me">
                    <FaceImage number=face/>
                    <span>{words}</span>
                </a>
            }
        })
    }
}
