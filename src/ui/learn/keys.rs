//! Arrow keys walk through what the board shows, as they do in the game.

use super::{Hall, NAME, show};
use crate::ui::keys::{is_held, is_taken};
use crate::ui::pointing::near;
use crate::ui::route;
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens on the whole page, until it goes.
pub fn listen(hall: Hall) {
    let listener = window_event_listener(leptos::ev::keydown, move |e| {
        if let Some(go) = go(&e.key()).filter(|_| meant(&e) && show::walks(hall)) {
            show::walk(hall, go);
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

fn go(key: &str) -> Option<Go> {
    Some(match key {
        "ArrowLeft" => Go::Back,
        "ArrowRight" => Go::Forward,
        "Home" => Go::First,
        "End" => Go::Last,
        _ => return None,
    })
}

/// Whether a key is for the board: not where it moves a caret, a choice or the focus.
fn meant(e: &KeyboardEvent) -> bool {
    let taken = is_held(e) || e.shift_key() || is_taken(e) || near(e, ".grid, .head").is_some();
    !taken && route::name(&route::asked()) == NAME
}
