//! The list of courses, each as a path of lessons, and the way to everything else that is practised.

use super::courses::{self, Course, State};
use super::{Hall, address, diploma, forget, fresh, own, stars};
use crate::ui::dom::{El, back, el};
use crate::ui::sprite::Icon;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::study::{CoursePath, NextStep, Stage};

/// The course that a first visit begins with.
const FIRST: &str = "notation";

/// Everything on the list.
pub fn list(hall: Hall) -> Vec<El> {
    vec![
        el("h1", "").label(hall.desk, Label::SchoolTitle),
        el("p", "lead").label(hall.desk, Label::LearnLead),
        el("div", "all-courses").each(move || {
            let known = hall.courses.with(|all| {
                all.iter()
                    .filter(|entry| entry.key != fresh::KEY)
                    .map(|entry| (entry.key.clone(), entry.state(), entry.course(), entry.is_own()))
                    .collect::<Vec<_>>()
            });
            untrack(|| {
                known
                    .into_iter()
                    .map(|(key, state, course, own)| card(hall, &key, state, course, own))
                    .collect()
            })
        }),
        more(hall),
        own::own(hall),
        report(hall),
        forget::forget(hall),
        back(hall.desk),
    ]
}

/// A course: its lessons with their stars, or why it is not there.
fn card(hall: Hall, key: &str, state: State, course: Option<Course>, own: bool) -> El {
    let card = el("section", "card course").attr("data-course", key);
    let Some(course) = course else {
        let waits = vec![el("p", "note").attr("role", "status").label(hall.desk, Label::TextsLoading)];
        let is_waiting = state == State::Waiting;
        let inside = if is_waiting { waits } else { courses::missing(hall, key) };
        let card = if is_waiting { card.attr("aria-busy", "true") } else { card };
        return card.with(inside).with(own.then(|| remove(hall, key.into())));
    };
    let shared = course.clone();
    let title = el("h2", "").says(move || shared.title.in_language(hall.language()).into());
    let shared = course.clone();
    let lead = el("p", "").says(move || shared.lead.in_language(hall.language()).into());
    let path = courses::path(hall, &course);
    let won = el("p", "won").each(move || vec![stars::count(hall, path.with(CoursePath::stars))]);
    let stops = (0..course.lessons.len()).map(|n| stop(hall, &course, path, n));
    let head = el("header", "").with([title, won]);
    let list = el("ol", "lesson-list").with(stops);
    let way = el("div", "way").each(move || onward(hall, &course, path));
    card.with([head, lead, way, list]).with(own.then(|| remove(hall, key.into())))
}

/// The large button that starts a course or goes on with it; the diploma once all is done.
pub fn onward(hall: Hall, course: &Course, path: Memo<CoursePath>) -> Vec<El> {
    let (next, is_done, is_begun) = path.with(|path| (path.next, path.is_done(), path.is_begun()));
    if is_done {
        let says = el("p", "finished").label(hall.desk, Label::PathAllDone);
        return vec![says, diploma::link(hall, &course.key)];
    }
    let Some(NextStep { lesson, exercise }) = next else { return Vec::new() };
    let Some(here) = course.lessons.get(lesson) else { return Vec::new() };
    let id = exercise.and_then(|n| here.exercises.get(n)).map_or("", |exercise| exercise.id.as_str());
    let class = if is_begun || course.key == FIRST { "button main" } else { "button" };
    let (number, title) = (lesson as u32 + 1, title(hall, course, lesson));
    let words = move || -> Msg {
        let title = title();
        match is_begun {
            true => msg!(PathContinue { number, title }),
            false => msg!(PathStart { number, title }),
        }
    };
    let link = el("a", class).attr("href", &address(&course.key, &here.id, id)).attr("data-do", "continue");
    let words = el("span", "").says(move || hall.desk.say(&words()));
    vec![link.with([Icon("next"), words])]
}

/// A lesson of the list: number, title, state in words and with a sign, stars.
fn stop(hall: Hall, course: &Course, path: Memo<CoursePath>, n: usize) -> El {
    let Some(it) = course.lessons.get(n) else { return el("li", "") };
    let stage =
        Memo::new(move |_| path.with(|path| path.stops.get(n).map_or(Stage::Open, |stop| stop.stage)));
    let is_next = Memo::new(move |_| path.with(|path| path.next.is_some_and(|next| next.lesson == n)));
    let class = move || match (stage.get(), is_next.get()) {
        (Stage::Done, _) => "stop done",
        (_, true) => "stop next",
        (Stage::Begun, _) => "stop begun",
        _ => "stop",
    };
    let state = move || {
        let (done, most) =
            path.with(|path| path.stops.get(n).map_or((0, 0), |stop| (stop.done(), stop.exercises)));
        match stage.get() {
            Stage::Done => hall.desk.label(Label::PathDone).to_string(),
            Stage::Begun => hall.desk.say(&msg!(PathBegun { done, most })),
            Stage::Open if most == 0 => String::new(),
            Stage::Open => hall.desk.label(Label::PathOpen).to_string(),
        }
    };
    let link = el("a", "").attr("href", &address(&course.key, &it.id, "")).attr("data-lesson", &it.id);
    let number = el("b", "").text(&(n + 1).to_string());
    let sign = el("span", "sign").attr("aria-hidden", "true");
    let sign = sign.each(move || (stage.get() == Stage::Done).then(|| Icon("check")).into_iter().collect());
    let title = el("span", "title").says(title(hall, course, n));
    let won = el("span", "won").each(move || {
        let count = path.with(|path| path.stops.get(n).map(|stop| (stop.stars, stop.most())));
        count.filter(|(_, most)| *most > 0).map(|count| stars::count(hall, count)).into_iter().collect()
    });
    let state = el("span", "state").with([el("span", "").says(state), won]);
    el("li", "").class(class).with([link.with([number, sign, title, state])])
}

/// What a lesson is called.
pub fn title(hall: Hall, course: &Course, n: usize) -> impl Fn() -> String + use<> {
    let shared = course.clone();
    move || {
        shared
            .lessons
            .get(n)
            .map(|lesson| lesson.title.in_language(hall.language()).into())
            .unwrap_or_default()
    }
}

/// The button that takes the course of a teacher away, at the second tap.
fn remove(hall: Hall, key: String) -> El {
    let sure = RwSignal::new(false);
    let words =
        move || hall.desk.label(if sure.get() { Label::LearnOwnSure } else { Label::LearnOwnRemove }).into();
    el("button", "").attr("type", "button").attr("data-do", "remove").says(words).click(move || {
        if sure.get_untracked() {
            courses::remove(hall, &key);
        } else {
            sure.set(true);
        }
    })
}

/// The way to the mistakes by kind.
fn report(hall: Hall) -> El {
    let link = el("a", "button").attr("href", "#learn/mistakes").attr("data-do", "mistakes");
    el("p", "").with([link.label(hall.desk, Label::ReportLink)])
}

/// The other pages on which one practises: their addresses, pictures and words.
const MORE: [(&str, &str, Label, Label); 4] = [
    ("#drill", "target", Label::DrillTitle, Label::DrillLead),
    ("#sheet", "paper", Label::LearnSheet, Label::LearnSheetNote),
    ("#clock", "clock", Label::LearnClock, Label::LearnClockNote),
    // On phones the head has no room for it.
    ("#wall", "projector", Label::ThemeProjector, Label::WallCard),
];

fn more(hall: Hall) -> El {
    let link = |(to, icon, title, words): (&str, &str, Label, Label)| {
        let words = [el("b", "").label(hall.desk, title), el("span", "").label(hall.desk, words)];
        el("a", "card").attr("href", to).with([Icon(icon), el("span", "").with(words)])
    };
    let title = el("h2", "").label(hall.desk, Label::LearnMore);
    el("section", "more").with([title, el("div", "").with(MORE.map(link))])
}
