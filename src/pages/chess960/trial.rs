//! Small board on which a piece may prevent White from castling.

use crate::components::element::{El, button, choice_button, el};
use crate::components::icon::piece_images;
use crate::pages::chess960::castle::castling_notation;
use crate::pages::chess960::{PageContext, button_row, file_letter, hint};
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::Label;
use notabene_study::chess960::{CastlingSetup, CastlingTrial, EXTRAS, named};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// State of the card. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct TrialState {
    cx: PageContext,
    trial: RwSignal<CastlingTrial>,
    /// Index of the piece to put on the board.
    extra: RwSignal<usize>,
    focused: RwSignal<u8>,
}

/// Content of the card.
pub fn trial_card(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let trial = RwSignal::new(CastlingTrial::blocked_goal());
    let state = TrialState { cx, trial, extra: RwSignal::new(0), focused: RwSignal::new(0) };
    let own = move || {
        if let Some(stand) = cx.rank.try_get_untracked().and_then(|r| CastlingSetup::of(&r)) {
            trial.set(CastlingTrial::new(stand));
        }
    };
    let walk = move |e: web_sys::Event| {
        if let Some(e) = e.dyn_ref() {
            move_focus(state, e);
        }
    };
    let example = |label, name, of: fn() -> CastlingTrial| button(app, label, name, move || trial.set(of()));
    let board = el("div", "trial").attr("role", "grid");
    vec![
        hint(cx, Label::TrialHint),
        button_row((0..EXTRAS.len()).map(|n| piece_button(state, n)).collect()),
        board
            .live_attr("aria-label", move || app.label(Label::TrialTitle).to_string())
            .with((0..CastlingTrial::RANKS).rev().map(|y| rank(state, y)))
            .on("keydown", walk),
        el("div", "verdicts").attr("role", "status").live_children(move || castling_rights_list(state)),
        button_row(vec![
            example(Label::TrialGoal, "goal", CastlingTrial::blocked_goal),
            example(Label::TrialWay, "way", CastlingTrial::attacked_way),
            example(Label::TrialRook, "rook", CastlingTrial::attacked_rook),
            button(app, Label::TrialOwn, "own", own),
        ]),
    ]
}

/// Button of a piece to put on the board.
fn piece_button(state: TrialState, n: usize) -> El {
    let chosen = move || state.extra.get() == n;
    let element = choice_button("data-extra", &n.to_string(), chosen, move || state.extra.set(n));
    element
        .live_attr("aria-label", move || state.cx.app.message_text(&named(EXTRAS[n])))
        .with(piece_images(Some(EXTRAS[n])))
}

fn rank(state: TrialState, y: u8) -> El {
    let squares = (0..8).filter_map(|x| CHESS.field(x, y)).map(|at| square(state, at));
    el("div", if y % 2 == 1 { "strip black" } else { "strip" }).attr("role", "row").with(squares)
}

fn square(state: TrialState, at: Field) -> El {
    let act = move || {
        state.focused.set(at.0);
        let extra = state.extra.try_get_untracked().and_then(|n| EXTRAS.get(n));
        state.trial.update(|t| extra.into_iter().for_each(|glyph| t.tap(at, *glyph)));
    };
    let stop = move || (if state.focused.get() == at.0 { "0" } else { "-1" }).to_string();
    let square = el("button", "").attr("type", "button").attr("role", "gridcell");
    square
        .attr("data-trial", &at.0.to_string())
        .with([
            el("span", "").live_children(move || piece_images(state.trial.get().glyph(at))),
            file_letter(&Naming::CHESS.name(&CHESS, at)),
        ])
        .live_attr("tabindex", stop)
        .live_attr("aria-label", move || state.cx.app.message_text(&state.trial.get().field_message(at)))
        .click(act)
}

/// Moves between squares by arrow keys; the board is one tab stop.
fn move_focus(state: TrialState, e: &KeyboardEvent) {
    let (right, up) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return,
    };
    e.prevent_default();
    let (x, y) = CHESS.xy(Field(state.focused.try_get_untracked().unwrap_or_default()));
    let next =
        (x.saturating_add_signed(right).min(7), y.saturating_add_signed(up).min(CastlingTrial::RANKS - 1));
    let Some(at) = CHESS.field(next.0, next.1) else { return };
    state.focused.set(at.0);
    let css = format!("[data-trial='{}']", at.0);
    let cell = document().query_selector(&css).ok().flatten();
    if let Some(cell) = cell.and_then(|c| c.dyn_into::<HtmlElement>().ok()) {
        // Without the focus nothing else fails.
        let _ = cell.focus();
    }
}

/// Castling rights of White for each rook, with reasons.
fn castling_rights_list(state: TrialState) -> Vec<El> {
    let line = |(wing, may, text)| {
        let sign = el("b", "").text(castling_notation(wing));
        let words = el("span", "").text(&format!(" {}", state.cx.app.message_text(&text)));
        el("p", if may { "may" } else { "" }).with([sign, words])
    };
    state.trial.get().verdicts().into_iter().map(line).collect()
}
