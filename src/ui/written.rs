//! Written moves on the paper: each character can be pointed at ([`super::pointing`]).

use super::dom::{El, view};
use super::markup::Markup;
use super::state::{Desk, flag, text};
use leptos::prelude::*;
use notabene_core::game::{Cell, Go};
use notabene_core::notation::Token;
use notabene_core::record::{NodeId, Note, marks, time};

/// A written move. Its characters are counted behind those of its number.
pub fn Move(cell: Cell, at: Memo<NodeId>) -> El {
    let desk = Desk::here();
    let node = cell.node;
    let here = move || at.get() == node;
    view! {
        <button
            type="button" class="move" class:current=flag(here) data-node=node.0
            aria-current=text(move || (if here() { "step" } else { "false" }).to_string())
            on:click=move |_| desk.go(Go::To(node))
            inner_html=["<span class=\"text\">", &characters(&cell.tokens, cell.lead.len()), "</span>", &beside(&cell.note)].concat()
        ></button>
    }
}

/// Marks behind a move, and the time left in hours, minutes and seconds.
fn beside(note: &Note) -> String {
    let mut out = Markup::default();
    out.put(&["<span class=\"marked\">"]);
    marks(note).iter().for_each(|mark| out.text(mark));
    out.put(&["</span><span class=\"clock\">"]);
    note.clock.map(time).iter().for_each(|time| out.text(time));
    out.put(&["</span>"]);
    out.done()
}

/// Characters with their places among those of their move, of which the first has this number.
pub fn characters(tokens: &[Token], first: usize) -> String {
    let mut out = Markup::default();
    tokens.iter().enumerate().for_each(|(i, token)| out.token(token, first + i));
    out.done()
}

/// One of the characters before a move, as it stands in a column.
pub fn lead(cell: &Cell, n: usize, shown: &str) -> String {
    let one = cell.lead.get(n).map(|token| Token { text: shown.into(), ..token.clone() });
    characters(one.as_slice(), n)
}
