//! Clock, steps and choices of the order trainer.

use super::order::OrderTrainer;
use super::stage::{Checkbox, ConfirmButton, LettersSelect, SheetLetters, select_option};
use crate::components::Select;
use crate::ui::lessons::opened;
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::study::score_sheet::examples::REPEATED;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::order::Deed;

/// The clock to press: both halves show whose time runs.
#[component]
pub fn ChessClock(state: OrderTrainer) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    // Time runs for the side to move, until the clock is pressed.
    let running = move || match state.order.with(|order| order.next() == Some(Deed::Press)) {
        true => state.side.get(),
        false => state.board.scene.with(|scene| scene.turn),
    };
    let class = move |side: Side| if running() == side { "half runs" } else { "half" };
    view! {
        <button class="chess-clock" type="button" data-do="press" on:click=move |_| state.press_clock()>
            <span class=move || class(Side::White)>{prefs.words(Label::White)}</span>
            <span class=move || class(Side::Black)>{prefs.words(Label::Black)}</span>
            <span class="press">{prefs.words(Label::DeedPress)}</span>
        </button>
    }
}

/// The four steps of a turn; the next one is marked.
#[component]
pub fn StepList(state: OrderTrainer) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let item = |(name, step): (&'static str, Deed)| {
        let is_next = move || state.shows_next.get() && state.order.with(|order| order.next() == Some(step));
        view! {
            <li data-deed=name aria-current=move || if is_next() { "step" } else { "false" }>
                {prefs.words(step.label())}
            </li>
        }
    };
    let steps = ["theirs", "play", "press", "own"].into_iter().zip(Deed::ALL);
    view! { <ol class="deeds">{steps.map(item).collect_view()}</ol> }
}

fn side_named(name: &str) -> Side {
    if name == "black" { Side::Black } else { Side::White }
}

/// New games, the side of the player, help and letters.
#[component]
pub fn Tools(state: OrderTrainer) -> impl IntoView {
    let is_written = Signal::derive(move || !state.hand.with(Handwriting::is_empty));
    let begin_claim = move |()| {
        if let Some(game) = opened(REPEATED, &Style::pgn()) {
            state.begin(Side::Black, game);
        }
    };
    view! {
        <section class="tools">
            <div class="row">
                <SideSelect state/>
                <ConfirmButton
                    label=Label::NewGame
                    name="new"
                    loses=is_written
                    on_confirm=move |()| state.begin(state.next_side.get_untracked(), registry::chess())
                />
                <ConfirmButton
                    label=Label::OrderClaimGame
                    name="claim-game"
                    loses=is_written
                    on_confirm=begin_claim
                />
            </div>
            <div class="row">
                <Checkbox label=Label::OrderHelps name="helps" checked=state.shows_next/>
                <SheetLetters letters=Signal::derive(move || state.style().letters) is_begun=is_written>
                    <LettersSelect/>
                </SheetLetters>
            </div>
        </section>
    }
}

/// The side of the player. An empty sheet takes it at once, a written one with the next game.
#[component]
fn SideSelect(state: OrderTrainer) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let options = [(Side::White, Label::White), (Side::Black, Label::Black)];
    let change = move |name: String| {
        let side = side_named(&name);
        state.next_side.set(side);
        if state.hand.with_untracked(Handwriting::is_empty) {
            state.begin(side, registry::chess());
        }
    };
    view! {
        <Select
            text=prefs.words(Label::OrderSide)
            name="side"
            options=options.map(|(side, label)| select_option(side.name(), prefs.words(label))).into()
            value=Signal::derive(move || state.next_side.get().name().to_string())
            on_change=change
        />
    }
}
