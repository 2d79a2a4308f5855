//! The keys of the projector, also those of a presenter that is held in the hand (page up and down, full stop).

use super::{Projector, free, inks, play, tools};
use crate::ui::keys::{is_command, is_taken, lettered, on_control, undoing};
use crate::ui::pointing::{element, focus_on};
use crate::ui::route;
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens on the whole page, until it goes.
pub fn listen(projector: Projector) {
    let listener = window_event_listener(leptos::ev::keydown, move |e: KeyboardEvent| {
        if is_for_projector(&e) && on_key(projector, &e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

fn is_for_projector(e: &KeyboardEvent) -> bool {
    let here = route::name(&route::asked()) == "wall";
    !e.alt_key() && here && !is_taken(e)
}

/// Handles a key; `false` if it means nothing.
fn on_key(projector: Projector, e: &KeyboardEvent) -> bool {
    if is_command(e) {
        return on_command(projector, e);
    }
    let key = e.key();
    let modifier = matches!(key.as_str(), "Shift" | "Control" | "Alt" | "Meta" | "Tab");
    if projector.now().blank && !modifier && !projector.is_notes {
        projector.change(|wall| wall.blank = false);
        return true;
    }
    match lettered(key).as_str() {
        // On a button or a field of the board these have a meaning of their own.
        " " if on_control(e) => return false,
        " " if e.shift_key() => play::back(projector),
        " " | "PageDown" => play::on(projector),
        "PageUp" => play::back(projector),
        "ArrowLeft" => play::turn(projector, false),
        "ArrowRight" => play::turn(projector, true),
        "Home" => tools::go(projector, Go::First),
        "End" => tools::go(projector, Go::Last),
        "Escape" => escape(projector),
        _ if !projector.prefs().with_untracked(|p| p.single_keys) => return false,
        // Where digits need the shift key, their keys count all the same.
        key => return inks::on_key(projector, &e.code()) || on_letter(projector, key),
    }
    true
}

/// Undo and redo in the game; the free board undoes by itself.
fn on_command(projector: Projector, e: &KeyboardEvent) -> bool {
    let Some(go) = undoing(e) else { return false };
    let is_free = projector.now().free.is_some();
    if !is_free {
        tools::go(projector, go);
    }
    !is_free
}

/// Closes one thing each time; in the end the projector itself.
fn escape(projector: Projector) {
    let in_tools = element(".wall-shell .wall-tools :focus-visible").is_some();
    if projector.tools_open.get_untracked() || in_tools {
        projector.tools_open.set(false);
        focus_on(".wall-seen");
    } else if projector.board.drawing.on.get_untracked() {
        projector.board.drawing.on.set(false);
    } else if projector.now().free.is_some() {
        free::toggle(projector);
    } else if !projector.is_notes {
        tools::close(projector);
    }
}

/// The control of a letter.
fn on_letter(projector: Projector, key: &str) -> bool {
    let name = match key {
        "b" | "." => "blank",
        "c" => "coming",
        "r" => "ring",
        "d" => "draw",
        "x" => "wipe",
        "e" => "free",
        "f" => "turn",
        "n" if !projector.is_notes => "notes",
        "p" if !projector.is_notes => "close",
        "m" => {
            projector.tools_open.update(|shown| *shown = !*shown);
            return true;
        }
        _ => return false,
    };
    let tool = tools::TOOLS.iter().find(|tool| tool.name == name);
    tool.into_iter().for_each(|tool| (tool.act)(projector));
    true
}
