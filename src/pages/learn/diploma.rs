//! Diploma of a course: name of the pupil, date and stars, printed on one page; lists what is missing before
//! the course is completed.

use crate::components::element::{El, button, el, svg_el};
use crate::components::icon::piece_images;
use crate::components::query::focus_after_render;
use crate::pages::learn::courses::{self, Course, LoadState};
use crate::pages::learn::diplomas::{is_earned, saved_diplomas};
use crate::pages::learn::stars::{self, DIPLOMA_KEY};
use crate::pages::learn::{PageContext, lesson_address, next_step};
use crate::state::{practice, storage};
use crate::views::hand_in::hand_in_button;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::{Glyph, Side};
use notabene_core::study::{CoursePath, LONGEST_NAME, MovePart, hand_in, local_date};
use std::f64::consts::TAU;

/// Maximum number of examples on a diploma.
const MAX_EXAMPLES: usize = 6;

/// Content of the page.
pub fn diploma_page(cx: PageContext) -> Vec<El> {
    // Other courses that arrive, and stars outside the path, change nothing here.
    let asked = Memo::new(move |_| {
        let key = cx.address.with(|place| place.lesson.clone());
        cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == key);
            let languages = entry.and_then(|entry| entry.course()).map(|course| course.languages.clone());
            (key, entry.map_or(LoadState::Missing, |entry| entry.state()), languages)
        })
    });
    let home = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let shown = move || {
        let (key, state, _) = asked.get();
        untrack(|| content(cx, &key, state))
    };
    vec![el("div", "diploma-page").live_children(shown), el("p", "way-home").with([home])]
}

fn content(cx: PageContext, key: &str, state: LoadState) -> Vec<El> {
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
        storage::save(DIPLOMA_KEY, &saved.text());
    }
    let day = saved.day(&course.stars_key()).map_or_else(today, String::from);
    let name = RwSignal::new(saved.name().to_string());
    let field = el("input", "").attr("type", "text").attr("name", "pupil").attr("autocomplete", "off");
    let field = field.attr("maxlength", &LONGEST_NAME.to_string()).attr("id", "pupil");
    let field = field.value(move || name.get_untracked()).on("input", move |e| {
        // Another tab may have finished another course.
        let mut all = saved_diplomas();
        all.set_name(&event_target_value(&e));
        storage::save(DIPLOMA_KEY, &all.text());
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
        diploma_sheet(cx, course, path.stars(), name, day),
    ]
}

/// Local date of the device, as `2026-05-14`.
fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Sheet as printed.
fn diploma_sheet(
    cx: PageContext,
    course: &Course,
    count: (u32, u32),
    name: RwSignal<String>,
    day: String,
) -> El {
    let corners =
        corner_pieces(course).into_iter().map(|glyph| el("span", "corner").with(piece_images(Some(glyph))));
    let shared = course.clone();
    let title = el("p", "of").live_text(move || shared.title.in_language(cx.language()).into());
    let class = move || if name.with(|name| name.chars().count() > 22) { "pupil long" } else { "pupil" };
    let date = move || local_date(&day, cx.language());
    let shared = course.clone();
    let examples = el("p", "examples").attr("aria-hidden", "true").live_children(move || {
        let language = cx.language();
        let example = |it: &notabene_core::study::ShownMove| {
            let [before, part, after] = it.parts(language);
            let part = el("b", part_class(it.part(language))).text(part);
            el("span", "").with([el("span", "").text(before), part, el("span", "").text(after)])
        };
        shared.summary.iter().take(MAX_EXAMPLES).map(example).collect()
    });
    let foot = el("p", "foot").with([
        el("span", "").live_text(date),
        seal_drawing(),
        el("span", "").with([stars::star_count(cx, count)]),
    ]);
    let words = el("div", "words").with([
        el("p", "kind").label(cx.app, Label::Diploma),
        el("p", "").live_class(class).live_text(move || name.get()),
        el("p", "has").label(cx.app, Label::DiplomaHas),
        title,
        examples,
        foot,
        el("p", "from").text("Notabene"),
    ]);
    el("article", "diploma")
        .live_attr("aria-label", move || cx.app.label(Label::Diploma).into())
        .with([frame_drawing()].into_iter().chain(corners).chain([words]))
}

/// CSS class that colours a part of a move.
fn part_class(part: MovePart) -> &'static str {
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
fn corner_pieces(course: &Course) -> Vec<Glyph> {
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
fn frame_drawing() -> El {
    let line = |class: &str, inset: f64| {
        let [x, y] = [7.5 + inset, 9.0 + inset].map(|n| n.to_string());
        let [width, height] = [282.0 - 2.0 * inset, 192.0 - 2.0 * inset].map(|n| n.to_string());
        let frame = svg_el("rect").attr("class", class).attr("x", &x).attr("y", &y);
        frame.attr("width", &width).attr("height", &height)
    };
    let lines = [line("squares", 0.0), line("squares", 3.0), line("thin", -2.5), line("thin", 5.5)];
    let rays = svg_el("path").attr("class", "rays").attr("d", &rosette_path(148.5, 105.0, 78.0, 0.16, 24.0));
    svg_el("svg")
        .attr("class", "frame")
        .attr("viewBox", "0 0 297 210")
        .attr("aria-hidden", "true")
        .with([rays].into_iter().chain(lines))
}

/// Seal: a star in rosettes.
fn seal_drawing() -> El {
    let ring = |class: &str, radius: f64, depth: f64| {
        svg_el("path").attr("class", class).attr("d", &rosette_path(20.0, 20.0, radius, depth, 12.0))
    };
    let star = svg_el("polygon")
        .attr("points", stars::STAR_POINTS)
        .attr("transform", "translate(9.5 9.3) scale(1.05)");
    let rings = [ring("outer", 17.0, 0.12), ring("inner", 14.0, 0.18), star.attr("class", "middle")];
    svg_el("svg").attr("class", "seal").attr("viewBox", "0 0 40 40").attr("aria-hidden", "true").with(rings)
}

/// Path of two interlaced waves around a circle; `depth` is a fraction of the radius.
fn rosette_path(x: f64, y: f64, radius: f64, depth: f64, waves: f64) -> String {
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
