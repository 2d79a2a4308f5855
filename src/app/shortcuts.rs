//! Keyboard shortcuts outside the board: those that chess players know from other programs.

use crate::app::navigation;
use crate::components::query::find_element;
use crate::state::context::{AppContext, ModalKind};
use crate::state::{address, dart_throw, lazy_pages, router};
use crate::views::keyboard::{is_command, is_held, is_taken, lettered, on_control, undoing};
use crate::views::move_input;
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens for keys on the whole page.
pub fn listen(app: AppContext) {
    let listener = window_event_listener(leptos::ev::keydown, move |e| {
        let used = match elsewhere(app, &e) {
            true => to_wall(app, &e),
            false => on_key(app, &e),
        };
        let used = used || to_place(app, &e);
        if used {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// True if the key belongs to a field, a list or a dialog.
fn elsewhere(app: AppContext, e: &KeyboardEvent) -> bool {
    // The shown page counts: the address may be that of a page that could not be fetched.
    let other_page = app.navigation.address.with_untracked(|shown| !shown.is_empty());
    other_page || app.modal.open.get_untracked() != ModalKind::None || is_taken(e)
}

/// Digits open the places of the navigation; the wall has digits of its own.
fn to_place(app: AppContext, e: &KeyboardEvent) -> bool {
    let free = app.modal.open.get_untracked() == ModalKind::None && !is_taken(e) && !is_held(e);
    let wanted = free && app.prefs.with_untracked(|p| p.single_keys);
    let is_wall = app.navigation.address.with_untracked(|address| address::page_name(address) == WALL);
    let address = navigation::address_of_key(&e.key()).filter(|_| wanted && !is_wall);
    address.map(router::open_page).is_some()
}

/// Name in the address of the page with the wall, which has keys of its own.
const WALL: &str = "wall";

/// One key opens the wall from every page, with the content of the page if the wall can show it.
fn to_wall(app: AppContext, e: &KeyboardEvent) -> bool {
    let free = app.modal.open.get_untracked() == ModalKind::None && !is_taken(e) && !is_held(e);
    let wanted = free && lettered(e.key()) == "p" && app.prefs.with_untracked(|p| p.single_keys);
    if !wanted || app.navigation.address.with_untracked(|address| address::page_name(address) == WALL) {
        return false;
    }
    let way = find_element("main:not(.hidden) .to-wall").and_then(|link| link.get_attribute("href"));
    router::open_page(way.as_deref().map_or(WALL, |href| href.trim_start_matches('#')));
    true
}

fn on_key(app: AppContext, e: &KeyboardEvent) -> bool {
    if is_command(e) {
        return undoing(e).map(|go| app.go(go)).is_some();
    }
    if e.alt_key() {
        return false;
    }
    match lettered(e.key()).as_str() {
        "ArrowLeft" => app.go(Go::Back),
        "ArrowRight" => app.go(Go::Forward),
        "Home" => app.go(Go::First),
        "End" => app.go(Go::Last),
        "Escape" => app.choose(None),
        key @ ("PageUp" | "PageDown") => return step_in_file(app, key == "PageDown"),
        _ if !app.prefs.with_untracked(|p| p.single_keys) => return false,
        "k" => app.go(Go::Back),
        "j" => app.go(Go::Forward),
        "f" => app.flip(),
        "?" => app.modal.open.set(ModalKind::Settings),
        "/" => move_input::begin(app),
        "t" => return dart_throw::start_throw(app),
        "l" if has_file(app) => app.modal.open.set(ModalKind::Collection),
        "p" => router::open_page("wall"),
        "g" => router::open_page("games"),
        "Enter" if !on_control(e) => move_input::begin(app),
        _ => return false,
    }
    true
}

fn has_file(app: AppContext) -> bool {
    app.collection().with_untracked(|open| open.is_some())
}

/// Opens the next or the previous game of an open file; `false` if no file is open.
fn step_in_file(app: AppContext, forward: bool) -> bool {
    let pages = lazy_pages::lazy_pages().filter(|_| has_file(app));
    pages.map(|pages| (pages.step_in_file)(app, forward)).is_some()
}
