//! Report for parents and teachers: mistakes by kind, their counts, and the lesson that explains each.

use crate::components::element::{El, button, el};
use crate::components::query::focus_after_render;
use crate::pages::learn::courses::{Course, CourseEntry};
use crate::pages::learn::{PageContext, delete_progress, lesson_address, next_step};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_study::drill::DrillKind;
use notabene_study::{self as study, MistakeCount, Progress, exercise_kind};

/// Route segment of the page, in place of a course.
pub const MISTAKES_ROUTE: &str = "mistakes";

/// Kind of mistake, summed over its lessons.
struct MistakeLine {
    /// Description: a sentence of the course, or the task of a drill.
    text: String,
    count: u32,
    /// Course and index of the first lesson with this mistake; `None`: a drill.
    lesson: Option<(Course, usize)>,
}

/// Content of the page.
pub fn mistakes_page(cx: PageContext) -> Vec<El> {
    let link = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    let print = button(cx.app, Label::ReportPrint, "print", || {
        // A browser that cannot print does nothing.
        drop(window().print());
    });
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_after_render(".courses h1");
    vec![
        el("h1", "").attr("tabindex", "-1").label(cx.app, Label::ReportTitle),
        el("p", "lead").label(cx.app, Label::ReportLead),
        el("div", "report").live_children(move || {
            let lines =
                cx.progress.with(|progress| cx.courses.with(|courses| mistake_lines(cx, progress, courses)));
            untrack(|| mistake_table(cx, lines))
        }),
        el("div", "actions").with([print]),
        delete_progress::delete_progress(cx),
        el("p", "").with([link]),
    ]
}

/// Mistakes, most frequent first. Those of missing courses are left out.
fn mistake_lines(cx: PageContext, progress: &Progress, courses: &[CourseEntry]) -> Vec<MistakeLine> {
    let mut all: Vec<MistakeLine> = Vec::new();
    for missed in progress.mistakes() {
        let Some(line) = mistake_line(cx, &missed, courses) else { continue };
        let course = |line: &MistakeLine| line.lesson.as_ref().map(|(course, _)| course.key.clone());
        match all.iter_mut().find(|old| old.text == line.text && course(old) == course(&line)) {
            Some(old) => {
                old.count = old.count.saturating_add(line.count);
                if line.lesson.as_ref().map(|(_, n)| *n) < old.lesson.as_ref().map(|(_, n)| *n) {
                    old.lesson = line.lesson;
                }
            }
            None => all.push(line),
        }
    }
    all.sort_by_key(|line| std::cmp::Reverse(line.count));
    all
}

fn mistake_line(cx: PageContext, missed: &MistakeCount, courses: &[CourseEntry]) -> Option<MistakeLine> {
    let count = missed.count;
    if let Some(game) = missed.course.strip_prefix("drill/") {
        return Some(MistakeLine { text: drill_name(cx.app.prefs, game, missed.kind)?, count, lesson: None });
    }
    let course =
        courses.iter().filter_map(CourseEntry::course).find(|course| course.stars_key() == missed.course)?;
    let n = course.lessons.iter().position(|lesson| lesson.id == missed.lesson)?;
    let text = mistake_text(cx.app.prefs, &course, missed.kind)?;
    Some(MistakeLine { text, count, lesson: Some((course, n)) })
}

/// Description of a kind of mistake in a course: its hint, or the kind of exercise.
pub fn mistake_text(prefs: Preferences, course: &study::Course, kind: &str) -> Option<String> {
    match course.hints.iter().find(|hint| hint.key == kind) {
        Some(hint) => Some(hint.text.in_language(prefs.language()).into()),
        None => Some(prefs.label(exercise_kind(kind)?.label()).into()),
    }
}

/// Name of a drill by game and task: "Chess: write what is played (castling)".
pub fn drill_name(prefs: Preferences, game: &str, kind: &str) -> Option<String> {
    let game = prefs.label(registry::find(game).ok()?.label);
    let (done, special) = match DrillKind::by_name(kind)? {
        DrillKind::Find => (Label::DrillKindFind, None),
        DrillKind::Name => (Label::DrillKindName, None),
        DrillKind::Play(special) => (Label::DrillKindPlay, Some(special)),
        DrillKind::Write(special) => (Label::DrillKindWrite, Some(special)),
    };
    let special = special.map(|special| format!(" ({})", prefs.label(special.label())));
    Some(format!("{game} – {}{}", prefs.label(done), special.unwrap_or_default()))
}

fn mistake_table(cx: PageContext, lines: Vec<MistakeLine>) -> Vec<El> {
    if lines.is_empty() {
        return vec![el("p", "note").label(cx.app, Label::ReportNone)];
    }
    let head = [Label::ReportWhat, Label::ReportOften, Label::ReportWhere]
        .map(|label| el("th", "").attr("scope", "col").label(cx.app, label));
    let head = el("thead", "").with([el("tr", "").with(head)]);
    let row = |line: MistakeLine| {
        let link = match &line.lesson {
            Some((course, n)) => {
                let id = course.lessons.get(*n).map(|lesson| lesson.id.as_str()).unwrap_or_default();
                el("a", "")
                    .attr("href", &lesson_address(&course.key, id, ""))
                    .live_text(next_step::lesson_title(cx, course, *n))
            }
            None => el("a", "").attr("href", "#drill").label(cx.app, Label::DrillTitle),
        };
        let count = el("td", "often").text(&format!("{}\u{a0}×", line.count));
        let what = el("th", "").attr("scope", "row").text(&line.text);
        el("tr", "").with([what, count, el("td", "").with([link])])
    };
    vec![el("table", "").with([head, el("tbody", "").with(lines.into_iter().map(row))])]
}
