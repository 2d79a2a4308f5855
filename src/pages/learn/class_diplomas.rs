//! Diplomas of a class: a sheet with a line to sign for each name. Pupils who handed in the whole course are there first.

use crate::components::element::{El, button, el};
use crate::components::name_order::name_order;
use crate::pages::learn::PageContext;
use crate::pages::learn::courses::Course;
use crate::pages::learn::diploma_sheet::{LastPart, diploma_sheet, today};
use crate::state::class_book;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::LONGEST_NAME;
use notabene_study::class::{ClassBook, finished};
use notabene_study::hand_in::lesson_tasks;

/// Maximum number of sheets.
const MOST_SHEETS: usize = 100;

/// Content of the page.
pub fn class_diplomas(cx: PageContext, course: &Course) -> Vec<El> {
    let app = cx.app;
    let names = RwSignal::new(finished_pupils(cx, course).join("\n"));
    let area = el("textarea", "").attr("name", "pupils").attr("rows", "6").attr("spellcheck", "false");
    let area = area.attr("id", "pupils").value(move || names.get_untracked());
    let area = area.on("input", move |e| names.set(event_target_value(&e)));
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
        names.with(|names| one_a_line(names)).into_iter().map(sheet).collect()
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

/// The names of a text, one a line, as long as a diploma has room for.
fn one_a_line(text: &str) -> Vec<String> {
    let names = text.lines().map(str::trim).filter(|name| !name.is_empty());
    names.take(MOST_SHEETS).map(|name| name.chars().take(LONGEST_NAME).collect()).collect()
}
