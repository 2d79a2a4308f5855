//! Arrows and circles: drawn with the right button, or by finger and pen once the drawing button is pressed.

use crate::components::pointer::board_point;
use crate::components::query::closest;
use crate::state::current_game::CurrentGame;
use js_sys::Function;
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, Point};
use notabene_core::record::{Ink, Shape};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// Context: the pen of a board. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ShapeDrawing {
    /// True if fingers draw instead of moving pieces.
    pub is_on: RwSignal<bool>,
    /// The colour without a modifier key.
    pub ink: RwSignal<Ink>,
    /// True if strokes remove shapes instead of drawing one.
    pub erases: RwSignal<bool>,
    /// True while such a stroke is made.
    is_erasing: StoredValue<bool>,
    /// Shape that is being drawn.
    pub unfinished: RwSignal<Option<Shape>>,
}

impl ShapeDrawing {
    pub fn new() -> ShapeDrawing {
        ShapeDrawing {
            is_on: RwSignal::new(false),
            ink: RwSignal::new(Ink::Green),
            erases: RwSignal::new(false),
            is_erasing: StoredValue::new(false),
            unfinished: RwSignal::new(None),
        }
    }

    /// The pen of the board in this place of the page.
    pub fn here() -> ShapeDrawing {
        expect_context()
    }
}

/// A board for drawing, and the callback for its shapes.
struct DrawingBoard {
    current: CurrentGame,
    drawing: ShapeDrawing,
    css: &'static str,
    put: Rc<dyn Fn(Shape)>,
}

/// Event handler; returns `false` if the pen ignores the event.
type PointerHandler = fn(&DrawingBoard, &PointerEvent) -> bool;

/// Draws on the board of the game.
pub fn listen_on_game_board() {
    let (current, drawing) = (CurrentGame::here(), ShapeDrawing::here());
    let css = "main.page:not(.hidden, .setup, .drill) svg.board";
    listen_on_board(
        current,
        drawing,
        css,
        Rc::new(move |shape| current.edit(notabene_core::game::Edit::Shape(shape))),
    );
    // Updates `aria-pressed` of the button.
    Effect::new(move || {
        let on = if drawing.is_on.get() { "true" } else { "false" };
        if let Ok(Some(button)) = document().query_selector("[data-control=draw]") {
            drop(button.set_attribute("aria-pressed", on));
        }
    });
}

/// Draws on a board. Listens on the whole page before the board does, so that a stroke is no move.
pub fn listen_on_board(
    current: CurrentGame,
    drawing: ShapeDrawing,
    css: &'static str,
    put: Rc<dyn Fn(Shape)>,
) {
    let on = Rc::new(DrawingBoard { current, drawing, css, put });
    let events: [(&str, PointerHandler); 5] = [
        ("pointerdown", on_pointer_down),
        ("pointermove", on_pointer_move),
        ("pointerup", on_pointer_up),
        ("pointercancel", on_pointer_cancel),
        ("contextmenu", on_context_menu),
    ];
    for (name, act) in events {
        let on = on.clone();
        listen_in_capture_phase(name, move |e| act(&on, e.unchecked_ref()));
    }
    // A click at the end of a stroke is no tap.
    listen_in_capture_phase("click", move |e| {
        on.drawing.is_on.get_untracked() && on.board_under(e.unchecked_ref()).is_some()
    });
}

/// Listens in the capture phase; a handled event is not propagated.
fn listen_in_capture_phase(name: &'static str, act: impl Fn(&Event) -> bool + 'static) {
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
    let saved = StoredValue::new_local(listener);
    on_cleanup(move || {
        saved.try_with_value(|listener| {
            window().remove_event_listener_with_callback_and_bool(name, &callback(listener), true)
        });
    });
}

impl DrawingBoard {
    /// Returns the board under an event.
    fn board_under(&self, e: &MouseEvent) -> Option<Element> {
        closest(e, self.css)
    }

    fn board_around(&self, element: &Element) -> Option<Element> {
        element.closest(self.css).ok()?
    }

    /// Removes the shapes under the pointer.
    fn erase_at(&self, board: &Element, e: &PointerEvent) {
        let point = board_point(board, e);
        let layout = self.current.layout.get_untracked();
        let shapes = self.current.scene.with_untracked(|scene| scene.shapes.clone());
        // A shape that is drawn once more goes away.
        shapes
            .into_iter()
            .filter(|shape| is_under(*shape, point, &layout))
            .for_each(|shape| (self.put)(shape));
    }

    fn field(&self, e: &MouseEvent) -> Option<Field> {
        let point = board_point(&self.board_under(e)?, e);
        self.current.layout.with_untracked(|l| l.field_at(point))
    }
}

/// Returns the colour for the held modifier keys (as in chessground); without any the selected one.
fn selected_ink(drawing: ShapeDrawing, e: &MouseEvent) -> Ink {
    match (e.shift_key() || e.ctrl_key(), e.alt_key()) {
        (false, false) => drawing.ink.get_untracked(),
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (true, true) => Ink::Yellow,
    }
}

fn is_drawing_event(drawing: ShapeDrawing, e: &PointerEvent) -> bool {
    e.button() == 2 || e.button() == 0 && drawing.is_on.get_untracked()
}

/// Distance from the line of an arrow at which the eraser takes it, in hundredths of the board.
const REACH: f64 = 4.0;

/// True if a shape is under a point of the board.
fn is_under(shape: Shape, point: Point, layout: &Layout) -> bool {
    let Some(to) = shape.to else { return layout.field_at(point) == Some(shape.from) };
    let [a, b] = [shape.from, to].map(|field| layout.centre(field));
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy).max(f64::EPSILON);
    let along = along.clamp(0.0, 1.0);
    let (x, y) = (point.x - a.x - along * dx, point.y - a.y - along * dy);
    x * x + y * y < REACH * REACH
}

fn on_pointer_down(on: &DrawingBoard, e: &PointerEvent) -> bool {
    let drawing = on.drawing;
    let erases = drawing.erases.get_untracked() && e.button() == 0 && e.is_primary();
    if let Some(board) = on.board_under(e).filter(|_| erases && is_drawing_event(drawing, e)) {
        drawing.is_erasing.set_value(true);
        on.erase_at(&board, e);
        let _ = board.release_pointer_capture(e.pointer_id());
        return true;
    }
    let from = on.field(e).filter(|_| is_drawing_event(drawing, e) && e.is_primary());
    if let Some(from) = from {
        drawing.unfinished.set(Some(Shape { from, to: None, ink: selected_ink(drawing, e) }));
        // Touch events stay with the element of the touch start; a stroke does not.
        if let Some(board) = on.board_under(e) {
            let _ = board.release_pointer_capture(e.pointer_id());
        }
    }
    from.is_some()
}

fn on_pointer_move(on: &DrawingBoard, e: &PointerEvent) -> bool {
    let drawing = on.drawing;
    if drawing.is_erasing.get_value() {
        let at = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
        at.and_then(|at| on.board_around(&at)).into_iter().for_each(|board| on.erase_at(&board, e));
        return true;
    }
    let Some(shape) = drawing.unfinished.get_untracked() else { return false };
    let at = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
    let point = at.and_then(|at| on.board_around(&at)).map(|svg| board_point(&svg, e));
    let to = point.and_then(|point| on.current.layout.with_untracked(|l| l.field_at(point)));
    let stroke = Shape { to: to.filter(|to| *to != shape.from), ..shape };
    if stroke != shape {
        drawing.unfinished.set(Some(stroke));
    }
    true
}

fn on_pointer_up(on: &DrawingBoard, e: &PointerEvent) -> bool {
    let drawing = on.drawing;
    if drawing.is_erasing.get_value() {
        drawing.is_erasing.set_value(false);
        return true;
    }
    let Some(shape) = drawing.unfinished.get_untracked() else { return false };
    on_pointer_move(on, e);
    let shape = drawing.unfinished.get_untracked().unwrap_or(shape);
    drawing.unfinished.set(None);
    (on.put)(shape);
    true
}

/// Handles `pointercancel`: nothing is drawn.
fn on_pointer_cancel(on: &DrawingBoard, _: &PointerEvent) -> bool {
    let drawing = on.drawing;
    drawing.is_erasing.set_value(false);
    let is_drawn = drawing.unfinished.get_untracked().is_some();
    if is_drawn {
        drawing.unfinished.set(None);
    }
    is_drawn
}

/// Suppresses the context menu on the board: the right button draws.
fn on_context_menu(on: &DrawingBoard, e: &PointerEvent) -> bool {
    on.board_under(e).is_some()
}
