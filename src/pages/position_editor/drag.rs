//! Drag and drop: from the palette to the board, across the board, and off it.

use crate::components::PieceImage;
use crate::components::pointer::{board_point, is_far};
use crate::pages::position_editor::editor::EditorState;
use leptos::prelude::*;
use leptos::svg::Svg;
use notabene_core::geometry::{Field, path};
use notabene_core::position::Glyph;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, TouchEvent};

/// Piece under the pointer, with its origin.
#[derive(Copy, Clone, PartialEq, Debug)]
struct PieceDrag {
    glyph: Glyph,
    from: Option<Field>,
    pointer: i32,
    start: (i32, i32),
    at: (i32, i32),
    moved: bool,
}

/// Drag state of a page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct DragHandler {
    pub editor: EditorState,
    pub svg: NodeRef<Svg>,
    drag: RwSignal<Option<PieceDrag>>,
    /// Square of the dragged piece.
    pub lifted: RwSignal<Option<Field>>,
    /// True if the next click is handled already.
    handled: StoredValue<bool>,
}

impl DragHandler {
    pub fn new(state: EditorState) -> DragHandler {
        let (press, lifted) = (RwSignal::new(None), RwSignal::new(None));
        DragHandler {
            editor: state,
            svg: NodeRef::new(),
            drag: press,
            lifted,
            handled: StoredValue::new(false),
        }
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let svg = self.svg.try_get_untracked().flatten()?;
        self.editor.layout.with_untracked(|l| l.field_at(board_point(&svg, e)))
    }

    /// Pointer down on the board: starts a drag of the piece there.
    pub fn on_board_pressed(self, e: &PointerEvent) {
        let from = self.field(e);
        let glyph = from.and_then(|f| self.editor.draft.with_untracked(|d| d.piece_at(f)));
        self.start(e, glyph, from);
    }

    /// Starts a drag of a piece from a field, or from a palette.
    pub fn start(self, e: &PointerEvent, glyph: Option<Glyph>, from: Option<Field>) {
        self.handled.set_value(false);
        let Some(glyph) = glyph.filter(|_| e.button() == 0 && e.is_primary()) else { return };
        let start = (e.client_x(), e.client_y());
        let pointer = e.pointer_id();
        self.drag.set(Some(PieceDrag { glyph, from, pointer, start, at: start, moved: false }));
        if let Some(target) = e.current_target() {
            // Without capture the drag just ends where the pointer leaves the page.
            let _ = target.unchecked_ref::<Element>().set_pointer_capture(pointer);
        }
    }

    /// Prevents scrolling by a finger on a piece.
    pub fn on_touch(self, e: &TouchEvent) {
        if self.drag.with_untracked(|p| p.is_some()) {
            e.prevent_default();
        }
    }

    fn drag_of_pointer(self, e: &PointerEvent) -> Option<PieceDrag> {
        self.drag.get_untracked().filter(|p| p.pointer == e.pointer_id())
    }

    pub fn on_pointer_move(self, e: &PointerEvent) {
        let Some(press) = self.drag_of_pointer(e) else { return };
        if press.moved || is_far(e, press.start) {
            if !press.moved {
                self.lifted.set(press.from);
            }
            self.drag.set(Some(PieceDrag { at: (e.client_x(), e.client_y()), moved: true, ..press }));
        }
    }

    /// Pointer up: removes a piece dropped beside the board. A touch without movement is a tap: its click may
    /// be missing, as touches on pieces prevent the default action.
    pub fn on_pointer_up(self, e: &PointerEvent) {
        let Some(press) = self.drag_of_pointer(e) else { return };
        self.on_pointer_cancel();
        if !press.moved {
            if let Some(field) = press.from {
                self.handled.set_value(true);
                self.editor.tap(field);
            }
            return;
        }
        self.handled.set_value(true);
        match (press.from, self.field(e)) {
            (Some(from), Some(to)) if from != to => self.editor.move_piece(from, to),
            (Some(from), None) => self.editor.set_piece(from, None),
            (None, Some(to)) => self.editor.set_piece(to, Some(press.glyph)),
            _ => {}
        }
    }

    pub fn on_pointer_cancel(self) {
        self.drag.set(None);
        if self.lifted.get_untracked().is_some() {
            self.lifted.set(None);
        }
    }

    /// Handles a click on the board as a tap, unless it ends a drag. The accessible cells above the board handle their own clicks.
    pub fn on_board_clicked(self, e: &MouseEvent) {
        if !self.ends_with_click()
            && let Some(field) = self.field(e)
        {
            self.editor.tap(field);
        }
    }

    /// True if a click only ends a drag.
    pub fn ends_with_click(self) -> bool {
        let handled = self.handled.get_value();
        self.handled.set_value(false);
        handled
    }
}

/// An element with board and palettes, between which pieces are dragged. With a label it is a group.
#[component]
pub fn DragArea(
    drag: DragHandler,
    class: &'static str,
    #[prop(optional)] label: Option<Signal<String>>,
    children: Children,
) -> impl IntoView {
    view! {
        <div
            class=class role=label.map(|_| "group") aria-label=label
            on:pointermove=move |e| drag.on_pointer_move(&e)
            on:pointerup=move |e| drag.on_pointer_up(&e)
            on:pointercancel=move |_| drag.on_pointer_cancel()
        >
            {children()}
            <DraggedPiece drag/>
        </div>
    }
}

/// Dragged piece under the pointer.
#[component]
pub fn DraggedPiece(drag: DragHandler) -> impl IntoView {
    let glyph = move || drag.drag.get().filter(|p| p.moved).map(|p| p.glyph);
    let at = move || {
        let (x, y) = drag.drag.get().map_or((0, 0), |p| p.at);
        path("translate(~px,~px)", &[f64::from(x), f64::from(y)])
    };
    // Size of a piece on the board.
    let size = move || {
        let size = drag.editor.layout.with(|l| l.unit(Field(0)));
        drag.drag.track();
        let width = drag
            .svg
            .try_get_untracked()
            .flatten()
            .map_or(360.0, |svg| svg.get_bounding_client_rect().width());
        path("~px", &[width * size / 100.0])
    };
    let piece = move || glyph().map(|glyph| view! { <PieceImage glyph/> });
    view! {
        <div class="flying" aria-hidden="true" style:transform=at style:width=size><div>{piece}</div></div>
    }
}
