//! Keyboard shortcuts outside the board: those that chess players know from other programs.

use crate::app::navigation;
use crate::app::page_on_wall::PROJECTOR_PAGE;
use crate::components::query::{find_element, on_window};
use crate::pages::collection::FILE;
use crate::state::collection::OpenCollection;
use crate::state::current_game::CurrentGame;
use crate::state::dart_throw::DartThrow;
use crate::state::modal::{Modal, ModalKind};
use crate::state::navigation::Navigation;
use crate::state::{address, router};
use crate::views::keyboard::{
    activates_control, has_command_modifier, has_modifier, is_handled_or_editing, key_name, undo_step,
};
use crate::views::move_input;
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Contexts that the keys change. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct Shortcuts {
    current: CurrentGame,
    modal: Modal,
    navigation: Navigation,
    file: OpenCollection,
    throw: DartThrow,
}

/// Listens for keys on the whole page.
pub fn listen() {
    let keys = Shortcuts {
        current: CurrentGame::here(),
        modal: Modal::here(),
        navigation: Navigation::here(),
        file: OpenCollection::here(),
        throw: DartThrow::here(),
    };
    on_window(leptos::ev::keydown, move |e| {
        let used = match keys.is_for_other_element(&e) {
            true => keys.toggle_wall(&e),
            false => keys.on_key(&e),
        };
        let used = used || keys.open_navigation_page(&e);
        if used {
            e.prevent_default();
        }
    });
}

/// Where an exercise offers several answers, digits choose one of them.
fn choose_option(key: &str) -> bool {
    let number = key.parse::<u8>().unwrap_or_default();
    let option = find_element(&format!("main:not(.hidden) [data-open=true] > :nth-child({number})"));
    option.map(|option| option.click()).is_some()
}

impl Shortcuts {
    /// True if the key belongs to a field, a list or a dialog.
    fn is_for_other_element(self, e: &KeyboardEvent) -> bool {
        // The shown page counts: the address may be that of a page that could not be fetched.
        !self.navigation.is_game() || !self.modal.is_closed() || is_handled_or_editing(e)
    }

    /// True if no window is open, and neither an input nor a modifier has the key.
    fn is_free(self, e: &KeyboardEvent) -> bool {
        self.modal.is_closed() && !is_handled_or_editing(e) && !has_modifier(e)
    }

    fn has_single_keys(self) -> bool {
        self.current.prefs.with_untracked(|p| p.single_keys)
    }

    fn is_projector(self) -> bool {
        self.navigation.address.with_untracked(|address| address::page_name(address) == PROJECTOR_PAGE)
    }

    /// Digits open the places of the navigation; the projector has digits of its own.
    fn open_navigation_page(self, e: &KeyboardEvent) -> bool {
        if !self.is_free(e) || !self.has_single_keys() || self.is_projector() {
            return false;
        }
        choose_option(&e.key()) || navigation::address_of_key(&e.key()).map(router::open_page).is_some()
    }

    /// One key shows every page on the wall: the content of a lesson or a drill on the projector, other pages as they are.
    /// It leaves the wall again, as Escape does.
    fn toggle_wall(self, e: &KeyboardEvent) -> bool {
        let free = self.is_free(e);
        let is_on = free && untrack(|| self.navigation.is_shown_on_wall());
        if is_on && e.key() == "Escape" {
            self.navigation.is_on_wall.set(false);
            return true;
        }
        let wanted = free && key_name(e.key()) == "p" && self.has_single_keys();
        if !wanted || self.is_projector() {
            return false;
        }
        let link = find_element("main:not(.hidden) .to-wall").and_then(|link| link.get_attribute("href"));
        match link {
            Some(href) => router::open_page(href.trim_start_matches('#')),
            None => self.navigation.is_on_wall.set(!is_on),
        }
        true
    }

    fn on_key(self, e: &KeyboardEvent) -> bool {
        let (current, modal) = (self.current, self.modal);
        if has_command_modifier(e) {
            return undo_step(e).map(|go| current.go(go)).is_some();
        }
        if e.alt_key() {
            return false;
        }
        match key_name(e.key()).as_str() {
            "ArrowLeft" => current.go(Go::Back),
            "ArrowRight" => current.go(Go::Forward),
            "Home" => current.go(Go::First),
            "End" => current.go(Go::Last),
            "Escape" => current.choose(None),
            key @ ("PageUp" | "PageDown") => return self.step_in_file(key == "PageDown"),
            _ if !self.has_single_keys() => return false,
            "k" => current.go(Go::Back),
            "j" => current.go(Go::Forward),
            "f" => current.flip(),
            "?" => modal.show(ModalKind::Settings),
            "/" => move_input::focus_move_input(current.inspector),
            "t" => return self.throw.start(),
            "l" if self.has_file() => modal.show(ModalKind::Collection),
            "p" => router::open_page(PROJECTOR_PAGE),
            "g" => router::open_page("games/mine"),
            "Enter" if !activates_control(e) => move_input::focus_move_input(current.inspector),
            _ => return false,
        }
        true
    }

    fn has_file(self) -> bool {
        untrack(|| self.file.is_open())
    }

    /// Opens the next or the previous game of an open file; `false` if no file is open.
    fn step_in_file(self, forward: bool) -> bool {
        let file = FILE.get().filter(|_| self.has_file());
        file.map(|file| (file.step)(self.file, forward)).is_some()
    }
}
