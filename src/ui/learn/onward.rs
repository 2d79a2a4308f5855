//! The way on: from lesson to exercise, from exercise to exercise, and after the last one.

use super::courses::Course;
use super::{LessonState, address};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The next exercise, else the next lesson, else the list. Before the first exercise stands the lesson itself:
/// `exercise` is `None` there.
#[component]
pub fn Onward(course: Course, lesson: usize, exercise: Option<usize>) -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let here = course.lessons.get(lesson)?;
    let next = here.exercises.get(exercise.map_or(0, |n| n + 1));
    let (to, label) = match (next, course.lessons.get(lesson + 1)) {
        (Some(next), _) => {
            let label = if exercise.is_some() { Label::LearnNext } else { Label::LearnExercises };
            (address(&course.key, &here.id, &next.id), label)
        }
        (None, Some(after)) => (address(&course.key, &after.id, ""), Label::LearnNextLesson),
        (None, None) => return Some(view! { <CourseEnd course/> }.into_any()),
    };
    Some(view! { <a class="button main" href=to data-do="next">{prefs.words(label)}</a> }.into_any())
}

/// After the last exercise of a course: praise once all is done, else the way to what is still to be done.
#[component]
fn CourseEnd(course: Course) -> impl IntoView {
    let state = LessonState::here();
    let open = first_open(state, &course);
    let (says, label) = match &open {
        Some(_) => (Label::LearnStillOpen, Label::LearnToOpen),
        None => (Label::LearnFinished, Label::SchoolTitle),
    };
    let to = open.unwrap_or_else(|| "#learn".into());
    view! {
        <span class="finished">
            <span>{state.prefs.words(says)}</span>
            <a class="button main" href=to data-do="next">{state.prefs.words(label)}</a>
        </span>
    }
}

/// The address of the first exercise of a course without stars.
fn first_open(state: LessonState, course: &Course) -> Option<String> {
    let name = course.stars();
    state.progress.with(|progress| {
        course.lessons.iter().find_map(|lesson| {
            let open = lesson.exercises.iter().find(|exercise| progress.best(&name, &exercise.id) == 0)?;
            Some(address(&course.key, &lesson.id, &open.id))
        })
    })
}
