//! Ring around the pointer: at the pointer on the projector; from the notes, at the matching place of the board.

use crate::components::pointer::board_point;
use crate::pages::projector::{PageContext, PointerSpot, sync};
use leptos::prelude::document;
use leptos::prelude::*;
use notabene_core::geometry::path;
use web_sys::{Element, PointerEvent};

/// CSS selector of the board of this page.
const BOARD_SELECTOR: &str = "main.wall svg.board";

fn board_element() -> Option<Element> {
    document().query_selector(BOARD_SELECTOR).ok()?
}

/// The ring.
#[component]
pub fn PointerRing(cx: PageContext) -> impl IntoView {
    let spot = move || {
        if cx.content.with(|content| content.ring && !content.blank) {
            cx.pointer.get()
        } else {
            PointerSpot::Nowhere
        }
    };
    let class = move || if spot() == PointerSpot::Nowhere { "wall-ring hidden" } else { "wall-ring" };
    let at = move || {
        let (x, y) = spot_in_window(spot()).unwrap_or_default();
        path("translate(~px,~px)", &[x, y])
    };
    view! { <div class=class aria-hidden="true" style:transform=at></div> }
}

/// Darkness around the pointer.
#[component]
pub fn Spotlight(cx: PageContext) -> impl IntoView {
    let is_on = move || cx.content.with(|content| content.spotlight && !content.blank);
    let class = move || if is_on() { "wall-spot" } else { "wall-spot hidden" };
    let [x, y] = [0, 1].map(|axis| {
        move || match spot_in_window(cx.pointer.get()) {
            Some(at) => format!("{}px", [at.0, at.1][axis]),
            None => "50%".into(),
        }
    });
    view! { <div class=class aria-hidden="true" style:--x=x style:--y=y></div> }
}

/// Place of the pointer in this window, in CSS pixels.
fn spot_in_window(spot: PointerSpot) -> Option<(f64, f64)> {
    match spot {
        PointerSpot::Nowhere => None,
        PointerSpot::Here(x, y) => Some((f64::from(x), f64::from(y))),
        PointerSpot::Board((x, y)) => {
            let frame = board_element()?.get_bounding_client_rect();
            let part = |start: f64, size: f64, n: u32| start + size * f64::from(n) / 1000.0;
            Some((part(frame.left(), frame.width(), x), part(frame.top(), frame.height(), y)))
        }
    }
}

/// Follows the pointer over a part of the page.
pub fn on_pointer_move(cx: PageContext, e: &PointerEvent) {
    if !cx.content.with_untracked(|content| content.ring || content.spotlight) {
        return;
    }
    cx.pointer.set(PointerSpot::Here(e.client_x(), e.client_y()));
    send_pointer(cx, e);
}

/// Hides the pointer that has left a part of the page.
pub fn on_pointer_leave(cx: PageContext) {
    if cx.pointer.get_untracked() != PointerSpot::Nowhere {
        cx.pointer.set(PointerSpot::Nowhere);
        let letter = cx.keeper.with_untracked(|keeper| keeper.pointer_message(None));
        sync::post_message(cx, &letter);
    }
}

/// Sends the position of the pointer on the board to the other windows.
fn send_pointer(cx: PageContext, e: &PointerEvent) {
    let Some(board) = board_element() else { return };
    let at = board_point(&board, e);
    let part = |v: f64| (v * 10.0) as u32;
    let inside = (0.0..=100.0).contains(&at.x) && (0.0..=100.0).contains(&at.y);
    let spot = inside.then(|| (part(at.x).min(1000), part(at.y).min(1000)));
    let letter = cx.keeper.with_untracked(|keeper| keeper.pointer_message(spot));
    sync::post_message(cx, &letter);
}
