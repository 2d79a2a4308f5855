//! A teacher's own course: chosen, dropped or pasted; problems are shown with line and column.

use super::LessonState;
use super::courses::{self, Added};
use super::remake::Remake;
use crate::components::Button;
use crate::ui::notes::{fetched, notes};
use crate::ui::state::Desk;
use crate::ui::tongue;
use leptos::ev::{DragEvent, Event};
use leptos::html;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use std::sync::Arc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};

/// Problems shown at most.
const SHOWN: usize = 20;

/// Outcome of the last file or text.
#[derive(Clone)]
enum Outcome {
    Nothing,
    /// An example was asked for, but the field has a text in it.
    FieldNotEmpty,
    Added(Added),
    /// Added; the text, and remarks for its author.
    AddedWithRemarks(Added, Arc<str>, Vec<Problem>),
    /// The text, and its problems.
    Refused(Arc<str>, Vec<Problem>),
}

/// Context: reading courses of teachers. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct CourseImport {
    page: LessonState,
    outcome: RwSignal<Outcome>,
    /// The field for a text.
    field: NodeRef<html::Textarea>,
}

impl CourseImport {
    fn new() -> CourseImport {
        CourseImport {
            page: LessonState::here(),
            outcome: RwSignal::new(Outcome::Nothing),
            field: NodeRef::new(),
        }
    }

    fn here() -> CourseImport {
        expect_context()
    }

    /// Reads the text in the field.
    fn read_field(self) {
        if let Some(field) = self.field.get_untracked() {
            self.read(&field.value());
        }
    }

    fn read(self, text: &str) {
        self.outcome.set(match notabene_core::study::read(text) {
            Ok(course) => {
                let remarks = course.remarks.clone();
                match courses::add(self.page, course, text) {
                    Some(added) if remarks.is_empty() => Outcome::Added(added),
                    Some(added) => Outcome::AddedWithRemarks(added, text.into(), remarks),
                    None => return,
                }
            }
            Err(problems) => Outcome::Refused(text.into(), problems),
        });
    }

    fn read_file(self, file: File) {
        spawn_local(async move {
            let buffer = JsFuture::from(file.array_buffer()).await;
            let bytes = buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default();
            match record::decode(&bytes) {
                Some(text) => self.read(&text),
                None => self
                    .outcome
                    .set(Outcome::Refused("".into(), vec![Problem { says: msg!(NotText), at: 0 }])),
            }
        });
    }

    fn read_chosen(self, e: &Event) {
        let input: HtmlInputElement = event_target(e);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            self.read_file(file);
        }
        // A file may be chosen again once it is put right.
        input.set_value("");
    }

    fn read_dropped(self, e: &DragEvent) {
        e.prevent_default();
        // Elsewhere on the page a file is a record of games.
        e.stop_propagation();
        if let Some(file) = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            self.read_file(file);
        }
    }

    /// Puts a small course in the language of the screen into the field, if nothing stands there.
    fn put_example(self) {
        let Some(field) = self.field.get_untracked() else { return };
        if !field.value().trim().is_empty() {
            return self.outcome.set(Outcome::FieldNotEmpty);
        }
        let code = self.page.language_now().code();
        spawn_local(async move {
            let text = fetched(&tongue::ours(&["courses/example.", code, ".txt"])).await;
            text.iter().for_each(|text| show_example(&field, text));
        });
    }
}

fn show_example(field: &HtmlTextAreaElement, text: &str) {
    field.set_value(text);
    field.set_rows(16);
    // Who cannot take the focus reads it all the same.
    let _ = field.focus();
    // It fails only for fields without a caret.
    let _ = field.set_selection_range(0, 0);
}

/// The part of the page for teachers.
#[component]
pub fn OwnCourses() -> impl IntoView {
    let import = CourseImport::new();
    let prefs = import.page.prefs;
    provide_context(import);
    let paste = prefs.words(Label::LearnOwnPaste);
    view! {
        <details class="card own" on:drop=move |e| import.read_dropped(&e)>
            <summary><h2>{prefs.words(Label::LearnOwn)}</h2></summary>
            <div class="inside">
                <p class="hint">{prefs.words(Label::LearnOwnHint)}</p>
                <textarea
                    node_ref=import.field
                    name="course"
                    rows="3"
                    spellcheck="false"
                    placeholder=paste
                    aria-label=paste
                ></textarea>
                <ImportButtons/>
                <div class="came">
                    <Remake on=Signal::derive(move || import.outcome.track())><ImportOutcome/></Remake>
                </div>
                <CourseFormat/>
            </div>
        </details>
    }
}

/// Reading the field, choosing a file, an example.
#[component]
fn ImportButtons() -> impl IntoView {
    let import = CourseImport::here();
    let prefs = import.page.prefs;
    view! {
        <div class="actions">
            <Button text=prefs.words(Label::LearnOwnRead) name="add-course" on_click=move |()| import.read_field()/>
            <label class="button">
                <span>{prefs.words(Label::ChooseFile)}</span>
                <input
                    type="file"
                    accept=".txt,text/plain"
                    name="course-file"
                    on:change=move |e| import.read_chosen(&e)
                />
            </label>
            <Button
                text=prefs.words(Label::LearnOwnExample)
                name="example-course"
                on_click=move |()| import.put_example()
            />
        </div>
    }
}

/// The format of courses, folded; its text is fetched when it is opened.
#[component]
fn CourseFormat() -> impl IntoView {
    let desk = Desk::here();
    let open = RwSignal::new(false);
    view! {
        <details class="how" data-do="how-course" on:toggle=move |_| open.set(true)>
            <summary>{desk.prefs.words(Label::LearnOwnHow)}</summary>
            <div class="inside"><Show when=move || open.get()>{notes(desk, "courses").view()}</Show></div>
        </details>
    }
}

/// The outcome of the last file or text.
#[component]
fn ImportOutcome() -> impl IntoView {
    let CourseImport { page, outcome, .. } = CourseImport::here();
    let prefs = page.prefs;
    match outcome.get() {
        Outcome::Nothing => ().into_any(),
        Outcome::FieldNotEmpty => {
            view! { <p class="note" role="alert">{prefs.words(Label::LearnOwnNotEmpty)}</p> }.into_any()
        }
        Outcome::Added(added) => view! { <AddedNote added/> }.into_any(),
        Outcome::AddedWithRemarks(added, text, remarks) => view! {
            <AddedNote added/>
            <p>{prefs.words(Label::LearnOwnRemarks)}</p>
            <ProblemList class="remarks" text problems=remarks/>
        }
        .into_any(),
        Outcome::Refused(text, problems) => view! {
            <div role="alert">
                <p>{prefs.words(Label::LearnOwnProblems)}</p>
                <ProblemList class="problems" text problems/>
            </div>
        }
        .into_any(),
    }
}

/// The result of adding a course.
#[component]
fn AddedNote(added: Added) -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let label = match added {
        Added::Saved => Label::LearnOwnAdded,
        Added::Passing => Label::LearnOwnPassing,
        Added::Full => Label::LearnOwnFull,
    };
    view! { <p class="note" role="status">{prefs.words(label)}</p> }
}

/// Sentences on a course, each with its line and column unless it speaks of the whole.
#[component]
fn ProblemList(class: &'static str, text: Arc<str>, problems: Vec<Problem>) -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let items = problems.into_iter().take(SHOWN).map(|problem| {
        let (line, column) = record::place(&text, problem.at);
        let place = (problem.at > 0).then_some(move || prefs.say(&msg!(AtPlace { line, column })));
        view! { <li><b>{place}</b><span>{move || prefs.say(&problem.says)}</span></li> }
    });
    view! { <ul class=class>{items.collect_view()}</ul> }
}
