//! Pads of an exercise: one for each input field that takes a move.

use crate::components::effect::effect_after_render;
use crate::components::element::El;
use crate::components::query::focus_after_render;
use crate::pages::learn::exercise_state::TaskContext;
use crate::pages::learn::sheet_input::{activate_next_empty, write_into_cell};
use crate::views::ink_pad::{LineActions, ink_answer};
use leptos::prelude::*;
use notabene_ink::Ink;
use notabene_study as study;

/// Ink of an input field.
pub type PadInk = RwSignal<Ink>;

/// Ink of all input fields of an exercise; none if no field takes a single move. Each move of a game has a pad of its own.
pub fn pads(task: TaskContext) -> Vec<PadInk> {
    let cells = untrack(|| task.expected_texts());
    let step = task.step.get_untracked();
    if !cells.iter().any(|(cell, _)| task.exercise().written_position(step, *cell).is_some()) {
        return Vec::new();
    }
    let pads: Vec<PadInk> = cells.iter().map(|_| RwSignal::new(Ink::default())).collect();
    let all = pads.clone();
    effect_after_render(Box::new(move || {
        task.step.track();
        all.iter().for_each(|ink| ink.set(Ink::default()));
    }));
    pads
}

/// Line of the position in which the move of the active input field is written.
fn position(task: TaskContext) -> Option<String> {
    let cells = untrack(|| task.expected_texts());
    let (cell, _) = cells.get(task.active.get_untracked())?;
    task.exercise().written_position(task.step.get_untracked(), *cell)
}

/// The pad of the active input field; tracked. `None` if it takes no move.
pub fn pad_of_active_cell(task: TaskContext, pads: &[PadInk]) -> Option<El> {
    let n = task.active.get();
    // Another move has another pad, with its own history.
    task.step.track();
    position(task)?;
    let request = move |()| Some((position(task)?, study::style(task.cx.course_language_now()).to_code()));
    let text = move || task.cells.with_untracked(|cells| cells.get(n).cloned()).unwrap_or_default();
    let set_text = move |text: String| {
        task.circled_signs.set(Vec::new());
        write_into_cell(task, n, text);
    };
    let submit = move |()| {
        let is_complete =
            task.cells.with_untracked(|cells| cells.iter().skip(n).all(|text| !text.is_empty()));
        if is_complete { task.check_answer() } else { activate_next_empty(task) }
    };
    let line = LineActions {
        request: Callback::new(request),
        set_text: Callback::new(set_text),
        offer_text: Callback::new(move |(before, new): (String, String)| {
            let now = text();
            // A text that was checked already makes room for what is written after it.
            let is_checked =
                task.feedback.with_untracked(|said| said.as_ref().is_some_and(|it| it.typed == now));
            if now.is_empty() || now == before || is_checked {
                set_text(new);
            }
        }),
        submit: Callback::new(submit),
        focus: Callback::new(|()| focus_after_render(".cell.active")),
    };
    Some(ink_answer(*pads.get(n)?, line))
}
