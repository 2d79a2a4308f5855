//! For parents and teachers: the mistakes by kind, how often each was made, and the lesson that explains it.

use super::courses::{Course, Entry};
use super::{Hall, address, forget, list};
use crate::ui::dom::{El, button, el};
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::study::drill::DrillKind;
use notabene_core::study::{Missed, Progress, exercise_kind};

/// The name of the page in the address, in the place of a course.
pub const NAME: &str = "mistakes";

/// One kind of mistake, however many lessons it was made in.
struct Line {
    /// What it is: a sentence of the course, or what was to be done.
    says: String,
    count: u32,
    /// The course and the place of the first lesson in which it was made; none: a drill.
    lesson: Option<(Course, usize)>,
}

/// Everything on the page.
pub fn page(hall: Hall) -> Vec<El> {
    let link = el("a", "button").attr("href", "#learn").label(hall.desk, Label::SchoolTitle);
    let print = button(hall.desk, Label::ReportPrint, "print", || {
        // A browser that cannot print does nothing.
        drop(window().print());
    });
    window().scroll_to_with_x_and_y(0.0, 0.0);
    super::focus_soon(".courses h1");
    vec![
        el("h1", "").attr("tabindex", "-1").label(hall.desk, Label::ReportTitle),
        el("p", "lead").label(hall.desk, Label::ReportLead),
        el("div", "report").each(move || {
            let lines =
                hall.progress.with(|progress| hall.courses.with(|courses| lines(hall, progress, courses)));
            untrack(|| table(hall, lines))
        }),
        el("div", "actions").with([print]),
        forget::forget(hall),
        el("p", "").with([link]),
    ]
}

/// The mistakes, the most frequent first. What belongs to a course that is not there (any more) is left out.
fn lines(hall: Hall, progress: &Progress, courses: &[Entry]) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    for missed in progress.missed() {
        let Some(line) = line(hall, &missed, courses) else { continue };
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

fn line(hall: Hall, missed: &Missed, courses: &[Entry]) -> Option<Line> {
    let count = missed.count;
    if let Some(game) = missed.course.strip_prefix("drill/") {
        return Some(Line { says: drilled(hall, game, missed.kind)?, count, lesson: None });
    }
    let course = courses.iter().filter_map(Entry::course).find(|course| course.stars() == missed.course)?;
    let n = course.lessons.iter().position(|lesson| lesson.id == missed.lesson)?;
    let hint = course.hints.iter().find(|hint| hint.key == missed.kind);
    let says = match hint {
        Some(hint) => hint.says.in_language(hall.language()).to_string(),
        None => hall.desk.label(exercise_kind(missed.kind)?.label()).to_string(),
    };
    Some(Line { says, count, lesson: Some((course, n)) })
}

/// A drill by its game and what was to be done: "Chess: write what is played (castling)".
fn drilled(hall: Hall, game: &str, kind: &str) -> Option<String> {
    let game = hall.desk.label(registry::find(game).ok()?.label);
    let (done, special) = match DrillKind::named(kind)? {
        DrillKind::Find => (Label::DrillKindFind, None),
        DrillKind::Name => (Label::DrillKindName, None),
        DrillKind::Play(special) => (Label::DrillKindPlay, Some(special)),
        DrillKind::Write(special) => (Label::DrillKindWrite, Some(special)),
    };
    let special = special.map(|special| [" (", hall.desk.label(special.label()), ")"].concat());
    Some([game, " – ", hall.desk.label(done), &special.unwrap_or_default()].concat())
}

fn table(hall: Hall, lines: Vec<Line>) -> Vec<El> {
    if lines.is_empty() {
        return vec![el("p", "note").label(hall.desk, Label::ReportNone)];
    }
    let head = [Label::ReportWhat, Label::ReportOften, Label::ReportWhere]
        .map(|label| el("th", "").attr("scope", "col").label(hall.desk, label));
    let head = el("thead", "").with([el("tr", "").with(head)]);
    let row = |line: Line| {
        let link = match &line.lesson {
            Some((course, n)) => {
                let id = course.lessons.get(*n).map(|lesson| lesson.id.as_str()).unwrap_or_default();
                el("a", "").attr("href", &address(&course.key, id, "")).says(list::title(hall, course, *n))
            }
            None => el("a", "").attr("href", "#drill").label(hall.desk, Label::DrillTitle),
        };
        let count = el("td", "often").text(&[&line.count.to_string(), "\u{a0}×"].concat());
        let what = el("th", "").attr("scope", "row").text(&line.says);
        el("tr", "").with([what, count, el("td", "").with([link])])
    };
    vec![el("table", "").with([head, el("tbody", "").with(lines.into_iter().map(row))])]
}
