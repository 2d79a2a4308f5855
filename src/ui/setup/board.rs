//! The board on which a position is set up, and the pieces beside it.

use super::bench::{EditorState, Tool};
use super::drag::Dragging;
use crate::components::{Icon, PieceImage, colours, symbol};
use crate::ui::board::{fields, frame, names, rim};
use crate::ui::grid::{Face, Grid};
use crate::ui::interop::nodes;
use crate::ui::state::Desk;
use crate::ui::{look, overlay};
use leptos::prelude::*;
use notabene_core::game::position_editor;
use notabene_core::geometry::{Field, length};
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;

/// The board; its children stand behind everything else in its frame.
#[component]
pub fn EditorBoard(
    editor: EditorState,
    drag: Dragging,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let board = Desk::here();
    let layout = editor.layout;
    let drawings = Signal::derive(move || drawings(editor, board));
    view! {
        <section class=frame(layout) aria-label=editor.current.words(Label::Board)>
            {nodes(rim(layout))}
            <div class="surface" class:near=move || board.inspector.near.get()>
                <svg
                    node_ref=drag.svg
                    class="board"
                    viewBox="0 0 100 100"
                    aria-hidden="true"
                    on:touchstart=move |e| drag.touch(&e)
                >
                    {fields(layout).view()}
                    <g class="marks"><Marks editor/></g>
                    <g class="pieces"><Pieces editor drag/></g>
                    {names(layout).view()}
                    <g class="overlay" inner_html=drawings></g>
                </svg>
                {Grid(face(editor, board)).view()}
                {look::Zoom(board).view()}
            </div>
            {children.map(|children| children())}
        </section>
    }
}

/// Words, taps and keys of the fields.
fn face(editor: EditorState, board: Desk) -> Face {
    let says = move |field| editor.draft.with(|d| look::numbered(board, &d.board, &d.says(field)));
    Face {
        layout: editor.layout,
        says: Callback::new(says),
        tap: Callback::new(move |field| editor.tap(field)),
        look: |_, _| {},
        key: Callback::new(move |(field, key): (Field, String)| editor.key(field, &key)),
    }
}

/// The fields that the reasons speak of, and the piece that is held. Each has a shape of its own.
#[component]
fn Marks(editor: EditorState) -> impl IntoView {
    move || {
        let layout = editor.layout.get();
        let wrong = editor.reasons().into_iter().flat_map(|reason| reason.fields);
        let wrong = wrong.map(|field| mark("wrong", layout.outline(field), layout.corners(field)));
        let held = editor.held.get().map(|field| mark("held", layout.outline(field), layout.outline(field)));
        wrong.chain(held).collect_view()
    }
}

fn mark(class: &'static str, tint: String, shape: String) -> impl IntoView {
    view! {
        <g class=["mark ", class].concat()>
            <path class="tint" d=tint></path>
            <path class="shape" d=shape></path>
        </g>
    }
}

/// Arrows and circles, and the one that is being drawn, as markup of the core.
fn drawings(editor: EditorState, board: Desk) -> String {
    let mut shapes: Vec<overlay::Shape> =
        editor.shapes.with(|all| all.iter().map(|shape| overlay::Shape::Drawn(*shape)).collect());
    shapes.extend(board.drawing.under_way.get().map(overlay::Shape::Drawn));
    if shapes.is_empty() {
        return String::new();
    }
    editor.current.scene.with(|scene| overlay::drawn(editor.layout.get(), scene, &shapes))
}

#[component]
fn Pieces(editor: EditorState, drag: Dragging) -> impl IntoView {
    move || {
        let fields = editor.layout.with(|layout| layout.board.grid.fields());
        fields.filter_map(|field| piece(editor, field, drag.lifted.get() == Some(field))).collect_view()
    }
}

/// The piece on a field.
fn piece(editor: EditorState, field: Field, is_lifted: bool) -> Option<impl IntoView> {
    let glyph = editor.draft.with(|draft| draft.at(field))?;
    let (centre, size) = editor.layout.with(|layout| (layout.centre(field), layout.unit(field)));
    let lifted = if is_lifted { "lifted " } else { "" };
    Some(view! {
        <g class=["piece mine ", lifted, colours(glyph.side)].concat()>
            <use
                href=symbol(glyph.figure)
                x=length(centre.x - size / 2.0)
                y=length(centre.y - size / 2.0)
                width=length(size)
                height=length(size)
            ></use>
        </g>
    })
}

/// A row of pieces with a tool at its end: the eraser above for Black's, the hand below for White's. `label` is the
/// accessible name.
#[component]
pub fn Palette(
    editor: EditorState,
    black: bool,
    #[prop(optional)] label: Option<Signal<String>>,
) -> impl IntoView {
    let (icon, words, tool) = match black {
        true => ("eraser", Label::EraseTool, Tool::Erase),
        false => ("hand", Label::MoveTool, Tool::Move),
    };
    let words = editor.current.words(words);
    let pieces = Memo::new(move |_| editor.draft.with(|draft| draft.kit().palette[usize::from(black)]));
    let pieces =
        move || pieces.get().iter().map(|glyph| view! { <PieceButton editor glyph=*glyph/> }).collect_view();
    view! {
        <div class="palette" role="group" aria-label=label>
            {pieces}
            <ToolButton editor id=icon.into() tool name=words title=words>
                <Icon name=icon/>
            </ToolButton>
        </div>
    }
}

/// A button that takes up a tool; clicks on it are handled by the page, which also drags from it.
#[component]
fn ToolButton(
    editor: EditorState,
    id: String,
    tool: Tool,
    name: Signal<String>,
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    let pressed = move || (editor.tool.get() == tool).to_string();
    view! {
        <button
            type="button"
            data-tool=id.clone()
            data-key=id
            aria-label=name
            title=title
            aria-pressed=pressed
        >
            {children()}
        </button>
    }
}

#[component]
fn PieceButton(editor: EditorState, glyph: Glyph) -> impl IntoView {
    let name = Signal::derive(move || editor.current.say(&position_editor::piece(glyph)));
    let title = Signal::derive(move || format!("{} ({})", name.get(), editor.typed_letter(glyph)));
    view! {
        <ToolButton editor id=tool_name(glyph) tool=Tool::Put(glyph) name title>
            <PieceImage glyph/>
        </ToolButton>
    }
}

fn tool_name(glyph: Glyph) -> String {
    [glyph.side.name(), "-", glyph.figure.name()].concat()
}

/// The tool of a button by its name.
pub fn tool(editor: EditorState, name: &str) -> Tool {
    let palette = editor.draft.with_untracked(|draft| draft.kit().palette);
    let found = palette.iter().flat_map(|row| row.iter()).find(|glyph| tool_name(**glyph) == name);
    found.map_or(if name == "eraser" { Tool::Erase } else { Tool::Move }, |glyph| Tool::Put(*glyph))
}
