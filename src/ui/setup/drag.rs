//! Dragging: from the palette to the board, over the board, and off it.

use super::bench::{EditorState, Tool};
use super::board::tool;
use crate::components::PieceImage;
use crate::ui::gesture::{is_far, place};
use crate::ui::pointing::near;
use leptos::prelude::*;
use leptos::svg::Svg;
use notabene_core::geometry::{Field, path};
use notabene_core::position::Glyph;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, SvgElement, TouchEvent};

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

/// The drag on one page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Dragging {
    editor: EditorState,
    /// The drawing of the board.
    pub svg: NodeRef<Svg>,
    press: RwSignal<Option<Press>>,
    /// The field whose piece is being dragged.
    pub lifted: RwSignal<Option<Field>>,
    /// True if the click that follows has been handled already.
    handled: StoredValue<bool>,
}

impl Dragging {
    pub fn new(editor: EditorState) -> Dragging {
        let (press, lifted) = (RwSignal::new(None), RwSignal::new(None));
        Dragging { editor, svg: NodeRef::new(), press, lifted, handled: StoredValue::new(false) }
    }

    fn field(self, e: &MouseEvent) -> Option<Field> {
        let svg = self.svg.try_get_untracked().flatten()?;
        self.editor.layout.with_untracked(|l| l.field_at(place(&svg, e)))
    }

    /// A pointer goes down: what stands on the board or in the palette there can be dragged.
    pub fn down(self, e: &PointerEvent) {
        self.handled.set_value(false);
        if e.button() != 0 || !e.is_primary() {
            return;
        }
        let drawn = self.svg.try_get_untracked().flatten();
        let on_board = |svg: &SvgElement| e.target().is_some_and(|t| svg.contains(Some(t.unchecked_ref())));
        match drawn.filter(on_board) {
            Some(svg) => {
                let from = self.field(e);
                let glyph = from.and_then(|f| self.editor.draft.with_untracked(|d| d.at(f)));
                self.start(e, svg.into(), glyph, from);
            }
            None => {
                let Some((button, name)) = attribute_around(e, "data-tool") else { return };
                let Tool::Put(glyph) = tool(self.editor, &name) else { return };
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
                self.editor.tap(field);
            }
            return;
        }
        self.handled.set_value(true);
        match (press.from, self.field(e)) {
            (Some(from), Some(to)) if from != to => self.editor.carry(from, to),
            (Some(from), None) => self.editor.put(from, None),
            (None, Some(to)) => self.editor.put(to, Some(press.glyph)),
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
        let on_board =
            attribute_around(e, "data-field").is_some() && attribute_around(e, "data-tool").is_none();
        if let Some(field) = self.field(e).filter(|_| on_board) {
            self.editor.tap(field);
        }
        on_board
    }
}

/// The piece under the pointer.
#[component]
pub fn DraggedPiece(drag: Dragging) -> impl IntoView {
    let piece = move || {
        let glyph = drag.press.get().filter(|press| press.moved).map(|press| press.glyph)?;
        Some(view! { <PieceImage glyph/> })
    };
    let transform = Signal::derive(move || {
        let (x, y) = drag.press.get().map_or((0, 0), |press| press.at);
        path("translate(~px,~px)", &[f64::from(x), f64::from(y)])
    });
    view! {
        <div
            class="flying"
            aria-hidden="true"
            style:transform=transform
            style:width=Signal::derive(move || drag.piece_width())
        >
            <div>{piece}</div>
        </div>
    }
}

impl Dragging {
    /// The width of a piece on the board, in CSS pixels.
    fn piece_width(self) -> String {
        self.press.track();
        let size = self.editor.layout.with(|layout| layout.unit(Field(0)));
        let drawing = self.svg.try_get_untracked().flatten();
        let width = drawing.map_or(360.0, |svg| svg.get_bounding_client_rect().width());
        path("~px", &[width * size / 100.0])
    }
}

/// The value of an attribute of the element of an event, or of one around it.
pub fn attribute_around(e: &MouseEvent, name: &str) -> Option<(Element, String)> {
    let element = near(e, &["[", name, "]"].concat())?;
    let value = element.get_attribute(name)?;
    Some((element, value))
}
