//! The darts still to be thrown, beside the board of every loud game.

use crate::components::{Icon, PieceImage};
use crate::state::current_game::CurrentGame;
use crate::state::dart_throw::DartThrow;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::{next_message, pieces_to_throw, remaining_message};
use notabene_core::i18n::Label;
use notabene_core::position::{Glyph, Side, Throws};

/// The heaps of both sides, and the button that throws.
#[component]
pub fn DartsPanel() -> impl IntoView {
    let current = CurrentGame::here();
    let has_darts =
        |scene: &Scene| scene.throws.as_ref().is_some_and(|t| t.queue.iter().any(|q| !q.is_empty()));
    let is_shown = Memo::new(move |_| current.scene.with(has_darts));
    let heaps = move || {
        current.scene.with(|scene| {
            let heap = |throws: &Throws| {
                Side::BOTH
                    .map(|side| view! { <Heap throws=throws.clone() side is_on_move=scene.turn == side/> })
            };
            scene.throws.as_ref().map(|throws| heap(throws).collect_view())
        })
    };
    view! {
        <section class=move || if is_shown.get() { "darts stack" } else { "hidden" }>
            <div class="heaps stack plate">{heaps}</div>
            <ThrowButton/>
        </section>
    }
}

/// Button that throws the next dart, with its piece.
#[component]
fn ThrowButton() -> impl IntoView {
    let (current, prefs, throw) = (CurrentGame::here(), Preferences::here(), DartThrow::here());
    let next = Memo::new(move |_| {
        current.scene.with(|s| s.next_dart().map(|figure| Glyph { side: s.turn, figure }))
    });
    let name = move || {
        let next =
            next.get().map(|glyph| prefs.message_text(&next_message(glyph.figure))).unwrap_or_default();
        format!("{}. {next}", prefs.label(Label::ThrowDart))
    };
    view! {
        <button
            type="button" class="main" data-do="throw" aria-label=name
            aria-disabled=move || (!throw.can_throw()).to_string() on:click=move |_| _ = throw.start()
        >
            <span>{move || next.get().map(|glyph| view! { <PieceImage glyph/> })}</span>
            <span>{prefs.label_signal(Label::ThrowNow)}</span>
        </button>
    }
}

/// Largest number of darts that are drawn one by one; more are shown as a number.
const MOST_DRAWN: u8 = 9;

/// The pieces of a side, the next one first, and its lost darts in a row.
#[component]
fn Heap(throws: Throws, side: Side, is_on_move: bool) -> impl IntoView {
    let prefs = Preferences::here();
    let pieces = pieces_to_throw(&throws, side).into_iter().map(|(figure, count)| {
        view! { <span><PieceImage glyph=Glyph { side, figure }/><b>{count}</b></span> }
    });
    let (lost, most) = (throws.misses[side.index()], throws.most);
    let drawn = if most <= MOST_DRAWN { most } else { 1 };
    let darts =
        (0..drawn).map(|n| view! { <span class="dart" class:lost=n < lost><Icon name="dart"/></span> });
    let pieces = pieces.collect_view();
    let count = (most > MOST_DRAWN).then(|| view! { <b>{format!("{lost}\u{a0}/\u{a0}{most}")}</b> });
    view! {
        <div
            class="heap across between" class:turn=is_on_move role="img" data-side=side.name()
            aria-label=move || prefs.message_text(&remaining_message(&throws, side))
        >
            <span class="pieces across">{pieces}</span>
            <span class="misses">{darts.collect_view()} {count}</span>
        </div>
    }
}
