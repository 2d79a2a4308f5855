//! What is still to be thrown, beside the board of every loud game.

use super::DartGame;
use crate::components::{Icon, PieceImage};
use crate::ui::dom::El;
use crate::ui::interop;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::{heap, left, next_is};
use notabene_core::i18n::Label;
use notabene_core::position::{Glyph, Side};

/// The darts that are left, as an element; see [`DartsLeft`].
pub fn Darts() -> El {
    interop::element(view! { <DartsLeft/> })
}

/// The darts that are left, and the button that throws the next one.
#[component]
fn DartsLeft() -> impl IntoView {
    let game = DartGame::here();
    let scene = game.current.scene;
    let some = |scene: &Scene| scene.throws.as_ref().is_some_and(|t| t.queue.iter().any(|q| !q.is_empty()));
    let shown = Memo::new(move |_| scene.with(some));
    let next = Memo::new(move |_| scene.with(|s| s.next_dart().map(|figure| Glyph { side: s.turn, figure })));
    let spoken = Signal::derive(move || {
        let next = next.get().map(|glyph| game.current.say(&next_is(glyph.figure))).unwrap_or_default();
        [game.current.label(Label::ThrowDart), ". ", &next].concat()
    });
    let image = move || next.get().map(|glyph| view! { <PieceImage glyph/> });
    view! {
        <section class=move || if shown.get() { "darts" } else { "hidden" }>
            <div class="heaps">{move || scene.with(|scene| heaps(game, scene))}</div>
            <button
                class="main"
                type="button"
                data-do="throw"
                aria-label=spoken
                aria-disabled=move || (!game.can_throw()).to_string()
                on:click=move |_| {
                    game.begin();
                }
            >
                <span>{image}</span>
                <span>{game.current.words(Label::ThrowNow)}</span>
            </button>
        </section>
    }
}

/// More darts than these are counted instead of drawn.
const MOST_DRAWN: u8 = 9;

/// The pieces of both sides, the next one first, and their lost darts in a row.
fn heaps(game: DartGame, scene: &Scene) -> Option<impl IntoView + use<>> {
    let throws = scene.throws.as_ref()?;
    let of_side = |side: Side| {
        let piece = |(figure, count): (_, u32)| {
            view! { <span><PieceImage glyph=Glyph { side, figure }/><b>{count.to_string()}</b></span> }
        };
        view! {
            <div
                class=if scene.turn == side { "heap turn" } else { "heap" }
                role="img"
                data-side=side.name()
                aria-label=game.current.say(&left(throws, side))
            >
                <span class="pieces">{heap(throws, side).into_iter().map(piece).collect_view()}</span>
                <LostDarts lost=throws.misses[side.index()] most=throws.most/>
            </div>
        }
    };
    Some(Side::BOTH.map(of_side).into_iter().collect_view())
}

/// The lost darts of a side among those that may be lost.
#[component]
fn LostDarts(lost: u8, most: u8) -> impl IntoView {
    let dart = move |n: u8| {
        view! { <span class=if n < lost { "dart lost" } else { "dart" }><Icon name="dart"/></span> }
    };
    let count = (most > MOST_DRAWN).then(|| view! { <b>{format!("{lost}\u{a0}/\u{a0}{most}")}</b> });
    let drawn = if count.is_some() { 1 } else { most };
    view! { <span class="misses">{(0..drawn).map(dart).collect_view()}{count}</span> }
}
