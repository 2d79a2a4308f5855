//! Positions on the screen: the board and its squares.

use super::Browser;
use serde_json::Value;

/// A point in the viewport, in CSS pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// The frame of an element in the viewport, in CSS pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Frame {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Browser {
    /// The current frame of an element.
    #[track_caller]
    pub fn frame(&self, css: &str) -> Frame {
        let read = "return (r => r && [r.left, r.top, r.width, r.height])(
            document.querySelector(arguments[0])?.getBoundingClientRect())";
        let mut list = Value::Null;
        self.wait_until(&format!("there is {css}"), || {
            list = self.script(read, &[css.into()]);
            !list.is_null()
        });
        let side = |n: usize| list[n].as_f64().expect("a frame has four numbers");
        Frame { left: side(0), top: side(1), width: side(2), height: side(3) }
    }

    /// The middle of a square of the chess board, seen from White or from Black.
    #[track_caller]
    pub fn square(&self, name: &str, flipped: bool) -> Point {
        let (file, rank) = file_and_rank(name);
        let (column, row) = if flipped { (7 - file, rank) } else { (file, 7 - rank) };
        let frame = self.frame("svg.board");
        let middle = |n: u8, start: f64, size: f64| start + (f64::from(n) + 0.5) / 8.0 * size;
        Point { x: middle(column, frame.left, frame.width), y: middle(row, frame.top, frame.height) }
    }

    /// The middle of a field of the round board, from either side.
    #[track_caller]
    pub fn field(&self, name: &str) -> Point {
        let frame = self.frame(&format!("[data-cell='{}']", number(name)));
        Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
    }

    /// The frame of an element that may be hidden: without a size it is invisible.
    #[track_caller]
    pub fn in_view_now(&self, css: &str) -> bool {
        self.frame(css).width > 0.0 && self.in_view(css)
    }

    /// True if an element is entirely in the viewport. Tolerance half a pixel: frames are fractions.
    #[track_caller]
    pub fn in_view(&self, css: &str) -> bool {
        let frame = self.frame(css);
        let size = self.script("return [innerWidth, innerHeight]", &[]);
        let fits = |start: f64, len: f64, room: Option<f64>| {
            start >= -0.5 && start + len <= room.unwrap_or(0.0) + 0.5
        };
        fits(frame.left, frame.width, size[0].as_f64()) && fits(frame.top, frame.height, size[1].as_f64())
    }
}

/// The number of a field of the round board.
pub fn number(name: &str) -> usize {
    let (line, rank) = name.split_at(1);
    let line = "oabcdefghi".find(line).unwrap_or_else(|| panic!("{name} is no field"));
    line + 10 * (rank.parse::<usize>().expect("a rank is a number") - 1)
}

/// File and rank from 0: `c1` is (2, 0).
pub fn file_and_rank(name: &str) -> (u8, u8) {
    match name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (file - b'a', rank - b'1'),
        _ => panic!("{name} is no square"),
    }
}
