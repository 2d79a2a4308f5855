//! Pieces, figurines and icons: drawn once, used everywhere.

use super::dom::El;
use super::interop::element;
pub use crate::components::{colours, symbol};
use leptos::prelude::*;
use notabene_core::position::Glyph;

pub const PIECES: &str = include_str!("../../www/pieces/pieces.svg");
const FIGURINES: &str = include_str!("../../www/pieces/figurines.svg");
/// Icons that boards on other pages show as well.
const BOARD_ICONS: &str = include_str!("../../www/pieces/icons_board.svg");
/// Icons of the app alone.
pub const APP_ICONS: &str = include_str!("../../www/pieces/icons.svg");

/// Hidden symbols of a board, and more icons. They are the app's own files, never data.
#[component]
pub fn Sprites(icons: &'static str) -> impl IntoView {
    let symbols = [PIECES, FIGURINES, BOARD_ICONS, icons].concat();
    view! { <div class="sprites" aria-hidden="true" inner_html=symbols></div> }
}

/// A piece outside the board, for callers that are not views yet.
pub fn PieceImage(glyph: Glyph) -> El {
    element(view! { <crate::components::PieceImage glyph/> })
}

/// An icon, for callers that are not views yet.
pub fn Icon(name: &str) -> El {
    element(view! { <crate::components::Icon name/> })
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
