//! Report for parents and teachers: mistakes by kind, their counts, and the lesson that explains each.

use crate::components::NothingYet;
use crate::components::query::focus_after_render;
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::{Course, CourseEntry};
use crate::pages::learn::delete_progress::DeleteProgress;
use crate::pages::learn::print_button::PrintButton;
use crate::state::i18n_loader::art_url;
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
#[component]
pub fn MistakesPage() -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_after_render(".courses h1");
    let table = move || {
        let lines =
            cx.progress.with(|progress| cx.courses.with(|courses| mistake_lines(prefs, progress, courses)));
        view! { <MistakeTable lines/> }
    };
    view! {
        <h1 tabindex="-1">{prefs.label_signal(Label::ReportTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::ReportLead)}</p>
        <div class="report for-paper">{table}</div>
        <DeleteProgress/>
        <p class="screen-only"><a class="button" href="#learn">{prefs.label_signal(Label::SchoolTitle)}</a></p>
    }
}

/// Mistakes, most frequent first. Those of missing courses are left out.
fn mistake_lines(prefs: Preferences, progress: &Progress, courses: &[CourseEntry]) -> Vec<MistakeLine> {
    let mut all: Vec<MistakeLine> = Vec::new();
    for missed in progress.mistakes() {
        let Some(line) = mistake_line(prefs, &missed, courses) else { continue };
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

fn mistake_line(prefs: Preferences, missed: &MistakeCount, courses: &[CourseEntry]) -> Option<MistakeLine> {
    let count = missed.count;
    if let Some(game) = missed.course.strip_prefix("drill/") {
        return Some(MistakeLine { text: drill_name(prefs, game, missed.kind)?, count, lesson: None });
    }
    let course =
        courses.iter().filter_map(CourseEntry::course).find(|course| course.stars_key() == missed.course)?;
    let n = course.lessons.iter().position(|lesson| lesson.id == missed.lesson)?;
    let text = mistake_text(prefs, &course, missed.kind)?;
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

#[component]
fn MistakeTable(lines: Vec<MistakeLine>) -> impl IntoView {
    let prefs = Preferences::here();
    if lines.is_empty() {
        let text = prefs.label_signal(Label::ReportNone);
        return view! { <div class="note"><NothingYet picture=art_url("trainer-read") text/></div> }
            .into_any();
    }
    let heads = [Label::ReportWhat, Label::ReportOften, Label::ReportWhere];
    let heads = heads.map(|label| view! { <th scope="col">{prefs.label_signal(label)}</th> });
    let rows = lines.into_iter().map(|line| view! { <MistakeRow line/> });
    view! {
        <table class="ruled">
            <thead><tr>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <p class="actions screen-only"><PrintButton label=Label::ReportPrint/></p>
    }
    .into_any()
}

/// Mistake, its count, and a link to the lesson that explains it, or to the drills.
#[component]
fn MistakeRow(line: MistakeLine) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let (href, title) = match &line.lesson {
        Some((course, n)) => (course.address(*n, None), cx.lesson_title(course, *n)),
        None => ("#drill".into(), prefs.label_signal(Label::DrillTitle)),
    };
    view! {
        <tr>
            <th scope="row">{line.text}</th>
            <td class="cut">{format!("{}\u{a0}×", line.count)}</td>
            <td><a href=href>{title}</a></td>
        </tr>
    }
}
