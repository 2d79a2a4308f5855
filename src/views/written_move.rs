//! Written moves on the score sheet: each character can be selected ([`crate::views::token_events`]).

use crate::components::Figurines;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::{Go, MoveCell};
use notabene_core::notation::Token;
use notabene_core::record::{NodeId, marks, time};

/// A written move, its marks, and the time left in hours, minutes and seconds. Its characters are numbered after those of
/// its move number.
#[component]
pub fn WrittenMove(cell: MoveCell, at: Memo<NodeId>) -> impl IntoView {
    let current = CurrentGame::here();
    let node = cell.node;
    let here = move || at.get() == node;
    view! {
        <button
            type="button" class="move" class:current=here data-node=node.0
            aria-current=move || if here() { "step" } else { "false" }
            on:click=move |_| current.go(Go::To(node))
        >
            <span class="text"><Characters tokens=&cell.tokens first=cell.move_number.len()/></span>
            <span class="marked strong">{marks(&cell.note).concat()}</span>
            <span class="clock">{cell.note.clock.map(time)}</span>
        </button>
    }
}

/// Characters with their indices in their move; `first` is that of the first one.
#[component]
pub fn Characters<'a>(tokens: &'a [Token], #[prop(optional)] first: usize) -> impl IntoView + use<> {
    let character = |(n, token): (usize, &Token)| {
        view! {
            <span class=format!("t-{}", token.part.name()) data-token=first + n><Figurines text=token.text.clone()/></span>
        }
    };
    tokens.iter().enumerate().map(character).collect_view()
}

/// One of the characters before a move, as shown in a column.
#[component]
pub fn LeadCharacter<'a>(cell: &'a MoveCell, n: usize, #[prop(into)] shown: String) -> impl IntoView + use<> {
    let token = cell.move_number.get(n).map(|token| Token { text: shown, ..token.clone() });
    view! { <Characters tokens=token.as_slice()/> }
}
