//! Report for parents and teachers: mistakes by kind, their counts, and the lesson that explains each.

use crate::components::element::{El, button, el};
use crate::components::query::focus_soon;
use crate::pages::learn::courses::{Course, Entry};
use crate::pages::learn::{PageContext, address, forget, next_step};
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::study::drill::DrillKind;
use notabene_core::study::{MistakeCount, Progress, exercise_kind};

/// Route segment of the page, in place of a course.
pub const NAME: &str = "mistakes";

/// Kind of mistake, summed over its lessons.
struct Line {
    /// Description: a sentence of the course, or the task of a drill.
    says: String,
    count: u32,
    /// Course and index of the first lesson with this mistake; `None`: a drill.
    lesson: Option<(Course, usize)>,
}

/// Content of the page.
pub fn page(cx: PageContext) -> Vec<El> {
    let link = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    let print = button(cx.app, Label::ReportPrint, "print", || {
        // A browser that cannot print does nothing.
        drop(window().print());
    });
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_soon(".courses h1");
    vec![
        el("h1", "").attr("tabindex", "-1").label(cx.app, Label::ReportTitle),
        el("p", "lead").label(cx.app, Label::ReportLead),
        el("div", "report").each(move || {
            let lines = cx.progress.with(|progress| cx.courses.with(|courses| lines(cx, progress, courses)));
            untrack(|| table(cx, lines))
        }),
        el("div", "actions").with([print]),
        forget::forget(cx),
        el("p", "").with([link]),
    ]
}

/// Mistakes, most frequent first. Those of missing courses are left out.
fn lines(cx: PageContext, progress: &Progress, courses: &[Entry]) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    for missed in progress.mistakes() {
        let Some(line) = line(cx, &missed, courses) else { continue };
        let course = |line: &Line| line.lesson.as_ref().map(|(course, _)| course.key.clone());
        match all.iter_mut().find(|old| old.says == line.says && course(old) == course(&line)) {
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

fn line(cx: PageContext, missed: &MistakeCount, courses: &[Entry]) -> Option<Line> {
    let count = missed.count;
    if let Some(game) = missed.course.strip_prefix("drill/") {
        return Some(Line { says: drilled(cx, game, missed.kind)?, count, lesson: None });
    }
    let course = courses.iter().filter_map(Entry::course).find(|course| course.stars() == missed.course)?;
    let n = course.lessons.iter().position(|lesson| lesson.id == missed.lesson)?;
    let hint = course.hints.iter().find(|hint| hint.key == missed.kind);
    let says = match hint {
        Some(hint) => hint.text.in_language(cx.language()).to_string(),
        None => cx.app.label(exercise_kind(missed.kind)?.label()).to_string(),
    };
    Some(Line { says, count, lesson: Some((course, n)) })
}

/// Name of a drill by game and task: "Chess: write what is played (castling)".
fn drilled(cx: PageContext, game: &str, kind: &str) -> Option<String> {
    let game = cx.app.label(registry::find(game).ok()?.label);
    let (done, special) = match DrillKind::by_name(kind)? {
        DrillKind::Find => (Label::DrillKindFind, None),
        DrillKind::Name => (Label::DrillKindName, None),
        DrillKind::Play(special) => (Label::DrillKindPlay, Some(special)),
        DrillKind::Write(special) => (Label::DrillKindWrite, Some(special)),
    };
    let special = special.map(|special| format!(" ({})", cx.app.label(special.label())));
    Some(format!("{game} – {}{}", cx.app.label(done), special.unwrap_or_default()))
}

fn table(cx: PageContext, lines: Vec<Line>) -> Vec<El> {
    if lines.is_empty() {
        return vec![el("p", "note").label(cx.app, Label::ReportNone)];
    }
    let head = [Label::ReportWhat, Label::ReportOften, Label::ReportWhere]
        .map(|label| el("th", "").attr("scope", "col").label(cx.app, label));
    let head = el("thead", "").with([el("tr", "").with(head)]);
    let row = |line: Line| {
        let link = match &line.lesson {
            Some((course, n)) => {
                let id = course.lessons.get(*n).map(|lesson| lesson.id.as_str()).unwrap_or_default();
                el("a", "")
                    .attr("href", &address(&course.key, id, ""))
                    .says(next_step::lesson_title(cx, course, *n))
            }
            None => el("a", "").attr("href", "#drill").label(cx.app, Label::DrillTitle),
        };
        let count = el("td", "often").text(&format!("{}\u{a0}×", line.count));
        let what = el("th", "").attr("scope", "row").text(&line.says);
        el("tr", "").with([what, count, el("td", "").with([link])])
    };
    vec![el("table", "").with([head, el("tbody", "").with(lines.into_iter().map(row))])]
}
