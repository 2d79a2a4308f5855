//! The end of a lesson: what one can do now, the stars, the way on, what may be done once more.

use super::courses::{self, Course};
use super::doing::Task;
use super::{Hall, address, diploma, exercise, stars};
use crate::ui::dom::{El, el};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::Stop;

/// True if an exercise ends its lesson once it is done: the last one, or the only one that was still open.
pub fn is_reached(hall: Hall, course: &Course, place: (usize, usize)) -> bool {
    course.ends_lesson(place) || {
        let path = courses::path_now(hall, course);
        path.stops.get(place.0).is_some_and(|stop| stop.missing.iter().all(|n| *n == place.1))
    }
}

/// What is shown behind the exercise that ends the lesson.
pub fn view(task: Task) -> El {
    let (hall, course, lesson) = (task.hall, task.course(), task.place.0);
    let path = courses::path_now(hall, &course);
    let number = lesson as u32 + 1;
    let Some((here, stop)) = course.lessons.get(lesson).zip(path.stops.get(lesson)) else {
        return el("p", "");
    };
    let is_whole = stop.missing.is_empty();
    let title = move || match is_whole {
        true => hall.desk.say(&msg!(LessonDone { number })),
        false => hall.desk.say(&msg!(LessonEnds { number })),
    };
    let mut parts = vec![el("h2", "").says(title)];
    if is_whole {
        let goal = here.goal.clone();
        parts.push(el("p", "can").with([
            el("span", "").label(hall.desk, Label::EndCan),
            el("b", "").says(move || goal.in_language(hall.language()).into()),
        ]));
    }
    parts.push(el("p", "won").with([stars::count(hall, (stop.stars, stop.most()))]));
    if path.is_done() {
        let says = el("p", "").label(hall.desk, Label::LearnFinished);
        parts.extend([says, diploma::link(hall, &course.key).attr("data-do", "next")]);
    } else {
        parts.extend(exercise::onward(hall, &course, (lesson, Some(here.exercises.len().saturating_sub(1)))));
    }
    parts.extend(again(hall, &course, lesson, Label::EndOpen, &stop.missing));
    parts.extend(again(hall, &course, lesson, Label::EndAgain, &stop.improvable));
    el("section", if is_whole { "lesson-end whole" } else { "lesson-end" }).with(parts)
}

/// Exercises of the lesson to be done, or done once more.
fn again(hall: Hall, course: &Course, lesson: usize, label: Label, places: &[usize]) -> Option<El> {
    let here = course.lessons.get(lesson).filter(|_| !places.is_empty())?;
    let name = course.stars();
    let item = |n: &usize| {
        let exercise = here.exercises.get(*n)?;
        let best = hall.progress.with_untracked(|progress| progress.best(&name, &exercise.id));
        let link = el("a", "").attr("href", &address(&course.key, &here.id, &exercise.id));
        let number = el("b", "").text(&(n + 1).to_string());
        let won = el("span", "won").with([stars::row(hall.desk.prefs, best.min(stars::MOST))]);
        Some(el("li", "").with([link.with([number, won])]))
    };
    let list = el("ol", "exercises").with(places.iter().filter_map(item));
    Some(el("div", "again").with([el("p", "").label(hall.desk, label), list]))
}

/// Stars of a lesson, followed; nothing for a lesson without exercises.
pub fn count(hall: Hall, course: &Course, lesson: usize) -> El {
    let path = courses::path(hall, course);
    el("span", "won").each(move || {
        let shown = |stop: &Stop| (stop.exercises > 0).then(|| stars::count(hall, (stop.stars, stop.most())));
        path.with(|path| path.stops.get(lesson).and_then(shown)).into_iter().collect()
    })
}
