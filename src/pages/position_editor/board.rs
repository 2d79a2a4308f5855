//! Board of the position editor, with the piece palettes.

use crate::components::board_shapes;
use crate::pages::position_editor::drag::DragHandler;
use crate::pages::position_editor::editor::{EditorState, EditorTool};
use crate::pages::position_editor::region::{Markup, Region, RegionMarkup};
use crate::state::current_game::CurrentGame;
use crate::state::shape_drawing::ShapeDrawing;
use crate::views::board::grid::{Grid, GridOptions};
use crate::views::board::{Coordinates, FieldLayer, FieldNames, board_classes, inspect, push_tint_and_shape};
use leptos::prelude::*;
use notabene_core::game::position_editor;
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;

/// The board that is edited, and what a page adds to its frame.
#[component]
pub fn EditorBoard(
    state: EditorState,
    drag: DragHandler,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let (current, drawing) = (CurrentGame::here(), ShapeDrawing::here());
    let face = GridOptions {
        layout: state.layout,
        describe: Callback::new(move |field| {
            state.draft.with(|d| inspect::field_label(current, &d.board, &d.field_message(field)))
        }),
        on_tap: Callback::new(move |field| state.tap(field)),
        on_focus: |_, _| {},
        on_key: Callback::new(move |(field, key): (Field, String)| state.on_key(field, &key)),
    };
    view! {
        <section class=board_classes(state.layout) aria-label=current.label_signal(Label::Board)>
            <Coordinates layout=state.layout/>
            <div class="surface" class:near=move || current.inspector.is_magnified.get()>
                <svg
                    node_ref=drag.svg class="board" viewBox="0 0 100 100" aria-hidden="true"
                    on:touchstart=move |e| drag.on_touch(&e)
                >
                    <FieldLayer layout=state.layout/>
                    <g class="marks" inner_html=move || marks_svg(state)></g>
                    <g class="pieces" inner_html=move || pieces_svg(state, drag)></g>
                    <FieldNames layout=state.layout/>
                    <g class="overlay" inner_html=move || shapes_svg(state, drawing)></g>
                </svg>
                <Grid face/>
                <inspect::ZoomButton/>
            </div>
            {children.map(|children| children())}
        </section>
    }
}

/// Highlights of the selected piece, and of the squares of errors, which have their own shape.
fn marks_svg(state: EditorState) -> String {
    let layout = state.layout.get();
    let mut out = Markup::default();
    for field in state.reasons().into_iter().flat_map(|reason| reason.fields) {
        push_tint_and_shape("wrong", &layout.outline(field), &layout.corners(field), &mut out);
    }
    if let Some(field) = state.selected.get() {
        let outline = layout.outline(field);
        push_tint_and_shape("held", &outline, &outline, &mut out);
    }
    out.into_string()
}

/// Arrows and circles, and the one being drawn.
fn shapes_svg(state: EditorState, drawing: ShapeDrawing) -> String {
    let mut shapes: Vec<board_shapes::BoardShape> =
        state.shapes.with(|all| all.iter().map(|shape| board_shapes::BoardShape::Drawn(*shape)).collect());
    shapes.extend(drawing.unfinished.get().map(board_shapes::BoardShape::Drawn));
    if shapes.is_empty() {
        return String::new();
    }
    state.current.scene.with(|scene| board_shapes::shapes_svg(state.layout.get(), scene, &shapes))
}

fn pieces_svg(state: EditorState, drag: DragHandler) -> String {
    let layout = state.layout.get();
    let lifted = drag.lifted.get();
    let mut out = Markup::default();
    for field in layout.board.grid.fields() {
        let Some(glyph) = state.draft.with(|d| d.piece_at(field)) else { continue };
        let class = if lifted == Some(field) { "piece mine lifted " } else { "piece mine " };
        out.push_piece_at(&layout, field, glyph, class);
    }
    out.into_string()
}

/// Row of pieces with a tool at its end: eraser above, hand below.
#[component]
pub fn Palette(
    state: EditorState,
    write: RegionMarkup,
    #[prop(optional)] label: Option<Signal<String>>,
) -> impl IntoView {
    view! { <Region state class="palette" role="group" write attr:aria-label=label/> }
}

pub fn push_black_pieces(state: EditorState, out: &mut Markup) {
    push_palette_row(state, 1, ("eraser", Label::EraseTool, EditorTool::Erase), out);
}

pub fn push_white_pieces(state: EditorState, out: &mut Markup) {
    push_palette_row(state, 0, ("hand", Label::MoveTool, EditorTool::Move), out);
}

fn push_palette_row(
    state: EditorState,
    n: usize,
    (icon, label, tool): (&str, Label, EditorTool),
    out: &mut Markup,
) {
    for glyph in state.draft.with(|d| d.spec().palette[n]) {
        push_palette_piece(state, *glyph, out);
    }
    let words = state.current.label(label);
    push_tool_button(icon, words, words, state.tool.get() == tool, out);
    out.push_markup(&[">"]);
    out.push_icon(icon);
    out.push_markup(&["</button>"]);
}

/// Opening tag of a tool button.
fn push_tool_button(id: &str, name: &str, title: &str, pressed: bool, out: &mut Markup) {
    out.push_texts("<button type=\"button\" data-tool=\"$\" data-key=\"$\" aria-label=\"", &[id, id]);
    out.push_text(name);
    out.push_markup(&["\" title=\""]);
    out.push_text(title);
    out.push_texts("\" aria-pressed=\"$\"", &[if pressed { "true" } else { "false" }]);
}

fn push_palette_piece(state: EditorState, glyph: Glyph, out: &mut Markup) {
    let name = state.current.message_text(&position_editor::piece_message(glyph));
    let title = format!("{name} ({})", state.typed_letter(glyph));
    let id = format!("{}-{}", glyph.side.name(), glyph.figure.name());
    push_tool_button(&id, &name, &title, state.tool.get() == EditorTool::Put(glyph), out);
    out.push_markup(&[">"]);
    out.push_piece(glyph);
    out.push_markup(&["</button>"]);
}
