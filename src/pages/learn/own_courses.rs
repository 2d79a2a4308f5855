//! Import of a teacher's own course: chosen, dropped or pasted; problems are shown with line and column.

use crate::components::element::{El, button, el};
use crate::pages::learn::PageContext;
use crate::pages::learn::courses::{self, Added};
use crate::state::fetch::fetch_text;
use crate::state::i18n_loader;
use crate::views::article::article;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlInputElement, HtmlTextAreaElement};

/// Result of the last import.
enum CourseImport {
    Nothing,
    /// An example was requested, but the field is not empty.
    NotEmpty,
    Added(Added),
    /// Added, with the text and warnings for its author.
    AddedWithProblems(Added, Rc<str>, Vec<Problem>),
    /// Refused, with the text and its errors.
    Refused(Rc<str>, Vec<Problem>),
}

/// Maximum number of problems shown.
const MAX_PROBLEMS: usize = 20;

/// Section of the page for teachers.
pub fn own_courses(cx: PageContext) -> El {
    let came = RwSignal::new_local(CourseImport::Nothing);
    let app = cx.app;
    let area = el("textarea", "").attr("name", "course").attr("rows", "3").attr("spellcheck", "false");
    let area = area.live_attr("placeholder", move || app.label(Label::LearnOwnPaste).into());
    let area = area.live_attr("aria-label", move || app.label(Label::LearnOwnPaste).into());
    let field: HtmlTextAreaElement = area.0.clone().unchecked_into();
    let take =
        button(app, Label::LearnOwnRead, "add-course", move || import_course(cx, came, &field.value()));
    let written: HtmlTextAreaElement = area.0.clone().unchecked_into();
    let example = button(app, Label::LearnOwnExample, "example-course", move || {
        fill_with_example(cx, came, written.clone())
    });
    let file =
        el("input", "").attr("type", "file").attr("accept", ".txt,text/plain").attr("name", "course-file");
    let file = file.on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            load_file(cx, came, file);
        }
        // The file may be chosen again after it is corrected.
        input.set_value("");
    });
    let choose = el("label", "button").with([el("span", "").label(app, Label::ChooseFile), file]);
    let build = el("a", "button main").attr("href", "#courses").attr("data-do", "courses");
    let inside = el("div", "inside").with([
        el("p", "").with([build.label(app, Label::BuildTitle)]),
        el("p", "hint").label(app, Label::LearnOwnHint),
        area,
        el("div", "actions").with([take, choose, example]),
        el("div", "came").live_children(move || came.with(|came| import_result(cx, came))),
        format_description(cx),
    ]);
    let title = el("summary", "").with([el("h2", "").label(app, Label::LearnOwn)]);
    el("details", "card own").with([title, inside]).on("drop", move |e| {
        let e: DragEvent = e.unchecked_into();
        e.prevent_default();
        // Elsewhere on the page a dropped file is a record of games.
        e.stop_propagation();
        if let Some(file) = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            load_file(cx, came, file);
        }
    })
}

/// Description of the course format, collapsed; fetched when opened.
fn format_description(cx: PageContext) -> El {
    let open = RwSignal::new(false);
    let title = el("summary", "").label(cx.app, Label::LearnOwnHow);
    let shown = move || if open.get() { vec![article(cx.app, "courses")] } else { Vec::new() };
    let inside = el("div", "inside").live_children(shown);
    el("details", "how")
        .attr("data-do", "how-course")
        .with([title, inside])
        .on("toggle", move |_| open.set(true))
}

/// Fills the field with an example course in the language of the screen, if it is empty.
fn fill_with_example(cx: PageContext, came: RwSignal<CourseImport, LocalStorage>, area: HtmlTextAreaElement) {
    if !area.value().trim().is_empty() {
        return came.set(CourseImport::NotEmpty);
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

fn load_file(cx: PageContext, came: RwSignal<CourseImport, LocalStorage>, file: File) {
    spawn_local(async move {
        let buffer = JsFuture::from(file.array_buffer()).await;
        let bytes = buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default();
        match record::decode(&bytes) {
            Some(text) => import_course(cx, came, &text),
            None => {
                came.set(CourseImport::Refused("".into(), vec![Problem { message: msg!(NotText), at: 0 }]))
            }
        }
    });
}

fn import_course(cx: PageContext, came: RwSignal<CourseImport, LocalStorage>, text: &str) {
    came.set(match notabene_study::read(text) {
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

fn import_result(cx: PageContext, came: &CourseImport) -> Vec<El> {
    match came {
        CourseImport::Nothing => Vec::new(),
        CourseImport::NotEmpty => {
            vec![el("p", "note").attr("role", "alert").label(cx.app, Label::LearnOwnNotEmpty)]
        }
        CourseImport::Added(added) => vec![added_note(cx, *added)],
        CourseImport::AddedWithProblems(added, text, remarks) => {
            let title = el("p", "").label(cx.app, Label::LearnOwnRemarks);
            vec![added_note(cx, *added), title, problem_list(cx, text, remarks).attr("class", "remarks")]
        }
        CourseImport::Refused(text, problems) => {
            let title = el("p", "").label(cx.app, Label::LearnOwnProblems);
            let list = problem_list(cx, text, problems).attr("class", "problems");
            vec![el("div", "").attr("role", "alert").with([title, list])]
        }
    }
}

/// Message about a course that was added.
fn added_note(cx: PageContext, added: Added) -> El {
    let label = match added {
        Added::Saved => Label::LearnOwnAdded,
        Added::NotSaved => Label::LearnOwnPassing,
        Added::Full => Label::LearnOwnFull,
    };
    el("p", "note").attr("role", "status").label(cx.app, label)
}

/// List of problems of a course, each with line and column unless it concerns the whole.
fn problem_list(cx: PageContext, text: &str, problems: &[Problem]) -> El {
    let mut places = record::TextPositions::new(text);
    let item = |problem: &Problem| {
        let (line, column) = places.find(problem.at);
        let place = cx.app.message_text(&msg!(AtPlace { line, column }));
        let place = el("b", "").text(if problem.at == 0 { "" } else { &place });
        let says = el("span", "").text(&cx.app.message_text(&problem.message));
        el("li", "").with([place, says])
    };
    el("ul", "").with(problems.iter().take(MAX_PROBLEMS).map(item))
}
