//! Arrows and circles: drawn with the right button, or by finger and pen once the drawing button is pressed.

use super::dom::later;
use super::gesture::place;
use super::live::Live;
use super::state::Desk;
use js_sys::Function;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::record::{Ink, Shape};
use notabene_core::session::Edit;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// What the pen does on the page.
#[derive(Copy, Clone)]
pub struct Pen {
    /// Whether fingers draw instead of moving pieces.
    pub on: Live<bool>,
    /// What is being drawn.
    pub under_way: Live<Option<Shape>>,
}

impl Pen {
    pub fn new() -> Pen {
        Pen { on: Live::new(false), under_way: Live::new(None) }
    }
}

/// What an event does; `false` if it means nothing to the pen.
type Act = fn(&Desk, &PointerEvent) -> bool;

/// Listens on the whole page before the board does, so that a stroke is no move.
pub fn listen(desk: &'static Desk) {
    let events: [(&str, Act); 5] = [
        ("pointerdown", down),
        ("pointermove", moved),
        ("pointerup", up),
        ("pointercancel", cancel),
        ("contextmenu", menu),
    ];
    for (name, act) in events {
        before_all(name, move |e| act(desk, e.unchecked_ref()));
    }
    // The button says whether it is pressed.
    later(Box::new(move || {
        let on = if desk.pen.on.get() { "true" } else { "false" };
        if let Ok(Some(button)) = document().query_selector("[data-control=draw]") {
            drop(button.set_attribute("aria-pressed", on));
        }
    }));
    // A click that ends a stroke is no tap.
    before_all("click", move |e| desk.pen.on.get_untracked() && board(e.unchecked_ref()).is_some());
}

/// Hears an event before all others; when it means something here nobody else hears it.
fn before_all(name: &'static str, act: impl Fn(&Event) -> bool + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |e: Event| {
        if act(&e) {
            e.prevent_default();
            e.stop_propagation();
        }
    });
    let callback = |listener: &Closure<dyn Fn(Event)>| -> Function {
        listener.as_ref().unchecked_ref::<Function>().clone()
    };
    // The page has a window that takes any listener.
    let _ = window().add_event_listener_with_callback_and_bool(name, &callback(&listener), true);
    let kept = StoredValue::new_local(listener);
    on_cleanup(move || {
        kept.try_with_value(|listener| {
            window().remove_event_listener_with_callback_and_bool(name, &callback(listener), true)
        });
    });
}

/// The board of the game under an event.
fn board(e: &MouseEvent) -> Option<Element> {
    around(&e.target()?.dyn_into().ok()?)
}

fn around(element: &Element) -> Option<Element> {
    element.closest("main.page svg.board").ok()?
}

fn field(desk: &Desk, e: &MouseEvent) -> Option<Field> {
    let point = place(&board(e)?, e);
    desk.layout.with_untracked(|l| l.field_at(point))
}

/// The colour by the keys that are held (as chessground has it).
fn ink(e: &MouseEvent) -> Ink {
    match (e.shift_key() || e.ctrl_key(), e.alt_key()) {
        (false, false) => Ink::Green,
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (true, true) => Ink::Yellow,
    }
}

fn draws(desk: &Desk, e: &PointerEvent) -> bool {
    e.button() == 2 || e.button() == 0 && desk.pen.on.get_untracked()
}

fn down(desk: &Desk, e: &PointerEvent) -> bool {
    let from = field(desk, e).filter(|_| draws(desk, e) && e.is_primary());
    if let Some(from) = from {
        desk.pen.under_way.set(Some(Shape { from, to: None, ink: ink(e) }));
        // A finger is bound to the field it touched first; a stroke is not.
        if let Some(board) = board(e) {
            let _ = board.release_pointer_capture(e.pointer_id());
        }
    }
    from.is_some()
}

fn moved(desk: &Desk, e: &PointerEvent) -> bool {
    let Some(shape) = desk.pen.under_way.get_untracked() else { return false };
    let at = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
    let point = at.and_then(|at| around(&at)).map(|svg| place(&svg, e));
    let to = point.and_then(|point| desk.layout.with_untracked(|l| l.field_at(point)));
    let stroke = Shape { to: to.filter(|to| *to != shape.from), ..shape };
    if stroke != shape {
        desk.pen.under_way.set(Some(stroke));
    }
    true
}

fn up(desk: &Desk, e: &PointerEvent) -> bool {
    let Some(shape) = desk.pen.under_way.get_untracked() else { return false };
    moved(desk, e);
    let shape = desk.pen.under_way.get_untracked().unwrap_or(shape);
    desk.pen.under_way.set(None);
    desk.edit(Edit::Shape(shape));
    true
}

/// The browser took the finger for something else: nothing is drawn.
fn cancel(desk: &Desk, _: &PointerEvent) -> bool {
    let drawing = desk.pen.under_way.get_untracked().is_some();
    if drawing {
        desk.pen.under_way.set(None);
    }
    drawing
}

/// The right button draws; the menu of the browser stays away from the board.
fn menu(_: &Desk, e: &PointerEvent) -> bool {
    board(e).is_some()
}
