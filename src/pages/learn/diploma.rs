//! Diploma of a course: name of the pupil, date and stars, printed on one page; lists what is missing before
//! the course is completed.

use crate::components::element::{El, button, el};
use crate::components::query::focus_after_render;
use crate::pages::learn::courses::{self, Course, LoadState};
use crate::pages::learn::diploma_sheet::{LastPart, diploma_sheet, today};
use crate::pages::learn::diplomas::{CLASS_ROUTE, is_earned, saved_diplomas};
use crate::pages::learn::{PageContext, class_diplomas, lesson_address, next_step};
use crate::state::{practice, storage};
use crate::views::hand_in::hand_in_button;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;
use notabene_study::{CoursePath, LONGEST_NAME, hand_in};

/// Content of the page.
pub fn diploma_page(cx: PageContext) -> Vec<El> {
    // Other courses that arrive, and stars outside the path, change nothing here.
    let asked = Memo::new(move |_| {
        let (key, is_class) = cx.address.with(|place| (place.lesson.clone(), place.exercise == CLASS_ROUTE));
        cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == key);
            let languages = entry.and_then(|entry| entry.course()).map(|course| course.languages.clone());
            (key, entry.map_or(LoadState::Missing, |entry| entry.state()), languages, is_class)
        })
    });
    let home = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let shown = move || {
        let (key, state, _, is_class) = asked.get();
        untrack(|| content(cx, &key, state, is_class))
    };
    vec![el("div", "diploma-page").live_children(shown), el("p", "way-home").with([home])]
}

fn content(cx: PageContext, key: &str, state: LoadState, is_class: bool) -> Vec<El> {
    let course = cx.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course());
    let Some(course) = course else {
        return match state {
            LoadState::Loading => {
                vec![el("p", "note").attr("role", "status").label(cx.app, Label::TextsLoading)]
            }
            _ => courses::missing_message(cx, key),
        };
    };
    focus_after_render(".courses h1");
    if is_class {
        return class_diplomas::class_diplomas(cx, &course);
    }
    let title = el("h1", "").attr("tabindex", "-1").label(cx.app, Label::Diploma);
    let path = courses::course_path_now(cx, &course);
    let mut parts = vec![title];
    parts.extend(if path.is_done() || is_earned(&course) {
        earned_diploma(cx, &course, &path)
    } else {
        open_lessons(cx, &course, &path)
    });
    parts
}

/// Lessons with open exercises, each with a link.
fn open_lessons(cx: PageContext, course: &Course, path: &CoursePath) -> Vec<El> {
    if path.next.is_none() {
        return vec![el("p", "lead").label(cx.app, Label::DiplomaNone)];
    }
    let item = |n: usize| {
        let (lesson, stop) = (course.lessons.get(n)?, path.stops.get(n)?);
        let exercise = stop.missing.first().and_then(|n| lesson.exercises.get(*n)).map(|it| it.id.as_str());
        // A lesson without any completed exercise is read first.
        let exercise = exercise.filter(|_| stop.done() > 0).unwrap_or_default();
        let (done, most) = (stop.done(), stop.exercises);
        let state = move || match done {
            0 => cx.app.label(Label::PathOpen).to_string(),
            _ => cx.app.message_text(&msg!(PathBegun { done, most })),
        };
        let link = el("a", "").attr("href", &lesson_address(&course.key, &lesson.id, exercise));
        let link = link.with([
            el("b", "").text(&(n + 1).to_string()),
            el("span", "title").live_text(next_step::lesson_title(cx, course, n)),
            el("span", "state").live_text(state),
        ]);
        Some(el("li", "").with([link]))
    };
    let shared = course.clone();
    let name = el("h2", "").live_text(move || shared.title.in_language(cx.language()).into());
    let path = courses::course_path(cx, course);
    let way = el("div", "way").with(next_step::continue_links(cx, course, path));
    let items: Vec<El> = path.with(|path| path.missing().filter_map(item).collect());
    vec![
        name,
        el("p", "lead").label(cx.app, Label::DiplomaMissing),
        way,
        el("ol", "lesson-list still").with(items),
    ]
}

/// Diploma, with the input for the name.
fn earned_diploma(cx: PageContext, course: &Course, path: &CoursePath) -> Vec<El> {
    let mut saved = saved_diplomas();
    if saved.finish(&course.stars_key(), &today()) {
        storage::save(StorageKey::Diplomas, &saved.text());
    }
    let day = saved.day(&course.stars_key()).map_or_else(today, String::from);
    let name = RwSignal::new(saved.name().to_string());
    let field = el("input", "").attr("type", "text").attr("name", "pupil").attr("autocomplete", "off");
    let field = field.attr("maxlength", &LONGEST_NAME.to_string()).attr("id", "pupil");
    let field = field.value(move || name.get_untracked()).on("input", move |e| {
        // Another tab may have finished another course.
        let mut all = saved_diplomas();
        all.set_name(&event_target_value(&e));
        storage::save(StorageKey::Diplomas, &all.text());
        name.set(all.name().into());
    });
    let print = button(cx.app, Label::DiplomaPrint, "print", || {
        // A browser that cannot print does nothing.
        drop(window().print());
    });
    print.0.set_class_name("main");
    let label = el("label", "").attr("for", "pupil").label(cx.app, Label::DiplomaName);
    let result = cx.progress.with_untracked(|progress| {
        hand_in::course(course, &course.stars_key(), progress, practice::local_seconds())
    });
    let hand_in = result.map(|result| hand_in_button(cx.app.prefs, Label::HandIn, result));
    vec![
        el("p", "lead").label(cx.app, Label::DiplomaLead),
        el("div", "diploma-tools").with([label, field, print].into_iter().chain(hand_in)),
        diploma_sheet(cx, course, name.into(), day, LastPart::Stars(path.stars())),
    ]
}
