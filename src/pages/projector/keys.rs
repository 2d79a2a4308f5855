//! Keyboard shortcuts of the projector, including those of presenters (page up and down, full stop).

use crate::components::query::{find_element, focus_element, on_window};
use crate::pages::projector::{PROJECTION, PageContext, board_content, free_board, ink_buttons, tools, vote};
use crate::state::{address, router};
use crate::views::keyboard::{
    activates_control, has_command_modifier, is_handled_or_editing, key_name, undo_step,
};
use leptos::prelude::*;
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens on the window until the page is left.
pub fn listen(cx: PageContext) {
    on_window(leptos::ev::keydown, move |e: KeyboardEvent| {
        if is_for_projector(&e) && on_key(cx, &e) {
            e.prevent_default();
        }
    });
}

/// True if a key is meant for the projector.
fn is_for_projector(e: &KeyboardEvent) -> bool {
    let here = address::page_name(&router::fragment()) == "wall";
    !e.alt_key() && here && !is_handled_or_editing(e)
}

fn on_key(cx: PageContext, e: &KeyboardEvent) -> bool {
    let key = e.key();
    if has_command_modifier(e) {
        let Some(go) = undo_step(e) else { return false };
        // The free board has its own undo.
        let free = cx.content_now().free_board.is_some();
        if !free {
            tools::navigate(cx, go);
        }
        return !free;
    }
    let modifier = matches!(key.as_str(), "Shift" | "Control" | "Alt" | "Meta" | "Tab");
    if cx.content_now().blank && !modifier && !cx.is_notes {
        cx.update_content(|content| content.blank = false);
        return true;
    }
    match key_name(key).as_str() {
        // A button or a square uses the space key itself.
        " " if activates_control(e) => return false,
        " " if e.shift_key() => board_content::previous_step(cx),
        " " | "PageDown" => {
            // The buttons are not needed by people who step by keys.
            cx.shows_tools.set(false);
            board_content::next_step(cx);
        }
        "PageUp" => board_content::previous_step(cx),
        "ArrowLeft" => board_content::turn_page(cx, false),
        "ArrowRight" => board_content::turn_page(cx, true),
        "Home" => tools::navigate(cx, Go::First),
        "End" => tools::navigate(cx, Go::Last),
        "Escape" => close_topmost(cx),
        _ if !cx.prefs.with_untracked(|p| p.single_keys) => return false,
        // By key code: some layouts need the shift key for digits.
        key => {
            return vote::on_digit(cx, &e.code(), e.shift_key())
                || ink_buttons::on_key(cx, &e.code())
                || on_letter(cx, key);
        }
    }
    true
}

/// Closes one thing at a time, at last the projector.
fn close_topmost(cx: PageContext) {
    if tools::close_open_menu() {
        return;
    }
    let among = find_element(".wall-shell .wall-tools :focus-visible").is_some();
    if among {
        focus_element(PROJECTION);
    } else if cx.remote.is_open() {
        cx.remote.toggle(cx);
    } else if cx.drawing.is_on.get_untracked() {
        cx.drawing.is_on.set(false);
    } else if cx.content_now().free_board.is_some() {
        free_board::toggle_free_board(cx);
    } else if !cx.is_notes {
        tools::close_projector(cx);
    }
}

fn on_letter(cx: PageContext, key: &str) -> bool {
    let name = match key {
        "b" | "." => "blank",
        "c" => "coming",
        "r" => "ring",
        "s" => "spot",
        "t" => "timer",
        "v" => "vote",
        "q" if !cx.is_notes => "remote",
        "d" => "draw",
        "x" => "wipe",
        "e" => "free",
        "f" => "turn",
        "n" if !cx.is_notes => "notes",
        "p" if !cx.is_notes => "close",
        "m" => {
            cx.shows_tools.update(|shown| *shown = !*shown);
            return true;
        }
        _ => return false,
    };
    let tool = tools::PROJECTOR_TOOLS.iter().find(|tool| tool.name == name);
    tool.into_iter().for_each(|tool| (tool.act)(cx));
    true
}
