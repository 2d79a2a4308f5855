//! The paper of an exercise: a slip, a row of the score sheet, its head.

use super::doing::ExerciseState;
use super::focus_soon;
use crate::ui::answer::{self, Level};
use leptos::attr::custom::custom_attribute;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::{Cell, Input, Judged};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// A slip of paper; what somebody wrote with a fault in it is struck out above.
#[component]
pub fn CorrectionSlip(class: &'static str) -> impl IntoView {
    let task = ExerciseState::here();
    let given = move || task.exercise().given.in_language(task.page.taught()).to_string();
    let struck =
        (task.input() == Input::CorrectMove).then(|| view! { <p class="given"><del>{given}</del></p> });
    view! { <div class=class>{struck}<WritingPlace n=0 labelledby="prompt"/></div> }
}

/// Name of a place of a score sheet.
fn name(cell: Cell) -> Label {
    match cell {
        Cell::Date => Label::Date,
        Cell::Event => Label::Event,
        Cell::Round => Label::Round,
        Cell::Table => Label::TableNumber,
        Cell::White => Label::White,
        Cell::WhiteClub => Label::WhiteClub,
        Cell::Black => Label::Black,
        Cell::BlackClub => Label::BlackClub,
        Cell::Result => Label::Result,
        Cell::Moves => Label::Moves,
    }
}

/// The places of a score sheet, each with its name above.
#[component]
fn NamedPlaces() -> impl IntoView {
    let task = ExerciseState::here();
    let places = task.exercise().cells().into_iter().enumerate().map(|(n, cell)| {
        view! {
            <label class="place" data-place=cell.name()>
                <span>{task.page.prefs.words(name(cell))}</span>
                <WritingPlace n/>
            </label>
        }
    });
    places.collect_view()
}

/// The head of a score sheet.
#[component]
pub fn SheetHead() -> impl IntoView {
    view! { <div class="sheet-head"><NamedPlaces/></div> }
}

/// A row of a score sheet: its number, White, Black, and the result beneath if it is asked for.
#[component]
pub fn SheetRow() -> impl IntoView {
    let number = ExerciseState::here().exercise().number.to_string();
    view! { <div class="sheet-row"><span class="number">{number}</span><NamedPlaces/></div> }
}

/// A place to write.
#[component]
fn WritingPlace(n: usize, #[prop(optional)] labelledby: Option<&'static str>) -> impl IntoView {
    let task = ExerciseState::here();
    let value = Signal::derive(move || task.cells.with(|cells| cells.get(n).cloned().unwrap_or_default()));
    let inputmode = move || if task.page.level.get() == Level::Type { "text" } else { "none" };
    let input = move |text: String| {
        task.circled.set(Vec::new());
        task.write(n, text);
    };
    view! {
        <input
            class=move || place_class(task, n)
            type="text"
            data-cell-n=n.to_string()
            autocomplete="off"
            autocapitalize="off"
            {..custom_attribute("autocorrect", "off")}
            spellcheck="false"
            enterkeyhint="done"
            maxlength="200"
            inputmode=inputmode
            lang=move || task.page.taught().code()
            aria-labelledby=labelledby
            prop:value=value
            prop:readOnly=task.done
            on:focus=move |_| task.activate(n)
            on:input=move |e| input(event_target_value(&e))
            on:keydown=move |e| check_on_enter(task, &e)
        />
    }
}

/// Classes of a place: written now, or with a mistake in it; tracked.
fn place_class(task: ExerciseState, n: usize) -> &'static str {
    let active = task.active.get() == n && !task.done.get();
    let cell = task.exercise().cells().get(n).copied();
    let off = task.answered.with(|answered| {
        let wrong = answered.as_ref().filter(|answered| answered.verdict.is == Judged::Wrong);
        wrong.is_some_and(|answered| cell.is_some_and(|cell| answered.verdict.cells.contains(&cell)))
    });
    match (active, off) {
        (true, true) => "cell active off",
        (true, false) => "cell active",
        (false, true) => "cell off",
        _ => "cell",
    }
}

fn check_on_enter(task: ExerciseState, e: &KeyboardEvent) {
    if e.key() == "Enter" && !e.is_composing() && !task.done.get_untracked() {
        e.prevent_default();
        task.check();
    }
}

/// The element of the place that is written.
fn active_input(task: ExerciseState) -> Option<HtmlInputElement> {
    let css = format!("[data-cell-n='{}']", task.active.get_untracked());
    document().query_selector(&css).ok()??.dyn_into().ok()
}

impl ExerciseState {
    /// Makes a place the one that is written.
    fn activate(self, n: usize) {
        if self.active.get_untracked() != n {
            self.circled.set(Vec::new());
            self.active.set(n);
        }
    }

    /// Writes a text into a place.
    fn write(self, n: usize, text: String) {
        if self.done.get_untracked() || self.cells.with_untracked(|cells| cells.get(n) == Some(&text)) {
            return;
        }
        self.cells.update(|cells| {
            if let Some(cell) = cells.get_mut(n) {
                *cell = text;
            }
        });
    }

    /// Writes a text into the place that is written now.
    pub fn write_active(self, text: String) {
        self.write(self.active.get_untracked(), text);
    }

    /// Puts a tapped sign where the caret stands.
    pub fn press(self, key: &str) {
        let Some(input) = active_input(self) else { return };
        answer::press(&input, key);
        self.write_active(input.value());
    }

    /// Goes to the next place that is still empty.
    pub fn next_place(self) {
        let n = self.active.get_untracked();
        let next = self.cells.with_untracked(|cells| (n + 1..cells.len()).find(|n| cells[*n].is_empty()));
        if let Some(next) = next {
            self.activate(next);
            focus_soon(".cell.active");
        }
    }
}
