//! Arrows and circles: drawn with the right button, or by finger and pen once the drawing button is pressed.

use super::dom::later;
use super::gesture::place;
use super::pointing::near;
use super::state::Desk;
use js_sys::Function;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::record::{Ink, Shape};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// What the pen does on the page.
#[derive(Copy, Clone)]
pub struct ShapeDrawing {
    /// Whether fingers draw instead of moving pieces.
    pub on: RwSignal<bool>,
    /// The colour while no key is held.
    pub ink: RwSignal<Ink>,
    /// What is being drawn.
    pub under_way: RwSignal<Option<Shape>>,
}

impl ShapeDrawing {
    pub fn new() -> ShapeDrawing {
        ShapeDrawing {
            on: RwSignal::new(false),
            ink: RwSignal::new(Ink::Green),
            under_way: RwSignal::new(None),
        }
    }
}

/// A board on which is drawn, and what is done with the shapes.
struct Board {
    desk: Desk,
    css: &'static str,
    put: Rc<dyn Fn(Shape)>,
}

/// What an event does; `false` if it means nothing to the pen.
type Act = fn(&Board, &PointerEvent) -> bool;

/// Draws on the board of the game.
pub fn listen(desk: Desk) {
    let css = "main.page:not(.hidden, .setup, .drill) svg.board";
    listen_on(desk, css, Rc::new(move |shape| desk.edit(notabene_core::game::Edit::Shape(shape))));
    // The button says whether it is pressed.
    later(Box::new(move || {
        let on = if desk.drawing.on.get() { "true" } else { "false" };
        if let Ok(Some(button)) = document().query_selector("[data-control=draw]") {
            drop(button.set_attribute("aria-pressed", on));
        }
    }));
}

/// Draws on a board. It listens on the whole page before the board does, so that a stroke is no move.
pub fn listen_on(desk: Desk, css: &'static str, put: Rc<dyn Fn(Shape)>) {
    let on = Rc::new(Board { desk, css, put });
    let events: [(&str, Act); 5] = [
        ("pointerdown", down),
        ("pointermove", moved),
        ("pointerup", up),
        ("pointercancel", cancel),
        ("contextmenu", menu),
    ];
    for (name, act) in events {
        let on = on.clone();
        before_all(name, move |e| act(&on, e.unchecked_ref()));
    }
    // A click that ends a stroke is no tap.
    before_all("click", move |e| on.desk.drawing.on.get_untracked() && on.under(e.unchecked_ref()).is_some());
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

impl Board {
    /// The board under an event.
    fn under(&self, e: &MouseEvent) -> Option<Element> {
        near(e, self.css)
    }

    fn around(&self, element: &Element) -> Option<Element> {
        element.closest(self.css).ok()?
    }

    fn field(&self, e: &MouseEvent) -> Option<Field> {
        let point = place(&self.under(e)?, e);
        self.desk.layout.with_untracked(|l| l.field_at(point))
    }
}

/// The colour by the keys that are held (as chessground has it); without any the one that was chosen.
fn ink(desk: Desk, e: &MouseEvent) -> Ink {
    match (e.shift_key() || e.ctrl_key(), e.alt_key()) {
        (false, false) => desk.drawing.ink.get_untracked(),
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (true, true) => Ink::Yellow,
    }
}

fn draws(desk: Desk, e: &PointerEvent) -> bool {
    e.button() == 2 || e.button() == 0 && desk.drawing.on.get_untracked()
}

fn down(on: &Board, e: &PointerEvent) -> bool {
    let desk = on.desk;
    let from = on.field(e).filter(|_| draws(desk, e) && e.is_primary());
    if let Some(from) = from {
        desk.drawing.under_way.set(Some(Shape { from, to: None, ink: ink(desk, e) }));
        // A finger is bound to the field it touched first; a stroke is not.
        if let Some(board) = on.under(e) {
            let _ = board.release_pointer_capture(e.pointer_id());
        }
    }
    from.is_some()
}

fn moved(on: &Board, e: &PointerEvent) -> bool {
    let desk = on.desk;
    let Some(shape) = desk.drawing.under_way.get_untracked() else { return false };
    let at = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
    let point = at.and_then(|at| on.around(&at)).map(|svg| place(&svg, e));
    let to = point.and_then(|point| desk.layout.with_untracked(|l| l.field_at(point)));
    let stroke = Shape { to: to.filter(|to| *to != shape.from), ..shape };
    if stroke != shape {
        desk.drawing.under_way.set(Some(stroke));
    }
    true
}

fn up(on: &Board, e: &PointerEvent) -> bool {
    let desk = on.desk;
    let Some(shape) = desk.drawing.under_way.get_untracked() else { return false };
    moved(on, e);
    let shape = desk.drawing.under_way.get_untracked().unwrap_or(shape);
    desk.drawing.under_way.set(None);
    (on.put)(shape);
    true
}

/// The browser took the finger for something else: nothing is drawn.
fn cancel(on: &Board, _: &PointerEvent) -> bool {
    let desk = on.desk;
    let drawing = desk.drawing.under_way.get_untracked().is_some();
    if drawing {
        desk.drawing.under_way.set(None);
    }
    drawing
}

/// The right button draws; the menu of the browser stays away from the board.
fn menu(on: &Board, e: &PointerEvent) -> bool {
    on.under(e).is_some()
}
