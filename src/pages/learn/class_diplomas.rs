//! Diplomas of a class: a sheet with a line to sign for each name. Pupils who handed in the whole course are there first;
//! names that the teacher writes or leaves out are kept with the class.

use crate::components::name_order::name_order;
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::Course;
use crate::pages::learn::diploma_sheet::{DiplomaSheet, LastPart, today};
use crate::pages::learn::print_button::PrintButton;
use crate::state::class_book;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::class::{ClassBook, finished};
use notabene_study::hand_in::lesson_tasks;

/// Content of the page.
#[component]
pub fn ClassDiplomas(course: Course) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let (finished, key) = (finished_pupils(cx, &course), course.stars_key());
    let names = RwSignal::new(class_book::saved().unwrap_or_default().diploma_names(&key, &finished));
    let write = move |e| {
        let mut book = class_book::saved().unwrap_or_default();
        names.set(book.set_diploma_names(&key, &finished, &event_target_value(&e)));
        // Without room on the device the names stay on the page.
        class_book::save(&book);
    };
    let day = today();
    let sheets = move || {
        let sheet = |name: String| {
            view! { <DiplomaSheet course=course.clone() name day=day.clone() last=LastPart::Signature/> }
        };
        names.get().into_iter().map(sheet).collect_view()
    };
    view! {
        <h1 class="screen-only" tabindex="-1">{prefs.label_signal(Label::ClassDiplomas)}</h1>
        <p class="lead screen-only">{prefs.label_signal(Label::ClassDiplomasLead)}</p>
        <div class="diploma-tools inline screen-only">
            <label class="strong" for="pupils">{prefs.label_signal(Label::ClassList)}</label>
            <textarea
                name="pupils" id="pupils" rows="6" spellcheck="false"
                prop:value=names.get_untracked().join("\n") on:input=write
            ></textarea>
            <PrintButton label=Label::ClassDiplomasPrint class="main"/>
        </div>
        <div class="stack loose">{sheets}</div>
    }
}

/// Names of those who completed the course, as the results on this device show.
fn finished_pupils(cx: LearnState, course: &Course) -> Vec<String> {
    let (book, key): (ClassBook, String) = (class_book::saved().unwrap_or_default(), course.stars_key());
    let order = name_order(cx.language_now().code());
    let all = finished(&book, &key, &lesson_tasks(course, &key), &order);
    all.into_iter().map(|it| it.pupil).collect()
}
