//! The way on in a course: from the list, a lesson or an exercise to what comes next, at last to the diploma.

use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::{PageContext, diplomas, lesson_address, tasks_of_today};
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_study::{CoursePath, NextStep};

/// Course recommended at the first visit.
const FIRST_COURSE: &str = "notation";

/// Title of a lesson.
pub fn lesson_title(cx: PageContext, course: &Course, n: usize) -> impl Fn() -> String + use<> {
    let shared = course.clone();
    move || {
        shared.lessons.get(n).map(|lesson| lesson.title.in_language(cx.language()).into()).unwrap_or_default()
    }
}

/// Large button that starts or continues a course; the diploma once all is completed.
pub fn continue_links(cx: PageContext, course: &Course, path: Memo<CoursePath>) -> Vec<El> {
    let (next, is_done, is_begun) = path.with(|path| (path.next, path.is_done(), path.is_begun()));
    if is_done {
        let text = el("p", "finished").label(cx.app, Label::PathAllDone);
        return vec![text, diplomas::diploma_link(cx, &course.key)];
    }
    let Some(NextStep { lesson, exercise }) = next else { return Vec::new() };
    let Some(here) = course.lessons.get(lesson) else { return Vec::new() };
    let id = exercise.and_then(|n| here.exercises.get(n)).map_or("", |exercise| exercise.id.as_str());
    let class = if is_begun || course.key == FIRST_COURSE { "button main" } else { "button" };
    let (number, title) = (lesson as u32 + 1, lesson_title(cx, course, lesson));
    let words = move || -> Msg {
        let title = title();
        match is_begun {
            true => msg!(PathContinue { number, title }),
            false => msg!(PathStart { number, title }),
        }
    };
    let link =
        el("a", class).attr("href", &lesson_address(&course.key, &here.id, id)).attr("data-do", "continue");
    let words = el("span", "").live_text(move || cx.app.message_text(&words()));
    let earned =
        diplomas::is_earned(course).then(|| diplomas::diploma_link(cx, &course.key).attr("class", "button"));
    std::iter::once(link.with([Icon("next"), words])).chain(earned).collect()
}

/// Link to the next exercise, else the next lesson, else the list. A lesson links to its first open exercise.
pub fn next_link(cx: PageContext, course: &Course, (lesson, exercise): (usize, Option<usize>)) -> Option<El> {
    let here = course.lessons.get(lesson)?;
    let path = courses::course_path_now(cx, course);
    let stop = path.stops.get(lesson)?;
    let (next, label) = match exercise {
        Some(n) => (here.exercises.get(n + 1), Label::LearnNext),
        None if stop.done() == 0 => (here.exercises.first(), Label::LearnExercises),
        None => (stop.missing.first().and_then(|n| here.exercises.get(*n)), Label::LearnToOpen),
    };
    let (to, label) = match (next, course.lessons.get(lesson + 1)) {
        (Some(next), _) => (lesson_address(&course.key, &here.id, &next.id), label),
        (None, Some(after)) => (lesson_address(&course.key, &after.id, ""), Label::LearnNextLesson),
        (None, None) => return Some(course_end_link(cx, course)),
    };
    let link = el("a", "button main").attr("href", &to).attr("data-do", "next");
    Some(link.label(cx.app, label))
}

/// After the last lesson of a course: the diploma if all is completed, else a link to what is open.
fn course_end_link(cx: PageContext, course: &Course) -> El {
    let is_fresh = tasks_of_today::is_tasks_of_today(course);
    let (text, link) = match next_open_exercise(cx, course) {
        Some(to) => {
            let text = if is_fresh { Label::TodayOpen } else { Label::LearnStillOpen };
            (text, el("a", "button main").attr("href", &to).label(cx.app, Label::LearnToOpen))
        }
        None if is_fresh => (Label::TodayFinished, tasks_of_today::back_to_today(cx, Label::NavPractise)),
        None => (Label::LearnFinished, diplomas::diploma_link(cx, &course.key)),
    };
    el("span", "finished").with([el("span", "").label(cx.app, text), link.attr("data-do", "next")])
}

/// Address of the first exercise of a course without stars. None if all have some.
fn next_open_exercise(cx: PageContext, course: &Course) -> Option<String> {
    if tasks_of_today::is_tasks_of_today(course) {
        return tasks_of_today::next_open_task(cx, course);
    }
    let path = courses::course_path_now(cx, course);
    let n = path.missing().next()?;
    let lesson = course.lessons.get(n)?;
    let open = lesson.exercises.get(*path.stops.get(n)?.missing.first()?)?;
    Some(lesson_address(&course.key, &lesson.id, &open.id))
}
