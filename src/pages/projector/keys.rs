//! Keyboard shortcuts of the projector, including those of presenters (page up and down, full stop).

use crate::components::query::{element, focus_on};
use crate::pages::projector::{PageContext, SEEN, free, inks, play, tools};
use crate::state::{address, router};
use crate::views::keyboard::{is_command, is_taken, lettered, on_control, undoing};
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens on the window until the page is left.
pub fn listen(cx: PageContext) {
    let listener = window_event_listener(leptos::ev::keydown, move |e: KeyboardEvent| {
        if meant(&e) && on_key(cx, &e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// True if a key is meant for the projector.
fn meant(e: &KeyboardEvent) -> bool {
    let here = address::name(&router::asked()) == "wall";
    !e.alt_key() && here && !is_taken(e)
}

fn on_key(cx: PageContext, e: &KeyboardEvent) -> bool {
    let key = e.key();
    if is_command(e) {
        let Some(go) = undoing(e) else { return false };
        // The free board has its own undo.
        let free = cx.now().free_board.is_some();
        if !free {
            tools::end(cx, go);
        }
        return !free;
    }
    let modifier = matches!(key.as_str(), "Shift" | "Control" | "Alt" | "Meta" | "Tab");
    if cx.now().blank && !modifier && !cx.address.notes {
        cx.change(|wall| wall.blank = false);
        return true;
    }
    match lettered(key).as_str() {
        // A button or a square uses the space key itself.
        " " if on_control(e) => return false,
        " " if e.shift_key() => play::back(cx),
        " " | "PageDown" => play::on(cx),
        "PageUp" => play::back(cx),
        "ArrowLeft" => play::turn(cx, false),
        "ArrowRight" => play::turn(cx, true),
        "Home" => tools::end(cx, Go::First),
        "End" => tools::end(cx, Go::Last),
        "Escape" => escape(cx),
        _ if !cx.app.prefs.with_untracked(|p| p.single_keys) => return false,
        // By key code: some layouts need the shift key for digits.
        key => return inks::on_key(cx, &e.code()) || letter(cx, key),
    }
    true
}

/// Closes one thing at a time, at last the projector.
fn escape(cx: PageContext) {
    let among = element(".wall-shell .wall-tools :focus-visible").is_some();
    if cx.tools.get_untracked() || among {
        cx.tools.set(false);
        focus_on(SEEN);
    } else if cx.own.drawing.on.get_untracked() {
        cx.own.drawing.on.set(false);
    } else if cx.now().free_board.is_some() {
        free::toggle(cx);
    } else if !cx.address.notes {
        tools::close(cx);
    }
}

fn letter(cx: PageContext, key: &str) -> bool {
    let name = match key {
        "b" | "." => "blank",
        "c" => "coming",
        "r" => "ring",
        "d" => "draw",
        "x" => "wipe",
        "e" => "free",
        "f" => "turn",
        "n" if !cx.address.notes => "notes",
        "p" if !cx.address.notes => "close",
        "m" => {
            cx.tools.update(|shown| *shown = !*shown);
            return true;
        }
        _ => return false,
    };
    let tool = tools::TOOLS.iter().find(|tool| tool.name == name);
    tool.into_iter().for_each(|tool| (tool.act)(cx));
    true
}
