//! The way on in a course: from the list, a lesson or an exercise to what comes next, at last to the diploma.

use crate::components::Icon;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::diplomas::{self, DiplomaLink};
use crate::pages::learn::stars::StarRow;
use crate::pages::learn::{LearnState, tasks_of_today};
use crate::state::practice;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{CoursePath, NextStep, Onward};

/// Course recommended at the first visit.
const FIRST_COURSE: &str = "notation";

/// Large link that starts or continues a course, and the diploma that was earned once; tracked.
#[component]
pub fn ContinueLinks(course: Course, path: Memo<CoursePath>) -> impl IntoView {
    let prefs = Preferences::here();
    move || {
        let (next, is_done, is_begun) = path.with(|path| (path.next, path.is_done(), path.is_begun()));
        let key = course.key.clone();
        if is_done {
            return view! {
                <p class="finished strong">{prefs.label_signal(Label::PathAllDone)}</p>
                <DiplomaLink key/>
            }
            .into_any();
        }
        let earned = diplomas::is_earned(&course).then(|| view! { <DiplomaLink key class="button"/> });
        next.map(|next| {
            view! {
                <ContinueLink course=course.clone() next is_begun/>
                {earned}
            }
        })
        .into_any()
    }
}

/// Link to the next step of a course.
#[component]
fn ContinueLink(course: Course, next: NextStep, is_begun: bool) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let class = if is_begun || course.key == FIRST_COURSE { "button main" } else { "button" };
    let (number, title) = (next.lesson as u32 + 1, cx.lesson_title(&course, next.lesson));
    let text = move || {
        let title = title.get();
        prefs.message_text(&match is_begun {
            true => msg!(PathContinue { number, title }),
            false => msg!(PathStart { number, title }),
        })
    };
    view! {
        <a class=class href=course.address(next.lesson, next.exercise) data-do="continue">
            <Icon name="next"/>
            <span>{text}</span>
        </a>
    }
}

/// Link to what comes after an exercise of a lesson, or after reading the lesson.
#[component]
pub fn NextLink(course: Course, lesson: usize, exercise: Option<usize>) -> impl IntoView {
    let onward = courses::course_path_now(LearnState::here(), &course).after(lesson, exercise)?;
    Some(view! { <OnwardLink course lesson onward/> })
}

/// Link to a next step.
#[component]
fn OnwardLink(
    course: Course,
    lesson: usize,
    onward: Onward,
    #[prop(default = MAIN)] class: &'static str,
) -> impl IntoView {
    let (lesson, exercise, label) = match onward {
        Onward::End(open) => return view! { <CourseEnd course open/> }.into_any(),
        Onward::Lesson(next) => (next, None, Label::LearnNextLesson),
        Onward::Exercise(n) => (lesson, Some(n), Label::LearnNext),
        Onward::FirstExercise => (lesson, Some(0), Label::LearnExercises),
        Onward::OpenExercise(n) => (lesson, Some(n), Label::LearnToOpen),
    };
    view! { <NextButton href=course.address(lesson, exercise) label class/> }.into_any()
}

/// Exercise that was done before, perhaps before the page was loaded again: its stars, and the way on without doing it again.
/// Nothing if it was never done.
#[component]
pub fn DoneBefore(course: Course, place: (usize, usize)) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let (lesson, exercise) = place;
    let id = &course.lessons.get(lesson)?.exercises.get(exercise)?.id;
    let stars = untrack(|| tasks_of_today::best_stars(cx, &course, id));
    let onward = courses::course_path_now(cx, &course).after_done(lesson, exercise, stars)?;
    Some(view! {
        <span class="done-before inline tight">
            <span>{prefs.label_signal(Label::PathDone)}</span>
            <StarRow stars/>
            <OnwardLink course lesson onward class="button"/>
        </span>
    })
}

/// Classes of the main button.
const MAIN: &str = "button main";

/// Link that looks like the main button.
#[component]
pub fn NextButton(href: String, label: Label, #[prop(default = MAIN)] class: &'static str) -> impl IntoView {
    let prefs = Preferences::here();
    view! { <a class=class href=href data-do="next">{prefs.label_signal(label)}</a> }
}

/// After the last lesson of a course: the diploma if all is completed, else a link to what is open.
#[component]
fn CourseEnd(course: Course, open: Option<(usize, usize)>) -> impl IntoView {
    let prefs = Preferences::here();
    let is_today = tasks_of_today::is_planned(&course);
    let open = match is_today {
        true => untrack(|| tasks_of_today::next_open_task(LearnState::here(), &course)),
        false => open.map(|(lesson, exercise)| course.address(lesson, Some(exercise))),
    };
    let (text, href, label) = match (open, is_today) {
        (Some(open), true) => (Label::TodayOpen, open, Label::LearnToOpen),
        (Some(open), false) => (Label::LearnStillOpen, open, Label::LearnToOpen),
        (None, true) => (Label::TodayFinished, practice::PAGE_ADDRESS.into(), Label::NavPractise),
        (None, false) => (Label::LearnFinished, diplomas::diploma_address(&course.key), Label::DiplomaLink),
    };
    view! {
        <span class="finished stack starts large">
            <span>{prefs.label_signal(text)}</span>
            <NextButton href label/>
        </span>
    }
}
