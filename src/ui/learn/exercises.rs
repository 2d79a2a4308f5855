//! The exercises of a lesson in a row.

use super::courses::Course;
use super::stars::{self, StarRow};
use super::{LessonState, address};
use leptos::prelude::*;

/// The exercises of a lesson in a row, each with its stars. `current` is the number of the open one.
#[component]
pub fn ExerciseRow(course: Course, lesson: usize, current: Option<usize>) -> impl IntoView {
    let count = course.lessons.get(lesson).map_or(0, |lesson| lesson.exercises.len());
    let links = (0..count).map(|n| {
        view! { <ExerciseLink course=course.clone() lesson n is_current={current == Some(n)}/> }
    });
    view! { <ol class="exercises">{links.collect_view()}</ol> }
}

#[component]
fn ExerciseLink(course: Course, lesson: usize, n: usize, is_current: bool) -> impl IntoView {
    let progress = LessonState::here().progress;
    let it = course.lessons.get(lesson)?;
    let id = it.exercises.get(n)?.id.clone();
    let (to, name, own) = (address(&course.key, &it.id, &id), course.stars(), id.clone());
    let won = Memo::new(move |_| progress.with(|progress| progress.best(&name, &own)).min(stars::MOST));
    Some(view! {
        <li>
            <a href=to data-exercise=id aria-current=is_current.then_some("page")>
                <b>{n + 1}</b>
                <span class="won">{move || view! { <StarRow stars=won.get()/> }}</span>
            </a>
        </li>
    })
}
