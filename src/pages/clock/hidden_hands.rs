//! Drawing of colours: one player hides a pawn of each colour in the hands, the other picks one.

use crate::components::PieceImage;
use crate::state::preferences::Preferences;
use crate::state::random::random_bits;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::{Figure, Glyph, Side};

/// The two hands, closed until one is picked.
#[component]
pub fn HiddenHands() -> impl IntoView {
    let prefs = Preferences::here();
    let left = RwSignal::new(random_side());
    let picked = RwSignal::new(None::<bool>);
    let pawn = move |is_left: bool| if is_left { left.get() } else { left.get().other() };
    let right = Signal::derive(move || pawn(false));
    let text = move || {
        picked.get().map(|is_left| prefs.message_text(&msg!(HandIs { player: player(pawn(is_left)) })))
    };
    let hide = move |_| {
        left.set(random_side());
        picked.set(None);
    };
    view! {
        <p class="hint">{prefs.label_signal(Label::HandsLead)}</p>
        <div class="row">
            <Hand is_left=true label=Label::HandLeft name="left" pawn=left picked/>
            <Hand is_left=false label=Label::HandRight name="right" pawn=right picked/>
        </div>
        <p class="told" role="status" data-told="hand">{text}</p>
        <button
            type="button"
            data-do="hide"
            class=move || if picked.get().is_some() { "" } else { "hidden" }
            on:click=hide
        >
            {prefs.label_signal(Label::HandsAgain)}
        </button>
    }
}

/// A hand, which opens when one of both is picked.
#[component]
fn Hand(
    is_left: bool,
    label: Label,
    name: &'static str,
    /// The colour of its pawn.
    #[prop(into)]
    pawn: Signal<Side>,
    picked: RwSignal<Option<bool>>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let is_open = move || picked.get().is_some();
    let content = move || match is_open() {
        true => view! { <PieceImage glyph=Glyph { side: pawn.get(), figure: Figure::Pawn }/> }.into_any(),
        false => view! { <span class="fist in-middle strong" aria-hidden="true">"?"</span> }.into_any(),
    };
    let pick = move |_| {
        if !untrack(is_open) {
            picked.set(Some(is_left));
        }
    };
    view! {
        <button
            class="hand choice"
            type="button"
            data-hand=name
            aria-pressed=move || (picked.get() == Some(is_left)).to_string()
            aria-disabled=move || is_open().to_string()
            on:click=pick
        >
            <span class="inside in-middle">{content}</span>
            <span>{prefs.label_signal(label)}</span>
        </button>
    }
}

/// Random colour: the core has no randomness.
fn random_side() -> Side {
    if random_bits() & 1 == 0 { Side::White } else { Side::Black }
}
