//! The keys of the wall, also those of a presenter that is held in the hand (page up and down, full stop).

use super::{Hall, free, inks, play, tools};
use crate::ui::keys::{is_command, is_taken, lettered, on_control, undoing};
use crate::ui::pointing::{element, focus_on};
use crate::ui::route;
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens on the whole page, until it goes.
pub fn listen(hall: Hall) {
    let listener = window_event_listener(leptos::ev::keydown, move |e: KeyboardEvent| {
        if meant(&e) && on_key(hall, &e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether a key is for the wall.
fn meant(e: &KeyboardEvent) -> bool {
    let here = route::name(&route::asked()) == "wall";
    !e.alt_key() && here && !is_taken(e)
}

fn on_key(hall: Hall, e: &KeyboardEvent) -> bool {
    let key = e.key();
    if is_command(e) {
        let Some(go) = undoing(e) else { return false };
        // The free board takes back by itself.
        let free = hall.now().free.is_some();
        if !free {
            tools::end(hall, go);
        }
        return !free;
    }
    let modifier = matches!(key.as_str(), "Shift" | "Control" | "Alt" | "Meta" | "Tab");
    if hall.now().blank && !modifier && !hall.address.notes {
        hall.change(|wall| wall.blank = false);
        return true;
    }
    match lettered(key).as_str() {
        // On a button or a field of the board these have a meaning of their own.
        " " if on_control(e) => return false,
        " " if e.shift_key() => play::back(hall),
        " " | "PageDown" => play::on(hall),
        "PageUp" => play::back(hall),
        "ArrowLeft" => play::turn(hall, false),
        "ArrowRight" => play::turn(hall, true),
        "Home" => tools::end(hall, Go::First),
        "End" => tools::end(hall, Go::Last),
        "Escape" => escape(hall),
        _ if !hall.desk.prefs.with_untracked(|p| p.single_keys) => return false,
        // Where digits need the shift key, their keys are meant all the same.
        key => return inks::on_key(hall, &e.code()) || letter(hall, key),
    }
    true
}

/// One thing less each time; in the end the wall itself.
fn escape(hall: Hall) {
    let among = element(".wall-shell .wall-tools :focus-visible").is_some();
    if hall.tools.get_untracked() || among {
        hall.tools.set(false);
        focus_on(".wall-seen");
    } else if hall.own.drawing.on.get_untracked() {
        hall.own.drawing.on.set(false);
    } else if hall.now().free.is_some() {
        free::toggle(hall);
    } else if !hall.address.notes {
        tools::close(hall);
    }
}

fn letter(hall: Hall, key: &str) -> bool {
    let name = match key {
        "b" | "." => "blank",
        "c" => "coming",
        "r" => "ring",
        "d" => "draw",
        "x" => "wipe",
        "e" => "free",
        "f" => "turn",
        "n" if !hall.address.notes => "notes",
        "p" if !hall.address.notes => "close",
        "m" => {
            hall.tools.update(|shown| *shown = !*shown);
            return true;
        }
        _ => return false,
    };
    let tool = tools::TOOLS.iter().find(|tool| tool.name == name);
    tool.into_iter().for_each(|tool| (tool.act)(hall));
    true
}
