//! Diplomas of a class: a sheet with a line to sign for each name. Pupils who handed in the whole course are there first;
//! names that the teacher writes or leaves out are kept with the class.

use crate::components::element::{El, button, el};
use crate::components::name_order::name_order;
use crate::pages::learn::PageContext;
use crate::pages::learn::courses::Course;
use crate::pages::learn::diploma_sheet::{LastPart, diploma_sheet, today};
use crate::state::class_book;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::class::{ClassBook, finished};
use notabene_study::hand_in::lesson_tasks;

/// Content of the page.
pub fn class_diplomas(cx: PageContext, course: &Course) -> Vec<El> {
    let app = cx.app;
    let (finished, key) = (finished_pupils(cx, course), course.stars_key());
    let names = RwSignal::new(class_book::saved().unwrap_or_default().diploma_names(&key, &finished));
    let area = el("textarea", "").attr("name", "pupils").attr("rows", "6").attr("spellcheck", "false");
    let area = area.attr("id", "pupils").value(move || names.get_untracked().join("\n"));
    let area = area.on("input", move |e| {
        let mut book = class_book::saved().unwrap_or_default();
        names.set(book.set_diploma_names(&key, &finished, &event_target_value(&e)));
        // Without room on the device the names stay on the page.
        class_book::save(&book);
    });
    let print = button(app, Label::ClassDiplomasPrint, "print", || {
        // A browser that cannot print does nothing.
        drop(window().print());
    });
    print.0.set_class_name("main");
    let label = el("label", "").attr("for", "pupils").label(app, Label::ClassList);
    let (course, day) = (course.clone(), today());
    let sheets = el("div", "diplomas").live_children(move || {
        let sheet =
            |name: String| diploma_sheet(cx, &course, Signal::stored(name), day.clone(), LastPart::Signature);
        names.get().into_iter().map(sheet).collect()
    });
    vec![
        el("h1", "").attr("tabindex", "-1").label(app, Label::ClassDiplomas),
        el("p", "lead").label(app, Label::ClassDiplomasLead),
        el("div", "diploma-tools").with([label, area, print]),
        sheets,
    ]
}

/// Names of those who completed the course, as the results on this device show.
fn finished_pupils(cx: PageContext, course: &Course) -> Vec<String> {
    let (book, key): (ClassBook, String) = (class_book::saved().unwrap_or_default(), course.stars_key());
    let order = name_order(cx.language_now().code());
    let all = finished(&book, &key, &lesson_tasks(course, &key), &order);
    all.into_iter().map(|it| it.pupil).collect()
}
