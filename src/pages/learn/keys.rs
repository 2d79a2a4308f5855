//! Arrow keys step through the moves on the board, as in the game.

use crate::components::query::{closest, on_window};
use crate::pages::learn::{LearnState, PAGE_NAME, lesson_board};
use crate::state::{address, router};
use crate::views::keyboard::{has_modifier, is_handled_or_editing};
use notabene_core::game::Go;
use web_sys::KeyboardEvent;

/// Listens on the window until the page is left.
pub fn listen(cx: LearnState) {
    on_window(leptos::ev::keydown, move |e| {
        if let Some(step_of_key) =
            step_of_key(&e.key()).filter(|_| is_for_board(&e) && lesson_board::has_step_handler(cx))
        {
            lesson_board::step(cx, step_of_key);
            e.prevent_default();
        }
    });
}

fn step_of_key(key: &str) -> Option<Go> {
    Some(match key {
        "ArrowLeft" => Go::Back,
        "ArrowRight" => Go::Forward,
        "Home" => Go::First,
        "End" => Go::Last,
        _ => return None,
    })
}

/// True if a key is meant for the board: it does not move a caret, a choice or the focus.
fn is_for_board(e: &KeyboardEvent) -> bool {
    let taken =
        has_modifier(e) || e.shift_key() || is_handled_or_editing(e) || closest(e, ".grid, .head").is_some();
    !taken && address::page_name(&router::fragment()) == PAGE_NAME
}
