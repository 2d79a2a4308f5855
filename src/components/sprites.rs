//! The sprite sheet: pieces, figurines and icons, drawn once and used everywhere.

use leptos::prelude::*;
use notabene_core::game::PieceSet;
use notabene_core::position::Figure;

/// The default drawings of the pieces.
pub const PIECES: &str = include_str!("../../www/pieces/pieces.svg");
const SIMPLE_PIECES: &str = include_str!("../../www/pieces/pieces_simple.svg");
const PIECES_WITH_FACES: &str = include_str!("../../www/pieces/pieces_friends.svg");
const FIGURINES: &str = include_str!("../../www/pieces/figurines.svg");
/// Icons that embedded boards show as well.
const BOARD_ICONS: &str = include_str!("../../www/pieces/icons_board.svg");
/// Icons of the app alone.
pub const APP_ICONS: &str = include_str!("../../www/pieces/icons.svg");

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

/// Symbols of a set of pieces, one a line.
pub fn piece_symbols(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Classic => PIECES,
        PieceSet::Simple => SIMPLE_PIECES,
        PieceSet::Friends => PIECES_WITH_FACES,
    }
}

/// The drawing of a piece of a set as SVG of its own, with the colours that are set around it.
pub fn piece_drawing(set: PieceSet, figure: Figure) -> String {
    let start = format!("<symbol id=\"{}\"", piece_symbol(figure).trim_start_matches('#'));
    let body = piece_symbols(set).lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_default();
    format!("<svg width=\"45\" height=\"45\"{}", body.replace("</symbol>", "</svg>"))
}

/// Hidden symbols of a board, and more icons. They are the app's own files, never data.
#[component]
pub fn Sprites(#[prop(into)] pieces: Signal<PieceSet>, icons: &'static str) -> impl IntoView {
    let rest = format!("{FIGURINES}{BOARD_ICONS}{icons}");
    view! {
        <div class="sprites" aria-hidden="true" inner_html=move || piece_symbols(pieces.get())></div>
        <div class="sprites" aria-hidden="true" inner_html=rest></div>
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
