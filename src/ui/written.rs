//! Written moves on the paper: each character can be pointed at, focused or tapped.

use super::dom::{El, view};
use super::lens::{Place, Spot, class};
use super::sprite::figurine;
use super::state::{Desk, flag, text};
use leptos::prelude::*;
use notabene_core::notation::Token;
use notabene_core::record::NodeId;
use notabene_core::session::{Cell, Go};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

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
        >
            {characters(cell.tokens, cell.lead.len())}
        </button>
    }
}

/// The number before a move, or the dots alone: the characters before those of the move.
pub fn lead(cell: &Cell, from: usize, shown: &str) -> El {
    let one = cell.lead.get(from).map(|token| Token { text: shown.into(), ..token.clone() });
    view! { <span class="lead" data-node=cell.node.0>{characters(one.into_iter().collect(), from)}</span> }
}

/// Characters with their places, of which the first has this number.
pub fn characters(tokens: Vec<Token>, first: usize) -> Vec<El> {
    let number = |(i, token): (usize, Token)| character(token, first + i);
    tokens.into_iter().enumerate().map(number).collect::<Vec<_>>()
}

fn character(token: Token, n: usize) -> El {
    view! { <span class=class(token.part) data-token=n>{signs(token.text)}</span> }
}

/// The characters of a token; a figurine is a drawing.
pub fn signs(text: String) -> El {
    match figurine(&text) {
        Some(symbol) => view! {
            <svg class="fig" viewBox="0 0 20 20" aria-hidden="true"><use href=symbol></use></svg>
            <span class="for-ears">{text}</span>
        },
        None => view! { {text} },
    }
}

/// The nearest element around the place of an event that fits.
pub fn near(e: &Event, css: &str) -> Option<Element> {
    e.target()?.dyn_into::<Element>().ok()?.closest(css).ok()?
}

/// The character of an event on the paper.
fn spot(e: &Event) -> Option<Spot> {
    let node = near(e, "[data-node]")?.get_attribute("data-node")?;
    let place = node.parse().map_or(Place::Result, |node| Place::Move(NodeId(node)));
    Some(Spot { place, token: number(e, "data-token") })
}

/// A number of the nearest element that has it.
pub fn number(e: &Event, name: &str) -> Option<usize> {
    near(e, &["[", name, "]"].concat())?.get_attribute(name)?.parse().ok()
}

/// A mouse or pen over the paper. A finger has no hover. Between two moves what was shown stays.
pub fn hover(desk: Desk, e: &PointerEvent) {
    let found = spot(e).filter(|_| e.pointer_type() != "touch");
    let same = |spot: &Spot| desk.lens.spot.get_untracked().is_some_and(|old| old.place == spot.place);
    if let Some(spot) = found.filter(|spot| spot.token.is_some() || !same(spot)) {
        desk.lens.look(Some(spot));
    }
}

/// A move gets the focus: it is shown as a whole.
pub fn focus(desk: Desk, e: &Event) {
    let focused = spot(e).map(|spot| Spot { token: None, ..spot });
    let same = |spot: &Spot| desk.lens.spot.get_untracked().is_some_and(|old| old.place == spot.place);
    if let Some(spot) = focused.filter(|spot| !same(spot)) {
        desk.lens.look(Some(spot));
    }
}

/// A click goes to the move and forgets what was shown; a mouse still points at its character.
pub fn click(desk: Desk, e: &MouseEvent) {
    let by_finger = e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch");
    if let Some(found) = spot(e) {
        desk.lens.look(Some(if by_finger { Spot { token: None, ..found } } else { found }));
    }
}

/// From a move down to its characters.
pub fn keydown(e: &KeyboardEvent) {
    if e.key() == "ArrowDown" && near(e, "button.move").is_some() {
        e.prevent_default();
        focus_on(".explain [data-token][tabindex='0']");
    }
}

/// Gives the focus to the first such element; if there is none it stays where it is.
pub fn focus_on(css: &str) {
    let found = document().query_selector(css).ok().flatten();
    if let Some(element) = found.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot take the focus is no reason to stop.
        let _ = element.focus();
    }
}
