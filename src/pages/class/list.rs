//! The names of the whole class, who is missing, and the diplomas of those who completed a course.

use crate::components::name_order::name_order;
use crate::pages::class::ClassState;
use crate::pages::learn;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::class::{MissingLine, finished};
use notabene_study::hand_in::lesson_tasks;

/// Number of lines of the missing that are seen at once; the rest is behind a summary.
const MOST_LINES: usize = 12;

/// Names of the class, one a line: whoever handed in nothing is in the table, too.
#[component]
pub fn ListCard(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let shown = Memo::new(move |_| state.book.with(|book| book.roster().join("\n")));
    let set = move |e| {
        let names = event_target_value(&e);
        state.update(|book| book.set_roster(&names));
    };
    view! {
        <details class="card collect class-list screen-only">
            <summary>{prefs.label_signal(Label::ClassList)}</summary>
            <label class="paste">
                <span>{prefs.label_signal(Label::ClassListHint)}</span>
                <textarea name="class-list" rows="6" spellcheck="false" autocomplete="off"
                    prop:value=shown on:change=set></textarea>
            </label>
        </details>
    }
}

/// Card with the pupils of the list from whom something is missing. Nothing without any.
#[component]
pub fn MissingCard(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let line = move |MissingLine { column, pupils }: MissingLine| {
        let name = match column {
            Some(column) => state.names.line(state.names.column(&column)),
            None => prefs.label(Label::ClassMissingAll).into(),
        };
        view! { <dt>{name}</dt><dd>{pupils.join(", ")}</dd> }
    };
    move || {
        let lines = state.table.with(|table| table.missing.clone());
        (!lines.is_empty()).then(|| {
            let mut lines = lines.into_iter();
            let first = lines.by_ref().take(MOST_LINES).map(line).collect_view();
            let count = lines.len() as u32;
            let more = (count > 0).then(|| {
                let words = prefs.message_text(&msg!(ClassMissingMore { count }));
                view! { <details><summary>{words}</summary><dl class="bare">{lines.map(line).collect_view()}</dl></details> }
            });
            view! {
                <section class="card help missing">
                    <h2>{prefs.label_signal(Label::ClassMissing)}</h2>
                    <dl class="bare">{first}</dl>
                    {more}
                </section>
            }
        })
    }
}

/// Links to the diplomas of courses that somebody completed.
#[component]
pub fn DiplomaLinks(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let link = move |(key, title, pupils): (String, String, u32)| {
        let text = prefs.message_text(&msg!(ClassDiplomasOf { course: title, pupils }));
        view! { <a class="button" href=learn::class_diplomas_address(&key) data-do="class-diplomas">{text}</a> }
    };
    move || {
        let order = name_order(prefs.language().code());
        let courses = state.names.courses().into_iter().filter_map(|(key, course)| {
            let lessons = lesson_tasks(&course, &key);
            let done = state.book.with(|book| finished(book, &key, &lessons, &order).len() as u32);
            let title = course.title.in_language(prefs.language()).to_string();
            (done > 0).then_some((learn::key_of_stars(&key), title, done))
        });
        let links: Vec<_> = courses.map(link).collect();
        (!links.is_empty()).then(|| view! { <p class="actions inline diplomas screen-only">{links}</p> })
    }
}
