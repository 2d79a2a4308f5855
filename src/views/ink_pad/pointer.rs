//! Pointer events of a pad as points of ink. A pen has priority: once it was used, fingers and palms draw nothing.

use crate::components::browser_class::call_method;
use crate::views::ink_pad::drawing::{HEIGHT, WIDTH};
use js_sys::Array;
use notabene_ink::Point;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Bit of `buttons` for the eraser of a pen (Pointer Events, 5.1.1.3).
const ERASER_BUTTON: u16 = 32;
/// Share by which a pen that lies flat draws a broader line.
const FLAT: f32 = 0.6;

/// The stroke that is being drawn.
pub struct LiveStroke {
    /// Id of its pointer.
    pub pointer: i32,
    /// True if a pen draws it.
    pub is_pen: bool,
    /// True if it erases strokes instead.
    pub erases: bool,
    /// Its points so far.
    pub points: Vec<Point>,
}

/// True if the event comes from a pen.
pub fn is_pen(e: &PointerEvent) -> bool {
    e.pointer_type() == "pen"
}

/// True if the eraser of a pen touches the pad.
pub fn is_eraser(e: &PointerEvent) -> bool {
    is_pen(e) && e.buttons() & ERASER_BUTTON != 0
}

/// Pressure of a pen with its tilt, from 0 to 255: a pencil that lies flat draws a broad line. `None` for other pointers.
fn pressure(e: &PointerEvent) -> Option<u8> {
    let tilt = e.tilt_x().abs().max(e.tilt_y().abs()).min(90) as f32 / 90.0;
    is_pen(e).then(|| (e.pressure() * (1.0 + FLAT * tilt) * 255.0).clamp(0.0, 255.0) as u8)
}

/// The point of an event on a pad; `start` is the time stamp of the first stroke, in milliseconds.
fn point(pad: &Element, e: &PointerEvent, start: f64) -> Point {
    let frame = pad.get_bounding_client_rect();
    let place = |at: i32, low: f64, size: f64, units: f64| {
        ((f64::from(at) - low) / size.max(1.0) * units).clamp(-WIDTH, 2.0 * WIDTH) as i16
    };
    Point {
        x: place(e.client_x(), frame.left(), frame.width(), WIDTH),
        y: place(e.client_y(), frame.top(), frame.height(), HEIGHT),
        time: Some((e.time_stamp() - start).max(0.0) as u32),
        pressure: pressure(e),
    }
}

/// All points of an event: browsers put several movements of one frame together.
pub fn points(pad: &Element, e: &PointerEvent, start: f64) -> Vec<Point> {
    let all = call_method(e, "getCoalescedEvents", &Array::new());
    let all: Array = all.and_then(|all| all.dyn_into().ok()).unwrap_or_default();
    let events = all.iter().filter_map(|e| e.dyn_into::<PointerEvent>().ok());
    let mut found: Vec<Point> = events.map(|e| point(pad, &e, start)).collect();
    if found.is_empty() {
        found.push(point(pad, e, start));
    }
    found
}

/// True if a stroke comes near a point.
pub fn is_near(stroke: &[Point], to: &Point) -> bool {
    /// Distance in units of ink.
    const NEAR: i32 = 24;
    let far = |a: i16, b: i16| (i32::from(a) - i32::from(b)).abs();
    stroke.iter().any(|point| far(point.x, to.x).max(far(point.y, to.y)) <= NEAR)
}
