//! Dragging: from the palette to the board, over the board, and off it.

use crate::ui::dom::{Child, view};
use crate::ui::live::Place;
use super::bench::Bench;
use crate::ui::gesture::{is_far, place};
use crate::ui::sprite::{colours, symbol};
use crate::ui::state::text;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::position::Glyph;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, TouchEvent};

/// A piece under the pointer, and where it was taken up.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Press {
    glyph: Glyph,
    from: Option<Field>,
    pointer: i32,
    start: (i32, i32),
    at: (i32, i32),
    moved: bool,
}

/// The drags on one page. Copies are handles to the same.
#[derive(Copy, Clone)]
pub struct Dragging {
    bench: Bench,
    pub svg: Place,
    press: RwSignal<Option<Press>>,
    /// The field whose piece is under way.
    pub lifted: Memo<Option<Field>>,
    /// Whether the click that follows has been dealt with already.
    handled: StoredValue<bool>,
}

impl Dragging {
    pub fn new(bench: Bench) -> Dragging {
        let press = RwSignal::new(None::<Press>);
        let lifted = Memo::new(move |_| press.get().filter(|p| p.moved).and_then(|p| p.from));
        Dragging { bench, svg: Place::empty(), press, lifted, handled: StoredValue::new(false) }
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let svg = self.svg.there()?;
        self.bench.layout.with_untracked(|l| l.field_at(place(&svg, e)))
    }

    /// A pointer goes down on the board: what stands there can be dragged.
    pub fn down(self, e: &PointerEvent) {
        self.handled.set_value(false);
        let from = self.field(e);
        if let Some(glyph) = from.and_then(|f| self.bench.draft.with_untracked(|d| d.at(f))) {
            self.start(e, glyph, from);
        }
    }

    /// A pointer goes down on a piece of the palette, or of the board.
    pub fn start(self, e: &PointerEvent, glyph: Glyph, from: Option<Field>) {
        self.handled.set_value(false);
        if e.button() != 0 || !e.is_primary() {
            return;
        }
        let start = (e.client_x(), e.client_y());
        let pointer = e.pointer_id();
        self.press.set(Some(Press { glyph, from, pointer, start, at: start, moved: false }));
        if let Some(target) = e.current_target().and_then(|t| t.dyn_into::<Element>().ok()) {
            // Without capture the drag ends where the pointer leaves the page, no worse.
            let _ = target.set_pointer_capture(pointer);
        }
    }

    /// A finger on a piece drags it; anywhere else it scrolls the page.
    pub fn touch(self, e: &TouchEvent) {
        if self.press.with_untracked(|p| p.is_some()) {
            e.prevent_default();
        }
    }

    fn pressed(self, e: &PointerEvent) -> Option<Press> {
        self.press.get_untracked().filter(|p| p.pointer == e.pointer_id())
    }

    pub fn moved(self, e: &PointerEvent) {
        let Some(press) = self.pressed(e) else { return };
        if press.moved || is_far(e, press.start) {
            self.press.set(Some(Press { at: (e.client_x(), e.client_y()), moved: true, ..press }));
        }
    }

    /// A piece dropped beside the board is taken away. A finger that did not move taps: its click may be
    /// missing, as the board forbids the browser to make one of a touch on a piece.
    pub fn up(self, e: &PointerEvent) {
        let Some(press) = self.pressed(e) else { return };
        self.cancel();
        if !press.moved {
            if let Some(field) = press.from {
                self.handled.set_value(true);
                self.bench.tap(field);
            }
            return;
        }
        self.handled.set_value(true);
        match (press.from, self.field(e)) {
            (Some(from), Some(to)) if from != to => self.bench.carry(from, to),
            (Some(from), None) => self.bench.put(from, None),
            (None, Some(to)) => self.bench.put(to, Some(press.glyph)),
            _ => {}
        }
    }

    pub fn cancel(self) {
        self.press.set(None);
    }

    /// Whether a click belongs to a drag that has just ended.
    pub fn is_handled(self) -> bool {
        let handled = self.handled.get_value();
        self.handled.set_value(false);
        handled
    }

    pub fn click(self, e: &MouseEvent) {
        if !self.is_handled()
            && let Some(field) = self.field(e)
        {
            self.bench.tap(field);
        }
    }
}

/// The piece on its way under the pointer.
pub fn Flying(drag: Dragging) -> impl Child {
    let press = move || drag.press.get().filter(|p| p.moved);
    let glyph = Memo::new(move |_| press().map(|p| p.glyph));
    let at = move || {
        let (x, y) = press().map_or((0, 0), |p| p.at);
        ["translate(", &x.to_string(), "px,", &y.to_string(), "px)"].concat()
    };
    // As large as on the board.
    let size = move || {
        let files = drag.bench.layout.with(|l| l.grid.files).max(1);
        let width = drag.svg.there().map_or(360.0, |svg| svg.get_bounding_client_rect().width());
        notabene_core::geometry::length(width / f64::from(files)) + "px"
    };
    move || {
        glyph.get().map(|glyph| {
            view! {
                <div class="flying" aria-hidden="true" style:transform=text(at) style:width=size()>
                    <svg class=["piece-image ", colours(glyph.side)].concat() viewBox="0 0 45 45">
                        <use href=symbol(glyph.figure)></use>
                    </svg>
                </div>
            }
        })
    }
}
