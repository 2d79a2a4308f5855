//! Arrows and circles: drawn with the right button, or by finger and pen once the drawing button is pressed.

use crate::components::effect::later;
use crate::components::pointer::place;
use crate::components::query::near;
use crate::state::context::AppContext;
use js_sys::Function;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::record::{Ink, Shape};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// State of the pen on the page.
#[derive(Copy, Clone)]
pub struct ShapeDrawing {
    /// True if fingers draw instead of moving pieces.
    pub on: RwSignal<bool>,
    /// The colour without a modifier key.
    pub ink: RwSignal<Ink>,
    /// Shape that is being drawn.
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

/// A board for drawing, and the callback for its shapes.
struct Board {
    app: AppContext,
    css: &'static str,
    put: Rc<dyn Fn(Shape)>,
}

/// Event handler; returns `false` if the pen ignores the event.
type Act = fn(&Board, &PointerEvent) -> bool;

/// Draws on the board of the game.
pub fn listen(app: AppContext) {
    let css = "main.page:not(.hidden, .setup, .drill) svg.board";
    listen_on(app, css, Rc::new(move |shape| app.edit(notabene_core::game::Edit::Shape(shape))));
    // Updates `aria-pressed` of the button.
    later(Box::new(move || {
        let on = if app.drawing.on.get() { "true" } else { "false" };
        if let Ok(Some(button)) = document().query_selector("[data-control=draw]") {
            drop(button.set_attribute("aria-pressed", on));
        }
    }));
}

/// Draws on a board. Listens on the whole page before the board does, so that a stroke is no move.
pub fn listen_on(app: AppContext, css: &'static str, put: Rc<dyn Fn(Shape)>) {
    let on = Rc::new(Board { app, css, put });
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
    // A click at the end of a stroke is no tap.
    before_all("click", move |e| on.app.drawing.on.get_untracked() && on.under(e.unchecked_ref()).is_some());
}

/// Listens in the capture phase; a handled event is not propagated.
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
    /// Returns the board under an event.
    fn under(&self, e: &MouseEvent) -> Option<Element> {
        near(e, self.css)
    }

    fn around(&self, element: &Element) -> Option<Element> {
        element.closest(self.css).ok()?
    }

    fn field(&self, e: &MouseEvent) -> Option<Field> {
        let point = place(&self.under(e)?, e);
        self.app.layout.with_untracked(|l| l.field_at(point))
    }
}

/// Returns the colour for the held modifier keys (as in chessground); without any the selected one.
fn ink(app: AppContext, e: &MouseEvent) -> Ink {
    match (e.shift_key() || e.ctrl_key(), e.alt_key()) {
        (false, false) => app.drawing.ink.get_untracked(),
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (true, true) => Ink::Yellow,
    }
}

fn draws(app: AppContext, e: &PointerEvent) -> bool {
    e.button() == 2 || e.button() == 0 && app.drawing.on.get_untracked()
}

fn down(on: &Board, e: &PointerEvent) -> bool {
    let app = on.app;
    let from = on.field(e).filter(|_| draws(app, e) && e.is_primary());
    if let Some(from) = from {
        app.drawing.under_way.set(Some(Shape { from, to: None, ink: ink(app, e) }));
        // Touch events stay with the element of the touch start; a stroke does not.
        if let Some(board) = on.under(e) {
            let _ = board.release_pointer_capture(e.pointer_id());
        }
    }
    from.is_some()
}

fn moved(on: &Board, e: &PointerEvent) -> bool {
    let app = on.app;
    let Some(shape) = app.drawing.under_way.get_untracked() else { return false };
    let at = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
    let point = at.and_then(|at| on.around(&at)).map(|svg| place(&svg, e));
    let to = point.and_then(|point| app.layout.with_untracked(|l| l.field_at(point)));
    let stroke = Shape { to: to.filter(|to| *to != shape.from), ..shape };
    if stroke != shape {
        app.drawing.under_way.set(Some(stroke));
    }
    true
}

fn up(on: &Board, e: &PointerEvent) -> bool {
    let app = on.app;
    let Some(shape) = app.drawing.under_way.get_untracked() else { return false };
    moved(on, e);
    let shape = app.drawing.under_way.get_untracked().unwrap_or(shape);
    app.drawing.under_way.set(None);
    (on.put)(shape);
    true
}

/// Handles `pointercancel`: nothing is drawn.
fn cancel(on: &Board, _: &PointerEvent) -> bool {
    let app = on.app;
    let drawing = app.drawing.under_way.get_untracked().is_some();
    if drawing {
        app.drawing.under_way.set(None);
    }
    drawing
}

/// Suppresses the context menu on the board: the right button draws.
fn menu(on: &Board, e: &PointerEvent) -> bool {
    on.under(e).is_some()
}
