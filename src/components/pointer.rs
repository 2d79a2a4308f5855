//! Pointer events: distance from their start, position on a board.

use notabene_core::geometry::Point;
use web_sys::{Element, MouseEvent, PointerEvent};

/// Movement that does not start a drag, in CSS pixels.
const MOUSE_SLACK: i32 = 3;
const TOUCH_SLACK: i32 = 8;

/// True if a pointer has moved away from the place of its `pointerdown`.
pub fn is_far(e: &PointerEvent, (x, y): (i32, i32)) -> bool {
    let slack = if e.pointer_type() == "mouse" { MOUSE_SLACK } else { TOUCH_SLACK };
    (e.client_x() - x).abs().max((e.client_y() - y).abs()) > slack
}

/// Converts screen coordinates to coordinates of a board.
pub fn board_point(board: &Element, e: &MouseEvent) -> Point {
    let frame = board.get_bounding_client_rect();
    let part = |v: f64, start: f64, size: f64| (v - start) / size.max(1.0) * 100.0;
    let (x, y) = (f64::from(e.client_x()), f64::from(e.client_y()));
    Point { x: part(x, frame.left(), frame.width()), y: part(y, frame.top(), frame.height()) }
}
