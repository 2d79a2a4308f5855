//! End of a lesson: skills learned, stars, next step, exercises to repeat.

use crate::components::element::{El, el};
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::exercise_state::TaskContext;
use crate::pages::learn::{PageContext, diplomas, lesson_address, next_step, stars, tasks_of_today};
use crate::state::practice;
use crate::views::hand_in::hand_in_button;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{LessonProgress, hand_in};

/// Panel after the exercise that completes the lesson.
pub fn lesson_end(task: TaskContext) -> El {
    let (cx, course, lesson) = (task.cx, task.course(), task.location.0);
    let path = courses::course_path_now(cx, &course);
    let number = lesson as u32 + 1;
    let Some((here, stop)) = course.lessons.get(lesson).zip(path.stops.get(lesson)) else {
        return el("p", "");
    };
    let is_whole = stop.missing.is_empty();
    let title = move || match is_whole {
        true => cx.app.message_text(&msg!(LessonDone { number })),
        false => cx.app.message_text(&msg!(LessonEnds { number })),
    };
    let mut parts = vec![el("h2", "").live_text(title)];
    if is_whole {
        let goal = here.goal.clone();
        parts.push(el("p", "can").with([
            el("span", "").label(cx.app, Label::EndCan),
            el("b", "").live_text(move || goal.in_language(cx.language()).into()),
        ]));
    }
    parts.push(el("p", "won").with([stars::star_count(cx, (stop.stars, stop.most()))]));
    let result = cx.progress.with_untracked(|progress| {
        hand_in::lesson(&course, &course.stars_key(), lesson, progress, practice::local_seconds())
    });
    if path.is_done() {
        let text = el("p", "").label(cx.app, Label::LearnFinished);
        parts.extend([text, diplomas::diploma_link(cx, &course.key).attr("data-do", "next")]);
    } else {
        parts.extend(next_step::next_link(
            cx,
            &course,
            (lesson, Some(here.exercises.len().saturating_sub(1))),
        ));
    }
    parts.extend(result.map(|result| hand_in_button(cx.app.prefs, Label::HandIn, result)));
    parts.extend(exercise_links(cx, &course, lesson, Label::EndOpen, &stop.missing));
    parts.extend(exercise_links(cx, &course, lesson, Label::EndAgain, &stop.improvable));
    el("section", if is_whole { "lesson-end whole" } else { "lesson-end" }).with(parts)
}

/// Button that shows the result of a lesson to the teacher, once all its exercises are done.
pub fn hand_in_lesson(cx: PageContext, course: &Course, lesson: usize) -> Option<El> {
    let path = courses::course_path_now(cx, course);
    path.stops.get(lesson).filter(|stop| stop.exercises > 0 && stop.missing.is_empty())?;
    let result = cx.progress.with_untracked(|progress| {
        hand_in::lesson(course, &course.stars_key(), lesson, progress, practice::local_seconds())
    })?;
    Some(el("p", "done").with([hand_in_button(cx.app.prefs, Label::HandIn, result)]))
}

/// Links to exercises of the lesson, open or to be repeated. None without exercises.
fn exercise_links(
    cx: PageContext,
    course: &Course,
    lesson: usize,
    label: Label,
    places: &[usize],
) -> Option<El> {
    let here = course.lessons.get(lesson).filter(|_| !places.is_empty())?;
    let name = course.stars_key();
    let item = |n: &usize| {
        let exercise = here.exercises.get(*n)?;
        let best = cx.progress.with_untracked(|progress| progress.best(&name, &exercise.id));
        let link = el("a", "").attr("href", &lesson_address(&course.key, &here.id, &exercise.id));
        let number = el("b", "").text(&(n + 1).to_string());
        let won = el("span", "won").with([stars::star_row(cx.app.prefs, best.min(stars::MOST))]);
        Some(el("li", "").with([link.with([number, won])]))
    };
    let list = el("ol", "exercises").with(places.iter().filter_map(item));
    Some(el("div", "again").with([el("p", "").label(cx.app, label), list]))
}

/// Stars of a lesson; tracked. Empty for a lesson without exercises.
pub fn lesson_stars(cx: PageContext, course: &Course, lesson: usize) -> El {
    let path = courses::course_path(cx, course);
    el("span", "won").live_children(move || {
        let shown = |stop: &LessonProgress| {
            (stop.exercises > 0).then(|| stars::star_count(cx, (stop.stars, stop.most())))
        };
        path.with(|path| path.stops.get(lesson).and_then(shown)).into_iter().collect()
    })
}

/// Exercises of a lesson in a row, each with its stars.
pub fn exercise_row(cx: PageContext, course: &Course, n: usize, current: Option<usize>) -> El {
    let Some(lesson) = course.lessons.get(n) else { return el("ol", "") };
    let key = course.key.clone();
    let item = |(n, it): (usize, &notabene_study::Exercise)| {
        let (course, id) = (course.clone(), it.id.clone());
        let link =
            el("a", "").attr("href", &lesson_address(&key, &lesson.id, &it.id)).attr("data-exercise", &it.id);
        let link = if current == Some(n) { link.attr("aria-current", "page") } else { link };
        let number = el("b", "").text(&(n + 1).to_string());
        let won = el("span", "won").live_children(move || {
            vec![stars::star_row(cx.app.prefs, tasks_of_today::best_stars(cx, &course, &id))]
        });
        el("li", "").with([link.with([number, won])])
    };
    el("ol", "exercises").with(lesson.exercises.iter().enumerate().map(item))
}
