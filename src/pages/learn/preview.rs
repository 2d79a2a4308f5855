//! An exercise as pupils see it, for its author to try out. Nothing is saved, and the focus stays where it is.

use crate::components::Keyed;
use crate::pages::learn::exercise::TrialView;
use crate::pages::learn::room::BoardRoom;
use crate::pages::learn::{LearnState, LessonAddress};
use crate::pages::learn::{SharedCourse, courses};
use leptos::prelude::*;

/// Name of the course of the exercise; the prefix is that of teachers' courses.
const COURSE: &str = "own-trial";

/// The first exercise of a course with its board, begun anew whenever the course is another one.
#[component]
pub fn ExercisePreview(course: Memo<Option<SharedCourse>>) -> impl IntoView {
    // The board takes its contexts from here, those around it stay as they are.
    move || view! { <TrialRoom course/> }
}

#[component]
fn TrialRoom(course: Memo<Option<SharedCourse>>) -> impl IntoView {
    let place = LessonAddress { course: COURSE.into(), ..LessonAddress::default() };
    let tries = RwSignal::new(0);
    let cx = LearnState { trial: Some(tries), ..LearnState::at(Memo::new(move |_| place.clone())) };
    provide_context(cx);
    let attempt = Signal::derive(move || (tries.get(), course.get()));
    view! {
        <BoardRoom is_hidden=false has_board=true>
            <div class="for-ears" aria-live="polite">{cx.live_text}</div>
            <Keyed value=attempt children=|(_, course)| view! { <Trial course/> }.into_any()/>
        </BoardRoom>
    }
}

/// A new attempt at the exercise of a course.
#[component]
fn Trial(course: Option<SharedCourse>) -> impl IntoView {
    let cx = LearnState::here();
    courses::set_trial_course(cx, COURSE, course?);
    cx.course_now().map(|course| view! { <TrialView course/> })
}
