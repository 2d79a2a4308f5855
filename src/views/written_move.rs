//! Written moves on the score sheet: each character can be selected ([`crate::views::token_events`]).

use crate::components::move_text::Markup;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::{Go, MoveCell};
use notabene_core::notation::Token;
use notabene_core::record::{NodeId, Note, marks, time};

/// A written move. Its characters are numbered after those of its move number.
#[component]
pub fn WrittenMove(cell: MoveCell, at: Memo<NodeId>) -> impl IntoView {
    let current = CurrentGame::here();
    let node = cell.node;
    let here = move || at.get() == node;
    let characters = characters_markup(&cell.tokens, cell.move_number.len());
    let markup = format!("<span class=\"text\">{characters}</span>{}", annotation_text(&cell.note));
    view! {
        <button
            type="button" class="move" class:current=here data-node=node.0
            aria-current=move || if here() { "step" } else { "false" }
            on:click=move |_| current.go(Go::To(node)) inner_html=markup
        ></button>
    }
}

/// Marks after a move, and the time left in hours, minutes and seconds.
fn annotation_text(note: &Note) -> String {
    let mut out = Markup::default();
    out.push_markup(&["<span class=\"marked\">"]);
    marks(note).iter().for_each(|mark| out.push_text(mark));
    out.push_markup(&["</span><span class=\"clock\">"]);
    note.clock.map(time).iter().for_each(|time| out.push_text(time));
    out.push_markup(&["</span>"]);
    out.into_string()
}

/// Renders characters with their indices in their move; `first` is that of the first one.
pub fn characters_markup(tokens: &[Token], first: usize) -> String {
    let mut out = Markup::default();
    tokens.iter().enumerate().for_each(|(i, token)| out.push_token(token, first + i));
    out.into_string()
}

/// Renders one of the characters before a move, as shown in a column.
pub fn lead_markup(cell: &MoveCell, n: usize, shown: &str) -> String {
    let one = cell.move_number.get(n).map(|token| Token { text: shown.into(), ..token.clone() });
    characters_markup(one.as_slice(), n)
}
