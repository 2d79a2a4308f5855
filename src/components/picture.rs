//! Pieces and icons: symbols of the sprite sheet.

use crate::components::sprites::{figurine, piece_symbol};
use leptos::prelude::*;
use notabene_core::position::{Glyph, Side};

/// The class that gives a piece its colours.
pub const fn colour_class(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A piece outside the board.
#[component]
pub fn PieceImage(glyph: Glyph) -> impl IntoView {
    view! {
        <svg class=format!("piece-image {}", colour_class(glyph.side)) viewBox="0 0 45 45" aria-hidden="true">
            <use href=piece_symbol(glyph.figure)></use>
        </svg>
    }
}

/// An icon, by its name after `icon-`.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#icon-{name}")></use></svg>
    }
}

/// The characters of a token; a figurine is a drawing, independent of installed fonts.
#[component]
pub fn Figurines(text: String) -> impl IntoView {
    match figurine(&text) {
        None => text.into_any(),
        Some(symbol) => view! {
            <svg class="fig" viewBox="0 0 20 20" aria-hidden="true"><use href=symbol></use></svg>
            <span class="for-ears">{text}</span>
        }
        .into_any(),
    }
}

/// The sign of a part of the notation, see [`crate::components::board_shapes::part_sign`].
#[component]
pub fn Sign(path: &'static str) -> impl IntoView {
    view! { <svg class="sign" viewBox="-1 -1 12 12" aria-hidden="true"><path d=path></path></svg> }
}
