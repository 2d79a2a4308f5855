//! Paper of an exercise: a slip, a row of the score sheet, or its head.

use crate::components::query::{find_element, focus_after_render};
use crate::pages::learn::LearnState;
use crate::pages::learn::exercise_state::ExerciseState;
use crate::state::preferences::Preferences;
use crate::views::answer;
use leptos::attr::custom::custom_attribute;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use notabene_study::{AnswerGrade, Input, SheetCell};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Slip of paper; a move to be corrected is struck out above the input.
#[component]
pub fn PaperSlip(task: ExerciseState, class: &'static str) -> impl IntoView {
    let cx = LearnState::here();
    let given = (task.input() == Input::CorrectMove).then(|| {
        let text = move || task.exercise().given.in_language(cx.course_language()).to_string();
        view! { <p class="given"><del>{text}</del></p> }
    });
    view! { <div class=class>{given} <CellInput task n=0 attr:aria-labelledby="prompt"/></div> }
}

/// Head of a score sheet.
#[component]
pub fn SheetHead(task: ExerciseState) -> impl IntoView {
    view! { <div class="sheet-head plate stack"><Cells task/></div> }
}

/// Row of a score sheet: number, White, Black, and below it the result if asked for.
#[component]
pub fn SheetRow(task: ExerciseState) -> impl IntoView {
    view! {
        <div class="sheet-row plate stack at-end"><span class="number">{task.exercise().number}</span><Cells task/></div>
    }
}

/// Input fields of a sheet with their labels above.
#[component]
fn Cells(task: ExerciseState) -> impl IntoView {
    let prefs = Preferences::here();
    let cell = |(n, cell): (usize, SheetCell)| {
        view! {
            <label class="place stack tight" data-place=cell.name()>
                <span class="faint small">{prefs.label_signal(cell.label())}</span>
                <CellInput task n/>
            </label>
        }
    };
    task.exercise().cells().into_iter().enumerate().map(cell).collect_view()
}

/// Input field.
#[component]
fn CellInput(task: ExerciseState, n: usize) -> impl IntoView {
    let cx = LearnState::here();
    let is_wrong = move || {
        task.feedback.with(|feedback| {
            let verdict = feedback.as_ref().map(|it| &it.verdict);
            let cells = task.exercise().cells();
            let is_mine = |cells_off: &[SheetCell]| cells.get(n).is_some_and(|cell| cells_off.contains(cell));
            verdict.is_some_and(|it| it.grade == AnswerGrade::Wrong && is_mine(&it.cells))
        })
    };
    let write = move |text| {
        task.circled_signs.set(Vec::new());
        write_into_cell(task, n, text);
    };
    let check = move |e: KeyboardEvent| {
        if e.key() == "Enter" && !e.is_composing() && !task.done.get_untracked() {
            e.prevent_default();
            task.check_answer();
        }
    };
    view! {
        <input
            class="cell fill" class:active=move || task.active.get() == n && !task.done.get() class:off=is_wrong
            type="text" data-cell-n=n autocomplete="off" autocapitalize="off" {..custom_attribute("autocorrect", "off")} spellcheck="false"
            enterkeyhint="done" maxlength="200" lang=move || cx.course_language().code()
            inputmode=move || if cx.answer_input.get().is_typed() { "text" } else { "none" }
            prop:value=move || task.cells.with(|cells| cells.get(n).cloned().unwrap_or_default())
            prop:readOnly=move || task.done.get()
            on:focus=move |_| activate_cell(task, n)
            // A field that has the focus already.
            on:pointerdown=move |_| activate_cell(task, n)
            on:input=move |e| write(event_target_value(&e))
            on:keydown=check
        />
    }
}

/// Makes another input field active.
fn activate_cell(task: ExerciseState, n: usize) {
    if task.active.get_untracked() != n {
        task.circled_signs.set(Vec::new());
        task.active.set(n);
    }
}

/// Writes a text into an input field.
pub fn write_into_cell(task: ExerciseState, n: usize, text: String) {
    if task.done.get_untracked() {
        return;
    }
    if task.cells.with_untracked(|cells| cells.get(n) != Some(&text)) {
        task.cells.update(|cells| {
            if let Some(cell) = cells.get_mut(n) {
                *cell = text;
            }
        });
    }
}

/// Element of the active input field.
fn active_input(task: ExerciseState) -> Option<HtmlInputElement> {
    find_element(&format!("[data-cell-n='{}']", task.active.get_untracked()))?.dyn_into().ok()
}

/// Inserts a tapped character at the caret.
pub fn insert_character(task: ExerciseState, key: &str) {
    let Some(input) = active_input(task) else { return };
    answer::insert_at_caret(&input, key);
    write_into_cell(task, task.active.get_untracked(), input.value());
}

/// Activates the next empty input field.
pub fn activate_next_empty(task: ExerciseState) {
    let n = task.active.get_untracked();
    let next = task.cells.with_untracked(|cells| (n + 1..cells.len()).find(|n| cells[*n].is_empty()));
    if let Some(next) = next {
        activate_cell(task, next);
        focus_after_render(".cell.active");
    }
}
