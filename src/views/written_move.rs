//! Written moves on the score sheet: each character can be selected ([`crate::views::token_events`]).

use crate::components::effect::{flag, text};
use crate::components::element::El;
use crate::components::move_text::Markup;
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::{Go, MoveCell};
use notabene_core::notation::Token;
use notabene_core::record::{NodeId, Note, marks, time};
use notabene_view::view;

/// A written move. Its characters are numbered after those of its move number.
pub fn Move(cell: MoveCell, at: Memo<NodeId>) -> El {
    let app = AppContext::here();
    let node = cell.node;
    let here = move || at.get() == node;
    view! {
        <button
            type="button" class="move" class:current=flag(here) data-node=node.0
            aria-current=text(move || (if here() { "step" } else { "false" }).to_string())
            on:click=move |_| app.go(Go::To(node))
            inner_html=format!("<span class=\"text\">{}</span>{}", characters(&cell.tokens, cell.move_number.len()), beside(&cell.note))
        ></button>
    }
}

/// Marks after a move, and the time left in hours, minutes and seconds.
fn beside(note: &Note) -> String {
    let mut out = Markup::default();
    out.put(&["<span class=\"marked\">"]);
    marks(note).iter().for_each(|mark| out.text(mark));
    out.put(&["</span><span class=\"clock\">"]);
    note.clock.map(time).iter().for_each(|time| out.text(time));
    out.put(&["</span>"]);
    out.done()
}

/// Renders characters with their indices in their move; `first` is that of the first one.
pub fn characters(tokens: &[Token], first: usize) -> String {
    let mut out = Markup::default();
    tokens.iter().enumerate().for_each(|(i, token)| out.token(token, first + i));
    out.done()
}

/// Renders one of the characters before a move, as shown in a column.
pub fn lead(cell: &MoveCell, n: usize, shown: &str) -> String {
    let one = cell.move_number.get(n).map(|token| Token { text: shown.into(), ..token.clone() });
    characters(one.as_slice(), n)
}
