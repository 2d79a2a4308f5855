//! The viewer of boards on other pages: players, clocks and evaluations, a menu, moves that play themselves, comments
//! behind their moves, puzzles, the box for written moves and darts. Only boards whose options ask for it have one.

mod darts;
mod evaluation;
mod header;
mod inline_moves;
mod menu;
mod playing;
mod puzzle;
mod state;
mod write_box;

use crate::components::mount::mount_in;
use crate::embed::embedded_board::EmbeddedBoard;
use crate::state::i18n_loader;
use darts::DartPanel;
use evaluation::Evaluation;
use header::{EventLine, PlayerBar};
use inline_moves::InlineMoves;
use leptos::prelude::*;
use menu::{MenuButtons, MenuPanel};
use notabene_core::i18n::{Part, is_known};
use puzzle::PuzzlePanel;
use state::ViewerState;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use write_box::WriteBox;

/// Fetches the words of the viewer when the page asks for another language.
fn follow_language(here: EmbeddedBoard) {
    let language = Memo::new(move |_| here.current.prefs.language());
    Effect::new(move || {
        let language = language.get();
        if is_known(language, Part::Viewer) {
            return;
        }
        spawn_local(async move {
            if i18n_loader::load_messages(language, Part::Viewer).await && here.is_open() {
                here.current.prefs.notify();
            }
        });
    });
}

/// Adds the viewer to the content of a board.
pub fn add(here: EmbeddedBoard, root: &Element) {
    let state = ViewerState::new(here);
    let home = root.clone();
    Effect::new(move || {
        let comments = if state.option("comments") == "inline" { "inline" } else { "beside" };
        // The attributes exist for every element.
        let _ = home.set_attribute("data-clocks", &state.shows("show-clocks", true).to_string());
        let _ = home.set_attribute("data-comments", comments);
    });
    follow_language(here);
    darts::follow(state);
    playing::follow(state);
    puzzle::follow(state);
    let place = |css: &str, at: &str, content: AnyView| {
        let found = root.query_selector(css).ok().flatten();
        // The content of a board is always the same.
        if let (Some(found), Ok(place)) = (found, document().create_element("div")) {
            place.set_class_name("place");
            mount_in(&place, content);
            drop(found.insert_adjacent_element(at, &place));
        }
    };
    place(".stand", "afterbegin", view! { <EventLine state/><PlayerBar state is_top=true/> }.into_any());
    place(".stand", "beforeend", view! { <PlayerBar state is_top=false/><Evaluation state/> }.into_any());
    place(".beside .controls", "beforeend", view! { <MenuButtons state/> }.into_any());
    place(".walk", "afterend", view! { <MenuPanel state/><PuzzlePanel state/><DartPanel state/> }.into_any());
    place(".beside > .paper", "afterend", view! { <InlineMoves state/> }.into_any());
    place(".said", "afterend", view! { <WriteBox state/> }.into_any());
}
