//! Lessons of Notabene, copied into a course.

use crate::components::{Button, Select, SelectOption};
use crate::pages::course_builder::state::CourseState;
use crate::pages::learn::{BUILT_IN, course_text};
use crate::state::router::open_page;
use leptos::prelude::*;
use notabene_core::i18n::{Label, head};
use notabene_study::builder::CourseDocument;
use wasm_bindgen_futures::spawn_local;

/// Title of a course, in its author's language.
fn course_title(document: &CourseDocument) -> Option<String> {
    let entry = document.block(0)?.entry("title")?;
    entry.said.first().map(|(_, text)| text.clone())
}

/// Choice of a course, a lesson of it, and the button that copies it.
#[component]
pub fn CopyLesson(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let is_open = RwSignal::new(false);
    let sources = RwSignal::new(Vec::<CourseDocument>::new());
    let chosen = RwSignal::new((0, 0));
    let open = move |_| {
        if !is_open.get_untracked() {
            is_open.set(true);
            spawn_local(load(course, sources));
        }
    };
    let number = |value: String| value.parse::<usize>().unwrap_or_default();
    let option = |(n, text): (usize, String)| SelectOption {
        value: n.to_string(),
        text: Signal::stored(head(&text, 80)),
    };
    let courses = move || {
        let all = sources
            .with(|all| all.iter().map(|one| course_title(one).unwrap_or_default()).collect::<Vec<_>>());
        let options = all.into_iter().enumerate().map(option).collect();
        view! {
            <Select
                text=prefs.label_signal(Label::BuildCourse) name="copy-course" options
                value=Signal::derive(move || chosen.get().0.to_string()) on_change=move |value| chosen.set((number(value), 0))
            />
        }
    };
    let from = Memo::new(move |_| chosen.get().0);
    let lessons = move || {
        let all =
            sources.with(|all| all.get(from.get()).map(CourseDocument::lesson_titles)).unwrap_or_default();
        let numbered = all.into_iter().enumerate().map(|(n, title)| (n, format!("{}. {title}", n + 1)));
        let options = numbered.map(option).collect();
        view! {
            <Select
                text=prefs.label_signal(Label::BuildLesson) name="copy-lesson" options
                value=Signal::derive(move || chosen.get().1.to_string())
                on_change=move |value| chosen.update(|(_, lesson)| *lesson = number(value))
            />
        }
    };
    let copy = move |()| {
        let (from, lesson) = chosen.get_untracked();
        let source = sources.with_untracked(|all| all.get(from).cloned());
        let copied =
            source.and_then(|source| course.edit("", |document| document.copy_lesson(&source, lesson)));
        if copied.is_some() {
            open_page(course.address(copied, None).trim_start_matches('#'));
        }
    };
    let loading = move || sources.with(Vec::is_empty).then(|| prefs.label(Label::TextsLoading));
    view! {
        <details class="copy-lesson" on:toggle=open>
            <summary>{prefs.label_signal(Label::BuildCopy)}</summary>
            <p role="status">{loading}</p>
            <div class="row">
                {courses}
                {lessons}
                <Button text=prefs.label_signal(Label::BuildCopyLesson) name="copy-lesson-now" on_click=copy/>
            </div>
        </details>
    }
}

/// Fetches the courses of Notabene, one after the other.
async fn load(course: CourseState, sources: RwSignal<Vec<CourseDocument>>) {
    let Some(language) = course.language.try_get_untracked() else { return };
    for name in BUILT_IN {
        if let Some(text) = course_text(name, language).await {
            let _ = sources.try_update(|all| all.push(CourseDocument::new(&text)));
        }
    }
}
