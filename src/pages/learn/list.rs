//! List of courses, each as a path of lessons, with links to the other exercises.

use crate::components::child::Child;
use crate::components::element::{El, back_link, el};
use crate::components::icon::Icon;
use crate::pages::learn::courses::{self, Course, LoadState};
use crate::pages::learn::{PageContext, delete_progress, lesson_address, next_step, own_courses, stars};
use crate::state::address;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::{CoursePath, LessonState};

/// Content of the list.
pub fn course_list(cx: PageContext) -> Vec<El> {
    let keys = Memo::new(move |_| {
        cx.courses.with(|all| all.iter().map(|entry| entry.key.clone()).collect::<Vec<_>>())
    });
    let all = el("div", "all-courses");
    let cards = move || {
        let mut keys = keys.get();
        keys.retain(|key| !courses::is_generated(key));
        keys.into_iter().map(|key| card_in_list(cx, key)).collect::<Vec<_>>()
    };
    cards.append_to(&all);
    vec![
        el("h1", "").label(cx.app, Label::SchoolTitle),
        el("p", "lead").label(cx.app, Label::LearnLead),
        all,
        exercise_page_links(cx),
        own_courses::own_courses(cx),
        mistakes_link(cx),
        delete_progress::delete_progress(cx),
        back_link(cx.app),
    ]
}

/// Card that is drawn again when its course arrives, and not with the others.
fn card_in_list(cx: PageContext, key: String) -> impl Fn() -> Option<El> {
    let name = key.clone();
    let entry = Memo::new(move |_| {
        cx.courses.with(|all| {
            all.iter().find(|entry| entry.key == name).map(|entry| (entry.state(), entry.course()))
        })
    });
    move || entry.get().map(|(state, course)| untrack(|| course_card(cx, &key, state, course)))
}

/// Card of a course: its lessons with their stars, or its load state.
fn course_card(cx: PageContext, key: &str, state: LoadState, course: Option<Course>) -> El {
    let own = courses::is_own(key);
    let card = el("section", "card course").attr("data-course", key);
    let Some(course) = course else {
        let waits = vec![el("p", "note").attr("role", "status").label(cx.app, Label::TextsLoading)];
        let is_waiting = state == LoadState::Loading;
        let inside = match (is_waiting, own) {
            (true, _) => waits,
            (_, true) => {
                let note = el("p", "note").label(cx.app, Label::BuildUnfinished);
                std::iter::once(note).chain(build_link(cx, key)).collect()
            }
            _ => courses::missing_message(cx, key),
        };
        let card = if is_waiting { card.attr("aria-busy", "true") } else { card };
        return card.with(inside).with(own.then(|| remove_button(cx, key.into())));
    };
    let shared = course.clone();
    let title = el("h2", "").live_text(move || shared.title.in_language(cx.language()).into());
    let shared = course.clone();
    let lead = el("p", "").live_text(move || shared.introduction.in_language(cx.language()).into());
    let path = courses::course_path(cx, &course);
    let won = el("p", "won").live_children(move || vec![stars::star_count(cx, path.with(CoursePath::stars))]);
    let stops = (0..course.lessons.len()).map(|n| lesson_link(cx, &course, path, n));
    let head = el("header", "").with([title, won]);
    let list = el("ol", "lesson-list").with(stops);
    let way = el("div", "way").live_children(move || next_step::continue_links(cx, &course, path));
    let build = build_link(cx, key);
    card.with([head, lead, way, list]).with(build).with(own.then(|| remove_button(cx, key.into())))
}

/// Link from a teacher's course to the page that changes it. None for other courses, and those for pupils.
fn build_link(cx: PageContext, key: &str) -> Option<El> {
    courses::can_change(key).then(|| change_link(cx, key))
}

fn change_link(cx: PageContext, key: &str) -> El {
    let link = el("a", "button").attr("href", &address::course_builder_address(key)).attr("data-do", "build");
    el("p", "").with([link.label(cx.app, Label::BuildChange)])
}

/// Lesson in the list: number, title, state as text and icon, stars.
fn lesson_link(cx: PageContext, course: &Course, path: Memo<CoursePath>, n: usize) -> El {
    let Some(it) = course.lessons.get(n) else { return el("li", "") };
    let stage =
        Memo::new(move |_| path.with(|path| path.stops.get(n).map_or(LessonState::Open, |stop| stop.state)));
    let is_next = Memo::new(move |_| path.with(|path| path.next.is_some_and(|next| next.lesson == n)));
    let class = move || match (stage.get(), is_next.get()) {
        (LessonState::Done, _) => "stop done",
        (_, true) => "stop next",
        (LessonState::Begun, _) => "stop begun",
        _ => "stop",
    };
    let state = move || {
        let (done, most) =
            path.with(|path| path.stops.get(n).map_or((0, 0), |stop| (stop.done(), stop.exercises)));
        match stage.get() {
            LessonState::Done => cx.app.label(Label::PathDone).to_string(),
            LessonState::Begun => cx.app.message_text(&msg!(PathBegun { done, most })),
            LessonState::Open if most == 0 => String::new(),
            LessonState::Open => cx.app.label(Label::PathOpen).to_string(),
        }
    };
    let link = el("a", "").attr("href", &lesson_address(&course.key, &it.id, "")).attr("data-lesson", &it.id);
    let number = el("b", "").text(&(n + 1).to_string());
    let sign = el("span", "sign").attr("aria-hidden", "true");
    let sign = sign.live_children(move || {
        (stage.get() == LessonState::Done).then(|| Icon("check")).into_iter().collect()
    });
    let title = el("span", "title").live_text(next_step::lesson_title(cx, course, n));
    let won = el("span", "won").live_children(move || {
        let count = path.with(|path| path.stops.get(n).map(|stop| (stop.stars, stop.most())));
        count.filter(|(_, most)| *most > 0).map(|count| stars::star_count(cx, count)).into_iter().collect()
    });
    let state = el("span", "state").with([el("span", "").live_text(state), won]);
    el("li", "").live_class(class).with([link.with([number, sign, title, state])])
}

/// Button that removes a teacher's course, at the second tap.
fn remove_button(cx: PageContext, key: String) -> El {
    let sure = RwSignal::new(false);
    let words =
        move || cx.app.label(if sure.get() { Label::LearnOwnSure } else { Label::LearnOwnRemove }).into();
    el("button", "").attr("type", "button").attr("data-do", "remove").live_text(words).click(move || {
        if sure.get_untracked() {
            courses::remove_own_course(cx, &key);
        } else {
            sure.set(true);
        }
    })
}

/// Link to the mistakes by kind.
fn mistakes_link(cx: PageContext) -> El {
    let link = el("a", "button").attr("href", "#learn/mistakes").attr("data-do", "mistakes");
    el("p", "").with([link.label(cx.app, Label::ReportLink)])
}

/// Other exercise pages: address, icon, title and description.
const EXERCISE_PAGES: [(&str, &str, Label, Label); 4] = [
    ("#drill", "target", Label::DrillTitle, Label::DrillLead),
    ("#sheet", "paper", Label::LearnSheet, Label::LearnSheetNote),
    ("#clock", "clock", Label::LearnClock, Label::LearnClockNote),
    // The page header has no room for it on phones.
    ("#wall", "projector", Label::ThemeProjector, Label::WallCard),
];

fn exercise_page_links(cx: PageContext) -> El {
    let link = |(to, icon, title, words): (&str, &str, Label, Label)| {
        let words = [el("b", "").label(cx.app, title), el("span", "").label(cx.app, words)];
        el("a", "card").attr("href", to).with([Icon(icon), el("span", "").with(words)])
    };
    let title = el("h2", "").label(cx.app, Label::LearnMore);
    el("section", "more").with([title, el("div", "").with(EXERCISE_PAGES.map(link))])
}
