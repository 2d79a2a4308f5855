//! End of a lesson: skills learned, stars, next step, exercises to repeat.

use crate::pages::learn::LearnState;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::diplomas::diploma_address;
use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::next_step::{NextButton, NextLink};
use crate::pages::learn::stars::{MOST, StarCount, StarRow};
use crate::pages::learn::tasks_of_today::best_stars;
use crate::state::practice;
use crate::state::preferences::Preferences;
use crate::views::hand_in::HandInButton;
use crate::views::mascot::{Mascot, Pose};
use leptos::prelude::*;
use notabene_core::exchange::result::TaskResult;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{Exercise, Localized, hand_in};

/// Panel after the exercise that completes the lesson.
#[component]
pub fn LessonEnd(task: ExerciseState) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let (course, lesson) = (task.course(), task.location.0);
    let path = courses::course_path_now(cx, &course);
    let (here, stop) = course.lessons.get(lesson).zip(path.stops.get(lesson))?;
    let number = lesson as u32 + 1;
    let is_whole = stop.missing.is_empty();
    let title = move || {
        prefs.message_text(&if is_whole { msg!(LessonDone { number }) } else { msg!(LessonEnds { number }) })
    };
    let goal = is_whole.then(|| view! { <NowYouCan goal=here.goal.clone()/> });
    let next = match path.is_done() {
        true => view! {
            <p>{prefs.label_signal(Label::LearnFinished)}</p>
            <NextButton href=diploma_address(&course.key) label=Label::DiplomaLink/>
        }
        .into_any(),
        false => {
            let exercise = Some(here.exercises.len().saturating_sub(1));
            view! { <NextLink course=course.clone() lesson exercise/> }.into_any()
        }
    };
    let links = |label, places: &[usize]| {
        view! { <ExerciseLinks course=course.clone() lesson label places=places.to_vec()/> }
    };
    Some(view! {
        <section class="lesson-end panel stack apart starts" class:whole=is_whole>
            <Mascot pose=Signal::stored(Some(if is_whole { Pose::LessonEnd } else { Pose::Stars }))/>
            <h2>{title}</h2>
            {goal}
            <p class="won strong"><StarCount count=(stop.stars, stop.most())/></p>
            {next}
            {lesson_result(cx, &course, lesson).map(|result| view! { <HandInButton label=Label::HandIn result/> })}
            {links(Label::EndOpen, &stop.missing)}
            {links(Label::EndAgain, &stop.improvable)}
        </section>
    })
}

/// Goal of a lesson, at its end: the skill that was learnt.
#[component]
pub fn NowYouCan(goal: Localized) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    view! { <p class="can stack tight"><span>{prefs.label_signal(Label::EndCan)}</span><b>{cx.localized(&goal)}</b></p> }
}

fn lesson_result(cx: LearnState, course: &Course, lesson: usize) -> Option<TaskResult> {
    cx.progress.with_untracked(|progress| {
        hand_in::lesson(course, &course.stars_key(), lesson, progress, practice::local_seconds())
    })
}

/// Button that shows the result of a lesson to the teacher, once all its exercises are done.
#[component]
pub fn HandInLesson(course: Course, lesson: usize) -> impl IntoView {
    let cx = LearnState::here();
    let path = courses::course_path_now(cx, &course);
    path.stops.get(lesson).filter(|stop| stop.exercises > 0 && stop.missing.is_empty())?;
    let result = lesson_result(cx, &course, lesson)?;
    Some(view! { <p class="done"><HandInButton label=Label::HandIn result/></p> })
}

/// Links to exercises of the lesson, open or to be repeated. Nothing without exercises.
#[component]
fn ExerciseLinks(course: Course, lesson: usize, label: Label, places: Vec<usize>) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let here = course.lessons.get(lesson).filter(|_| !places.is_empty())?;
    let name = course.stars_key();
    let links = places.iter().filter_map(|n| {
        let exercise = here.exercises.get(*n)?;
        let best = cx.progress.with_untracked(|progress| progress.best(&name, &exercise.id));
        Some(view! {
            <li>
                <a class="as-text plate" href=course.address(lesson, Some(*n))>
                    <b>{n + 1}</b>
                    <span class="won"><StarRow stars=best.min(MOST)/></span>
                </a>
            </li>
        })
    });
    let links = links.collect_view();
    Some(view! {
        <div class="again stack">
            <p>{prefs.label_signal(label)}</p>
            <ol class="exercises inline tight bare">{links}</ol>
        </div>
    })
}

/// Exercises of a lesson in a row, each with its stars.
#[component]
pub fn ExerciseRow(course: Course, lesson: usize, current: Option<usize>) -> impl IntoView {
    let cx = LearnState::here();
    let link = |(n, exercise): (usize, &Exercise)| {
        let (course, id) = (course.clone(), exercise.id.clone());
        let (href, name) = (course.address(lesson, Some(n)), id.clone());
        let stars = Signal::derive(move || best_stars(cx, &course, &id));
        view! {
            <li>
                <a class="choice as-text plate" href=href data-exercise=name aria-current=(current == Some(n)).then_some("page")>
                    <b>{n + 1}</b>
                    <span class="won"><StarRow stars/></span>
                </a>
            </li>
        }
    };
    let links =
        course.lessons.get(lesson).map(|here| here.exercises.iter().enumerate().map(link).collect_view());
    view! { <ol class="exercises inline tight bare">{links}</ol> }
}
