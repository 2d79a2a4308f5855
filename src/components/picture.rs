//! Pieces and icons: symbols of the sprite sheet.

use leptos::prelude::*;
use notabene_core::position::{Figure, Glyph, Side};

/// The address of the symbol of a piece.
pub const fn piece_symbol(figure: Figure) -> &'static str {
    match figure {
        Figure::King => "#piece-king",
        Figure::Queen => "#piece-queen",
        Figure::Rook => "#piece-rook",
        Figure::Bishop => "#piece-bishop",
        Figure::Knight => "#piece-knight",
        Figure::Pawn => "#piece-pawn",
        Figure::Man => "#piece-man",
        Figure::Crowned => "#piece-crowned",
    }
}

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
