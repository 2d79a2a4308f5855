//! The courses of the device that can be changed, new ones, and those of files.

use crate::components::{Button, NothingYet};
use crate::pages::learn::{course_storage_key, own_course_texts, save_new_course};
use crate::state::address::course_builder_address;
use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use crate::state::random::random_bits;
use crate::state::router::open_page;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use notabene_study::builder::{CourseDocument, NewTexts, check_file};
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, File, HtmlInputElement};

/// State of the list. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct ListState {
    prefs: Preferences,
    /// Names in the address, and texts.
    courses: RwSignal<Vec<(String, String)>>,
    /// Reasons why a file was not opened.
    refused: RwSignal<Vec<String>>,
    /// The course that was deleted last.
    deleted: RwSignal<Option<String>>,
}

/// All courses.
#[component]
pub fn ListPage() -> impl IntoView {
    let prefs = Preferences::here();
    let state = ListState {
        prefs,
        courses: RwSignal::new(own_course_texts()),
        refused: RwSignal::new(Vec::new()),
        deleted: RwSignal::new(storage::load_in_tab(StorageKey::DeletedCourse)),
    };
    let list = move || {
        let all = state.courses.get();
        match all.is_empty() {
            true => view! { <NothingYet picture=art_url("teach-courses") text=prefs.label_signal(Label::BuildNone)/> }.into_any(),
            false => view! {
                <ul class="build-list stack bare">{all.into_iter().map(|(key, text)| view! { <CourseLink prefs key text/> }).collect_view()}</ul>
            }
            .into_any(),
        }
    };
    view! {
        <h1>{prefs.label_signal(Label::BuildTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::BuildLead)}</p>
        <section class="card">
            {list}
            <DeletedCourse state/>
            <div class="row">
                <Button text=prefs.label_signal(Label::BuildNewCourse) name="new-course" class="main" on_click=move |()| create(state)/>
                <label class="button">
                    <span>{prefs.label_signal(Label::BuildOpenFile)}</span>
                    <input type="file" accept=".txt,text/plain" name="course-file" on:change=move |e| open_file(state, &e)/>
                </label>
            </div>
            <RefusedFile state/>
        </section>
    }
}

/// Link to a course, with its title.
#[component]
fn CourseLink(prefs: Preferences, key: String, text: String) -> impl IntoView {
    let document = CourseDocument::new(&text);
    let titles = document
        .block(0)
        .and_then(|block| block.entry("title"))
        .and_then(|entry| entry.texts.first().cloned());
    let title = move || match &titles {
        Some((_, title)) if !title.is_empty() => title.clone(),
        _ => prefs.label(Label::BuildUnnamed).into(),
    };
    view! { <li><a class="button" href=course_builder_address(&key)>{title}</a></li> }
}

/// The course that was deleted last, with the way back.
#[component]
fn DeletedCourse(state: ListState) -> impl IntoView {
    let prefs = state.prefs;
    let restore = move |()| {
        let text = state.deleted.get_untracked().unwrap_or_default();
        if save_new_course(&text).is_some() {
            storage::delete_in_tab(StorageKey::DeletedCourse);
            state.deleted.set(None);
            state.courses.set(own_course_texts());
        } else {
            state.refused.set(vec![prefs.label(Label::LearnOwnFull).into()]);
        }
    };
    let content = move || {
        state.deleted.with(Option::is_some).then(|| {
            view! {
                <span>{prefs.label_signal(Label::BuildDeleted)}</span>
                <Button text=prefs.label_signal(Label::BuildRestore) name="restore" on_click=restore/>
            }
        })
    };
    view! { <div class="row" role="status">{content}</div> }
}

/// Reasons why a file was not opened.
#[component]
fn RefusedFile(state: ListState) -> impl IntoView {
    let content = move || {
        let reasons = state.refused.get();
        (!reasons.is_empty()).then(|| {
            let items = reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view();
            view! {
                <p>{state.prefs.label(Label::BuildRefused)}</p>
                <ul class="to-do unless-empty">{items}</ul>
            }
        })
    };
    view! { <div role="alert">{content}</div> }
}

/// Begins a course with one lesson, and opens it.
fn create(state: ListState) {
    let language = state.prefs.with_untracked(|prefs| prefs.language);
    let label = |label| String::from(language.label(label));
    let texts = NewTexts {
        title: label(Label::BuildFirstTitle),
        goal: label(Label::BuildFirstLead),
        ..NewTexts::default()
    };
    // Courses of several authors meet on one device: their stars are kept by these names.
    let id = format!("course-{:08x}", random_bits());
    let mut document = CourseDocument::create(&id, "chess", language, &texts);
    document.add_lesson(language, &first_lesson(&label));
    keep(state, document.text());
}

/// Texts with which a lesson begins.
pub fn first_lesson(label: &dyn Fn(Label) -> String) -> NewTexts {
    NewTexts {
        title: label(Label::BuildFirstLesson),
        goal: label(Label::BuildFirstGoal),
        point: label(Label::BuildFirstPoint),
    }
}

/// Saves a course in a free place of the device, and opens it.
fn keep(state: ListState, text: &str) {
    match save_new_course(text) {
        Some(key) => open_page(course_builder_address(&key).trim_start_matches('#')),
        None => state.refused.set(vec![state.prefs.label(Label::LearnOwnFull).into()]),
    }
}

fn open_file(state: ListState, e: &Event) {
    let Some(input) = e.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
        return;
    };
    if let Some(file) = input.files().and_then(|files| files.get(0)) {
        read_file(state, file);
    }
    // The file may be chosen again after it is corrected.
    input.set_value("");
}

fn read_file(state: ListState, file: File) {
    spawn_local(async move {
        let buffer = JsFuture::from(file.array_buffer()).await;
        let bytes = buffer.map(|buffer| js_sys::Uint8Array::new(&buffer).to_vec()).unwrap_or_default();
        let text = record::decode(&bytes).ok_or_else(|| Problem { message: msg!(NotText), at: 0 });
        match text.and_then(|text| check_file(&text).map(|()| text)) {
            Ok(text) => keep(state, &text),
            Err(problem) => state.refused.set(vec![state.prefs.message_text(&problem.message)]),
        }
    });
}

/// Deletes a course; its text stays in this tab until another one is deleted.
pub fn delete(key: &str) {
    let Some(key) = course_storage_key(key) else { return };
    if let Some(text) = storage::load(&key) {
        storage::save_in_tab(StorageKey::DeletedCourse, &text);
        storage::delete(&key);
    }
}
