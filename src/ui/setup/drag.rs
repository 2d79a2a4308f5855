//! Dragging: from the palette to the board, over the board, and off it.

use super::bench::{Bench, Tool};
use super::board::tool;
use super::region::{Markup, around, shown};
use crate::ui::dom::{El, view};
use crate::ui::gesture::{is_far, place};
use crate::ui::live::Place;
use crate::ui::state::text;
use leptos::prelude::*;
use notabene_core::geometry::{Field, path};
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
    pub lifted: RwSignal<Option<Field>>,
    /// Whether the click that follows has been dealt with already.
    handled: StoredValue<bool>,
}

impl Dragging {
    pub fn new(bench: Bench) -> Dragging {
        let (press, lifted) = (RwSignal::new(None), RwSignal::new(None));
        Dragging { bench, svg: RwSignal::new_local(None), press, lifted, handled: StoredValue::new(false) }
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let svg = self.svg.try_get_untracked().flatten()?;
        self.bench.layout.with_untracked(|l| l.field_at(place(&svg, e)))
    }

    /// A pointer goes down: what stands on the board or in the palette there can be dragged.
    pub fn down(self, e: &PointerEvent) {
        self.handled.set_value(false);
        if e.button() != 0 || !e.is_primary() {
            return;
        }
        let drawn = self.svg.try_get_untracked().flatten();
        let on_board = |svg: &Element| e.target().is_some_and(|t| svg.contains(Some(t.unchecked_ref())));
        match drawn.filter(on_board) {
            Some(svg) => {
                let from = self.field(e);
                let glyph = from.and_then(|f| self.bench.draft.with_untracked(|d| d.at(f)));
                self.start(e, svg, glyph, from);
            }
            None => {
                let Some((button, name)) = around(e, "data-tool") else { return };
                let Tool::Put(glyph) = tool(self.bench, &name) else { return };
                self.start(e, button, Some(glyph), None);
            }
        }
    }

    fn start(self, e: &PointerEvent, target: Element, glyph: Option<Glyph>, from: Option<Field>) {
        let Some(glyph) = glyph else { return };
        let start = (e.client_x(), e.client_y());
        let pointer = e.pointer_id();
        self.press.set(Some(Press { glyph, from, pointer, start, at: start, moved: false }));
        // Without capture the drag ends where the pointer leaves the page, no worse.
        let _ = target.set_pointer_capture(pointer);
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
            if !press.moved {
                self.lifted.set(press.from);
            }
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
        if self.lifted.get_untracked().is_some() {
            self.lifted.set(None);
        }
    }

    /// A click on the board is a tap; one that ends a drag means nothing more. `false` if it is elsewhere.
    pub fn click(self, e: &MouseEvent) -> bool {
        let handled = self.handled.get_value();
        self.handled.set_value(false);
        if handled {
            return true;
        }
        // The cells for ears lie over the board and tell of their clicks by themselves.
        let on_board = around(e, "data-field").is_some() && around(e, "data-tool").is_none();
        if let Some(field) = self.field(e).filter(|_| on_board) {
            self.bench.tap(field);
        }
        on_board
    }
}

/// The piece on its way under the pointer.
pub fn flying(drag: Dragging) -> El {
    let glyph = move || drag.press.get().filter(|p| p.moved).map(|p| p.glyph);
    let at = move || {
        let (x, y) = drag.press.get().map_or((0, 0), |p| p.at);
        path("translate(~px,~px)", &[f64::from(x), f64::from(y)])
    };
    // As large as on the board.
    let size = move || {
        let size = drag.bench.layout.with(|l| l.unit(Field(0)));
        drag.press.track();
        let width = drag
            .svg
            .try_get_untracked()
            .flatten()
            .map_or(360.0, |svg| svg.get_bounding_client_rect().width());
        path("~px", &[width * size / 100.0])
    };
    let inside = move || {
        let mut out = Markup::default();
        glyph().into_iter().for_each(|glyph| out.piece(glyph));
        out.done()
    };
    view! {
        <div class="flying" aria-hidden="true" style:transform=text(at) style:width=text(size)>{shown("", None, text(inside))}</div>
    }
}
