//! Arrows and circles: drawn with the right button, or by finger and pen once the drawing button is pressed.

use super::gesture::place;
use super::pointing::near;
use super::state::{CurrentGame, Desk};
use js_sys::Function;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::geometry::Field;
use notabene_core::record::{Ink, Shape};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// Context: the shape being drawn. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ShapeDrawing {
    /// True while fingers draw instead of moving pieces.
    pub on: RwSignal<bool>,
    /// The colour while no key is held.
    pub ink: RwSignal<Ink>,
    /// The shape being drawn.
    pub under_way: RwSignal<Option<Shape>>,
}

impl ShapeDrawing {
    /// Nothing is drawn.
    pub fn new() -> ShapeDrawing {
        ShapeDrawing {
            on: RwSignal::new(false),
            ink: RwSignal::new(Ink::Green),
            under_way: RwSignal::new(None),
        }
    }

    /// The colour by the keys that are held (as chessground has it); without any the one that was chosen.
    fn ink_of(self, e: &MouseEvent) -> Ink {
        match (e.shift_key() || e.ctrl_key(), e.alt_key()) {
            (false, false) => self.ink.get_untracked(),
            (true, false) => Ink::Red,
            (false, true) => Ink::Blue,
            (true, true) => Ink::Yellow,
        }
    }

    /// True if a pointer that goes down draws.
    fn is_begun_by(self, e: &PointerEvent) -> bool {
        let draws = e.button() == 2 || e.button() == 0 && self.on.get_untracked();
        draws && e.is_primary()
    }
}

/// A board that can be drawn on.
struct DrawingBoard {
    current: CurrentGame,
    drawing: ShapeDrawing,
    /// Selects its SVG element.
    css: &'static str,
    /// Receives finished shapes.
    put: Rc<dyn Fn(Shape)>,
}

/// Handles an event; `false` if it means nothing here.
type Handler = fn(&DrawingBoard, &PointerEvent) -> bool;

/// Draws on the board of the game.
pub fn listen(desk: Desk) {
    let css = "main.page:not(.hidden, .setup, .drill) svg.board";
    listen_on(desk, css, Rc::new(move |shape| desk.edit(Edit::Shape(shape))));
    // The button says whether it is pressed.
    Effect::new(move |_| {
        let on = desk.drawing.on.get().to_string();
        if let Ok(Some(button)) = document().query_selector("[data-control=draw]") {
            drop(button.set_attribute("aria-pressed", &on));
        }
    });
}

/// Draws on a board. It listens on the whole page before the board does, so that a stroke is no move.
pub fn listen_on(desk: Desk, css: &'static str, put: Rc<dyn Fn(Shape)>) {
    let board = Rc::new(DrawingBoard { current: desk.current, drawing: desk.drawing, css, put });
    let handlers: [(&str, Handler); 5] = [
        ("pointerdown", DrawingBoard::down),
        ("pointermove", DrawingBoard::moved),
        ("pointerup", DrawingBoard::up),
        ("pointercancel", DrawingBoard::cancel),
        ("contextmenu", DrawingBoard::menu),
    ];
    for (name, handler) in handlers {
        let board = board.clone();
        capture(name, move |e| handler(&board, e.unchecked_ref()));
    }
    // A click that ends a stroke is no tap.
    capture("click", move |e| board.drawing.on.get_untracked() && board.under(e.unchecked_ref()).is_some());
}

/// Listens in the capture phase of the window; an event that is handled goes no further.
fn capture(name: &'static str, handle: impl Fn(&Event) -> bool + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |e: Event| {
        if handle(&e) {
            e.prevent_default();
            e.stop_propagation();
        }
    });
    let function = |listener: &Closure<dyn Fn(Event)>| -> Function {
        listener.as_ref().unchecked_ref::<Function>().clone()
    };
    // The page has a window that takes any listener.
    let _ = window().add_event_listener_with_callback_and_bool(name, &function(&listener), true);
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.try_with_value(|listener| {
            window().remove_event_listener_with_callback_and_bool(name, &function(listener), true)
        });
    });
}

impl DrawingBoard {
    /// The drawing of the board under an event.
    fn under(&self, e: &MouseEvent) -> Option<Element> {
        near(e, self.css)
    }

    /// The field at the place of an event on a drawing of the board.
    fn field_on(&self, svg: &Element, e: &MouseEvent) -> Option<Field> {
        self.current.layout.with_untracked(|layout| layout.field_at(place(svg, e)))
    }

    /// The field under a pointer, also while it is captured.
    fn field_under(&self, e: &PointerEvent) -> Option<Field> {
        let at = document().element_from_point(e.client_x() as f32, e.client_y() as f32)?;
        self.field_on(&at.closest(self.css).ok()??, e)
    }

    /// Begins a shape.
    fn down(&self, e: &PointerEvent) -> bool {
        let Some(svg) = self.under(e).filter(|_| self.drawing.is_begun_by(e)) else { return false };
        let Some(from) = self.field_on(&svg, e) else { return false };
        self.drawing.under_way.set(Some(Shape { from, to: None, ink: self.drawing.ink_of(e) }));
        // A finger is bound to the field it touched first; a stroke is not.
        let _ = svg.release_pointer_capture(e.pointer_id());
        true
    }

    fn moved(&self, e: &PointerEvent) -> bool {
        let Some(shape) = self.drawing.under_way.get_untracked() else { return false };
        let to = self.field_under(e).filter(|to| *to != shape.from);
        let stroke = Shape { to, ..shape };
        if stroke != shape {
            self.drawing.under_way.set(Some(stroke));
        }
        true
    }

    fn up(&self, e: &PointerEvent) -> bool {
        let is_handled = self.moved(e);
        if let Some(shape) = self.drawing.under_way.get_untracked() {
            self.drawing.under_way.set(None);
            (self.put)(shape);
        }
        is_handled
    }

    /// The browser took the finger for something else: nothing is drawn.
    fn cancel(&self, _: &PointerEvent) -> bool {
        let is_drawing = self.drawing.under_way.get_untracked().is_some();
        if is_drawing {
            self.drawing.under_way.set(None);
        }
        is_drawing
    }

    /// The right button draws; the menu of the browser stays away from the board.
    fn menu(&self, e: &PointerEvent) -> bool {
        self.under(e).is_some()
    }
}
