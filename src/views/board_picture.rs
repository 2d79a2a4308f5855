//! Pictures of positions as data URLs, in the chosen board colours and pieces and without paper: for pages of any theme.

use crate::components::download::svg_data_url;
use crate::components::sprites::piece_symbols;
use crate::state::preferences::{Preferences, Prefs};
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, in_colors, thumbnail, without_paper};
use notabene_core::exchange::picture_shapes::figure;
use notabene_core::game::Scene;
use notabene_core::geometry::Layout;

/// A position without names of fields, for small sizes; seen from Black if `flipped`.
pub fn thumbnail_url(prefs: &Prefs, scene: &Scene, flipped: bool) -> String {
    let layout = Layout { board: scene.board, flipped };
    let symbols = piece_symbols(prefs.piece_set);
    let picture = Picture { scene, layout, symbols, title: "", shapes: &[], inside: true };
    picture_url(prefs, &thumbnail(&picture))
}

/// A position with its arrows and circles and the names beside it, seen from White.
pub fn figure_url(prefs: &Prefs, scene: &Scene) -> String {
    picture_url(prefs, &figure(scene, piece_symbols(prefs.piece_set)))
}

/// A drawn picture in the chosen colours, without paper, as a data URL.
pub fn picture_url(prefs: &Prefs, drawn: &str) -> String {
    svg_data_url(&in_colors(&without_paper(drawn), prefs.board_colors))
}

/// Small picture of a position from White's side; the words beside it say what it is.
#[component]
pub fn Thumbnail(scene: Scene) -> impl IntoView {
    let prefs = Preferences::here();
    let picture = move || prefs.with(|prefs| thumbnail_url(prefs, &scene, false));
    view! { <img class="diagram" alt="" src=picture/> }
}

/// Picture of a position with its arrows, circles and names.
#[component]
pub fn FigurePicture(scene: Scene, #[prop(into, optional)] title: String) -> impl IntoView {
    let prefs = Preferences::here();
    let picture = move || prefs.with(|prefs| figure_url(prefs, &scene));
    view! { <img class="diagram" alt=title src=picture/> }
}
