//! For parents and teachers: the mistakes by kind, how often each was made, and the lesson that explains it.

use super::beside::ListLink;
use super::courses::{Course, Entry};
use super::forget::ForgetStars;
use super::list::lesson_title;
use super::{LessonState, address, focus_soon};
use crate::components::Button;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::study::drill::DrillKind;
use notabene_core::study::{Missed, Progress, exercise_kind};

/// The name of the page in the address, in the place of a course.
pub const NAME: &str = "mistakes";

/// One kind of mistake, however many lessons it was made in.
struct Line {
    /// Its name: a sentence of the course, or the task.
    says: String,
    count: u32,
    /// Course and number of the first lesson in which it was made; `None`: a drill.
    lesson: Option<(Course, usize)>,
}

/// The page for parents and teachers.
#[component]
pub fn MistakeReport() -> impl IntoView {
    let prefs = LessonState::here().prefs;
    // A browser that cannot print does nothing.
    let print = |()| drop(window().print());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_soon(".courses h1");
    view! {
        <h1 tabindex="-1">{prefs.words(Label::ReportTitle)}</h1>
        <p class="lead">{prefs.words(Label::ReportLead)}</p>
        <div class="report"><MistakeTable/></div>
        <div class="actions"><Button text=prefs.words(Label::ReportPrint) name="print" on_click=print/></div>
        <ForgetStars/>
        <ListLink/>
    }
}

/// The mistakes, the most frequent first. Those of a course that is not there (any more) are left out.
fn lines(state: LessonState, progress: &Progress, courses: &[Entry]) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    for missed in progress.missed() {
        let Some(line) = line(state, &missed, courses) else { continue };
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

fn line(state: LessonState, missed: &Missed, courses: &[Entry]) -> Option<Line> {
    let count = missed.count;
    if let Some(game) = missed.course.strip_prefix("drill/") {
        return Some(Line { says: drilled(state, game, missed.kind)?, count, lesson: None });
    }
    let course = courses.iter().filter_map(Entry::course).find(|course| course.stars() == missed.course)?;
    let n = course.lessons.iter().position(|lesson| lesson.id == missed.lesson)?;
    let hint = course.hints.iter().find(|hint| hint.key == missed.kind);
    let says = match hint {
        Some(hint) => hint.says.in_language(state.language()).to_string(),
        None => state.prefs.label(exercise_kind(missed.kind)?.label()).to_string(),
    };
    Some(Line { says, count, lesson: Some((course, n)) })
}

/// A drill by its game and what was to be done: "Chess: write what is played (castling)".
fn drilled(state: LessonState, game: &str, kind: &str) -> Option<String> {
    let game = state.prefs.label(registry::find(game).ok()?.label);
    let (done, special) = match DrillKind::named(kind)? {
        DrillKind::Find => (Label::DrillKindFind, None),
        DrillKind::Name => (Label::DrillKindName, None),
        DrillKind::Play(special) => (Label::DrillKindPlay, Some(special)),
        DrillKind::Write(special) => (Label::DrillKindWrite, Some(special)),
    };
    let special = special.map(|special| [" (", state.prefs.label(special.label()), ")"].concat());
    Some([game, " – ", state.prefs.label(done), &special.unwrap_or_default()].concat())
}

/// The mistakes, or a note that there are none.
#[component]
fn MistakeTable() -> impl IntoView {
    let state = LessonState::here();
    let lines =
        move || state.progress.with(|progress| state.courses.with(|courses| lines(state, progress, courses)));
    move || match lines() {
        none if none.is_empty() => {
            view! { <p class="note">{state.prefs.words(Label::ReportNone)}</p> }.into_any()
        }
        lines => view! {
            <table>
                <MistakeTableHead/>
                <tbody>{lines.into_iter().map(|line| view! { <MistakeRow line/> }).collect_view()}</tbody>
            </table>
        }
        .into_any(),
    }
}

#[component]
fn MistakeTableHead() -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let heads = [Label::ReportWhat, Label::ReportOften, Label::ReportWhere]
        .map(|label| view! { <th scope="col">{prefs.words(label)}</th> });
    view! { <thead><tr>{heads.collect_view()}</tr></thead> }
}

/// A kind of mistake, with the way to what explains it.
#[component]
fn MistakeRow(line: Line) -> impl IntoView {
    let state = LessonState::here();
    let (to, title) = match &line.lesson {
        Some((course, n)) => {
            (address(&course.key, course.lesson_id(*n), ""), lesson_title(state, course, *n))
        }
        None => ("#drill".into(), state.prefs.words(Label::DrillTitle)),
    };
    view! {
        <tr>
            <th scope="row">{line.says}</th>
            <td class="often">{format!("{}\u{a0}×", line.count)}</td>
            <td><a href=to>{title}</a></td>
        </tr>
    }
}
