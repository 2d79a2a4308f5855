//! A teacher's own course: chosen, dropped or pasted; what is wrong with it is told with line and column.

use super::Hall;
use super::courses::{self, Added};
use crate::ui::dom::{El, Live, button, el};
use notabene_core::msg;
use notabene_core::record;
use notabene_core::session::Problem;
use notabene_core::text::Label;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlInputElement, HtmlTextAreaElement};

/// What became of the last file.
enum Came {
    Nothing,
    Added(Added),
    /// The text, and what is wrong with it.
    Refused(Rc<str>, Vec<Problem>),
}

/// How many problems are shown.
const SHOWN: usize = 20;

/// The part of the page for teachers.
pub fn own(hall: Hall) -> El {
    let came = Live::new(Came::Nothing);
    let desk = hall.desk;
    let area = el("textarea", "").attr("name", "course").attr("rows", "3").attr("spellcheck", "false");
    let area = area.live("placeholder", move || desk.label(Label::LearnOwnPaste).into());
    let area = area.live("aria-label", move || desk.label(Label::LearnOwnPaste).into());
    let field: HtmlTextAreaElement = area.0.clone().unchecked_into();
    let take = button(desk, Label::LearnOwnRead, "add-course", move || read(hall, came, &field.value()));
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
        el("div", "actions").with([take, choose]),
        el("div", "came").each(move || came.with(|came| told(hall, came))),
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

fn load(hall: Hall, came: Live<Came>, file: File) {
    spawn_local(async move {
        let buffer = JsFuture::from(file.array_buffer()).await;
        let bytes = buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default();
        match record::decode(&bytes) {
            Some(text) => read(hall, came, &text),
            None => came.set(Came::Refused("".into(), vec![Problem { says: msg!(NotText), at: 0 }])),
        }
    });
}

fn read(hall: Hall, came: Live<Came>, text: &str) {
    came.set(match notabene_core::lesson::read(text) {
        Ok(course) => match courses::add(hall, course, text) {
            Some(added) => Came::Added(added),
            None => return,
        },
        Err(problems) => Came::Refused(text.into(), problems),
    });
}

fn told(hall: Hall, came: &Came) -> Vec<El> {
    let (text, problems) = match came {
        Came::Nothing => return Vec::new(),
        Came::Added(added) => {
            let label = match added {
                Added::Kept => Label::LearnOwnAdded,
                Added::Passing => Label::LearnOwnPassing,
                Added::Full => Label::LearnOwnFull,
            };
            return vec![el("p", "note").attr("role", "status").label(hall.desk, label)];
        }
        Came::Refused(text, problems) => (text, problems),
    };
    let item = |problem: &Problem| {
        let (line, column) = record::place(text, problem.at);
        let place = el("b", "").text(&hall.desk.say(&msg!(AtPlace { line, column })));
        let says = el("span", "").text(&hall.desk.say(&problem.says));
        el("li", "").with([place, says])
    };
    let title = el("p", "").label(hall.desk, Label::LearnOwnProblems);
    let list = el("ul", "problems").with(problems.iter().take(SHOWN).map(item));
    vec![el("div", "").attr("role", "alert").with([title, list])]
}
