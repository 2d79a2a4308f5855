//! The board: fields, marks and pieces as SVG, and a grid of names over it for keys and ears.

use super::choices::Choices;
use super::gesture::Gesture;
use super::grid::Grid;
use super::prefs::{Coordinates, Named};
use super::sprite::{colours, symbol};
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, Naming, Shade};
use notabene_core::session::{Mark, PieceId, PieceOn};
use notabene_core::text::Label;

/// The board with its coordinates.
#[component]
pub fn Board() -> impl IntoView {
    let desk = Desk::here();
    let coordinates = Memo::new(move |_| desk.prefs.with(|p| p.coordinates));
    view! {
        <section class=move || format!("board-frame {}", coordinates.get().name()) aria-label=desk.words(Label::Board)>
            <Show when=move || coordinates.get() == Coordinates::Outside>
                <div class="ranks" aria-hidden="true">
                    {move || desk.layout.with(|l| l.ranks().map(|y| view! { <span>{Naming::CHESS.rank(y)}</span> }).collect_view())}
                </div>
                <div class="files" aria-hidden="true">
                    {move || desk.layout.with(|l| l.files().map(|x| view! { <span>{Naming::CHESS.file(x)}</span> }).collect_view())}
                </div>
            </Show>
            <Surface/>
        </section>
    }
}

/// Fields, marks, pieces, and what reacts to them.
#[component]
fn Surface() -> impl IntoView {
    let desk = Desk::here();
    let gesture = Gesture::new(desk);
    let inside = move || desk.prefs.with(|p| p.coordinates == Coordinates::Inside);
    view! {
        <div class="surface">
            <svg
                node_ref=gesture.svg
                class="board"
                viewBox="0 0 100 100"
                aria-hidden="true"
                class:dragging=move || gesture.dragging().is_some()
                on:pointerdown=move |e| gesture.down(&e)
                on:pointermove=move |e| gesture.moved(&e)
                on:pointerup=move |e| gesture.up(&e)
                on:pointercancel=move |_| gesture.cancel()
                on:click=move |e| gesture.click(&e)
            >
                <g class="fields">{move || desk.layout.with(|l| l.grid.fields().map(|f| field(*l, f)).collect_view())}</g>
                <g class="marks">{move || marks(desk)}</g>
                <Show when=inside><g class="names">{move || names(desk)}</g></Show>
                <Pieces gesture/>
            </svg>
            <Grid/>
            <Choices/>
        </div>
    }
}

fn field(layout: Layout, field: Field) -> impl IntoView {
    let shade = match layout.shade(field) {
        Shade::Light => "light",
        Shade::Dark => "dark",
    };
    view! { <path class=shade d=layout.outline(field) data-field=field.0></path> }
}

/// Tints under the pieces; every mark has a shape of its own beside its colour.
fn marks(desk: Desk) -> impl IntoView {
    let layout = desk.layout.get();
    desk.scene.with(|scene| scene.marks.iter().map(|(f, mark)| mark_view(layout, *f, *mark)).collect_view())
}

fn mark_view(layout: Layout, field: Field, mark: Mark) -> impl IntoView {
    let centre = layout.centre(field);
    let unit = layout.unit();
    let class = match mark {
        Mark::Held => "held",
        Mark::Target => "target",
        Mark::Capture => "capture",
        Mark::Castle => "castle",
        Mark::LastFrom => "last from",
        Mark::LastTo => "last to",
        Mark::Check => "check",
    };
    let shape = match mark {
        Mark::Target => view! { <circle cx=centre.x cy=centre.y r=unit * 0.15></circle> }.into_any(),
        Mark::Capture | Mark::Castle => view! { <circle cx=centre.x cy=centre.y r=unit * 0.43></circle> }.into_any(),
        Mark::LastFrom | Mark::LastTo => {
            view! { <path d=layout.outline(field)></path><path class="corners" d=corners(layout, field)></path> }.into_any()
        }
        Mark::Held => view! { <path d=layout.outline(field)></path> }.into_any(),
        Mark::Check => view! {
            <path d=layout.outline(field)></path>
            <circle cx=centre.x cy=centre.y r=unit * 0.46></circle>
        }
        .into_any(),
    };
    view! { <g class=format!("mark {class}")>{shape}</g> }
}

/// Little angles in the four corners of a square.
fn corners(layout: Layout, field: Field) -> String {
    let centre = layout.centre(field);
    let (far, len) = (layout.unit() * 0.46, layout.unit() * 0.16);
    let angle = |sx: f64, sy: f64| {
        let (x, y) = (centre.x + sx * far, centre.y + sy * far);
        format!("M{x} {}V{y}H{}", y - sy * len, x - sx * len)
    };
    [angle(-1.0, -1.0), angle(1.0, -1.0), angle(-1.0, 1.0), angle(1.0, 1.0)].concat()
}

/// The name of each field in its corner.
fn names(desk: Desk) -> impl IntoView {
    let layout = desk.layout.get();
    let at = move |i: usize, name: String| {
        let centre = layout.centre(Field(i as u8));
        let u = layout.unit();
        let shade = if layout.shade(Field(i as u8)) == Shade::Light { "on-light" } else { "on-dark" };
        view! { <text class=shade x=centre.x - u * 0.46 y=centre.y - u * 0.24>{name}</text> }
    };
    desk.scene.with(|s| s.fields.iter().enumerate().map(|(i, f)| at(i, f.name.clone())).collect_view())
}

/// The pieces. Each keeps its element as long as it lives, so that it can glide.
#[component]
fn Pieces(gesture: Gesture) -> impl IntoView {
    let desk = Desk::here();
    let ids = move || desk.scene.with(|s| s.pieces.iter().map(|p| p.id).collect::<Vec<_>>());
    // The table as a whole is another one after a new game: its pieces must not glide from the old.
    view! {
        <g class="pieces">
            <For each=ids key=|id| *id let:id><Piece id gesture/></For>
        </g>
    }
}

#[component]
fn Piece(id: PieceId, gesture: Gesture) -> impl IntoView {
    let desk = Desk::here();
    let piece = Memo::new(move |last: Option<&Option<PieceOn>>| {
        let found = desk.scene.with(|s| s.pieces.iter().find(|p| p.id == id).copied());
        // While a taken piece leaves, it stays what it was.
        found.or(last.copied().flatten())
    });
    let piece = move || piece.get();
    let dragged = move || gesture.dragging().filter(|d| piece().is_some_and(|p| p.field == d.from));
    let place = move || {
        let centre =
            dragged().map(|d| d.at).or_else(|| piece().map(|p| desk.layout.with(|l| l.centre(p.field))));
        centre.map(|c| format!("translate({:.2}px, {:.2}px)", c.x, c.y))
    };
    let class = move || {
        let Some(piece) = piece() else { return String::new() };
        let mine =
            desk.scene.with(|s| s.turn == piece.glyph.side) && desk.status.with(|s| s.outcome.is_none());
        let mine = if mine { " mine" } else { "" };
        let up = if dragged().is_some() { " up" } else { "" };
        format!("piece {}{mine}{up}", colours(piece.glyph.side))
    };
    let unit = move || desk.layout.with(|l| l.unit());
    view! {
        <g class=class style:transform=place data-piece=move || piece().map(|p| p.field.0)>
            <use
                href=move || piece().map(|p| symbol(p.glyph.figure))
                x=move || -unit() / 2.0 y=move || -unit() / 2.0 width=unit height=unit
            ></use>
        </g>
    }
}
