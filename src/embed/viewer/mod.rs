//! The viewer of boards on other pages: players, clocks and evaluations, a menu, moves that play themselves, comments
//! behind their moves, puzzles and the box for written moves. A part of the program that is fetched on demand.

mod apply;
mod darts;
mod evaluation;
mod header;
mod inline_moves;
mod menu;
mod playing;
mod puzzle;
mod state;
mod style_sheet;
mod write_box;

use crate::components::effect::effect_after_render;
use crate::components::element::El;
use crate::components::leptos_view;
use crate::embed::embedded_board::EmbeddedBoard;
use crate::embed::viewer_part::{Viewer, ViewerPlaces};
use darts::DartPanel;
use evaluation::Evaluation;
use header::{EventLine, PlayerBar};
use inline_moves::InlineMoves;
use leptos::prelude::*;
use menu::{MenuButtons, MenuPanel};
use puzzle::PuzzlePanel;
use state::ViewerState;
use write_box::WriteBox;

/// Functions of the viewer, for the program that loads it.
pub static VIEWER: Viewer = Viewer { open, apply: apply::apply_options };

/// Fills the places of a board.
fn open(here: EmbeddedBoard, places: ViewerPlaces, with_menu: bool) {
    let state = ViewerState::new(here, with_menu);
    style_sheet::adopt(&places.above.0);
    if let Some(root) = here.app.overrides.board_root.get_untracked() {
        effect_after_render(Box::new(move || {
            // The attribute exists for every element.
            let _ = root.set_attribute("data-clocks", &state.shows("show-clocks", true).to_string());
        }));
    }
    darts::follow(state);
    playing::follow(state);
    puzzle::follow(state);
    places.buttons.0.set_text_content(None);
    let fill = |place: El, content: AnyView| drop(place.with([leptos_view::element(content)]));
    fill(places.above, view! { <EventLine state/><PlayerBar state is_top=true/> }.into_any());
    fill(places.below, view! { <PlayerBar state is_top=false/><Evaluation state/> }.into_any());
    fill(places.buttons, view! { <MenuButtons state/> }.into_any());
    fill(places.tools, view! { <MenuPanel state/><PuzzlePanel state/><DartPanel state/> }.into_any());
    fill(places.moves, view! { <InlineMoves state/> }.into_any());
    fill(places.writing, view! { <WriteBox state/> }.into_any());
    if with_menu {
        state.focus("[data-do=menu]");
    }
}
