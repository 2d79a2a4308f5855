//! Import of a teacher's own course: chosen, dropped or pasted; problems are shown with line and column.

use crate::components::{Button, FileButton};
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::{self, Added};
use crate::pages::learn::missing_course::StatusNote;
use crate::state::fetch::fetch_text;
use crate::state::i18n_loader;
use crate::state::preferences::Preferences;
use crate::views::article::Article;
use crate::views::problem_list::ProblemList;
use leptos::html::Textarea;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlTextAreaElement};

/// Result of the last import.
#[derive(Clone)]
enum CourseImport {
    Nothing,
    /// An example was requested, but the field is not empty.
    NotEmpty,
    Added(Added),
    /// Added, with the text and warnings for its author.
    AddedWithProblems(Added, String, Vec<Problem>),
    /// Refused, with the text and its errors.
    Refused(String, Vec<Problem>),
}

type ImportSignal = RwSignal<CourseImport>;

/// Section of the page for teachers.
#[component]
pub fn OwnCourses() -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let import = RwSignal::new(CourseImport::Nothing);
    let area = NodeRef::<Textarea>::new();
    let hint = prefs.label_signal(Label::LearnOwnPaste);
    let read = move |()| {
        if let Some(area) = area.get_untracked() {
            import_course(cx, import, &area.value());
        }
    };
    let fill = move |()| {
        if let Some(area) = area.get_untracked() {
            fill_with_example(cx, import, area);
        }
    };
    let choose = move |files: Vec<File>| files.into_iter().for_each(|file| load_file(cx, import, file));
    view! {
        <details class="card own" on:drop=move |e| take_dropped_file(cx, import, &e)>
            <summary><h2>{prefs.label_signal(Label::LearnOwn)}</h2></summary>
            <div class="stack">
                <p>
                    <a class="button main" href="#courses" data-do="courses">{prefs.label_signal(Label::BuildTitle)}</a>
                </p>
                <p class="hint">{prefs.label_signal(Label::LearnOwnHint)}</p>
                <textarea
                    node_ref=area name="course" rows="3" spellcheck="false" placeholder=hint aria-label=hint
                ></textarea>
                <div class="actions">
                    <Button text=prefs.label_signal(Label::LearnOwnRead) name="add-course" on_click=read/>
                    <FileButton
                        text=prefs.label_signal(Label::ChooseFile) name="course-file" accept=".txt,text/plain"
                        on_choose=choose
                    />
                    <Button text=prefs.label_signal(Label::LearnOwnExample) name="example-course" on_click=fill/>
                </div>
                <div class="came">{move || view! { <ImportResult import=import.get()/> }}</div>
                <FormatDescription/>
            </div>
        </details>
    }
}

fn take_dropped_file(cx: LearnState, import: ImportSignal, e: &DragEvent) {
    e.prevent_default();
    // Elsewhere on the page a dropped file is a record of games.
    e.stop_propagation();
    if let Some(file) = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
        load_file(cx, import, file);
    }
}

/// Description of the course format, collapsed; fetched when opened.
#[component]
fn FormatDescription() -> impl IntoView {
    let prefs = Preferences::here();
    let is_opened = RwSignal::new(false);
    let text = Memo::new(move |_| is_opened.get());
    view! {
        <details class="how" data-do="how-course" on:toggle=move |_| is_opened.set(true)>
            <summary>{prefs.label_signal(Label::LearnOwnHow)}</summary>
            <div class="stack">{move || text.get().then(|| view! { <Article name="courses"/> })}</div>
        </details>
    }
}

/// Fills the field with an example course in the language of the screen, if it is empty.
fn fill_with_example(cx: LearnState, import: ImportSignal, area: HtmlTextAreaElement) {
    if !area.value().trim().is_empty() {
        return import.set(CourseImport::NotEmpty);
    }
    spawn_local(async move {
        let code = cx.language_now().code();
        let Some(text) = fetch_text(&i18n_loader::asset_url(&["courses/example.", code, ".txt"])).await
        else {
            return;
        };
        area.set_value(&text);
        area.set_rows(16);
        // The text is readable without the focus.
        let _ = area.focus();
        // A selection in a text area never fails.
        let _ = area.set_selection_range(0, 0);
    });
}

fn load_file(cx: LearnState, import: ImportSignal, file: File) {
    spawn_local(async move {
        let buffer = JsFuture::from(file.array_buffer()).await;
        let bytes = buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default();
        match record::decode(&bytes) {
            Some(text) => import_course(cx, import, &text),
            None => {
                import.set(CourseImport::Refused("".into(), vec![Problem { message: msg!(NotText), at: 0 }]))
            }
        }
    });
}

fn import_course(cx: LearnState, import: ImportSignal, text: &str) {
    import.set(match notabene_study::read(text) {
        Ok(course) => {
            let remarks = course.remarks.clone();
            match courses::add_own_course(cx, course, text) {
                Some(added) if remarks.is_empty() => CourseImport::Added(added),
                Some(added) => CourseImport::AddedWithProblems(added, text.into(), remarks),
                None => return,
            }
        }
        Err(problems) => CourseImport::Refused(text.into(), problems),
    });
}

#[component]
fn ImportResult(import: CourseImport) -> impl IntoView {
    let prefs = Preferences::here();
    match import {
        CourseImport::Nothing => ().into_any(),
        CourseImport::NotEmpty => {
            view! { <p class="note" role="alert">{prefs.label_signal(Label::LearnOwnNotEmpty)}</p> }
                .into_any()
        }
        CourseImport::Added(added) => view! { <AddedNote added/> }.into_any(),
        CourseImport::AddedWithProblems(added, text, problems) => view! {
            <AddedNote added/>
            <p>{prefs.label_signal(Label::LearnOwnRemarks)}</p>
            <ProblemList class="remarks" text problems has_place=concerns_a_place/>
        }
        .into_any(),
        CourseImport::Refused(text, problems) => view! {
            <div role="alert">
                <p>{prefs.label_signal(Label::LearnOwnProblems)}</p>
                <ProblemList class="problems bare" text problems has_place=concerns_a_place/>
            </div>
        }
        .into_any(),
    }
}

/// False for a problem of a whole course.
fn concerns_a_place(problem: &Problem) -> bool {
    problem.at > 0
}

/// Message about a course that was added.
#[component]
fn AddedNote(added: Added) -> impl IntoView {
    let label = match added {
        Added::Saved => Label::LearnOwnAdded,
        Added::NotSaved => Label::LearnOwnPassing,
        Added::Full => Label::LearnOwnFull,
    };
    view! { <StatusNote label/> }
}
