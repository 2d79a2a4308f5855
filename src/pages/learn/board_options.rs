//! Boards to choose from: small pictures with their numbers, and their pieces in words.

use crate::components::download::svg_data_url;
use crate::components::element::{El, el};
use crate::components::icon::PIECES;
use crate::state::context::AppContext;
use crate::views::board::inspect::field_label;
use notabene_core::exchange::picture::{Picture, thumbnail};
use notabene_core::game::Scene;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Language};
use notabene_study::{Diagram, Exercise};

/// Position of an option.
fn scene_of_option(exercise: &Exercise, n: usize) -> Option<Scene> {
    let position = exercise.answers.get(n)?.text.in_language(Language::default()).into();
    let board = Diagram { position, game: exercise.board.game.clone(), ..Diagram::default() };
    board.picture().ok()
}

/// Picture of a position as a data URL.
fn board_picture(scene: &Scene, flipped: bool) -> String {
    let layout = Layout { board: scene.board, flipped };
    svg_data_url(&thumbnail(&Picture {
        scene,
        layout,
        symbols: PIECES,
        title: "",
        shapes: &[],
        inside: true,
    }))
}

/// Pieces of a position in words.
fn pieces_in_words(app: AppContext, scene: &Scene) -> String {
    let fields = scene.pieces.iter().filter_map(|piece| scene.fields.get(piece.field.index()));
    let texts: Vec<String> = fields.map(|field| field_label(app, &scene.board, &field.message)).collect();
    texts.join("; ")
}

/// Button of an option that is a board, with its number on the screen, from 1. Its name tells no more than the number;
/// its description tells the pieces.
pub fn board_button(app: AppContext, exercise: &Exercise, n: usize, number: usize) -> El {
    let button = el("button", "").attr("type", "button").attr("data-option", &n.to_string());
    let Some(scene) = scene_of_option(exercise, n) else { return button };
    let id = format!("board-{number}");
    let name = move || format!("{} {number}", app.label(Label::Board));
    let picture = el("img", "diagram").attr("alt", "");
    let picture = picture.attr("src", &board_picture(&scene, exercise.board.black_below));
    let words = el("span", "for-ears").attr("id", &id).live_text(move || pieces_in_words(app, &scene));
    let button = button.live_attr("aria-label", name).attr("aria-describedby", &id);
    button.with([el("span", "").live_text(name), picture, words])
}
