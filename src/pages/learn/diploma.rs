//! Diploma of a course: name of the pupil, date and stars, printed on one page; lists what is missing before
//! the course is completed.

use crate::components::element::{El, button, drawn, el};
use crate::components::icon::image;
use crate::components::query::focus_soon;
use crate::pages::learn::courses::{self, Course, State};
use crate::pages::learn::diplomas::{is_earned, saved};
use crate::pages::learn::stars::{self, DIPLOMA};
use crate::pages::learn::{PageContext, address, next_step};
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::{Glyph, Side};
use notabene_core::study::{CoursePath, LONGEST_NAME, MovePart, local_date};
use std::f64::consts::TAU;

/// Maximum number of examples on a diploma.
const EXAMPLES: usize = 6;

/// Content of the page.
pub fn page(cx: PageContext) -> Vec<El> {
    // Other courses that arrive, and stars outside the path, change nothing here.
    let asked = Memo::new(move |_| {
        let key = cx.place.with(|place| place.lesson.clone());
        cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == key);
            let languages = entry.and_then(|entry| entry.course()).map(|course| course.languages.clone());
            (key, entry.map_or(State::Missing, |entry| entry.state()), languages)
        })
    });
    let home = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let shown = move || {
        let (key, state, _) = asked.get();
        untrack(|| content(cx, &key, state))
    };
    vec![el("div", "diploma-page").each(shown), el("p", "way-home").with([home])]
}

fn content(cx: PageContext, key: &str, state: State) -> Vec<El> {
    let course = cx.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course());
    let Some(course) = course else {
        return match state {
            State::Waiting => {
                vec![el("p", "note").attr("role", "status").label(cx.app, Label::TextsLoading)]
            }
            _ => courses::missing(cx, key),
        };
    };
    focus_soon(".courses h1");
    let title = el("h1", "").attr("tabindex", "-1").label(cx.app, Label::Diploma);
    let path = courses::path_now(cx, &course);
    let mut parts = vec![title];
    parts.extend(if path.is_done() || is_earned(&course) {
        earned(cx, &course, &path)
    } else {
        missing(cx, &course, &path)
    });
    parts
}

/// Lessons with open exercises, each with a link.
fn missing(cx: PageContext, course: &Course, path: &CoursePath) -> Vec<El> {
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
            _ => cx.app.say(&msg!(PathBegun { done, most })),
        };
        let link = el("a", "").attr("href", &address(&course.key, &lesson.id, exercise));
        let link = link.with([
            el("b", "").text(&(n + 1).to_string()),
            el("span", "title").says(next_step::lesson_title(cx, course, n)),
            el("span", "state").says(state),
        ]);
        Some(el("li", "").with([link]))
    };
    let shared = course.clone();
    let name = el("h2", "").says(move || shared.title.in_language(cx.language()).into());
    let path = courses::path(cx, course);
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
fn earned(cx: PageContext, course: &Course, path: &CoursePath) -> Vec<El> {
    let mut kept = saved();
    if kept.finish(&course.stars(), &today()) {
        storage::keep(DIPLOMA, &kept.text());
    }
    let day = kept.day(&course.stars()).map_or_else(today, String::from);
    let name = RwSignal::new(kept.name().to_string());
    let field = el("input", "").attr("type", "text").attr("name", "pupil").attr("autocomplete", "off");
    let field = field.attr("maxlength", &LONGEST_NAME.to_string()).attr("id", "pupil");
    let field = field.value(move || name.get_untracked()).on("input", move |e| {
        // Another tab may have finished another course.
        let mut all = saved();
        all.set_name(&event_target_value(&e));
        storage::keep(DIPLOMA, &all.text());
        name.set(all.name().into());
    });
    let print = button(cx.app, Label::DiplomaPrint, "print", || {
        // A browser that cannot print does nothing.
        drop(window().print());
    });
    print.0.set_class_name("main");
    let label = el("label", "").attr("for", "pupil").label(cx.app, Label::DiplomaName);
    vec![
        el("p", "lead").label(cx.app, Label::DiplomaLead),
        el("div", "diploma-tools").with([label, field, print]),
        paper(cx, course, path.stars(), name, day),
    ]
}

/// Local date of the device, as `2026-05-14`.
fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Sheet as printed.
fn paper(cx: PageContext, course: &Course, count: (u32, u32), name: RwSignal<String>, day: String) -> El {
    let corners = corners(course).into_iter().map(|glyph| el("span", "corner").with(image(Some(glyph))));
    let shared = course.clone();
    let title = el("p", "of").says(move || shared.title.in_language(cx.language()).into());
    let class = move || if name.with(|name| name.chars().count() > 22) { "pupil long" } else { "pupil" };
    let date = move || local_date(&day, cx.language());
    let shared = course.clone();
    let examples = el("p", "examples").attr("aria-hidden", "true").each(move || {
        let language = cx.language();
        let example = |it: &notabene_core::study::ShownMove| {
            let [before, part, after] = it.parts(language);
            let part = el("b", class_of(it.part(language))).text(part);
            el("span", "").with([el("span", "").text(before), part, el("span", "").text(after)])
        };
        shared.summary.iter().take(EXAMPLES).map(example).collect()
    });
    let foot = el("p", "foot").with([
        el("span", "").says(date),
        seal(),
        el("span", "").with([stars::count(cx, count)]),
    ]);
    let words = el("div", "words").with([
        el("p", "kind").label(cx.app, Label::Diploma),
        el("p", "").class(class).says(move || name.get()),
        el("p", "has").label(cx.app, Label::DiplomaHas),
        title,
        examples,
        foot,
        el("p", "from").text("Notabene"),
    ]);
    el("article", "diploma")
        .live("aria-label", move || cx.app.label(Label::Diploma).into())
        .with([frame()].into_iter().chain(corners).chain([words]))
}

/// CSS class that colours a part of a move.
fn class_of(part: MovePart) -> &'static str {
    match part {
        MovePart::Piece => "t-piece",
        MovePart::From => "t-from",
        MovePart::Takes => "t-takes",
        MovePart::To => "t-to",
        MovePart::Promotes => "t-promotes",
        MovePart::Castles => "t-castles",
        MovePart::Effect => "t-check",
        MovePart::Whole => "",
    }
}

/// White pieces for the four corners: the kinds on the board of the course with the most kinds.
fn corners(course: &Course) -> Vec<Glyph> {
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let kinds = exercises.filter_map(|it| it.board.picture().ok()).map(|scene| {
        let mut kinds: Vec<Glyph> = Vec::new();
        for glyph in scene.pieces.iter().map(|piece| piece.glyph).filter(|glyph| glyph.side == Side::White) {
            if !kinds.contains(&glyph) {
                kinds.push(glyph);
            }
        }
        kinds
    });
    let kinds = kinds.max_by_key(Vec::len).unwrap_or_default();
    let count = if kinds.is_empty() { 0 } else { 4 };
    kinds.iter().copied().cycle().take(count).collect()
}

/// Frame of squares like those of a board, on a sheet of 297 × 210 (millimetres).
fn frame() -> El {
    let line = |class: &str, inset: f64| {
        let [x, y] = [7.5 + inset, 9.0 + inset].map(|n| n.to_string());
        let [width, height] = [282.0 - 2.0 * inset, 192.0 - 2.0 * inset].map(|n| n.to_string());
        let frame = drawn("rect").attr("class", class).attr("x", &x).attr("y", &y);
        frame.attr("width", &width).attr("height", &height)
    };
    let lines = [line("squares", 0.0), line("squares", 3.0), line("thin", -2.5), line("thin", 5.5)];
    let rays = drawn("path").attr("class", "rays").attr("d", &rosette(148.5, 105.0, 78.0, 0.16, 24.0));
    drawn("svg")
        .attr("class", "frame")
        .attr("viewBox", "0 0 297 210")
        .attr("aria-hidden", "true")
        .with([rays].into_iter().chain(lines))
}

/// Seal: a star in rosettes.
fn seal() -> El {
    let ring = |class: &str, radius: f64, depth: f64| {
        drawn("path").attr("class", class).attr("d", &rosette(20.0, 20.0, radius, depth, 12.0))
    };
    let star =
        drawn("polygon").attr("points", stars::STAR).attr("transform", "translate(9.5 9.3) scale(1.05)");
    let rings = [ring("outer", 17.0, 0.12), ring("inner", 14.0, 0.18), star.attr("class", "middle")];
    drawn("svg").attr("class", "seal").attr("viewBox", "0 0 40 40").attr("aria-hidden", "true").with(rings)
}

/// Path of two interlaced waves around a circle; `depth` is a fraction of the radius.
fn rosette(x: f64, y: f64, radius: f64, depth: f64, waves: f64) -> String {
    const STEPS: u32 = 360;
    let mut path = String::new();
    for phase in [0.0, TAU / 2.0] {
        for step in 0..STEPS {
            let angle = TAU * f64::from(step) / f64::from(STEPS);
            let away = radius * (1.0 + depth * (waves * angle + phase).sin());
            path.push(if step == 0 { 'M' } else { 'L' });
            for n in [x + away * angle.cos(), y + away * angle.sin()] {
                path.push_str(&((n * 100.0).round() / 100.0).to_string());
                path.push(' ');
            }
        }
        path.push('Z');
    }
    path
}
