//! Pieces, figurines and icons: drawn once, used everywhere.

use super::dom::{El, view};
use notabene_core::position::{Figure, Glyph, Side};

pub const PIECES: &str = include_str!("../../www/pieces/pieces.svg");
const FIGURINES: &str = include_str!("../../www/pieces/figurines.svg");
/// Icons that boards on other pages show as well.
const BOARD_ICONS: &str = include_str!("../../www/pieces/icons_board.svg");
/// Icons of the app alone.
pub const APP_ICONS: &str = include_str!("../../www/pieces/icons.svg");

/// Hidden symbols of a board, and more icons. They are the app's own files, never data.
pub fn Sprites(icons: &'static str) -> El {
    let symbols = [PIECES, FIGURINES, BOARD_ICONS, icons].concat();
    view! { <div class="sprites" aria-hidden="true" inner_html=symbols></div> }
}

/// The name of a symbol.
pub const fn symbol(figure: Figure) -> &'static str {
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
pub const fn colours(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A piece outside the board.
pub fn PieceImage(glyph: Glyph) -> El {
    view! {
        <svg class=format!("piece-image {}", colours(glyph.side)) viewBox="0 0 45 45" aria-hidden="true">
            <use href=symbol(glyph.figure)></use>
        </svg>
    }
}

/// A picture on a button, by its name after `icon-`.
pub fn Icon(name: &str) -> El {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#icon-{name}")></use></svg>
    }
}

/// The drawn figurine for a character of figurine notation: no font has to have it.
pub fn figurine(text: &str) -> Option<&'static str> {
    Some(match text {
        "♔" => "#fig-king",
        "♕" => "#fig-queen",
        "♖" => "#fig-rook",
        "♗" => "#fig-bishop",
        "♘" => "#fig-knight",
        _ => return None,
    })
}
