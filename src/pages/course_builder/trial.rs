//! The exercise as pupils see it, beside its form; on narrow screens in place of it.

use crate::components::ChoiceButton;
use crate::components::query::on_window;
use crate::pages::course_builder::part_state::PartState;
use crate::pages::learn::{ExercisePreview, SharedCourse};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use std::sync::Arc;

/// Screens with room for the exercise beside its form, as in `course_builder.css`.
const WIDE: &str = "(min-width: 75rem) and (min-height: 34rem) and (orientation: landscape)";

/// Panes of an exercise.
#[derive(Copy, Clone)]
pub struct Panes {
    /// True if both have room beside each other.
    is_wide: RwSignal<bool>,
    /// True if the exercise is tried out on a narrow screen.
    is_tried: RwSignal<bool>,
}

impl Panes {
    /// Follows the size of the window.
    pub fn follow() -> Panes {
        let panes = Panes { is_wide: RwSignal::new(is_wide()), is_tried: RwSignal::new(false) };
        on_window(leptos::ev::resize, move |_| {
            if panes.is_wide.get_untracked() != is_wide() {
                panes.is_wide.set(is_wide());
            }
        });
        panes
    }
    /// True if the form is seen; tracked.
    pub fn has_form(self) -> bool {
        self.is_wide.get() || !self.is_tried.get()
    }
    fn has_trial(self) -> bool {
        self.is_wide.get() || self.is_tried.get()
    }
}

fn is_wide() -> bool {
    window().match_media(WIDE).ok().flatten().is_some_and(|query| query.matches())
}

/// Choice of the pane on narrow screens.
#[component]
pub fn PaneChoice(part: PartState, panes: Panes) -> impl IntoView {
    let prefs = part.course.prefs;
    let button = move |is_trial: bool, label: Label, name: &'static str| {
        view! {
            <ChoiceButton
                pressed=Signal::derive(move || panes.is_tried.get() == is_trial)
                on_click=move |()| panes.is_tried.set(is_trial)
                attr:data-pane=name
            >
                {prefs.label_signal(label)}
            </ChoiceButton>
        }
    };
    move || {
        (!panes.is_wide.get()).then(|| {
            view! {
                <div class="row panes" role="group" aria-label=prefs.label_signal(Label::BuildPane)>
                    {button(false, Label::BuildEdit, "edit")}
                    {button(true, Label::BuildTry, "try")}
                </div>
            }
        })
    }
}

/// The exercise, to be tried out.
#[component]
pub fn Trial(part: PartState, panes: Panes) -> impl IntoView {
    let course = part.course;
    let shown = Memo::new(move |_| panes.has_trial());
    let alone = Memo::new(move |_| -> Option<SharedCourse> {
        let is_shown = shown.get();
        let found = is_shown.then(|| course.with(|document| document.exercise_alone(part.block.get())));
        found.flatten().map(Arc::new)
    });
    let is_complete = Memo::new(move |_| alone.with(Option::is_some));
    let content = move || match is_complete.get() {
        true => view! { <ExercisePreview course=alone/> }.into_any(),
        false => view! { <p class="note">{course.prefs.label_signal(Label::BuildTryLater)}</p> }.into_any(),
    };
    move || {
        shown.get().then(|| {
            view! {
                <section class="class as-pupil" aria-labelledby="as-pupil">
                    <h2 class="large" id="as-pupil">{course.prefs.label_signal(Label::BuildAsPupil)}</h2>
                    {content}
                </section>
            }
        })
    }
}
