//! Paper of an exercise: a slip, a row of the score sheet, its head, or a whole short game.

use crate::components::effect::{effect_after_render, flag};
use crate::components::element::{El, FlagTarget, el, set_flag};
use crate::components::query::find_element;
use crate::components::query::focus_after_render;
use crate::pages::learn::exercise_state::TaskContext;
use crate::views::answer;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::{AnswerGrade, Attempt, Input, SheetCell};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

/// Slip of paper; a move to be corrected is struck out above the input.
pub fn paper_slip(task: TaskContext, class: &str) -> El {
    let mut parts = Vec::new();
    if task.input() == Input::CorrectMove {
        let words = move || task.exercise().given.in_language(task.cx.course_language()).to_string();
        parts.push(el("p", "given").with([el("del", "").live_text(words)]));
    }
    parts.push(cell_input(task, 0).attr("aria-labelledby", "prompt"));
    el("div", class).with(parts)
}

/// Input field with its label above.
fn labelled_input(task: TaskContext, n: usize, cell: SheetCell) -> El {
    let label = el("span", "").label(task.cx.app, cell.label());
    el("label", "place").attr("data-place", cell.name()).with([label, cell_input(task, n)])
}

/// Head of a score sheet.
pub fn sheet_head(task: TaskContext) -> El {
    let cells = task.exercise().cells();
    el("div", "sheet-head").with(cells.into_iter().enumerate().map(|(n, cell)| labelled_input(task, n, cell)))
}

/// Row of a score sheet: number, White, Black, and below it the result if asked for.
pub fn sheet_row(task: TaskContext) -> El {
    let number = el("span", "number").text(&task.exercise().number.to_string());
    let cells = task.exercise().cells();
    let places = cells.into_iter().enumerate().map(|(n, cell)| labelled_input(task, n, cell));
    el("div", "sheet-row").with([number]).with(places)
}

/// Input field.
fn cell_input(task: TaskContext, n: usize) -> El {
    let value = move || task.cells.with(|cells| cells.get(n).cloned().unwrap_or_default());
    let class = move || {
        let active = task.active.get() == n && !task.done.get();
        let off = task.feedback.with(|said| {
            let cells = task.exercise().cells();
            said.as_ref().is_some_and(|said| {
                said.verdict.grade == AnswerGrade::Wrong
                    && cells.get(n).is_some_and(|cell| said.verdict.cells.contains(cell))
            })
        });
        match (active, off) {
            (true, true) => "cell active off",
            (true, false) => "cell active",
            (false, true) => "cell off",
            _ => "cell",
        }
    };
    let typed = move || if task.cx.answer_input.get().is_typed() { "text" } else { "none" }.to_string();
    let input = el("input", "").live_class(class).attr("type", "text").attr("data-cell-n", &n.to_string());
    let input = input.attr("autocomplete", "off").attr("autocapitalize", "off").attr("autocorrect", "off");
    let input = input.attr("spellcheck", "false").attr("enterkeyhint", "done").attr("maxlength", "200");
    let input = input
        .live_attr("inputmode", typed)
        .live_attr("lang", move || task.cx.course_language().code().into());
    let input = input.value(value).on("focus", move |_| activate_cell(task, n));
    // A field that has the focus already.
    let input = input.on("pointerdown", move |_| activate_cell(task, n));
    set_flag(&input, FlagTarget::Property, "readOnly", flag(move || task.done.get()).into());
    input
        .on("input", move |e| {
            task.circled_signs.set(Vec::new());
            write_into_cell(task, n, event_target_value(&e));
        })
        .on("keydown", move |e| {
            let e: KeyboardEvent = e.unchecked_into();
            if e.key() == "Enter" && !e.is_composing() && !task.done.get_untracked() {
                e.prevent_default();
                task.check_answer();
            }
        })
}

/// Makes another input field active.
fn activate_cell(task: TaskContext, n: usize) {
    if task.active.get_untracked() != n {
        task.circled_signs.set(Vec::new());
        task.active.set(n);
    }
}

/// Writes a text into an input field.
pub fn write_into_cell(task: TaskContext, n: usize, text: String) {
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
fn active_input(task: TaskContext) -> Option<HtmlInputElement> {
    let css = format!("[data-cell-n='{}']", task.active.get_untracked());
    document().query_selector(&css).ok()??.dyn_into().ok()
}

/// Inserts a tapped character at the caret.
pub fn insert_character(task: TaskContext, key: &str) {
    let Some(input) = active_input(task) else { return };
    answer::insert_at_caret(&input, key);
    write_into_cell(task, task.active.get_untracked(), input.value());
}

/// Activates the next empty input field.
pub fn activate_next_empty(task: TaskContext) {
    let n = task.active.get_untracked();
    let next = task.cells.with_untracked(|cells| (n + 1..cells.len()).find(|n| cells[*n].is_empty()));
    if let Some(next) = next {
        activate_cell(task, next);
        focus_after_render(".cell.active");
    }
}

/// Scrolls the frame of a game, and nothing else, to the move that is asked for.
fn scroll_to_active() {
    if let (Some(frame), Some(active_input)) = (find_element(".game"), find_element(".game .here")) {
        let (frame_at, at) = (frame.get_bounding_client_rect(), active_input.get_bounding_client_rect());
        let below = (at.bottom() - frame_at.bottom()).max(0.0);
        let above = (frame_at.top() - at.top()).max(0.0);
        frame.set_scroll_top(frame.scroll_top() + (below - above) as i32);
    }
}

/// Score sheet of a short game: moves to play, or moves written so far.
pub fn game_sheet(task: TaskContext) -> El {
    effect_after_render(Box::new(move || {
        task.attempt.track();
        // After the rows are rendered.
        let _ = request_animation_frame(scroll_to_active);
    }));
    // Focusable: it scrolls in its own frame.
    el("div", "game").attr("tabindex", "0").live_children(move || {
        let (step, language) = (task.attempt.with(|attempt| attempt.step().0), task.cx.course_language());
        let style = notabene_study::style(language);
        let writes = task.is_written();
        let done = task.done.get();
        // All moves, however far the game is played.
        let sheet = task.exercise().board.table().ok().map(|table| table.sheet(&style));
        let mut ply = 0;
        let mut cell = |cell: Option<&notabene_core::game::MoveCell>| {
            let Some(cell) = cell else { return el("td", "") };
            let n = ply;
            ply += 1;
            let class = if n == step && !done {
                "here"
            } else if n < step {
                "past"
            } else {
                ""
            };
            let element = el("td", class);
            match writes && n >= step {
                true if n == step => element.text("✎"),
                true => element,
                false => element.text(&cell.text()),
            }
        };
        let rows: Vec<El> = sheet
            .iter()
            .flat_map(|sheet| &sheet.rows)
            .map(|row| {
                let number = el("th", "").attr("scope", "row").text(&row.number.to_string());
                el("tr", "").with([number, cell(row.first.as_ref()), cell(row.second.as_ref())])
            })
            .collect();
        let heads = [Label::White, Label::Black]
            .map(|label| el("th", "").attr("scope", "col").label(task.cx.app, label));
        let number = el("th", "").attr("scope", "col").with([el("span", "for-ears").text("№")]);
        let head = el("thead", "").with([el("tr", "").with([number]).with(heads)]);
        let body = el("tbody", "").with(rows);
        let table = el("table", "").attr("lang", language.code()).with([head, body]);
        let result = task.exercise().result.clone();
        let shown = !result.is_empty() && (!writes || done);
        let asks = task.attempt.with(Attempt::asks_result);
        let result = match (shown, asks) {
            (true, _) => Some(el("p", "result").text(&result)),
            (_, true) => Some(el("p", "result here").label(task.cx.app, Label::Result)),
            _ => None,
        };
        [table].into_iter().chain(result).collect()
    })
}
