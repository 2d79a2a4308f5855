//! The ring that follows the pointer: on the wall where the pointer is, from the notes at the same place of the board.

use super::{Hall, sync};
use crate::ui::dom::{El, el, on};
use crate::ui::gesture::place;
use leptos::prelude::document;
use leptos::prelude::*;
use notabene_core::geometry::path;
use web_sys::{Element, PointerEvent};

/// Where the pointer is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Spot {
    Nowhere,
    /// In this window, in CSS pixels.
    Here(i32, i32),
    /// In another window, in parts of a thousand of its board.
    Board((u32, u32)),
}

/// The board of this page.
const BOARD: &str = "main.wall svg.board";

fn board() -> Option<Element> {
    document().query_selector(BOARD).ok()?
}

/// The ring itself.
pub fn ring(hall: Hall) -> El {
    let spot =
        move || if hall.wall.with(|wall| wall.ring && !wall.blank) { hall.spot.get() } else { Spot::Nowhere };
    let class = move || if spot() == Spot::Nowhere { "wall-ring hidden" } else { "wall-ring" };
    let at = move || {
        let (x, y) = match spot() {
            Spot::Nowhere => (0.0, 0.0),
            Spot::Here(x, y) => (f64::from(x), f64::from(y)),
            Spot::Board((x, y)) => {
                let Some(board) = board() else { return String::new() };
                let frame = board.get_bounding_client_rect();
                let part = |start: f64, size: f64, n: u32| start + size * f64::from(n) / 1000.0;
                (part(frame.left(), frame.width(), x), part(frame.top(), frame.height(), y))
            }
        };
        path("translate(~px,~px)", &[x, y])
    };
    el("div", "").class(class).attr("aria-hidden", "true").style("transform", at)
}

/// Follows the pointer over a part of the page.
pub fn listen(hall: Hall, shell: &El) {
    let moved = move |e: PointerEvent| {
        if !hall.wall.with_untracked(|wall| wall.ring) {
            return;
        }
        hall.spot.set(Spot::Here(e.client_x(), e.client_y()));
        tell(hall, &e);
    };
    on(shell, "pointermove", moved);
    on(shell, "pointerdown", moved);
    on(shell, "pointerleave", move |_: PointerEvent| {
        if hall.spot.get_untracked() != Spot::Nowhere {
            hall.spot.set(Spot::Nowhere);
            let letter = hall.keeper.with_untracked(|keeper| keeper.pointer(None));
            sync::post(hall, &letter);
        }
    });
}

/// Tells the other windows where on the board the pointer is.
fn tell(hall: Hall, e: &PointerEvent) {
    let Some(board) = board() else { return };
    let at = place(&board, e);
    let part = |v: f64| (v * 10.0) as u32;
    let inside = (0.0..=100.0).contains(&at.x) && (0.0..=100.0).contains(&at.y);
    let spot = inside.then(|| (part(at.x).min(1000), part(at.y).min(1000)));
    let letter = hall.keeper.with_untracked(|keeper| keeper.pointer(spot));
    sync::post(hall, &letter);
}
