//! Pieces, figurines and icons: drawn once, used everywhere.

use crate::components::element::El;
use crate::components::{colour_class, piece_symbol};
use notabene_core::position::Glyph;
use notabene_view::view;

pub const PIECES: &str = include_str!("../../www/pieces/pieces.svg");
const FIGURINES: &str = include_str!("../../www/pieces/figurines.svg");
/// Icons that embedded boards show as well.
const BOARD_ICONS: &str = include_str!("../../www/pieces/icons_board.svg");
/// Icons of the app alone.
pub const APP_ICONS: &str = include_str!("../../www/pieces/icons.svg");

/// Hidden symbols of a board, and more icons. They are the app's own files, never data.
pub fn Sprites(icons: &'static str) -> El {
    let symbols = format!("{PIECES}{FIGURINES}{BOARD_ICONS}{icons}");
    view! { <div class="sprites" aria-hidden="true" inner_html=symbols></div> }
}

/// A piece outside the board.
pub fn PieceImage(glyph: Glyph) -> El {
    view! {
        <svg class=format!("piece-image {}", colour_class(glyph.side)) viewBox="0 0 45 45" aria-hidden="true">
            <use href=piece_symbol(glyph.figure)></use>
        </svg>
    }
}

/// A picture on a button, by its name after `icon-`.
pub fn Icon(name: &str) -> El {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#icon-{name}")></use></svg>
    }
}

/// Returns the symbol for a character of figurine notation: independent of installed fonts.
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
