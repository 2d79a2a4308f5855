//! A small board on which something may keep White from castling.

use super::castle::sign;
use super::{ArrayState, Card, Hint, SquareName};
use crate::components::{Button, ChoiceButton, PieceImage};
use crate::ui::pointing::focus_on;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use notabene_core::geometry::{CHESS, Field, Naming};
use notabene_core::i18n::Label;
use notabene_core::study::chess960::{EXTRAS, Stand, Trial, named};

/// Context: the board of the trial. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct TrialBoard {
    page: ArrayState,
    trial: RwSignal<Trial>,
    /// Number of the piece that a tap puts on the board.
    extra: RwSignal<usize>,
    /// Number of the square with the focus.
    focused: RwSignal<u8>,
}

impl TrialBoard {
    fn new() -> TrialBoard {
        TrialBoard {
            page: ArrayState::here(),
            trial: RwSignal::new(Trial::blocked_goal()),
            extra: RwSignal::new(0),
            focused: RwSignal::new(0),
        }
    }

    fn here() -> TrialBoard {
        expect_context()
    }

    /// Tries the position of the page.
    fn take_position(self) {
        if let Some(stand) = self.page.rank.with_untracked(Stand::of) {
            self.trial.set(Trial::new(stand));
        }
    }

    /// Puts the chosen piece on a square, or takes it away.
    fn tap(self, at: Field) {
        self.focused.set(at.0);
        let extra = EXTRAS.get(self.extra.get_untracked());
        self.trial.update(|trial| extra.into_iter().for_each(|glyph| trial.tap(at, *glyph)));
    }
}

/// A small board, and for each rook whether White may castle.
#[component]
pub fn TrialCard() -> impl IntoView {
    let board = TrialBoard::new();
    let prefs = board.page.prefs;
    provide_context(board);
    let extras = (0..EXTRAS.len()).map(|n| view! { <ExtraButton n/> });
    let ranks = (0..Trial::RANKS).rev().map(|y| view! { <TrialRank y/> });
    view! {
        <Card title=Label::TrialTitle name="trial">
            <Hint text=Label::TrialHint/>
            <div class="row">{extras.collect_view()}</div>
            <div
                class="trial"
                role="grid"
                aria-label=prefs.words(Label::TrialTitle)
                on:keydown=move |e| move_focus(board, &e)
            >
                {ranks.collect_view()}
            </div>
            <div class="verdicts" role="status">{move || verdicts(board)}</div>
            <div class="row">
                <ExampleButton label=Label::TrialGoal name="goal" example=Trial::blocked_goal/>
                <ExampleButton label=Label::TrialWay name="way" example=Trial::attacked_way/>
                <ExampleButton label=Label::TrialRook name="rook" example=Trial::attacked_rook/>
                <Button text=prefs.words(Label::TrialOwn) name="own" on_click=move |()| board.take_position()/>
            </div>
        </Card>
    }
}

#[component]
fn ExampleButton(label: Label, name: &'static str, example: fn() -> Trial) -> impl IntoView {
    let board = TrialBoard::here();
    view! {
        <Button text=board.page.prefs.words(label) name=name on_click=move |()| board.trial.set(example())/>
    }
}

/// A piece to be put on the board.
#[component]
fn ExtraButton(n: usize) -> impl IntoView {
    let TrialBoard { page, extra, .. } = TrialBoard::here();
    let name = Signal::derive(move || page.prefs.say(&named(EXTRAS[n])));
    view! {
        <ChoiceButton
            pressed=Signal::derive(move || extra.get() == n)
            on_click=move |()| extra.set(n)
            attr:data-extra=n.to_string()
            attr:aria-label=name
        >
            <PieceImage glyph=EXTRAS[n]/>
        </ChoiceButton>
    }
}

#[component]
fn TrialRank(y: u8) -> impl IntoView {
    let squares = (0..8).filter_map(|x| CHESS.field(x, y)).map(|at| view! { <TrialSquare at/> });
    view! {
        <div class=if y % 2 == 1 { "strip black" } else { "strip" } role="row">{squares.collect_view()}</div>
    }
}

#[component]
fn TrialSquare(at: Field) -> impl IntoView {
    let board = TrialBoard::here();
    let glyph = move || board.trial.with(|trial| trial.glyph(at));
    view! {
        <button
            type="button"
            role="gridcell"
            data-trial=at.0.to_string()
            tabindex=move || if board.focused.get() == at.0 { "0" } else { "-1" }
            aria-label=move || board.page.prefs.say(&board.trial.with(|trial| trial.says(at)))
            on:click=move |_| board.tap(at)
        >
            <span>{move || glyph().map(|glyph| view! { <PieceImage glyph/> })}</span>
            <SquareName name=Naming::CHESS.name(&CHESS, at)/>
        </button>
    }
}

/// Moves the focus over the board with the arrow keys; the board is one stop of the Tab key.
fn move_focus(board: TrialBoard, e: &KeyboardEvent) {
    let (right, up) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return,
    };
    e.prevent_default();
    let (x, y) = CHESS.xy(Field(board.focused.get_untracked()));
    let next = (x.saturating_add_signed(right).min(7), y.saturating_add_signed(up).min(Trial::RANKS - 1));
    let Some(at) = CHESS.field(next.0, next.1) else { return };
    board.focused.set(at.0);
    focus_on(&format!("[data-trial='{}']", at.0));
}

/// For each rook: may White castle, and why not.
fn verdicts(board: TrialBoard) -> impl IntoView {
    let line = |(wing, may, says): (_, bool, _)| {
        view! {
            <p class=may.then_some("may")>
                <b>{sign(wing)}</b>
                <span>{format!(" {}", board.page.prefs.say(&says))}</span>
            </p>
        }
    };
    board.trial.get().verdicts().into_iter().map(line).collect_view()
}
