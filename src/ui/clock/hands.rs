//! Drawing of colours: one player hides a pawn of each colour in his hands, the other picks one.

use super::ClockState;
use crate::components::PieceImage;
use crate::ui::room::bits;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::{Figure, Glyph, Side};

/// A hand.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Hand {
    Left,
    Right,
}

/// The hidden pawns.
#[derive(Copy, Clone)]
struct HiddenPawns {
    /// Side of the pawn in the left hand.
    left: RwSignal<Side>,
    /// The hand that was picked.
    picked: RwSignal<Option<Hand>>,
}

impl HiddenPawns {
    fn new() -> HiddenPawns {
        HiddenPawns { left: RwSignal::new(random_side()), picked: RwSignal::new(None) }
    }

    /// Side of the pawn in a hand; tracked.
    fn inside(self, hand: Hand) -> Side {
        let left = self.left.get();
        if hand == Hand::Left { left } else { left.other() }
    }

    fn pick(self, hand: Hand) {
        if self.picked.get_untracked().is_none() {
            self.picked.set(Some(hand));
        }
    }

    fn hide(self) {
        self.left.set(random_side());
        self.picked.set(None);
    }
}

/// A random side: the core has no chance.
fn random_side() -> Side {
    if bits() & 1 == 0 { Side::White } else { Side::Black }
}

/// The two hands, closed until one is picked.
#[component]
pub fn DrawingOfColours(clock: ClockState) -> impl IntoView {
    let prefs = clock.prefs();
    let pawns = HiddenPawns::new();
    let is_open = Memo::new(move |_| pawns.picked.with(Option::is_some));
    let answer = move || {
        let hand = pawns.picked.get()?;
        Some(prefs.say(&msg!(HandIs { player: player(pawns.inside(hand)) })))
    };
    view! {
        <p class="hint">{prefs.words(Label::HandsLead)}</p>
        <div class="row">
            <HandButton pawns hand=Hand::Left name="left" text=prefs.words(Label::HandLeft)/>
            <HandButton pawns hand=Hand::Right name="right" text=prefs.words(Label::HandRight)/>
        </div>
        <p class="told" role="status" data-told="hand">{answer}</p>
        <button
            type="button"
            data-do="hide"
            class=move || if is_open.get() { "" } else { "hidden" }
            on:click=move |_| pawns.hide()
        >
            {prefs.words(Label::HandsAgain)}
        </button>
    }
}

#[component]
fn HandButton(pawns: HiddenPawns, hand: Hand, name: &'static str, text: Signal<String>) -> impl IntoView {
    let is_open = Memo::new(move |_| pawns.picked.with(Option::is_some));
    let is_picked = move || pawns.picked.get() == Some(hand);
    let content = move || match is_open.get() {
        true => {
            let glyph = Glyph { side: pawns.inside(hand), figure: Figure::Pawn };
            view! { <PieceImage glyph/> }.into_any()
        }
        false => view! { <span class="fist" aria-hidden="true">"?"</span> }.into_any(),
    };
    view! {
        <button
            class="hand"
            type="button"
            data-hand=name
            aria-pressed=move || is_picked().to_string()
            aria-disabled=move || is_open.get().to_string()
            on:click=move |_| pawns.pick(hand)
        >
            <span class="inside">{content}</span>
            <span>{text}</span>
        </button>
    }
}
