//! Small board on which a piece may prevent White from castling.

use crate::components::{Button, ChoiceButton, PieceImage};
use crate::pages::chess960::FileLetter;
use crate::pages::chess960::castle::castling_notation;
use crate::pages::chess960::state::Chess960State;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::Label;
use notabene_study::chess960::{CastlingSetup, CastlingTrial, EXTRAS, named};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// State of the card. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct TrialState {
    trial: RwSignal<CastlingTrial>,
    /// Index of the piece to put on the board.
    extra: RwSignal<usize>,
    focused: RwSignal<u8>,
}

impl TrialState {
    /// Puts the chosen piece on a square, or takes it away.
    fn tap(self, at: Field) {
        self.focused.set(at.0);
        if let Some(glyph) = EXTRAS.get(self.extra.get_untracked()) {
            self.trial.update(|trial| trial.tap(at, *glyph));
        }
    }
}

/// Example: label, name, and position.
type Example = (Label, &'static str, fn() -> CastlingTrial);

const EXAMPLES: [Example; 3] = [
    (Label::TrialGoal, "goal", CastlingTrial::blocked_goal),
    (Label::TrialWay, "way", CastlingTrial::attacked_way),
    (Label::TrialRook, "rook", CastlingTrial::attacked_rook),
];

/// Board with king and rooks, a piece to be put on it, and who may castle.
#[component]
pub fn CastlingTrialBoard(state: Chess960State) -> impl IntoView {
    let prefs = state.prefs;
    let trial = RwSignal::new(CastlingTrial::blocked_goal());
    let board = TrialState { trial, extra: RwSignal::new(0), focused: RwSignal::new(0) };
    let take_own = move |()| {
        if let Some(setup) = state.rank.with_untracked(CastlingSetup::of) {
            trial.set(CastlingTrial::new(setup));
        }
    };
    let examples = EXAMPLES.map(|(label, name, position)| {
        view! { <Button text=prefs.label_signal(label) name on_click=move |()| trial.set(position())/> }
    });
    view! {
        <p class="hint">{prefs.label_signal(Label::TrialHint)}</p>
        <div class="row">{(0..EXTRAS.len()).map(|n| view! { <ExtraButton board n/> }).collect_view()}</div>
        <div
            class="trial"
            role="grid"
            aria-label=prefs.label_signal(Label::TrialTitle)
            on:keydown=move |e| move_focus(board, &e)
        >
            {(0..CastlingTrial::RANKS).rev().map(|y| view! { <TrialRank board y/> }).collect_view()}
        </div>
        <CastlingRights trial/>
        <div class="row">
            {examples.collect_view()}
            <Button text=prefs.label_signal(Label::TrialOwn) name="own" on_click=take_own/>
        </div>
    }
}

/// Button of a piece to put on the board.
#[component]
fn ExtraButton(board: TrialState, n: usize) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <ChoiceButton
            pressed=move || board.extra.get() == n on_click=move |()| board.extra.set(n) attr:data-extra=n
            attr:aria-label=move || prefs.message_text(&named(EXTRAS[n]))
        >
            <PieceImage glyph=EXTRAS[n]/>
        </ChoiceButton>
    }
}

#[component]
fn TrialRank(board: TrialState, y: u8) -> impl IntoView {
    let squares = (0..8).filter_map(|x| CHESS.field(x, y)).map(|at| view! { <TrialSquare board at/> });
    view! {
        <div class=if y % 2 == 1 { "strip black" } else { "strip" } role="row">{squares.collect_view()}</div>
    }
}

#[component]
fn TrialSquare(board: TrialState, at: Field) -> impl IntoView {
    let prefs = Preferences::here();
    let piece = move || board.trial.with(|trial| trial.glyph(at)).map(|glyph| view! { <PieceImage glyph/> });
    view! {
        <button
            type="button"
            role="gridcell"
            data-trial=at.0
            tabindex=move || if board.focused.get() == at.0 { "0" } else { "-1" }
            aria-label=move || prefs.message_text(&board.trial.with(|trial| trial.field_message(at)))
            on:click=move |_| board.tap(at)
        >
            <span>{piece}</span>
            <FileLetter name=Naming::CHESS.name(&CHESS, at)/>
        </button>
    }
}

/// Moves between squares by arrow keys; the board is one tab stop.
fn move_focus(board: TrialState, e: &KeyboardEvent) {
    let (right, up) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return,
    };
    e.prevent_default();
    let (x, y) = CHESS.xy(Field(board.focused.get_untracked()));
    let next =
        (x.saturating_add_signed(right).min(7), y.saturating_add_signed(up).min(CastlingTrial::RANKS - 1));
    let Some(at) = CHESS.field(next.0, next.1) else { return };
    board.focused.set(at.0);
    let css = format!("[data-trial='{}']", at.0);
    let cell = document().query_selector(&css).ok().flatten();
    if let Some(cell) = cell.and_then(|c| c.dyn_into::<HtmlElement>().ok()) {
        // Without the focus nothing else fails.
        let _ = cell.focus();
    }
}

/// Castling rights of White for each rook, with reasons.
#[component]
fn CastlingRights(trial: RwSignal<CastlingTrial>) -> impl IntoView {
    let prefs = Preferences::here();
    let lines = move || {
        let lines = trial.with(CastlingTrial::verdicts).into_iter().map(|(wing, is_allowed, reason)| {
            let reason = prefs.message_text(&reason);
            view! {
                <p class=if is_allowed { "may callout" } else { "callout alert" }>
                    <b>{castling_notation(wing)}</b>
                    <span>" "{reason}</span>
                </p>
            }
        });
        lines.collect_view()
    };
    view! { <div class="verdicts stack" role="status">{lines}</div> }
}
