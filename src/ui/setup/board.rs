//! The board on which a position is set up, and the pieces beside it.

use super::bench::{Bench, Tool};
use super::drag::Dragging;
use super::region::{Markup, Write, region};
use crate::ui::board::{fields, frame, names, rim, tinted};
use crate::ui::dom::{El, view};
use crate::ui::grid::{Face, Grid};
use crate::ui::state::{Desk, flag, text};
use crate::ui::{look, overlay};
use leptos::prelude::*;
use notabene_core::game::position_editor;
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;

pub fn Board(bench: Bench, drag: Dragging) -> El {
    let desk = Desk::here();
    let face = Face {
        layout: bench.layout,
        says: Callback::new(move |field| {
            bench.draft.with(|d| look::numbered(desk, &d.board, &d.says(field)))
        }),
        tap: Callback::new(move |field| bench.tap(field)),
        look: |_, _| {},
        key: Callback::new(move |(field, key): (Field, String)| bench.key(field, &key)),
    };
    view! {
        <section class=frame(bench.layout) aria-label=desk.words(Label::Board)>
            {rim(bench.layout)}
            <div class="surface" class:near=flag(move || desk.inspector.near.get())>
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
                {look::Zoom(desk)}
            </div>
        </section>
    }
}

/// The piece that is held, and the fields that the reasons speak of. A reason has a shape of its own.
fn marks(bench: Bench) -> String {
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

/// Arrows and circles, and the one that is being drawn.
fn drawings(bench: Bench) -> String {
    let mut shapes: Vec<overlay::Shape> =
        bench.shapes.with(|all| all.iter().map(|shape| overlay::Shape::Drawn(*shape)).collect());
    shapes.extend(bench.desk.drawing.under_way.get().map(overlay::Shape::Drawn));
    if shapes.is_empty() {
        return String::new();
    }
    bench.desk.scene.with(|scene| overlay::drawn(bench.layout.get(), scene, &shapes))
}

fn pieces(bench: Bench, drag: Dragging) -> String {
    let layout = bench.layout.get();
    let lifted = drag.lifted.get();
    let mut out = Markup::default();
    for field in layout.board.grid.fields() {
        let Some(glyph) = bench.draft.with(|d| d.at(field)) else { continue };
        let class = if lifted == Some(field) { "piece mine lifted " } else { "piece mine " };
        out.stand(&layout, field, glyph, class);
    }
    out.done()
}

/// A row of pieces with a tool at its end: the eraser above, the hand below.
pub fn palette(bench: Bench, write: Write) -> El {
    region(bench, "palette", Some("group"), write)
}

pub fn black_row(bench: Bench, out: &mut Markup) {
    row(bench, 1, ("eraser", Label::EraseTool, Tool::Erase), out);
}

pub fn white_row(bench: Bench, out: &mut Markup) {
    row(bench, 0, ("hand", Label::MoveTool, Tool::Move), out);
}

fn row(bench: Bench, n: usize, (icon, label, tool): (&str, Label, Tool), out: &mut Markup) {
    for glyph in bench.draft.with(|d| d.kit().palette[n]) {
        piece(bench, *glyph, out);
    }
    let words = bench.desk.label(label);
    button(icon, words, words, bench.tool.get() == tool, out);
    out.put(&[">"]);
    out.icon(icon);
    out.put(&["</button>"]);
}

/// The beginning of a button for a tool.
fn button(id: &str, name: &str, title: &str, pressed: bool, out: &mut Markup) {
    out.fill("<button type=\"button\" data-tool=\"$\" data-key=\"$\" aria-label=\"", &[id, id]);
    out.text(name);
    out.put(&["\" title=\""]);
    out.text(title);
    out.fill("\" aria-pressed=\"$\"", &[if pressed { "true" } else { "false" }]);
}

fn piece(bench: Bench, glyph: Glyph, out: &mut Markup) {
    let name = bench.desk.say(&position_editor::piece(glyph));
    let title = [&name, " (", &bench.typed_letter(glyph), ")"].concat();
    let id = [glyph.side.name(), "-", glyph.figure.name()].concat();
    button(&id, &name, &title, bench.tool.get() == Tool::Put(glyph), out);
    out.put(&[">"]);
    out.piece(glyph);
    out.put(&["</button>"]);
}

/// The tool of a button by its name.
pub fn tool(bench: Bench, name: &str) -> Tool {
    let is = |glyph: &&Glyph| {
        name.strip_prefix(glyph.side.name()).and_then(|rest| rest.strip_prefix('-'))
            == Some(glyph.figure.name())
    };
    let palette = bench.draft.with_untracked(|d| d.kit().palette);
    let found = palette.iter().flat_map(|row| row.iter()).find(is);
    found.map_or(if name == "eraser" { Tool::Erase } else { Tool::Move }, |glyph| Tool::Put(*glyph))
}
