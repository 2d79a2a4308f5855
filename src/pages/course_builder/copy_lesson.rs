//! Lessons of Notabene, copied into a course.

use crate::components::{Button, Select, SelectOption};
use crate::pages::course_builder::state::CourseState;
use crate::pages::learn::{BUILT_IN, course_text};
use crate::state::preferences::Preferences;
use crate::state::router::open_page;
use leptos::prelude::*;
use notabene_core::i18n::{Label, head};
use notabene_study::builder::CourseDocument;
use wasm_bindgen_futures::spawn_local;

/// Title of a course, in its author's language.
fn course_title(document: &CourseDocument) -> Option<String> {
    let entry = document.block(0)?.entry("title")?;
    entry.texts.first().map(|(_, text)| text.clone())
}

/// Choice of a course, a lesson of it, and the button that copies it.
#[component]
pub fn CopyLesson(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let is_open = RwSignal::new(false);
    let sources = RwSignal::new(Vec::<CourseDocument>::new());
    let (source, lesson) = (RwSignal::new(0), RwSignal::new(0));
    let open = move |_| {
        if !is_open.get_untracked() {
            is_open.set(true);
            spawn_local(load(course, sources));
        }
    };
    let titles = move || {
        sources.with(|all| all.iter().map(|one| course_title(one).unwrap_or_default()).collect::<Vec<_>>())
    };
    let lessons = move || {
        let all =
            sources.with(|all| all.get(source.get()).map(CourseDocument::lesson_titles)).unwrap_or_default();
        (1..).zip(all).map(|(number, title)| format!("{number}. {title}")).collect::<Vec<_>>()
    };
    let choose_source = move |n| {
        source.set(n);
        lesson.set(0);
    };
    let copy = move |()| {
        let from = sources.with_untracked(|all| all.get(source.get_untracked()).cloned());
        let copied = from
            .and_then(|from| course.edit("", |document| document.copy_lesson(&from, lesson.get_untracked())));
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
                <NumberSelect
                    label=Label::BuildCourse name="copy-course" texts=Signal::derive(titles) chosen=source
                    on_choose=choose_source
                />
                <NumberSelect
                    label=Label::BuildLesson name="copy-lesson" texts=Signal::derive(lessons) chosen=lesson
                    on_choose=move |n| lesson.set(n)
                />
                <Button text=prefs.label_signal(Label::BuildCopyLesson) name="copy-lesson-now" on_click=copy/>
            </div>
        </details>
    }
}

/// Choice among texts by their numbers.
#[component]
fn NumberSelect(
    label: Label,
    name: &'static str,
    texts: Signal<Vec<String>>,
    chosen: RwSignal<usize>,
    #[prop(into)] on_choose: Callback<usize>,
) -> impl IntoView {
    let text = Preferences::here().label_signal(label);
    move || {
        let option = |(n, text): (usize, String)| SelectOption {
            value: n.to_string(),
            text: Signal::stored(head(&text, 80)),
        };
        let options = texts.get().into_iter().enumerate().map(option).collect();
        view! {
            <Select
                text name options value=Signal::derive(move || chosen.get().to_string())
                on_change=move |value: String| on_choose.run(value.parse().unwrap_or_default())
            />
        }
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
