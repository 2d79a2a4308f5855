//! Parts of a board around its pieces: coordinates, fields, and their names.

use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::exchange::board_svg;
use notabene_core::geometry::Layout;

/// The coordinates beside the board: of the ranks from the top, of the files from the left.
#[component]
pub fn Coordinates(layout: Memo<Layout>) -> impl IntoView {
    let names = move |names: fn(&Layout) -> Vec<String>| {
        move || layout.with(names).into_iter().map(|name| view! { <span>{name}</span> }).collect_view()
    };
    view! {
        <div class="ranks" aria-hidden="true">{names(Layout::rank_names)}</div>
        <div class="files" aria-hidden="true">{names(Layout::file_names)}</div>
    }
}

/// All fields, further lines of the board, and the coordinates inside the drawing.
#[component]
pub fn FieldLayer(layout: Memo<Layout>) -> impl IntoView {
    let prefs = Preferences::here();
    let drawing = move || layout.with(|layout| board_svg::fields(layout, prefs.with(|p| p.sectors)));
    view! { <g class="fields" inner_html=drawing></g> }
}

/// The name of each field in its corner.
#[component]
pub fn FieldNames(layout: Memo<Layout>) -> impl IntoView {
    view! { <g class="names" inner_html=move || layout.with(board_svg::field_names)></g> }
}
