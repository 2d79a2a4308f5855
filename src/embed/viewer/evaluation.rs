//! The evaluation of an engine (`[%eval 0.35]`) at the move on the board, as a bar and a number.

use crate::embed::viewer::state::ViewerState;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Winning chance by pawns, as lichess draws it: `1 / (1 + e^(-k * pawns))`.
const CHANCE_PER_PAWN: f64 = 0.368;

/// The part of the bar that belongs to White, from 0 to 100.
fn share(evaluation: &str) -> f64 {
    if let Some(mate) = evaluation.strip_prefix('#') {
        return if mate.starts_with('-') { 0.0 } else { 100.0 };
    }
    let pawns = js_sys::parse_float(evaluation);
    if pawns.is_nan() { 50.0 } else { 100.0 / (1.0 + js_sys::Math::exp(-CHANCE_PER_PAWN * pawns)) }
}

/// `+0.3` for White, `−0.3` for Black.
fn signed(evaluation: &str) -> String {
    match evaluation.strip_prefix('-') {
        Some(number) => format!("−{number}"),
        None if evaluation.starts_with(['#', '+']) => evaluation.replace('-', "−"),
        None => format!("+{evaluation}"),
    }
}

/// The bar below the board, if the game has evaluations.
#[component]
pub fn Evaluation(state: ViewerState) -> impl IntoView {
    let current = state.current;
    let has_any = Memo::new(move |_| {
        current.sheet.with(|sheet| sheet.cells().iter().any(|cell| cell.note.evaluation().is_some()))
    });
    let now = Memo::new(move |_| current.sheet.with(|sheet| sheet.note.evaluation().map(String::from)));
    let is_hidden = move || !has_any.get() || !state.shows("show-evals", true);
    let text = move || now.with(|now| now.as_deref().map(signed).unwrap_or_default());
    let width = move || now.with(|now| now.as_deref().map_or(50.0, share)).to_string();
    view! {
        <div class="viewer-eval inline" class:hidden=is_hidden class:unknown=move || now.with(Option::is_none)>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect class="viewer-eval-white" x="0" y="0" width=width height="4"></rect>
            </svg>
            <span class="for-ears">{state.label(Label::ViewerEval)}" "</span>
            <span class="viewer-eval-text digits">{text}</span>
        </div>
    }
}
