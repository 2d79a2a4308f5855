//! An exercise beside its board: the task, where to answer, what is said, and the way on.

use super::courses::Course;
use super::doing::{Doing, Task};
use super::{Hall, address, courses, diploma, end, fresh, list, paper, reading, show, verdict, write};
use crate::ui::answer::Level;
use crate::ui::dom::{El, button, el, later};
use crate::ui::keyed;
use crate::ui::practise;
use crate::ui::sprite::Icon;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::Input;

/// The steps under the board, and what stands beside it.
pub fn view(hall: Hall, course: &Course, place: (usize, usize)) -> Vec<El> {
    let Some(task) = Doing::open(hall, course, place) else { return Vec::new() };
    let mut parts = vec![
        super::head(hall, course, Some(whereabouts(task))),
        prompt(task),
        answer(task),
        actions(task),
        el("div", "onward").each(move || if task.done.get() { forth(task) } else { Vec::new() }),
        verdict::view(task),
    ];
    parts.extend(task.is_written().then(|| write::helps(task)));
    // What is written of a game so far stands apart from the line in which the next move is written.
    parts.extend((task.is_game() && task.is_written()).then(|| paper::game(task)));
    parts.push(reading::row(hall, course, place.0, Some(place.1)));
    let text = el("section", "lesson-text task").with(parts);
    // Told in the language of the screen, and again in another.
    later(Box::new(move || {
        let language = hall.language();
        hall.told.set(task.exercise().prompt.in_language(language).into());
    }));
    super::focus_soon(first(task));
    // Nobody has asked to look at the field with the focus.
    let _ = request_animation_frame(move || {
        hall.own.inspector.point(None);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let steps = task.has_film().then(|| show::steps(hall, "steps"));
    steps.into_iter().chain([text]).collect()
}

/// Where the focus goes at first.
fn first(task: Task) -> &'static str {
    match task.input() {
        Input::Choose => ".prompt",
        Input::TapField | Input::PlayMove => ".classroom .grid [tabindex='0']",
        // A keyboard on the screen would cover the board before it is seen.
        _ if task.hall.level.get_untracked() == Level::Type && keyed::is_touched() => ".prompt",
        _ => ".cell",
    }
}

/// The lesson, and which of its exercises this is.
fn whereabouts(task: Task) -> El {
    let hall = task.hall;
    let (lesson, n) = task.place;
    let most = task.course().lessons.get(lesson).map_or(0, |lesson| lesson.exercises.len()) as u32;
    let number = n as u32 + 1;
    let id = task.course().lessons.get(lesson).map(|lesson| lesson.id.clone()).unwrap_or_default();
    let to = match fresh::is_fresh(&task.course()) {
        true => ["#", practise::NAME].concat(),
        false => address(&task.course().key, &id, ""),
    };
    let link = el("a", "").attr("href", &to).attr("data-do", "lesson");
    let link = link.says(move || list::title(hall, &task.course(), lesson)());
    let which = el("span", "").says(move || hall.desk.say(&msg!(ExerciseOf { number, most })));
    el("p", "whereabouts").with([link, which])
}

/// What is asked.
fn prompt(task: Task) -> El {
    let words = move || task.exercise().prompt.in_language(task.hall.language()).to_string();
    el("h1", "prompt").attr("id", "prompt").attr("tabindex", "-1").says(words)
}

/// Where to answer.
fn answer(task: Task) -> El {
    let parts = match task.input() {
        Input::PlayMove if task.is_game() => vec![paper::game(task)],
        Input::TapField | Input::PlayMove => Vec::new(),
        Input::Choose => vec![options(task)],
        Input::SheetHead => vec![paper::head(task)],
        Input::SheetRow => vec![paper::row(task)],
        Input::WriteLine => vec![paper::slip(task, "writing long")],
        Input::WriteField | Input::WriteMove | Input::CorrectMove => vec![paper::slip(task, "writing")],
    };
    el("div", "answer").attr("data-input", task.input().name()).with(parts)
}

/// The options in an order that changes from one time to the next.
fn options(task: Task) -> El {
    let count = task.exercise().answers.len();
    let seed = task
        .exercise()
        .id
        .bytes()
        .fold(task.hall.begun.get_untracked(), |sum, b| sum.wrapping_mul(31).wrapping_add(u32::from(b)));
    let order = shuffled(count, seed);
    el("div", "three")
        .attr("role", "group")
        .attr("aria-labelledby", "prompt")
        .with(order.into_iter().map(|n| option(task, n)))
}

/// The numbers below a count in an order that follows from a seed.
pub fn shuffled(count: usize, seed: u32) -> Vec<usize> {
    let mut left: Vec<usize> = (0..count).collect();
    let mut seed = seed as usize;
    let mut order = Vec::new();
    while !left.is_empty() {
        order.push(left.remove(seed % left.len()));
        seed = seed / 3 + 1;
    }
    order
}

fn option(task: Task, n: usize) -> El {
    let words = move || {
        let exercise = task.exercise();
        let text = exercise.answers.get(n).map(|answer| answer.text.in_language(task.hall.language()));
        text.unwrap_or_default().to_string()
    };
    let class = move || {
        let tried = task.tried.with(|tried| tried.contains(&n));
        let right = tried && task.done.get() && task.tried.with(|tried| tried.last() == Some(&n));
        let shown = task.help.with(|help| help.as_ref().is_some_and(|help| help.option == Some(n)));
        match (right, tried, shown) {
            (true, ..) => "one-of right",
            (_, true, _) => "one-of tried",
            (.., true) => "one-of shown",
            _ => "one-of",
        }
    };
    let made = el("button", "").attr("type", "button").attr("data-option", &n.to_string()).says(words);
    made.class(class).click(move || task.choose(n))
}

/// Checking, help, watching once more.
fn actions(task: Task) -> El {
    let desk = task.hall.desk;
    el("div", "actions").each(move || {
        if task.done.get() {
            return Vec::new();
        }
        let mut all = Vec::new();
        if task.is_written() {
            all.push(button(desk, Label::DrillCheck, "check", move || task.check()));
        }
        let label = if task.hinted() { Label::LearnAnswer } else { Label::LearnHint };
        all.push(button(desk, label, "help", move || {
            task.ask();
            // The button is another one now.
            super::focus_soon("[data-do=help]");
        }));
        if task.has_film() {
            let name = move || desk.label(Label::DrillAgain).to_string();
            let words = el("span", "").attr("aria-hidden", "true").label(desk, Label::DrillAgain);
            let again = el("button", "").attr("type", "button").attr("data-do", "again");
            let again = again.live("aria-label", name).live("title", name).with([Icon("redo"), words]);
            all.push(again.click(move || task.watch()));
        }
        all
    })
}

/// The way on after an exercise.
fn forth(task: Task) -> Vec<El> {
    let course = task.course();
    if !fresh::is_fresh(&course) && end::is_reached(task.hall, &course, task.place) {
        return vec![end::view(task)];
    }
    let next = onward(task.hall, &course, (task.place.0, Some(task.place.1)));
    next.into_iter().collect()
}

/// The next exercise, else the next lesson, else the list. A lesson itself leads to its first exercise that is open.
pub fn onward(hall: Hall, course: &Course, (lesson, exercise): (usize, Option<usize>)) -> Option<El> {
    let here = course.lessons.get(lesson)?;
    let path = courses::path_now(hall, course);
    let stop = path.stops.get(lesson)?;
    let (next, label) = match exercise {
        Some(n) => (here.exercises.get(n + 1), Label::LearnNext),
        None if stop.done() == 0 => (here.exercises.first(), Label::LearnExercises),
        None => (stop.missing.first().and_then(|n| here.exercises.get(*n)), Label::LearnToOpen),
    };
    let (to, label) = match (next, course.lessons.get(lesson + 1)) {
        (Some(next), _) => (address(&course.key, &here.id, &next.id), label),
        (None, Some(after)) => (address(&course.key, &after.id, ""), Label::LearnNextLesson),
        (None, None) => return Some(at_end(hall, course)),
    };
    let link = el("a", "button main").attr("href", &to).attr("data-do", "next");
    Some(link.label(hall.desk, label))
}

/// Behind the last lesson of a course: the diploma once all is done, else the way to what is still to be done.
fn at_end(hall: Hall, course: &Course) -> El {
    let is_fresh = fresh::is_fresh(course);
    let (says, link) = match still_open(hall, course) {
        Some(to) => {
            let says = if is_fresh { Label::TodayOpen } else { Label::LearnStillOpen };
            (says, el("a", "button main").attr("href", &to).label(hall.desk, Label::LearnToOpen))
        }
        None if is_fresh => (Label::TodayFinished, fresh::home(hall, Label::NavPractise)),
        None => (Label::LearnFinished, diploma::link(hall, &course.key)),
    };
    el("span", "finished").with([el("span", "").label(hall.desk, says), link.attr("data-do", "next")])
}

/// The address of the first exercise of a course without stars.
fn still_open(hall: Hall, course: &Course) -> Option<String> {
    if fresh::is_fresh(course) {
        return fresh::still_open(hall, course);
    }
    let path = courses::path_now(hall, course);
    let n = path.missing().next()?;
    let lesson = course.lessons.get(n)?;
    let open = lesson.exercises.get(*path.stops.get(n)?.missing.first()?)?;
    Some(address(&course.key, &lesson.id, &open.id))
}
