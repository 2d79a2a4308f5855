//! The ring that follows the pointer: on the projector at the pointer, from the notes at its place on the board.

use super::Projector;
use super::sync;
use crate::ui::gesture::place;
use leptos::prelude::*;
use notabene_core::geometry::path;
use web_sys::{Element, PointerEvent};

/// Place of the pointer.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum PointerPlace {
    Outside,
    /// In this window, in CSS pixels.
    Here(i32, i32),
    /// In another window, in thousandths of its board.
    OnBoard((u32, u32)),
}

/// The board of this page.
const BOARD: &str = "main.wall svg.board";

fn board() -> Option<Element> {
    document().query_selector(BOARD).ok()?
}

/// The ring.
#[component]
pub fn PointerRing(projector: Projector) -> impl IntoView {
    let at = move || match projector.wall.with(|wall| wall.ring && !wall.blank) {
        true => projector.pointer.get(),
        false => PointerPlace::Outside,
    };
    let class = move || if at() == PointerPlace::Outside { "wall-ring hidden" } else { "wall-ring" };
    let transform = Signal::derive(move || transform(at()));
    view! { <div class=class aria-hidden="true" style:transform=transform></div> }
}

/// The place as a CSS transform.
fn transform(at: PointerPlace) -> String {
    let (x, y) = match at {
        PointerPlace::Outside => (0.0, 0.0),
        PointerPlace::Here(x, y) => (f64::from(x), f64::from(y)),
        PointerPlace::OnBoard((x, y)) => {
            let Some(board) = board() else { return String::new() };
            let frame = board.get_bounding_client_rect();
            let part = |start: f64, size: f64, n: u32| start + size * f64::from(n) / 1000.0;
            (part(frame.left(), frame.width(), x), part(frame.top(), frame.height(), y))
        }
    };
    path("translate(~px,~px)", &[x, y])
}

/// The pointer moved or went down.
pub fn pointer_moved(projector: Projector, e: &PointerEvent) {
    if projector.wall.with_untracked(|wall| wall.ring) {
        projector.pointer.set(PointerPlace::Here(e.client_x(), e.client_y()));
        post_pointer(projector, e);
    }
}

/// The pointer left the page.
pub fn pointer_left(projector: Projector) {
    if projector.pointer.get_untracked() != PointerPlace::Outside {
        projector.pointer.set(PointerPlace::Outside);
        let letter = projector.keeper.with_untracked(|keeper| keeper.pointer(None));
        sync::post(projector, &letter);
    }
}

/// Sends the place of the pointer on the board to the other windows.
fn post_pointer(projector: Projector, e: &PointerEvent) {
    let Some(board) = board() else { return };
    let at = place(&board, e);
    let part = |v: f64| (v * 10.0) as u32;
    let inside = (0.0..=100.0).contains(&at.x) && (0.0..=100.0).contains(&at.y);
    let spot = inside.then(|| (part(at.x).min(1000), part(at.y).min(1000)));
    let letter = projector.keeper.with_untracked(|keeper| keeper.pointer(spot));
    sync::post(projector, &letter);
}
