//! The list of courses with their lessons and stars, and the way to everything else that is practised.

use super::courses::{self, Course, State};
use super::{Hall, address, forget, fresh, own, stars};
use crate::ui::dom::{El, back, el};
use crate::ui::sprite::Icon;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::Lesson;

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
    let shared = course.clone();
    let won = el("p", "won").each(move || {
        vec![stars::count(hall, hall.progress.with(|progress| stars::of_course(progress, &shared)))]
    });
    let lessons = course.lessons.iter().enumerate().map(|(n, _)| lesson(hall, &course, n));
    let head = el("header", "").with([title, won]);
    let list = el("ol", "lesson-list").with(lessons);
    card.with([head, lead, list]).with(own.then(|| remove(hall, key.into())))
}

/// A lesson of the list.
fn lesson(hall: Hall, course: &Course, n: usize) -> El {
    let Some(it) = course.lessons.get(n) else { return el("li", "") };
    let link = el("a", "").attr("href", &address(&course.key, &it.id, "")).attr("data-lesson", &it.id);
    let number = el("b", "").text(&(n + 1).to_string());
    let title = el("span", "").says(title(hall, course, n));
    let (name, shared) = (course.stars(), course.clone());
    let won = el("span", "won").each(move || {
        let of = |lesson: &Lesson| hall.progress.with(|progress| stars::of_lesson(progress, &name, lesson));
        let count = shared.lessons.get(n).map(of);
        count.filter(|(_, most)| *most > 0).map(|count| stars::count(hall, count)).into_iter().collect()
    });
    el("li", "").with([link.with([number, title, won])])
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
