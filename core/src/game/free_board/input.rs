//! Pointer and keyboard on a board without rules: tap and tap, drag, arrow keys, and drawing with the right button.

use super::event::{Event, Reaction};
use super::scene::PieceView;
use super::{Field, FreeBoard};
use crate::geometry::Point;
use crate::record::Ink;
use serde::Deserialize;

/// Movement of a mouse, and of a finger or a pen, that does not start a drag, in CSS pixels.
const SLACK: [f64; 2] = [3.0, 8.0];
const LEFT_BUTTON: i16 = 0;
const RIGHT_BUTTON: i16 = 2;

/// A pointer event of a browser, with its names.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names of browsers")]
pub struct PointerInput {
    #[serde(rename = "type")]
    pub kind: String,
    pub pointer_id: i32,
    pub pointer_type: String,
    pub is_primary: bool,
    pub button: i16,
    pub client_x: f64,
    pub client_y: f64,
    pub shift_key: bool,
    pub ctrl_key: bool,
    pub alt_key: bool,
}

/// A key event of a browser, with its names.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the names of browsers")]
pub struct Key {
    pub key: String,
    pub ctrl_key: bool,
    pub alt_key: bool,
    pub meta_key: bool,
}

/// Gesture that a pointer has begun.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Gesture {
    /// A tap or a drag.
    Press(Press),
    /// An arrow or a circle.
    Stroke { pointer: i32, from: Field, to: Field, ink: Ink },
}

/// A pointer that is down.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Press {
    pointer: i32,
    field: Option<Field>,
    /// The identity of the piece there.
    piece: Option<u32>,
    client: (f64, f64),
    /// Where it is in the drawing.
    at: Point,
    was_selected: bool,
    can_pick: bool,
    /// It has moved further than a tap does.
    is_far: bool,
}

impl Gesture {
    fn pointer(&self) -> i32 {
        match self {
            Gesture::Press(Press { pointer, .. }) | Gesture::Stroke { pointer, .. } => *pointer,
        }
    }
}

/// The colour of a drawing: as on other boards, by the keys that are held.
fn ink(event: &PointerInput) -> Ink {
    match (event.shift_key || event.ctrl_key, event.alt_key) {
        (true, true) => Ink::Yellow,
        (true, false) => Ink::Red,
        (false, true) => Ink::Blue,
        (false, false) => Ink::Green,
    }
}

fn reaction(events: Vec<Event>) -> Reaction {
    Reaction { events, ..Reaction::default() }
}

impl FreeBoard {
    /// A pointer event at a point of the drawing. `None` if it is of no concern.
    pub fn pointer(&mut self, event: &PointerInput, at: Point) -> Option<Reaction> {
        match &*event.kind {
            "pointerdown" => self.press(event, at),
            "pointermove" if self.goes_on(event) => self.pointer_moves(event, at),
            "pointerup" if self.goes_on(event) => self.release(at),
            "pointercancel" => Some(self.cancel_gesture()),
            "lostpointercapture" if self.is_of_gesture(event) => Some(self.cancel_gesture()),
            _ => None,
        }
    }

    fn press(&mut self, event: &PointerInput, at: Point) -> Option<Reaction> {
        if !event.is_primary {
            return None;
        }
        let pointer = event.pointer_id;
        let field = self.layout.field_at(at);
        if let Some(from) = field.filter(|_| event.button == RIGHT_BUTTON && self.properties.drawable) {
            self.gesture = Some(Gesture::Stroke { pointer, from, to: from, ink: ink(event) });
            return Some(Reaction { capture: true, ..Reaction::default() });
        }
        if event.button != LEFT_BUTTON {
            return Some(self.cancel_gesture());
        }
        let was_selected = field.is_some() && field == self.names.selected;
        let can_pick = field.is_some_and(|field| !self.is_target(field) && self.can_pick(field));
        let piece = field.and_then(|field| self.pieces.get(field)).map(|piece| piece.id);
        let client = (event.client_x, event.client_y);
        let press = Press { pointer, field, piece, client, at, was_selected, can_pick, is_far: false };
        self.gesture = Some(Gesture::Press(press));
        let events = if can_pick { self.select(field) } else { Vec::new() };
        Some(Reaction { events, capture: can_pick, ..Reaction::default() })
    }

    fn is_of_gesture(&self, event: &PointerInput) -> bool {
        self.gesture.as_ref().is_some_and(|gesture| gesture.pointer() == event.pointer_id)
    }

    /// True if what this pointer has begun goes on. A program may have changed the piece meanwhile.
    fn goes_on(&mut self, event: &PointerInput) -> bool {
        if let Some(Gesture::Press(Press { can_pick: true, field: Some(field), piece, .. })) = self.gesture
            && self.pieces.get(field).map(|piece| piece.id) != piece
        {
            self.gesture = None;
        }
        self.is_of_gesture(event)
    }

    fn pointer_moves(&mut self, event: &PointerInput, point: Point) -> Option<Reaction> {
        let over = self.layout.field_at(point);
        match self.gesture.as_mut()? {
            Gesture::Stroke { to, .. } => {
                let over = over.filter(|over| over != to)?;
                *to = over;
                Some(Reaction::default())
            }
            Gesture::Press(press) => {
                let slack = SLACK[usize::from(event.pointer_type != "mouse")];
                let (x, y) = (event.client_x - press.client.0, event.client_y - press.client.1);
                press.is_far |= x.abs().max(y.abs()) > slack;
                press.at = point;
                let held = self.held()?;
                Some(Reaction { held: Some(held), ..Reaction::default() })
            }
        }
    }

    /// The piece that follows a pointer.
    fn held(&self) -> Option<PieceView> {
        match &self.gesture {
            Some(Gesture::Press(Press { is_far: true, can_pick: true, field: Some(field), .. })) => {
                self.piece_view(*field)
            }
            _ => None,
        }
    }

    /// Where the piece of a field is held by a pointer.
    pub(super) fn held_at(&self, field: Field) -> Option<Point> {
        match &self.gesture {
            Some(Gesture::Press(press)) if press.is_far && press.can_pick && press.field == Some(field) => {
                Some(press.at)
            }
            _ => None,
        }
    }

    fn release(&mut self, point: Point) -> Option<Reaction> {
        let over = self.layout.field_at(point);
        let press = match self.gesture.take()? {
            Gesture::Stroke { from, to, ink, .. } => return Some(reaction(self.draw(from, to, ink))),
            Gesture::Press(press) => press,
        };
        let events = match (press.is_far, press.can_pick) {
            (true, true) => {
                let goal = over.filter(|over| Some(*over) != press.field);
                let dropped = press.field.zip(goal).and_then(|(from, to)| self.attempt(from, to, false));
                dropped.unwrap_or_default()
            }
            // The page was scrolled.
            (true, false) => return None,
            (false, false) => self.tap(press.field),
            (false, true) if press.was_selected => self.select(None),
            (false, true) => Vec::new(),
        };
        // Keys go on from here.
        Some(Reaction { focus: over.map(|field| field.0), ..reaction(events) })
    }

    /// Ends what a pointer has begun, without a move.
    pub fn cancel_gesture(&mut self) -> Reaction {
        self.gesture = None;
        Reaction::default()
    }

    /// The arrow or the circle that is being drawn.
    pub(super) fn stroke(&self) -> Option<(Field, Field, Ink)> {
        match self.gesture {
            Some(Gesture::Stroke { from, to, ink, .. }) => Some((from, to, ink)),
            _ => None,
        }
    }

    /// A tap on a field, or on what is none.
    pub fn tap(&mut self, field: Option<Field>) -> Vec<Event> {
        let selected = self.names.selected;
        if let (Some(from), Some(to)) = (selected, field.filter(|field| self.is_target(*field))) {
            return self.attempt(from, to, false).unwrap_or_default();
        }
        if field.is_some_and(|field| field.0 < self.layout.board.grid.len() && self.can_pick(field))
            && field != selected
        {
            return self.select(field);
        }
        let mut events = self.select(None);
        if self.premove_fields().is_some() {
            events.extend(self.set_premove(None));
        } else if selected.is_none() {
            events.extend(self.clear_drawings());
        }
        events
    }

    /// Ends what was begun last.
    fn escape(&mut self) -> Vec<Event> {
        if self.names.selected.is_some() {
            self.select(None)
        } else if self.premove_fields().is_some() {
            self.set_premove(None)
        } else {
            self.clear_drawings()
        }
    }

    /// A key on the cell of a field. `None` if it means nothing here.
    pub fn key(&mut self, field: Field, event: &Key) -> Option<Reaction> {
        if event.alt_key || event.meta_key {
            return None;
        }
        let focus =
            |field: Option<Field>| Reaction { focus: field.map(|field| field.0), ..Reaction::default() };
        let row = if event.ctrl_key {
            self.rows().concat()
        } else {
            self.rows().into_iter().find(|row| row.contains(&field.0)).unwrap_or_default()
        };
        let beside = |right, down| (!event.ctrl_key).then(|| focus(self.layout.beside(field, right, down)));
        match &*event.key {
            "Home" => Some(focus(row.first().map(|n| Field(*n)))),
            "End" => Some(focus(row.last().map(|n| Field(*n)))),
            "ArrowLeft" => beside(-1, 0),
            "ArrowRight" => beside(1, 0),
            "ArrowUp" => beside(0, -1),
            "ArrowDown" => beside(0, 1),
            "Enter" | " " => Some(reaction(self.tap(Some(field)))),
            "Escape" => Some(reaction(self.escape())).filter(|reaction| !reaction.events.is_empty()),
            _ => None,
        }
    }
}
