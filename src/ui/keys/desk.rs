//! Keys outside the board: those that chess players know from other programs.

use super::{is_command, is_taken, lettered, on_control, undoing};
use crate::ui::state::{Desk, Over};
use crate::ui::{darts, route, write};
use leptos::prelude::*;
use notabene_core::session::Go;
use web_sys::KeyboardEvent;

/// Listens for keys on the whole page.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(leptos::ev::keydown, move |e| {
        if !elsewhere(desk, &e) && on_key(desk, &e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether the key belongs to a field, a list or a dialog.
fn elsewhere(desk: Desk, e: &KeyboardEvent) -> bool {
    // What is shown counts: the address may be that of a page that could not be fetched.
    let other_page = desk.address.with_untracked(|shown| !shown.is_empty());
    other_page || desk.over.get_untracked() != Over::Nothing || is_taken(e)
}

fn on_key(desk: Desk, e: &KeyboardEvent) -> bool {
    if is_command(e) {
        return undoing(e).map(|go| desk.go(go)).is_some();
    }
    if e.alt_key() {
        return false;
    }
    match lettered(e.key()).as_str() {
        "ArrowLeft" => desk.go(Go::Back),
        "ArrowRight" => desk.go(Go::Forward),
        "Home" => desk.go(Go::First),
        "End" => desk.go(Go::Last),
        "Escape" => desk.choose(None),
        _ if !desk.prefs.with_untracked(|p| p.single_keys) => return false,
        "k" => desk.go(Go::Back),
        "j" => desk.go(Go::Forward),
        "f" => desk.flip(),
        "?" => desk.over.set(Over::Settings),
        "/" => write::begin(desk),
        "t" => return darts::begin(desk),
        "p" => route::go("wall"),
        "Enter" if !on_control(e) => write::begin(desk),
        _ => return false,
    }
    true
}
