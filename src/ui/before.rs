//! What a link brings is put on the board here; the game that was there before is kept, as ever ([`super::games`]).

use super::state::Desk;
use super::{games, learn};
use leptos::prelude::*;
use notabene_core::exchange::share::{self, Arrived, View};
use notabene_core::i18n::head;
use notabene_core::msg;
use notabene_core::position::Side;

/// Opens the part of an address that somebody shared. What cannot be opened is told, and changes nothing.
pub fn arrive(desk: Desk, fragment: &str) {
    // Some programs write signs of addresses in another way.
    let plain = js_sys::decode_uri_component(fragment).map(String::from);
    let fragment = plain.unwrap_or_else(|_| fragment.into());
    if share::is_course(&fragment) {
        return learn::arrive(desk, &fragment);
    }
    if !share::is_game(&fragment) {
        return desk.notice.set(Some(msg!(LinkForeign { text: head(&fragment, 40) })));
    }
    match share::read(&fragment) {
        Ok(arrived) => put(desk, arrived),
        Err(problem) => desk.notice.set(Some(problem.says)),
    }
}

/// Puts what came with a link on the board.
pub fn put(desk: Desk, Arrived { table, view }: Arrived) {
    // Who asks for nothing leaves the choices of the reader alone.
    if view != View::default() {
        desk.prefs.update(|prefs| {
            if let Some(side) = view.orientation {
                prefs.flipped = side == Side::Black;
            }
            if let Some(letters) = view.letters {
                prefs.set("letters", letters.code);
            }
        });
    }
    desk.put(table);
    if games::is_offered() {
        desk.notice.set(Some(msg!(LinkOpened)));
    }
}
