//! An exercise as pupils see it, for its author to try out. Nothing is saved, and the focus stays where it is.

use crate::components::child::Child as _;
use crate::components::element::{El, el};
use crate::components::leptos_view::Nodes;
use crate::pages::learn::exercise::trial_view;
use crate::pages::learn::{LearnState, LessonAddress, SharedCourse, courses, with_board};
use crate::state::context::AppContext;
use leptos::prelude::*;

/// Name of the course of the exercise; the prefix is that of teachers' courses.
const COURSE: &str = "own-trial";

/// The first exercise of a course with its board, begun anew whenever the course is another one.
#[component]
pub fn ExercisePreview(app: AppContext, course: Memo<Option<SharedCourse>>) -> impl IntoView {
    // The board takes its contexts from here, those around it stay as they are.
    move || Nodes::from(untrack(|| trial_room(app, course)))
}

fn trial_room(app: AppContext, course: Memo<Option<SharedCourse>>) -> El {
    let place = LessonAddress { course: COURSE.into(), ..LessonAddress::default() };
    let tries = RwSignal::new(0);
    let cx = LearnState { trial: Some(tries), ..LearnState::at(app, Memo::new(move |_| place.clone())) };
    provide_context(cx);
    cx.own.provide();
    let room = with_board(cx, el("div", "classroom"), Memo::new(|_| true));
    let shown = move || {
        tries.track();
        let Some(shared) = course.get() else { return Vec::new() };
        untrack(|| {
            courses::set_trial_course(cx, COURSE, shared);
            cx.course().map(|course| trial_view(cx, &course)).unwrap_or_default()
        })
    };
    let live = el("div", "for-ears").attr("aria-live", "polite").live_text(move || cx.live_text.get());
    let room = room.with([live]);
    shown.append_to(&room);
    room
}
