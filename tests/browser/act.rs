//! Keys and pointers of the WebDriver protocol, which cause real browser events.

use super::{Browser, Point};
use serde_json::{Value, json};

/// Keys that are not characters, by the code points of the protocol.
pub mod key {
    pub const TAB: &str = "\u{E004}";
    pub const ENTER: &str = "\u{E007}";
    pub const SHIFT: &str = "\u{E008}";
    pub const ALT: &str = "\u{E00A}";
    pub const ESCAPE: &str = "\u{E00C}";
    pub const END: &str = "\u{E010}";
    pub const HOME: &str = "\u{E011}";
    pub const LEFT: &str = "\u{E012}";
    pub const UP: &str = "\u{E013}";
    pub const RIGHT: &str = "\u{E014}";
    pub const DOWN: &str = "\u{E015}";
}

/// A pointer device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pointer {
    Mouse,
    Touch,
    Pen,
}

impl Pointer {
    fn name(self) -> &'static str {
        match self {
            Pointer::Mouse => "mouse",
            Pointer::Touch => "touch",
            Pointer::Pen => "pen",
        }
    }
}

/// Number of steps of a drag: a single jump is not like a hand.
const STEPS: u32 = 6;

impl Browser {
    #[track_caller]
    fn perform(&self, source: &Value) {
        self.must("POST", "/actions", &json!({"actions": [source]}));
    }

    /// Drags with the right button while keys are held; without a path it is a right click.
    #[track_caller]
    pub fn draw(&self, from: Point, to: Point, held: &[&str]) {
        let press = |kind: &str| held.iter().map(|k| json!({"type": kind, "value": k})).collect::<Vec<_>>();
        let keys = |kind: &str| json!({"type": "key", "id": "keyboard", "actions": press(kind)});
        let button = |kind: &str| json!({"type": kind, "button": 2});
        self.perform(&keys("keyDown"));
        let actions = [moved(from, 0), button("pointerDown"), moved(to, 40), button("pointerUp")];
        self.point_with(Pointer::Mouse, &actions);
        self.perform(&keys("keyUp"));
    }

    /// Presses and releases keys one after the other.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        let press = |c: char| {
            let c = c.to_string();
            [json!({"type": "keyDown", "value": c}), json!({"type": "keyUp", "value": c})]
        };
        let actions: Vec<Value> = keys.chars().flat_map(press).collect();
        self.perform(&json!({"type": "key", "id": "keyboard", "actions": actions}));
    }

    /// Holds a key down until a condition holds.
    #[track_caller]
    pub fn hold_key_until(&self, key: &str, what: &str, so: impl FnMut() -> bool) {
        let one =
            |kind: &str| json!({"type": "key", "id": "keyboard", "actions": [{"type": kind, "value": key}]});
        self.perform(&one("keyDown"));
        self.wait_until(what, so);
        self.perform(&one("keyUp"));
    }

    /// Presses a key while another is held down.
    #[track_caller]
    pub fn keys_with(&self, held: &str, key: &str) {
        let one = |kind: &str, value: &str| json!({"type": kind, "value": value});
        let actions = [one("keyDown", held), one("keyDown", key), one("keyUp", key), one("keyUp", held)];
        self.perform(&json!({"type": "key", "id": "keyboard", "actions": actions}));
    }

    #[track_caller]
    fn point_with(&self, pointer: Pointer, actions: &[Value]) {
        let kind = json!({"pointerType": pointer.name()});
        self.perform(&json!({
            "type": "pointer", "id": pointer.name(), "parameters": kind, "actions": actions,
        }));
    }

    /// Taps on a point.
    #[track_caller]
    pub fn tap(&self, pointer: Pointer, at: Point) {
        self.point_with(pointer, &[moved(at, 0), down(), up()]);
    }

    /// Moves the mouse to the middle of an element.
    #[track_caller]
    pub fn point_at(&self, css: &str) {
        let frame = self.frame(css);
        let at = Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 };
        self.point_with(Pointer::Mouse, &[moved(at, 0)]);
    }

    /// Moves the mouse to a point.
    #[track_caller]
    pub fn hover(&self, at: Point) {
        self.point_with(Pointer::Mouse, &[moved(at, 0)]);
    }

    /// Rests on a point with a finger until a condition holds.
    #[track_caller]
    pub fn rest_until(&self, at: Point, what: &str, so: impl FnMut() -> bool) {
        self.point_with(Pointer::Touch, &[moved(at, 0), down()]);
        self.wait_until(what, so);
        self.point_with(Pointer::Touch, &[up()]);
    }

    /// Holds the mouse button down on a point until a condition holds.
    #[track_caller]
    pub fn hold_until(&self, at: Point, what: &str, so: impl FnMut() -> bool) {
        self.point_with(Pointer::Mouse, &[moved(at, 0), down()]);
        self.wait_until(what, so);
        self.point_with(Pointer::Mouse, &[up()]);
    }

    /// Taps on an element with a finger.
    #[track_caller]
    pub fn touch(&self, css: &str) {
        self.open_menu_of(css);
        let frame = self.frame(css);
        let at = Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 };
        self.tap(Pointer::Touch, at);
    }

    /// Draws lines, each from putting the pointer down to lifting it.
    #[track_caller]
    pub fn write_lines(&self, pointer: Pointer, lines: &[Vec<Point>]) {
        let line = |line: &Vec<Point>| {
            let mut actions = vec![moved(line[0], 0), down()];
            actions.extend(line.iter().skip(1).map(|at| moved(*at, 4)));
            actions.push(up());
            actions
        };
        let actions: Vec<Value> = lines.iter().flat_map(line).collect();
        self.point_with(pointer, &actions);
    }

    /// Drags from one place to another.
    #[track_caller]
    pub fn drag(&self, pointer: Pointer, from: Point, to: Point) {
        let step = |n: u32| {
            let part = f64::from(n) / f64::from(STEPS);
            let at = Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
            moved(at, 10)
        };
        let mut actions = vec![moved(from, 0), down()];
        actions.extend((1..=STEPS).map(step));
        actions.push(up());
        self.point_with(pointer, &actions);
    }
}

fn moved(to: Point, milliseconds: u32) -> Value {
    json!({
        "type": "pointerMove", "duration": milliseconds, "origin": "viewport",
        "x": to.x.round(), "y": to.y.round(),
    })
}

fn down() -> Value {
    json!({"type": "pointerDown", "button": 0})
}

fn up() -> Value {
    json!({"type": "pointerUp", "button": 0})
}
