//! Pointer gestures on the board: tap and tap, or drag. Mouse, pen and finger alike.

use super::live::Place;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::game::{Mark, Tap, Touch};
use notabene_core::geometry::{Field, Point};
use std::time::Duration;
use web_sys::{Element, MouseEvent, PointerEvent, TouchEvent};

/// A piece on its way under the pointer.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Drag {
    pub from: Field,
    pub at: Point,
}

/// A pointer that went down on an own piece.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Press {
    from: Field,
    pointer: i32,
    x: i32,
    y: i32,
    /// Whether the piece was held before, so that a second tap puts it back.
    was_held: bool,
    moved: bool,
}

/// How far a pointer may tremble before it drags, in CSS pixels.
const MOUSE_SLACK: i32 = 3;
const TOUCH_SLACK: i32 = 8;

/// Whether a pointer has left the place where it went down.
pub fn is_far(e: &PointerEvent, (x, y): (i32, i32)) -> bool {
    let slack = if e.pointer_type() == "mouse" { MOUSE_SLACK } else { TOUCH_SLACK };
    (e.client_x() - x).abs().max((e.client_y() - y).abs()) > slack
}

/// A place on the screen as a place on a board.
pub fn place(board: &Element, e: &MouseEvent) -> Point {
    let frame = board.get_bounding_client_rect();
    let part = |v: f64, start: f64, size: f64| (v - start) / size.max(1.0) * 100.0;
    let (x, y) = (f64::from(e.client_x()), f64::from(e.client_y()));
    Point { x: part(x, frame.left(), frame.width()), y: part(y, frame.top(), frame.height()) }
}

/// The gestures on one board. Copies are handles to the same.
#[derive(Copy, Clone)]
pub struct Gesture {
    desk: Desk,
    pub svg: Place,
    drag: RwSignal<Option<Drag>>,
    pointer: StoredValue<Pointer>,
}

/// State of the pointer, as far as nothing on the page shows it.
#[derive(Copy, Clone, Default)]
struct Pointer {
    press: Option<Press>,
    /// True if the following click has been handled already.
    handled: bool,
    /// True if the last move was made by dragging its piece.
    dropped: bool,
    /// Count of pointer events: a finger that rests until the count is the same inspects the field under it.
    events: u32,
    /// Place of the last event in CSS pixels.
    at: (i32, i32),
}

/// How long a finger rests on a field to look at it, in milliseconds.
const REST: Duration = Duration::from_millis(500);

impl Gesture {
    pub fn new(desk: Desk) -> Gesture {
        Gesture {
            desk,
            svg: RwSignal::new_local(None),
            drag: RwSignal::new(None),
            pointer: StoredValue::new(Pointer::default()),
        }
    }

    /// The piece under way.
    pub fn dragging(self) -> Option<Drag> {
        self.drag.get()
    }

    fn point(self, e: &MouseEvent) -> Option<Point> {
        self.svg.try_get_untracked().flatten().map(|svg| place(&svg, e))
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let point = self.point(e)?;
        self.desk.layout.with_untracked(|l| l.field_at(point))
    }

    fn is_mine(self, field: Field) -> bool {
        let over = self.desk.status.with_untracked(|s| s.is_over());
        let own = |s: &notabene_core::game::Scene| {
            s.pieces.iter().any(|p| p.field == field && p.glyph.side == s.turn)
        };
        !over && self.desk.scene.with_untracked(own)
    }

    fn is_held(self, field: Field) -> bool {
        self.desk.scene.with_untracked(|s| s.marks.contains(&(field, Mark::Held)))
    }

    /// Whether a piece has just been dropped; asked once.
    pub fn was_dropped(self) -> bool {
        let was = self.pointer.get_value().dropped;
        self.pointer.update_value(|pointer| pointer.dropped = false);
        was
    }

    fn set_handled(self, handled: bool) {
        self.pointer.update_value(|pointer| pointer.handled = handled);
    }

    fn set_press(self, press: Option<Press>) {
        self.pointer.update_value(|pointer| pointer.press = press);
    }

    /// Something else happens to a pointer: no finger rests any more.
    fn stir(self, at: (i32, i32)) -> u32 {
        let events = self.pointer.get_value().events.wrapping_add(1);
        self.pointer.update_value(|pointer| (pointer.events, pointer.at) = (events, at));
        events
    }

    /// A finger that rests on a field looks at it.
    fn wait(self, e: &PointerEvent) {
        let n = self.stir((e.client_x(), e.client_y()));
        let Some(field) = self.field(e).filter(|_| e.pointer_type() == "touch") else { return };
        let looks = move || {
            // The page may be gone.
            if self.pointer.try_get_value().is_some_and(|pointer| pointer.events == n) {
                self.set_handled(true);
                self.desk.inspector.point(Some(field));
            }
        };
        let _ = set_timeout(looks, REST);
    }

    /// A mouse looks at the field under it.
    fn hover(self, e: &PointerEvent) {
        if e.pointer_type() == "mouse" {
            let held = e.buttons() != 0;
            self.desk.inspector.point(self.field(e).filter(|_| !held));
        } else if is_far(e, self.pointer.get_value().at) {
            self.stir((0, 0));
        }
    }

    /// The mouse has left the board.
    pub fn leave(self, e: &PointerEvent) {
        if e.pointer_type() == "mouse" {
            self.desk.inspector.point(None);
        }
    }

    /// An own piece is taken up at once, so that it can be dragged; all else waits for the click, so that
    /// a finger can scroll the page over the board.
    pub fn down(self, e: &PointerEvent) {
        self.set_handled(false);
        if e.button() != 0 || !e.is_primary() {
            return;
        }
        self.wait(e);
        let Some(from) = self.field(e).filter(|f| self.is_mine(*f)) else { return };
        self.set_handled(true);
        let was_held = self.is_held(from);
        if !was_held && self.desk.tap(from) != Tap::Held {
            return;
        }
        e.prevent_default();
        let (pointer, x, y) = (e.pointer_id(), e.client_x(), e.client_y());
        self.set_press(Some(Press { from, pointer, x, y, was_held, moved: false }));
        if let Some(svg) = self.svg.try_get_untracked().flatten() {
            // Without capture the drag ends at the edge of the board, no worse.
            let _ = svg.set_pointer_capture(pointer);
        }
    }

    /// A finger on an own piece drags it, and one with the pen draws; anywhere else it scrolls the page. (The property `touch-action`
    /// would say the same, but is not heeded inside a drawing.)
    pub fn touch(self, e: &TouchEvent) {
        if self.pointer.get_value().press.is_some() || self.desk.drawing.on.get_untracked() {
            e.prevent_default();
        }
    }

    pub fn moved(self, e: &PointerEvent) {
        self.hover(e);
        let Some(press) = self.pointer.get_value().press.filter(|p| p.pointer == e.pointer_id()) else {
            return;
        };
        if !press.moved && !is_far(e, (press.x, press.y)) {
            return;
        }
        self.set_press(Some(Press { moved: true, ..press }));
        if let Some(at) = self.point(e) {
            self.drag.set(Some(Drag { from: press.from, at }));
        }
    }

    pub fn up(self, e: &PointerEvent) {
        self.stir((0, 0));
        let Some(press) = self.pointer.get_value().press.filter(|p| p.pointer == e.pointer_id()) else {
            return;
        };
        self.cancel();
        // A key may have put the piece back or changed the position meanwhile.
        if !self.is_held(press.from) {
            return;
        }
        match self.field(e) {
            Some(to) if press.moved && to != press.from => {
                self.pointer.update_value(|pointer| pointer.dropped = true);
                self.desk.touch(to, Touch::Drop);
            }
            // Dropped where it stood, it stays taken up; beside the board it is put back.
            Some(_) if press.moved => {}
            None => {
                self.desk.tap(press.from);
            }
            Some(_) if press.was_held => {
                self.desk.tap(press.from);
            }
            Some(_) => {}
        }
    }

    pub fn cancel(self) {
        self.stir((0, 0));
        self.set_press(None);
        self.drag.set(None);
    }

    pub fn click(self, e: &MouseEvent) {
        if self.pointer.get_value().handled {
            self.set_handled(false);
            return;
        }
        if let Some(field) = self.field(e) {
            self.desk.tap(field);
        }
    }
}
