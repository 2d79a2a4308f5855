//! Keyboard shortcuts outside the board: those that chess players know from other programs.

use crate::app::navigation;
use crate::app::page_on_wall::PROJECTOR_PAGE;
use crate::components::query::find_element;
use crate::pages::collection::FILE;
use crate::state::context::{AppContext, ModalKind};
use crate::state::{address, dart_throw, router};
use crate::views::keyboard::{
    activates_control, has_command_modifier, has_modifier, is_handled_or_editing, key_name, undo_step,
};
use crate::views::move_input;
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens for keys on the whole page.
pub fn listen(app: AppContext) {
    let listener = window_event_listener(leptos::ev::keydown, move |e| {
        let used = match is_for_other_element(app, &e) {
            true => toggle_wall(app, &e),
            false => on_key(app, &e),
        };
        let used = used || open_navigation_page(app, &e);
        if used {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// True if the key belongs to a field, a list or a dialog.
fn is_for_other_element(app: AppContext, e: &KeyboardEvent) -> bool {
    // The shown page counts: the address may be that of a page that could not be fetched.
    let other_page = app.navigation.address.with_untracked(|shown| !shown.is_empty());
    other_page || app.modal.open.get_untracked() != ModalKind::None || is_handled_or_editing(e)
}

/// Digits open the places of the navigation; the projector has digits of its own.
fn open_navigation_page(app: AppContext, e: &KeyboardEvent) -> bool {
    let free =
        app.modal.open.get_untracked() == ModalKind::None && !is_handled_or_editing(e) && !has_modifier(e);
    let wanted = free && app.prefs.with_untracked(|p| p.single_keys);
    let is_wall =
        app.navigation.address.with_untracked(|address| address::page_name(address) == PROJECTOR_PAGE);
    if !wanted || is_wall {
        return false;
    }
    choose_option(&e.key()) || navigation::address_of_key(&e.key()).map(router::open_page).is_some()
}

/// Where an exercise offers several answers, digits choose one of them.
fn choose_option(key: &str) -> bool {
    let number = key.parse::<u8>().unwrap_or_default();
    let option = find_element(&format!("main:not(.hidden) [data-open=true] > :nth-child({number})"));
    option.map(|option| option.click()).is_some()
}

/// One key shows every page on the wall: the content of a lesson or a drill on the projector, other pages as they are.
/// It leaves the wall again, as Escape does.
fn toggle_wall(app: AppContext, e: &KeyboardEvent) -> bool {
    let free =
        app.modal.open.get_untracked() == ModalKind::None && !is_handled_or_editing(e) && !has_modifier(e);
    let is_on = free && untrack(|| app.navigation.is_shown_on_wall());
    if is_on && e.key() == "Escape" {
        app.navigation.is_on_wall.set(false);
        return true;
    }
    let wanted = free && key_name(e.key()) == "p" && app.prefs.with_untracked(|p| p.single_keys);
    if !wanted
        || app.navigation.address.with_untracked(|address| address::page_name(address) == PROJECTOR_PAGE)
    {
        return false;
    }
    let link_address = find_element("main:not(.hidden) .to-wall").and_then(|link| link.get_attribute("href"));
    match link_address {
        Some(href) => router::open_page(href.trim_start_matches('#')),
        None => app.navigation.is_on_wall.set(!is_on),
    }
    true
}

fn on_key(app: AppContext, e: &KeyboardEvent) -> bool {
    if has_command_modifier(e) {
        return undo_step(e).map(|go| app.go(go)).is_some();
    }
    if e.alt_key() {
        return false;
    }
    match key_name(e.key()).as_str() {
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
        "/" => move_input::focus_move_input(app),
        "t" => return dart_throw::start_throw(app),
        "l" if has_file(app) => app.modal.open.set(ModalKind::Collection),
        "p" => router::open_page(PROJECTOR_PAGE),
        "g" => router::open_page("games/mine"),
        "Enter" if !activates_control(e) => move_input::focus_move_input(app),
        _ => return false,
    }
    true
}

fn has_file(app: AppContext) -> bool {
    app.collection().with_untracked(|open| open.is_some())
}

/// Opens the next or the previous game of an open file; `false` if no file is open.
fn step_in_file(app: AppContext, forward: bool) -> bool {
    let file = FILE.get().filter(|_| has_file(app));
    file.map(|file| (file.step)(app, forward)).is_some()
}
