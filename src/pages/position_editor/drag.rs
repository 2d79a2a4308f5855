//! Drag and drop: from the palette to the board, across the board, and off it.

use crate::components::pointer::{board_point, is_far};
use crate::components::query::closest_attribute;
use crate::pages::position_editor::editor::{EditorState, EditorTool, tool_by_name};
use crate::pages::position_editor::region::{Markup, attribute_around};
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
    editor: EditorState,
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

    /// Pointer down: starts a drag of the piece on the board or in the palette.
    pub fn on_pointer_down(self, e: &PointerEvent) {
        self.handled.set_value(false);
        if e.button() != 0 || !e.is_primary() {
            return;
        }
        let drawn = self.svg.try_get_untracked().flatten().map(Element::from);
        let on_board = |svg: &Element| e.target().is_some_and(|t| svg.contains(Some(t.unchecked_ref())));
        match drawn.filter(on_board) {
            Some(svg) => {
                let from = self.field(e);
                let glyph = from.and_then(|f| self.editor.draft.with_untracked(|d| d.piece_at(f)));
                self.start_drag(e, svg, glyph, from);
            }
            None => {
                let Some((button, name)) = attribute_around(e, "data-tool") else { return };
                let EditorTool::Put(glyph) = tool_by_name(self.editor, &name) else { return };
                self.start_drag(e, button, Some(glyph), None);
            }
        }
    }

    fn start_drag(self, e: &PointerEvent, target: Element, glyph: Option<Glyph>, from: Option<Field>) {
        let Some(glyph) = glyph else { return };
        let start = (e.client_x(), e.client_y());
        let pointer = e.pointer_id();
        self.drag.set(Some(PieceDrag { glyph, from, pointer, start, at: start, moved: false }));
        // Without capture the drag just ends where the pointer leaves the page.
        let _ = target.set_pointer_capture(pointer);
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

    /// Handles a click on the board as a tap, unless it ends a drag. `false` if it is elsewhere.
    pub fn on_click(self, e: &MouseEvent) -> bool {
        let handled = self.handled.get_value();
        self.handled.set_value(false);
        if handled {
            return true;
        }
        // The accessible cells above the board handle their own clicks.
        let on_board =
            attribute_around(e, "data-field").is_some() && attribute_around(e, "data-tool").is_none();
        if let Some(field) = self.field(e).filter(|_| on_board) {
            self.editor.tap(field);
        }
        on_board
    }
}

/// An element with board and palettes, between which pieces are carried, and that are tapped. With a label it is a group.
#[component]
pub fn DragArea(
    state: EditorState,
    drag: DragHandler,
    class: &'static str,
    #[prop(optional)] label: Option<Signal<String>>,
    children: Children,
) -> impl IntoView {
    let click = move |e: MouseEvent| {
        if !drag.on_click(&e)
            && let Some(name) = closest_attribute(&e, "data-tool")
        {
            state.select_tool(tool_by_name(state, &name));
        }
    };
    view! {
        <div
            class=class role=label.map(|_| "group") aria-label=label
            on:pointerdown=move |e| drag.on_pointer_down(&e)
            on:pointermove=move |e| drag.on_pointer_move(&e)
            on:pointerup=move |e| drag.on_pointer_up(&e)
            on:pointercancel=move |_| drag.on_pointer_cancel()
            on:click=click
        >
            {children()}
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
    let inside = move || {
        let mut out = Markup::default();
        glyph().into_iter().for_each(|glyph| out.push_piece(glyph));
        out.into_string()
    };
    view! {
        <div class="flying" aria-hidden="true" style:transform=at style:width=size><div inner_html=inside></div></div>
    }
}
