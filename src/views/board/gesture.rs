//! Pointer gestures on the board: tap and tap, or drag. For mouse, pen and finger.

use crate::components::pointer::{board_point, is_far};
use crate::state::current_game::CurrentGame;
use crate::state::shape_drawing::ShapeDrawing;
use leptos::prelude::*;
use leptos::svg::Svg;
use notabene_core::game::{Mark, Tap, Touch};
use notabene_core::geometry::{Field, Point};
use std::time::Duration;
use web_sys::{MouseEvent, PointerEvent, TouchEvent};

/// A piece dragged by the pointer.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Drag {
    pub from: Field,
    pub at: Point,
}

/// A pointer that went down on an own piece.
#[derive(Copy, Clone, PartialEq, Debug)]
struct PointerPress {
    from: Field,
    pointer: i32,
    x: i32,
    y: i32,
    /// True if the piece was selected before, so that a second tap puts it back.
    was_held: bool,
    moved: bool,
}

/// The gestures on one board. Copies are handles to the same.
#[derive(Copy, Clone)]
pub struct Gesture {
    current: CurrentGame,
    drawing: ShapeDrawing,
    pub svg: NodeRef<Svg>,
    drag: RwSignal<Option<Drag>>,
    pointer: StoredValue<PointerState>,
}

/// State of the pointer that is not shown on the page.
#[derive(Copy, Clone, Default)]
struct PointerState {
    press: Option<PointerPress>,
    /// True if the following click has been handled already.
    handled: bool,
    /// True if the last move was made by dragging its piece.
    dropped: bool,
    /// Number of pointer events: a long press is one without further events, and inspects the field.
    events: u32,
    /// Place of the last event in CSS pixels.
    at: (i32, i32),
}

/// Long press on a field to inspect it, in milliseconds.
const LONG_PRESS: Duration = Duration::from_millis(500);

impl Gesture {
    pub fn new(current: CurrentGame, drawing: ShapeDrawing) -> Gesture {
        Gesture {
            current,
            drawing,
            svg: NodeRef::new(),
            drag: RwSignal::new(None),
            pointer: StoredValue::new(PointerState::default()),
        }
    }

    /// Returns the dragged piece.
    pub fn dragging(self) -> Option<Drag> {
        self.drag.get()
    }

    fn point(self, e: &MouseEvent) -> Option<Point> {
        self.svg.try_get_untracked().flatten().map(|svg| board_point(&svg, e))
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let point = self.point(e)?;
        self.current.layout.with_untracked(|l| l.field_at(point))
    }

    fn is_own_piece(self, field: Field) -> bool {
        let over = self.current.status.with_untracked(|s| s.is_over());
        let own = |s: &notabene_core::game::Scene| {
            s.pieces.iter().any(|p| p.field == field && p.glyph.side == s.turn)
        };
        !over && self.current.scene.with_untracked(own)
    }

    fn is_selected(self, field: Field) -> bool {
        self.current.scene.with_untracked(|s| s.marks.contains(&(field, Mark::Held)))
    }

    /// Returns `true` once after a piece was dropped.
    pub fn was_dropped(self) -> bool {
        let was = self.pointer.get_value().dropped;
        self.pointer.update_value(|pointer| pointer.dropped = false);
        was
    }

    fn set_handled(self, handled: bool) {
        self.pointer.update_value(|pointer| pointer.handled = handled);
    }

    fn set_press(self, press: Option<PointerPress>) {
        self.pointer.update_value(|pointer| pointer.press = press);
    }

    /// Records a pointer event, which cancels a long press.
    fn record_pointer_event(self, at: (i32, i32)) -> u32 {
        let events = self.pointer.get_value().events.wrapping_add(1);
        self.pointer.update_value(|pointer| (pointer.events, pointer.at) = (events, at));
        events
    }

    /// Starts the timer of a long press, which inspects the field.
    fn start_long_press(self, e: &PointerEvent) {
        let n = self.record_pointer_event((e.client_x(), e.client_y()));
        let Some(field) = self.field(e).filter(|_| e.pointer_type() == "touch") else { return };
        let looks = move || {
            // The page may be gone.
            if self.pointer.try_get_value().is_some_and(|pointer| pointer.events == n) {
                self.set_handled(true);
                self.current.inspector.inspect_field(Some(field));
            }
        };
        let _ = set_timeout(looks, LONG_PRESS);
    }

    /// Inspects the field under the mouse.
    fn inspect_under_mouse(self, e: &PointerEvent) {
        if e.pointer_type() == "mouse" {
            let held = e.buttons() != 0;
            self.current.inspector.inspect_field(self.field(e).filter(|_| !held));
        } else if is_far(e, self.pointer.get_value().at) {
            self.record_pointer_event((0, 0));
        }
    }

    /// Handles the mouse leaving the board.
    pub fn on_pointer_leave(self, e: &PointerEvent) {
        if e.pointer_type() == "mouse" {
            self.current.inspector.inspect_field(None);
        }
    }

    /// Selects an own piece at once, so that it can be dragged; all else waits for the click, so that a finger can
    /// scroll the page over the board.
    pub fn on_pointer_down(self, e: &PointerEvent) {
        self.set_handled(false);
        if e.button() != 0 || !e.is_primary() {
            return;
        }
        self.start_long_press(e);
        let Some(from) = self.field(e).filter(|f| self.is_own_piece(*f)) else { return };
        self.set_handled(true);
        let was_held = self.is_selected(from);
        if !was_held && self.current.tap(from) != Tap::Held {
            return;
        }
        e.prevent_default();
        let (pointer, x, y) = (e.pointer_id(), e.client_x(), e.client_y());
        self.set_press(Some(PointerPress { from, pointer, x, y, was_held, moved: false }));
        if let Some(svg) = self.svg.try_get_untracked().flatten() {
            // Without pointer capture the drag ends at the edge of the board.
            let _ = svg.set_pointer_capture(pointer);
        }
    }

    /// Prevents scrolling by a finger on an own piece, which drags it, or by a drawing finger; other touches scroll the
    /// page. (The property `touch-action` is ignored inside an SVG.)
    pub fn on_touch(self, e: &TouchEvent) {
        if self.pointer.get_value().press.is_some() || self.drawing.is_on.get_untracked() {
            e.prevent_default();
        }
    }

    pub fn on_pointer_move(self, e: &PointerEvent) {
        self.inspect_under_mouse(e);
        let Some(press) = self.pointer.get_value().press.filter(|p| p.pointer == e.pointer_id()) else {
            return;
        };
        if !press.moved && !is_far(e, (press.x, press.y)) {
            return;
        }
        self.set_press(Some(PointerPress { moved: true, ..press }));
        if let Some(at) = self.point(e) {
            self.drag.set(Some(Drag { from: press.from, at }));
        }
    }

    pub fn on_pointer_up(self, e: &PointerEvent) {
        self.record_pointer_event((0, 0));
        let Some(press) = self.pointer.get_value().press.filter(|p| p.pointer == e.pointer_id()) else {
            return;
        };
        self.on_pointer_cancel();
        // A key may have deselected the piece or changed the position meanwhile.
        if !self.is_selected(press.from) {
            return;
        }
        match self.field(e) {
            Some(to) if press.moved && to != press.from => {
                self.pointer.update_value(|pointer| pointer.dropped = true);
                self.current.touch(to, Touch::Drop);
            }
            // Dropped on its own field, it stays selected; beside the board it is put back.
            Some(_) if press.moved => {}
            None => {
                self.current.tap(press.from);
            }
            Some(_) if press.was_held => {
                self.current.tap(press.from);
            }
            Some(_) => {}
        }
    }

    pub fn on_pointer_cancel(self) {
        self.record_pointer_event((0, 0));
        self.set_press(None);
        self.drag.set(None);
    }

    pub fn on_click(self, e: &MouseEvent) {
        if self.pointer.get_value().handled {
            self.set_handled(false);
            return;
        }
        if let Some(field) = self.field(e) {
            self.current.tap(field);
        }
    }
}
