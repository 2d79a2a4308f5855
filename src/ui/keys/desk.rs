//! Keys outside the board: those that chess players know from other programs.

use super::{is_command, is_held, is_taken, lettered, on_control, undoing};
use crate::ui::pointing::element;
use crate::ui::state::{Desk, Over};
use crate::ui::{annex, darts, navigation, route, write};
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens for keys on the whole page.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(leptos::ev::keydown, move |e| {
        let used = match elsewhere(desk, &e) {
            true => to_wall(desk, &e),
            false => on_key(desk, &e),
        };
        let used = used || to_place(desk, &e);
        if used {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether the key belongs to a field, a list or a dialog.
fn elsewhere(desk: Desk, e: &KeyboardEvent) -> bool {
    // What is shown counts: the address may be that of a page that could not be fetched.
    let other_page = desk.navigation.address.with_untracked(|shown| !shown.is_empty());
    other_page || desk.modal.open.get_untracked() != Over::Nothing || is_taken(e)
}

/// Digits lead to the places of the navigation; the wall has digits of its own.
fn to_place(desk: Desk, e: &KeyboardEvent) -> bool {
    let free = desk.modal.open.get_untracked() == Over::Nothing && !is_taken(e) && !is_held(e);
    let wanted = free && desk.prefs.with_untracked(|p| p.single_keys);
    let is_wall = desk.navigation.address.with_untracked(|address| route::name(address) == WALL);
    let address = navigation::address_of_key(&e.key()).filter(|_| wanted && !is_wall);
    address.map(route::go).is_some()
}

/// The name of the page with the wall in the address; it has keys of its own.
const WALL: &str = "wall";

/// From every page one key leads to the wall, with what the page shows if it has a way of its own there.
fn to_wall(desk: Desk, e: &KeyboardEvent) -> bool {
    let free = desk.modal.open.get_untracked() == Over::Nothing && !is_taken(e) && !is_held(e);
    let wanted = free && lettered(e.key()) == "p" && desk.prefs.with_untracked(|p| p.single_keys);
    if !wanted || desk.navigation.address.with_untracked(|address| route::name(address) == WALL) {
        return false;
    }
    let way = element("main:not(.hidden) .to-wall").and_then(|link| link.get_attribute("href"));
    route::go(way.as_deref().map_or(WALL, |href| href.trim_start_matches('#')));
    true
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
        key @ ("PageUp" | "PageDown") => return step_in_file(desk, key == "PageDown"),
        _ if !desk.prefs.with_untracked(|p| p.single_keys) => return false,
        "k" => desk.go(Go::Back),
        "j" => desk.go(Go::Forward),
        "f" => desk.flip(),
        "?" => desk.modal.open.set(Over::Settings),
        "/" => write::begin(desk),
        "t" => return darts::begin(desk),
        "l" if has_file(desk) => desk.modal.open.set(Over::Collection),
        "p" => route::go("wall"),
        "g" => route::go("games"),
        "Enter" if !on_control(e) => write::begin(desk),
        _ => return false,
    }
    true
}

fn has_file(desk: Desk) -> bool {
    desk.collection().with_untracked(|open| open.is_some())
}

/// Puts the next or the previous game of an open file on the board; without one the key means nothing.
fn step_in_file(desk: Desk, forward: bool) -> bool {
    let annex = annex::here().filter(|_| has_file(desk));
    annex.map(|annex| (annex.step_in_file)(desk, forward)).is_some()
}
