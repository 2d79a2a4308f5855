//! A teacher's own course: chosen, dropped or pasted; what is wrong with it is told with line and column.

use super::Hall;
use super::courses::{self, Added};
use crate::ui::dom::{El, button, el};
use crate::ui::notes::{fetched, notes};
use crate::ui::tongue;
use leptos::prelude::*;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlInputElement, HtmlTextAreaElement};

/// What became of the last file.
enum Came {
    Nothing,
    /// An example was asked for, but the field has a text in it.
    NotEmpty,
    Added(Added),
    /// Added, with the text and what its author may want to know.
    Remarked(Added, Rc<str>, Vec<Problem>),
    /// The text, and what is wrong with it.
    Refused(Rc<str>, Vec<Problem>),
}

/// How many problems are shown.
const SHOWN: usize = 20;

/// The part of the page for teachers.
pub fn own(hall: Hall) -> El {
    let came = RwSignal::new_local(Came::Nothing);
    let desk = hall.desk;
    let area = el("textarea", "").attr("name", "course").attr("rows", "3").attr("spellcheck", "false");
    let area = area.live("placeholder", move || desk.label(Label::LearnOwnPaste).into());
    let area = area.live("aria-label", move || desk.label(Label::LearnOwnPaste).into());
    let field: HtmlTextAreaElement = area.0.clone().unchecked_into();
    let take = button(desk, Label::LearnOwnRead, "add-course", move || read(hall, came, &field.value()));
    let written: HtmlTextAreaElement = area.0.clone().unchecked_into();
    let example =
        button(desk, Label::LearnOwnExample, "example-course", move || start(hall, came, written.clone()));
    let file =
        el("input", "").attr("type", "file").attr("accept", ".txt,text/plain").attr("name", "course-file");
    let file = file.on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            load(hall, came, file);
        }
        // The same file may be chosen again once it is put right.
        input.set_value("");
    });
    let choose = el("label", "button").with([el("span", "").label(desk, Label::ChooseFile), file]);
    let inside = el("div", "inside").with([
        el("p", "hint").label(desk, Label::LearnOwnHint),
        area,
        el("div", "actions").with([take, choose, example]),
        el("div", "came").each(move || came.with(|came| told(hall, came))),
        how(hall),
    ]);
    let title = el("summary", "").with([el("h2", "").label(desk, Label::LearnOwn)]);
    el("details", "card own").with([title, inside]).on("drop", move |e| {
        let e: DragEvent = e.unchecked_into();
        e.prevent_default();
        // Elsewhere on the page a file is a record of games.
        e.stop_propagation();
        if let Some(file) = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            load(hall, came, file);
        }
    })
}

/// How a course is written, folded; the text is fetched when it is opened.
fn how(hall: Hall) -> El {
    let open = RwSignal::new(false);
    let title = el("summary", "").label(hall.desk, Label::LearnOwnHow);
    let shown = move || if open.get() { vec![notes(hall.desk, "courses")] } else { Vec::new() };
    let inside = el("div", "inside").each(shown);
    el("details", "how")
        .attr("data-do", "how-course")
        .with([title, inside])
        .on("toggle", move |_| open.set(true))
}

/// Puts a small course in the language of the screen into the field, if nothing stands there.
fn start(hall: Hall, came: RwSignal<Came, LocalStorage>, area: HtmlTextAreaElement) {
    if !area.value().trim().is_empty() {
        return came.set(Came::NotEmpty);
    }
    spawn_local(async move {
        let code = hall.language_now().code();
        let Some(text) = fetched(&tongue::ours(&["courses/example.", code, ".txt"])).await else { return };
        area.set_value(&text);
        area.set_rows(16);
        // Who cannot take the focus reads it all the same.
        let _ = area.focus();
        // What can be selected here always can.
        let _ = area.set_selection_range(0, 0);
    });
}

fn load(hall: Hall, came: RwSignal<Came, LocalStorage>, file: File) {
    spawn_local(async move {
        let buffer = JsFuture::from(file.array_buffer()).await;
        let bytes = buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default();
        match record::decode(&bytes) {
            Some(text) => read(hall, came, &text),
            None => came.set(Came::Refused("".into(), vec![Problem { says: msg!(NotText), at: 0 }])),
        }
    });
}

fn read(hall: Hall, came: RwSignal<Came, LocalStorage>, text: &str) {
    came.set(match notabene_core::study::read(text) {
        Ok(course) => {
            let remarks = course.remarks.clone();
            match courses::add(hall, course, text) {
                Some(added) if remarks.is_empty() => Came::Added(added),
                Some(added) => Came::Remarked(added, text.into(), remarks),
                None => return,
            }
        }
        Err(problems) => Came::Refused(text.into(), problems),
    });
}

fn told(hall: Hall, came: &Came) -> Vec<El> {
    match came {
        Came::Nothing => Vec::new(),
        Came::NotEmpty => {
            vec![el("p", "note").attr("role", "alert").label(hall.desk, Label::LearnOwnNotEmpty)]
        }
        Came::Added(added) => vec![added_note(hall, *added)],
        Came::Remarked(added, text, remarks) => {
            let title = el("p", "").label(hall.desk, Label::LearnOwnRemarks);
            vec![added_note(hall, *added), title, places(hall, text, remarks).attr("class", "remarks")]
        }
        Came::Refused(text, problems) => {
            let title = el("p", "").label(hall.desk, Label::LearnOwnProblems);
            let list = places(hall, text, problems).attr("class", "problems");
            vec![el("div", "").attr("role", "alert").with([title, list])]
        }
    }
}

/// What became of a course that was added.
fn added_note(hall: Hall, added: Added) -> El {
    let label = match added {
        Added::Kept => Label::LearnOwnAdded,
        Added::Passing => Label::LearnOwnPassing,
        Added::Full => Label::LearnOwnFull,
    };
    el("p", "note").attr("role", "status").label(hall.desk, label)
}

/// Sentences on a course, each with its line and column unless it speaks of the whole.
fn places(hall: Hall, text: &str, problems: &[Problem]) -> El {
    let item = |problem: &Problem| {
        let (line, column) = record::place(text, problem.at);
        let place = hall.desk.say(&msg!(AtPlace { line, column }));
        let place = el("b", "").text(if problem.at == 0 { "" } else { &place });
        let says = el("span", "").text(&hall.desk.say(&problem.says));
        el("li", "").with([place, says])
    };
    el("ul", "").with(problems.iter().take(SHOWN).map(item))
}
