//! Printed boards as pictures in grey.

use crate::components::download::svg_data_url;
use crate::components::sprites::{PIECES, piece_symbols};
use notabene_core::exchange::picture::{Picture, disc, in_grey, svg, thumbnail};
use notabene_core::exchange::picture_shapes::{exported_route, exported_shape};
use notabene_core::game::PieceSet;
use notabene_core::geometry::Layout;
use notabene_study::drill::bare_board;
use notabene_study::worksheet::PaperBoard;

/// Address of the picture of a board with a set of pieces, with its circles and arrows.
pub fn board_url(pieces: PieceSet, board: &PaperBoard) -> String {
    let scene = &board.scene;
    let layout = Layout { board: scene.board, flipped: board.is_flipped };
    let drawn = scene.shapes.iter().map(|shape| exported_shape(&layout, scene, shape));
    let arrows = board.arrows.iter().map(|arrow| exported_route(&layout, &arrow.fields, arrow.number));
    let shapes: Vec<String> = drawn.chain(arrows).collect();
    // Numbers on the fields would be too small: they stand at the edge, as in books.
    let picture =
        Picture { scene, layout, symbols: piece_symbols(pieces), title: "", shapes: &shapes, inside: false };
    svg_data_url(&in_grey(&if board.is_bare { thumbnail(&picture) } else { svg(&picture) }))
}

/// Address of the picture of a round board without pieces, as wide as the whole disc.
pub fn empty_board_url(game: &str) -> Option<String> {
    let scene = bare_board(game)?;
    let layout = Layout { board: scene.board, flipped: false };
    let picture = Picture { scene: &scene, layout, symbols: PIECES, title: "", shapes: &[], inside: false };
    Some(svg_data_url(&in_grey(&disc(&picture))))
}
