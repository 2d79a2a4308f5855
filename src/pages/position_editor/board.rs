//! Board of the position editor, with the piece palettes.

use crate::components::board_shapes;
use crate::components::effect::{flag, text};
use crate::components::element::El;
use crate::pages::position_editor::drag::Dragging;
use crate::pages::position_editor::editor::{EditorState, Tool};
use crate::pages::position_editor::region::{Markup, Write, region};
use crate::state::context::AppContext;
use crate::views::board::grid::{Face, Grid};
use crate::views::board::{fields, frame, inspect, names, rim, tinted};
use leptos::prelude::*;
use notabene_core::game::position_editor;
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;
use notabene_view::view;

pub fn Board(bench: EditorState, drag: Dragging) -> El {
    let app = AppContext::here();
    let face = Face {
        layout: bench.layout,
        says: Callback::new(move |field| {
            bench.draft.with(|d| inspect::numbered(app, &d.board, &d.field_message(field)))
        }),
        tap: Callback::new(move |field| bench.tap(field)),
        look: |_, _| {},
        key: Callback::new(move |(field, key): (Field, String)| bench.key(field, &key)),
    };
    view! {
        <section class=frame(bench.layout) aria-label=app.words(Label::Board)>
            {rim(bench.layout)}
            <div class="surface" class:near=flag(move || app.inspector.near.get())>
                <svg
                    node_ref=drag.svg class="board" viewBox="0 0 100 100" aria-hidden="true"
                    on:touchstart=move |e| drag.touch(&e)
                >
                    {fields(bench.layout)}
                    <g class="marks" inner_html=text(move || marks(bench))></g>
                    <g class="pieces" inner_html=text(move || pieces(bench, drag))></g>
                    {names(bench.layout)}
                    <g class="overlay" inner_html=text(move || drawings(bench))></g>
                </svg>
                <Grid face/>
                {inspect::Zoom(app)}
            </div>
        </section>
    }
}

/// Highlights of the selected piece, and of the squares of errors, which have their own shape.
fn marks(bench: EditorState) -> String {
    let layout = bench.layout.get();
    let mut out = Markup::default();
    for field in bench.reasons().into_iter().flat_map(|reason| reason.fields) {
        tinted("wrong", &layout.outline(field), &layout.corners(field), &mut out);
    }
    if let Some(field) = bench.held.get() {
        let outline = layout.outline(field);
        tinted("held", &outline, &outline, &mut out);
    }
    out.done()
}

/// Arrows and circles, and the one being drawn.
fn drawings(bench: EditorState) -> String {
    let mut shapes: Vec<board_shapes::Shape> =
        bench.shapes.with(|all| all.iter().map(|shape| board_shapes::Shape::Drawn(*shape)).collect());
    shapes.extend(bench.app.drawing.under_way.get().map(board_shapes::Shape::Drawn));
    if shapes.is_empty() {
        return String::new();
    }
    bench.app.scene.with(|scene| board_shapes::drawn(bench.layout.get(), scene, &shapes))
}

fn pieces(bench: EditorState, drag: Dragging) -> String {
    let layout = bench.layout.get();
    let lifted = drag.lifted.get();
    let mut out = Markup::default();
    for field in layout.board.grid.fields() {
        let Some(glyph) = bench.draft.with(|d| d.piece_at(field)) else { continue };
        let class = if lifted == Some(field) { "piece mine lifted " } else { "piece mine " };
        out.stand(&layout, field, glyph, class);
    }
    out.done()
}

/// Row of pieces with a tool at its end: eraser above, hand below.
pub fn palette(bench: EditorState, write: Write) -> El {
    region(bench, "palette", Some("group"), write)
}

pub fn black_row(bench: EditorState, out: &mut Markup) {
    row(bench, 1, ("eraser", Label::EraseTool, Tool::Erase), out);
}

pub fn white_row(bench: EditorState, out: &mut Markup) {
    row(bench, 0, ("hand", Label::MoveTool, Tool::Move), out);
}

fn row(bench: EditorState, n: usize, (icon, label, tool): (&str, Label, Tool), out: &mut Markup) {
    for glyph in bench.draft.with(|d| d.spec().palette[n]) {
        piece(bench, *glyph, out);
    }
    let words = bench.app.label(label);
    button(icon, words, words, bench.tool.get() == tool, out);
    out.put(&[">"]);
    out.icon(icon);
    out.put(&["</button>"]);
}

/// Opening tag of a tool button.
fn button(id: &str, name: &str, title: &str, pressed: bool, out: &mut Markup) {
    out.fill("<button type=\"button\" data-tool=\"$\" data-key=\"$\" aria-label=\"", &[id, id]);
    out.text(name);
    out.put(&["\" title=\""]);
    out.text(title);
    out.fill("\" aria-pressed=\"$\"", &[if pressed { "true" } else { "false" }]);
}

fn piece(bench: EditorState, glyph: Glyph, out: &mut Markup) {
    let name = bench.app.say(&position_editor::piece_message(glyph));
    let title = format!("{name} ({})", bench.typed_letter(glyph));
    let id = format!("{}-{}", glyph.side.name(), glyph.figure.name());
    button(&id, &name, &title, bench.tool.get() == Tool::Put(glyph), out);
    out.put(&[">"]);
    out.piece(glyph);
    out.put(&["</button>"]);
}
