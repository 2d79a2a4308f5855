//! The board on which a position is set up, and the pieces beside it.

use crate::ui::dom::{El, view};
use super::bench::{Bench, Tool};
use super::drag::Dragging;
use crate::ui::board::{fields, file_names, labels, rank_names};
use crate::ui::grid::{Face, Grid};
use crate::ui::sprite::{Icon, PieceImage, colours, symbol};
use crate::ui::state::{Desk, flag, text};
use leptos::prelude::*;
use notabene_core::geometry::{Field, length};
use notabene_core::position::Glyph;
use notabene_core::session::draft;
use notabene_core::text::Label;

pub fn Board(bench: Bench, drag: Dragging) -> El {
    let desk = Desk::here();
    let face = Face {
        layout: bench.layout,
        says: Callback::new(move |field| bench.draft.with(|d| desk.say(&d.says(field)))),
        tap: Callback::new(move |field| bench.tap(field)),
        key: Callback::new(move |(field, key): (Field, String)| bench.key(field, &key)),
    };
    view! {
        <section class="board-frame outside" aria-label=desk.words(Label::Board)>
            <div class="ranks" aria-hidden="true">{labels(bench.layout, rank_names)}</div>
            <div class="files" aria-hidden="true">{labels(bench.layout, file_names)}</div>
            <div class="surface">
                <svg
                    node_ref=drag.svg class="board" viewBox="0 0 100 100" aria-hidden="true"
                    on:pointerdown=move |e| drag.down(&e)
                    on:touchstart=move |e| drag.touch(&e)
                    on:click=move |e| drag.click(&e)
                >
                    <g class="fields">{fields(bench.layout)}</g>
                    <g class="marks">{move || marks(bench)}</g>
                    <g class="pieces">{move || pieces(bench, drag)}</g>
                </svg>
                <Grid face/>
            </div>
        </section>
    }
}

/// The piece that is held, and the fields that the reasons speak of. A reason has a shape of its own.
fn marks(bench: Bench) -> Vec<El> {
    let layout = bench.layout.get();
    let mut marks: Vec<(&'static str, Field)> = Vec::new();
    for reason in bench.reasons.get() {
        marks.extend(reason.fields.iter().map(|f| ("mark wrong", *f)));
    }
    marks.extend(bench.held.get().map(|f| ("mark held", f)));
    let view = move |(class, field): (&'static str, Field)| {
        let shape = if class == "mark held" { layout.outline(field) } else { layout.corners(field) };
        view! {
            <g class=class><path class="tint" d=layout.outline(field)></path><path class="shape" d=shape></path></g>
        }
    };
    marks.into_iter().map(view).collect::<Vec<_>>()
}

fn pieces(bench: Bench, drag: Dragging) -> Vec<El> {
    let layout = bench.layout.get();
    let lifted = drag.lifted.get();
    let unit = length(layout.unit());
    let view = move |field: Field| {
        let glyph = bench.draft.with(|d| d.at(field))?;
        let centre = layout.centre(field);
        let [x, y] = [centre.x, centre.y].map(|v| length(v - layout.unit() / 2.0));
        let up = if lifted == Some(field) { " lifted" } else { "" };
        Some(view! {
            <g class=["piece mine ", colours(glyph.side), up].concat() data-piece=field.0>
                <use href=symbol(glyph.figure) x=x y=y width=unit.clone() height=unit.clone()></use>
            </g>
        })
    };
    layout.grid.fields().filter_map(view).collect::<Vec<_>>()
}

/// A row of pieces with a tool at its end: the eraser above, the hand below.
pub fn Palette(bench: Bench, drag: Dragging, row: usize) -> El {
    let desk = Desk::here();
    let (icon, label, tool) = match row {
        0 => ("hand", Label::MoveTool, Tool::Move),
        _ => ("eraser", Label::EraseTool, Tool::Erase),
    };
    let glyphs = move || bench.draft.with(|d| d.kit().palette[row]);
    let piece = move |glyph: &Glyph| view! { <Piece bench drag glyph=*glyph/> };
    let pressed = move || bench.tool.get() == tool;
    view! {
        <div class="palette" role="group" aria-label=desk.words(Label::Pieces)>
            {move || glyphs().iter().map(piece).collect::<Vec<_>>()}
            <button
                type="button" data-tool=icon title=desk.words(label) aria-label=desk.words(label)
                aria-pressed=text(move || pressed().to_string())
                on:click=move |_| bench.take(tool)
            >
                <Icon name=icon/>
            </button>
        </div>
    }
}

fn Piece(bench: Bench, drag: Dragging, glyph: Glyph) -> El {
    let desk = Desk::here();
    let tool = Tool::Put(glyph);
    let name = text(move || desk.say(&draft::piece(glyph)));
    let title = {
        let name = name.clone();
        text(move || [&name.get(), " (", &bench.typed_letter(glyph), ")"].concat())
    };
    let pressed = flag(move || bench.tool.get() == tool);
    let id = [glyph.side.name(), "-", glyph.figure.name()].concat();
    view! {
        <button
            type="button" data-tool=id title=title aria-label=name
            aria-pressed=text(move || pressed.get().to_string())
            on:pointerdown=move |e| drag.start(&e, glyph, None)
            on:click=move |_| if !drag.is_handled() { bench.take(tool) }
        >
            <PieceImage glyph/>
        </button>
    }
}
