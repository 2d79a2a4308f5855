//! Pads of an exercise: one for each input field that takes a move.

use crate::components::Keyed;
use crate::components::query::focus_after_render;
use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::sheet_input::{activate_next_empty, write_into_cell};
use crate::views::ink_pad::{InkAnswer, LineActions};
use leptos::prelude::*;
use notabene_ink::Ink;
use notabene_study as study;

/// Ink of an input field.
pub type PadInk = RwSignal<Ink>;

/// Ink of all input fields of an exercise; none if no field takes a single move. Each move of a game has a pad of its own.
pub fn pads(task: ExerciseState) -> Vec<PadInk> {
    let cells = untrack(|| task.expected_texts());
    let step = task.step.get_untracked();
    if !cells.iter().any(|(cell, _)| task.exercise().written_position(step, *cell).is_some()) {
        return Vec::new();
    }
    let pads: Vec<PadInk> = cells.iter().map(|_| RwSignal::new(Ink::default())).collect();
    let all = pads.clone();
    Effect::new(move || {
        task.step.track();
        all.iter().for_each(|ink| ink.set(Ink::default()));
    });
    pads
}

/// Line of the position in which the move of the active input field is written.
fn position(task: ExerciseState) -> Option<String> {
    let cells = untrack(|| task.expected_texts());
    let (cell, _) = cells.get(task.active.get_untracked())?;
    task.exercise().written_position(task.step.get_untracked(), *cell)
}

/// The pad of the active input field. Nothing if it takes no move.
#[component]
pub fn PadOfActiveCell(task: ExerciseState, pads: Vec<PadInk>) -> impl IntoView {
    // Another move has another pad, with its own history.
    let place = Signal::derive(move || {
        task.step.track();
        let n = task.active.get();
        pads.get(n).copied().filter(|_| position(task).is_some()).map(|ink| (task, n, ink))
    });
    let pad = |place: Option<(ExerciseState, usize, PadInk)>| {
        place.map(|(task, n, ink)| view! { <InkAnswer ink line=line_actions(task, n)/> }).into_any()
    };
    view! { <Keyed value=place children=pad/> }
}

/// Actions of a pad on the input field of a number.
fn line_actions(task: ExerciseState, n: usize) -> LineActions {
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
    LineActions {
        request: Callback::new(request),
        set_text: Callback::new(set_text),
        offer_text: Callback::new(move |(before, new): (String, String)| {
            let now = text();
            // A text that was checked already makes room for what is written after it.
            let is_checked =
                task.feedback.with_untracked(|feedback| feedback.as_ref().is_some_and(|it| it.typed == now));
            if now.is_empty() || now == before || is_checked {
                set_text(new);
            }
        }),
        submit: Callback::new(submit),
        focus: Callback::new(|()| focus_after_render(".cell.active")),
    }
}
