//! Board of the position editor, with the piece palettes.

use crate::components::markup::Markup;
use crate::components::{Icon, PieceImage, board_shapes, colour_class, piece_symbol};
use crate::pages::position_editor::drag::DragHandler;
use crate::pages::position_editor::editor::{EditorState, EditorTool};
use crate::state::current_game::CurrentGame;
use crate::state::shape_drawing::ShapeDrawing;
use crate::views::board::grid::{Grid, GridOptions};
use crate::views::board::{Coordinates, FieldLayer, FieldNames, board_classes, inspect, push_tint_and_shape};
use leptos::prelude::*;
use notabene_core::game::position_editor;
use notabene_core::geometry::{Field, Point, length};
use notabene_core::i18n::Label;
use notabene_core::position::{Glyph, Side};

/// The board that is edited, and what a page adds to its frame.
#[component]
pub fn EditorBoard(drag: DragHandler, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let state = drag.editor;
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
                    on:pointerdown=move |e| drag.on_board_pressed(&e)
                    on:click=move |e| drag.on_board_clicked(&e)
                >
                    <FieldLayer layout=state.layout/>
                    <g class="marks" inner_html=move || marks_svg(state)></g>
                    <EditorPieces state drag/>
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

/// The pieces; the one that is dragged is pale.
#[component]
fn EditorPieces(state: EditorState, drag: DragHandler) -> impl IntoView {
    let pieces = move || {
        let fields = state.layout.with(|layout| layout.board.grid.fields());
        state.draft.with(|draft| {
            fields.filter_map(|field| Some((field, draft.piece_at(field)?))).collect::<Vec<_>>()
        })
    };
    let key = |(field, glyph): &(Field, Glyph)| (field.0, glyph.side.name(), glyph.figure.name());
    let piece = move |(field, glyph): (Field, Glyph)| {
        let side = colour_class(glyph.side);
        let place = move |at: fn(Point) -> f64| {
            state.layout.with(|layout| length(at(layout.centre(field)) - layout.unit(field) / 2.0))
        };
        let size = move || state.layout.with(|layout| length(layout.unit(field)));
        view! {
            <g class=format!("piece mine {side}") class:lifted=move || drag.lifted.get() == Some(field)>
                <use
                    href=piece_symbol(glyph.figure) x=move || place(|at| at.x) y=move || place(|at| at.y)
                    width=size height=size
                ></use>
            </g>
        }
    };
    view! { <g class="pieces"><For each=pieces key=key children=piece/></g> }
}

/// Row of the pieces of a side with a tool at its end: the eraser behind Black's, the hand behind White's.
#[component]
pub fn Palette(
    drag: DragHandler,
    side: Side,
    #[prop(optional)] label: Option<Signal<String>>,
) -> impl IntoView {
    let state = drag.editor;
    let row = usize::from(side == Side::Black);
    let pieces = Memo::new(move |_| state.draft.with(|draft| draft.spec().palette[row]));
    let piece = move |glyph: &'static Glyph| {
        let name = move || state.current.message_text(&position_editor::piece_message(*glyph));
        let title = move || format!("{} ({})", name(), state.typed_letter(*glyph));
        let id = format!("{}-{}", glyph.side.name(), glyph.figure.name());
        view! {
            <ToolButton drag id tool=EditorTool::Put(*glyph) name=Signal::derive(name) title=Signal::derive(title)>
                <PieceImage glyph=*glyph/>
            </ToolButton>
        }
    };
    let (id, tool, words) = match side {
        Side::Black => ("eraser", EditorTool::Erase, Label::EraseTool),
        Side::White => ("hand", EditorTool::Move, Label::MoveTool),
    };
    let name = state.current.label_signal(words);
    view! {
        <div class="palette" role="group" aria-label=label>
            <For each=move || pieces.get() key=|glyph| glyph.figure.name() children=piece/>
            <ToolButton drag id tool name title=name><Icon name=id/></ToolButton>
        </div>
    }
}

/// Button that chooses what a tap on the board does. A piece can be dragged from it.
#[component]
fn ToolButton(
    drag: DragHandler,
    #[prop(into)] id: String,
    tool: EditorTool,
    name: Signal<String>,
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    let state = drag.editor;
    let glyph = match tool {
        EditorTool::Put(glyph) => Some(glyph),
        EditorTool::Move | EditorTool::Erase => None,
    };
    let choose = move |_| {
        if !drag.ends_with_click() {
            state.select_tool(tool);
        }
    };
    view! {
        <button
            type="button" data-tool=id aria-label=name title=title
            aria-pressed=move || (state.tool.get() == tool).to_string()
            on:pointerdown=move |e| drag.start(&e, glyph, None) on:click=choose
        >
            {children()}
        </button>
    }
}
