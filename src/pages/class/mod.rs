//! The class of a teacher: results are collected by link, text, file and camera, and laid side by side.
//!
//! Addresses: `#class`; behind a slash a result of a link, which is taken at once.

mod collect;
mod list;
mod names;
mod report;
mod table;

use crate::components::NothingYet;
use crate::components::name_order::name_order;
use crate::components::query::on_window;
use crate::pages::class::collect::{ClassMessage, CollectCard};
use crate::pages::class::list::{DiplomaLinks, ListCard, MissingCard};
use crate::pages::class::names::CourseNames;
use crate::pages::class::report::{HelpCard, MistakesCard};
use crate::pages::class::table::TableCard;
use crate::state::i18n_loader::art_url;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::{address, class_book, router};
use leptos::prelude::*;
use notabene_core::exchange::result::PupilResult;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::class::{ClassBook, ClassTable};
use wasm_bindgen::JsValue;

/// Name of the page in the address.
const PAGE_NAME: &str = "class";

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct ClassState {
    prefs: Preferences,
    book: RwSignal<ClassBook>,
    /// The results side by side.
    table: Memo<ClassTable>,
    /// Outcome of the last action.
    message: RwSignal<ClassMessage>,
    /// Deleted results, for undo.
    deleted: RwSignal<Vec<PupilResult>>,
    names: CourseNames,
}

impl ClassState {
    fn open(prefs: Preferences) -> ClassState {
        let book = RwSignal::new(class_book::saved().unwrap_or_default());
        let table = Memo::new(move |_| {
            let order = name_order(prefs.language().code());
            book.with(|book| ClassTable::sorted(book, &order))
        });
        let (message, deleted) = (RwSignal::new(ClassMessage::default()), RwSignal::new(Vec::new()));
        ClassState { prefs, book, table, message, deleted, names: CourseNames::follow(prefs, table) }
    }

    /// The results that other tabs may have added to. Those that the device did not save are only here, and stay.
    fn newest_book(self) -> Option<ClassBook> {
        let is_unsaved = self.message.with_untracked(|message| message.is_unsaved);
        class_book::saved().filter(|_| !is_unsaved)
    }

    /// Changes the results.
    fn update<T>(self, act: impl FnOnce(&mut ClassBook) -> T) -> T {
        let mut book = self.newest_book().unwrap_or_else(|| self.book.get_untracked());
        let outcome = act(&mut book);
        let is_saved = class_book::save(&book);
        self.book.set(book);
        self.message.set(ClassMessage { is_unsaved: !is_saved, ..ClassMessage::default() });
        outcome
    }

    /// Adds all results of a text, and says what came of it.
    fn import(self, text: &str) {
        let import = self.update(|book| book.import(text));
        let (added, known) = (import.added, import.known);
        let is_some = added + known > 0;
        self.deleted.set(Vec::new());
        self.message.update(|message| {
            message.done = is_some.then(|| msg!(ClassAdded { added, known }));
            message.refused = import.refused;
        });
    }

    /// Deletes the results of a pupil, or all of them.
    fn delete(self, pupil: Option<&str>) {
        let removed = self.update(|book| book.remove(pupil));
        let results = removed.len() as u32;
        self.deleted.set(removed);
        self.message.update(|message| message.done = Some(msg!(ClassDeleted { results })));
    }

    /// Brings deleted results back.
    fn undo(self) {
        let removed = self.deleted.get_untracked();
        let added = self.update(|book| removed.into_iter().filter(|it| book.add(it.clone())).count() as u32);
        self.deleted.set(Vec::new());
        self.message.update(|message| message.done = Some(msg!(ClassAdded { added, known: 0 })));
    }
}

/// Opens the page with the result of a link.
pub fn open_result_link(fragment: &str) {
    // An address never fails.
    drop(window().location().set_hash(&[PAGE_NAME, "/", fragment].concat()));
}

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <ClassPage/> }.into_any()
}

#[component]
fn ClassPage() -> impl IntoView {
    let prefs = Preferences::here();
    let state = ClassState::open(prefs);
    take_from_address(state);
    follow_other_tabs(state);
    let count = move || {
        let (pupils, results) =
            (state.table.with(|table| table.rows.len()), state.book.with(|book| book.results().len()));
        prefs.message_text(&msg!(ClassCount { pupils: pupils as u32, results: results as u32 }))
    };
    let is_empty = Memo::new(move |_| state.book.with(ClassBook::is_empty));
    let content = move || match is_empty.get() {
        true => {
            view! { <NothingYet picture=art_url("teach-class") text=prefs.label_signal(Label::ClassNone)/> }
                .into_any()
        }
        false => view! {
            <p class="count">{count}</p>
            <HelpCard state/>
            <MistakesCard state/>
            <MissingCard state/>
            <TableCard state/>
            <DiplomaLinks state/>
        }
        .into_any(),
    };
    view! {
        <h1>{prefs.label_signal(Label::ClassTitle)}</h1>
        <p class="lead screen-only">{prefs.label_signal(Label::ClassLead)}</p>
        <CollectCard state/>
        <ListCard state/>
        {content}
    }
}

/// Takes the result of a link out of the address, now and whenever one is opened.
fn take_from_address(state: ClassState) {
    let address = Navigation::here().address;
    Effect::new(move |_| {
        let code = address.with(|shown| match address::page_name(shown) == PAGE_NAME {
            true => router::after_slash(shown).to_string(),
            false => String::new(),
        });
        if !code.is_empty() {
            // A browser that refuses only shows a longer address.
            let _ =
                window().history().and_then(|h| h.replace_state_with_url(&JsValue::NULL, "", Some("#class")));
            untrack(|| state.import(&code));
            address.set(PAGE_NAME.into());
        }
    });
}

/// Shows what other tabs collect.
fn follow_other_tabs(state: ClassState) {
    on_window(leptos::ev::storage, move |_| {
        let saved = state.newest_book().filter(|saved| state.book.with_untracked(|book| book != saved));
        saved.into_iter().for_each(|saved| state.book.set(saved));
    });
}
