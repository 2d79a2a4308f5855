//! Drag and drop: from the palette to the board, across the board, and off it.

use crate::components::effect::{Place, text};
use crate::components::element::El;
use crate::components::pointer::{is_far, place};
use crate::pages::position_editor::editor::{EditorState, Tool, tool};
use crate::pages::position_editor::region::{Markup, around, shown};
use leptos::prelude::*;
use notabene_core::geometry::{Field, path};
use notabene_core::position::Glyph;
use notabene_view::view;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, TouchEvent};

/// Piece under the pointer, with its origin.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Press {
    glyph: Glyph,
    from: Option<Field>,
    pointer: i32,
    start: (i32, i32),
    at: (i32, i32),
    moved: bool,
}

/// Drag state of a page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Dragging {
    bench: EditorState,
    pub svg: Place,
    press: RwSignal<Option<Press>>,
    /// Square of the dragged piece.
    pub lifted: RwSignal<Option<Field>>,
    /// True if the next click is handled already.
    handled: StoredValue<bool>,
}

impl Dragging {
    pub fn new(bench: EditorState) -> Dragging {
        let (press, lifted) = (RwSignal::new(None), RwSignal::new(None));
        Dragging { bench, svg: RwSignal::new_local(None), press, lifted, handled: StoredValue::new(false) }
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let svg = self.svg.try_get_untracked().flatten()?;
        self.bench.layout.with_untracked(|l| l.field_at(place(&svg, e)))
    }

    /// Pointer down: starts a drag of the piece on the board or in the palette.
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
                let glyph = from.and_then(|f| self.bench.draft.with_untracked(|d| d.piece_at(f)));
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
        // Without capture the drag just ends where the pointer leaves the page.
        let _ = target.set_pointer_capture(pointer);
    }

    /// Prevents scrolling by a finger on a piece.
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

    /// Pointer up: removes a piece dropped beside the board. A touch without movement is a tap: its click may
    /// be missing, as touches on pieces prevent the default action.
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

    /// Handles a click on the board as a tap, unless it ends a drag. `false` if it is elsewhere.
    pub fn click(self, e: &MouseEvent) -> bool {
        let handled = self.handled.get_value();
        self.handled.set_value(false);
        if handled {
            return true;
        }
        // The accessible cells above the board handle their own clicks.
        let on_board = around(e, "data-field").is_some() && around(e, "data-tool").is_none();
        if let Some(field) = self.field(e).filter(|_| on_board) {
            self.bench.tap(field);
        }
        on_board
    }
}

/// Dragged piece under the pointer.
pub fn flying(drag: Dragging) -> El {
    let glyph = move || drag.press.get().filter(|p| p.moved).map(|p| p.glyph);
    let at = move || {
        let (x, y) = drag.press.get().map_or((0, 0), |p| p.at);
        path("translate(~px,~px)", &[f64::from(x), f64::from(y)])
    };
    // Size of a piece on the board.
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
