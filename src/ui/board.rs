//! The board: fields, marks and pieces as SVG, and a grid of names over it for keys and ears.

use super::choices::Choices;
use super::dom::{Child, Each, El, Keyed, el, view};
use super::gesture::Gesture;
use super::grid::{Face, Grid};
use super::live::{Derived, Live};
use super::overlay;
use super::prefs::Named;
use super::sprite::{colours, symbol};
use super::state::{Desk, flag, text};
use notabene_core::geometry::{Field, Layout, Naming, Shade, length};
use notabene_core::session::{Mark, PieceId, PieceOn};
use notabene_core::text::Label;

/// The board with its coordinates.
pub fn Board() -> El {
    let desk = Desk::here();
    let coordinates = Derived::new(move || desk.prefs.with(|p| p.coordinates));
    view! {
        <section class=text(move || ["board-frame ", coordinates.get().name()].concat()) aria-label=desk.words(Label::Board)>
            <div class="ranks" aria-hidden="true">{labels(desk.layout, rank_names)}</div>
            <div class="files" aria-hidden="true">{labels(desk.layout, file_names)}</div>
            <Surface/>
        </section>
    }
}

/// The names beside the board, from the top or from the left.
pub fn labels(layout: Derived<Layout>, names: fn(&Layout) -> Vec<String>) -> impl Child {
    move || layout.with(names).iter().map(|name| el("span", "").text(name)).collect::<Vec<_>>()
}

pub fn rank_names(layout: &Layout) -> Vec<String> {
    layout.ranks().map(|y| Naming::CHESS.rank(y).to_string()).collect()
}

pub fn file_names(layout: &Layout) -> Vec<String> {
    layout.files().map(|x| Naming::CHESS.file(x).to_string()).collect()
}

/// Fields, marks, pieces, and what reacts to them.
fn Surface() -> El {
    let desk = Desk::here();
    let gesture = Gesture::new(desk);
    let overlay = move || overlay::drawn(desk.layout.get(), &desk.lens.shapes(desk));
    view! {
        <div class="surface">
            <svg
                node_ref=gesture.svg
                class="board"
                viewBox="0 0 100 100"
                aria-hidden="true"
                class:dragging=flag(move || gesture.dragging().is_some())
                on:pointerdown=move |e| gesture.down(&e)
                on:touchstart=move |e| gesture.touch(&e)
                on:pointermove=move |e| gesture.moved(&e)
                on:pointerup=move |e| gesture.up(&e)
                on:pointercancel=move |_| gesture.cancel()
                on:click=move |e| gesture.click(&e)
            >
                <g class="fields">{fields(desk.layout)}</g>
                <g class="own-area">{move || super::darts::area(desk)}</g>
                <g class="marks">{move || marks(desk)}</g>
                <g class="names">{move || names(desk)}</g>
                <Pieces gesture/>
                <g class="overlay" inner_html=text(overlay)></g>
            </svg>
            <Grid face=Face::game(desk)/>
            <Choices/>
        </div>
    }
}

/// All fields.
pub fn fields(layout: Derived<Layout>) -> impl Child {
    move || layout.with(|l| l.grid.fields().map(|f| field(*l, f)).collect::<Vec<_>>())
}

fn field(layout: Layout, field: Field) -> El {
    let shade = match layout.shade(field) {
        Shade::Light => "light",
        Shade::Dark => "dark",
    };
    view! { <path class=shade d=layout.outline(field) data-field=field.0></path> }
}

/// Tints under the pieces; every mark has a shape of its own beside its colour.
fn marks(desk: Desk) -> Vec<El> {
    let layout = desk.layout.get();
    desk.scene
        .with(|scene| scene.marks.iter().map(|(f, mark)| mark_view(layout, *f, *mark)).collect::<Vec<_>>())
}

/// A mark is a tint over the field and a shape of its own.
fn mark_view(layout: Layout, field: Field, mark: Mark) -> El {
    let around = |part: f64| layout.circle(field, part);
    let tint = || layout.outline(field);
    let (class, tint, shape) = match mark {
        Mark::Held => ("mark held", tint(), tint()),
        Mark::Target => ("mark target", String::new(), around(0.15)),
        Mark::Capture => ("mark capture", String::new(), around(0.43)),
        Mark::Castle => ("mark castle", String::new(), around(0.43)),
        Mark::LastFrom | Mark::LastTo => ("mark last", tint(), layout.corners(field)),
        Mark::Check => ("mark check", tint(), around(0.46)),
    };
    view! { <g class=class><path class="tint" d=tint></path><path class="shape" d=shape></path></g> }
}

/// The name of each field in its corner.
fn names(desk: Desk) -> Vec<El> {
    let layout = desk.layout.get();
    let at = move |i: usize, name: String| {
        let centre = layout.centre(Field(i as u8));
        let u = layout.unit();
        let shade = if layout.shade(Field(i as u8)) == Shade::Light { "on-light" } else { "on-dark" };
        view! { <text class=shade x=length(centre.x - u * 0.46) y=length(centre.y - u * 0.24)>{name}</text> }
    };
    desk.scene.with(|s| s.fields.iter().enumerate().map(|(i, f)| at(i, f.name.clone())).collect::<Vec<_>>())
}

/// The pieces. Each keeps its element as long as it lives, so that it can glide.
fn Pieces(gesture: Gesture) -> El {
    let desk = Desk::here();
    // Pieces of a new game are others: they must not glide from the places of the old ones.
    let pieces = move || -> Keyed {
        let game = desk.begun.get().to_string();
        let named = |id: PieceId| [&game, "-", &id.0.to_string()].concat();
        let ids = desk.scene.with(|s| s.pieces.iter().map(|p| p.id).collect::<Vec<_>>());
        ids.into_iter().map(|id| (named(id), Box::new(move || Piece(id, gesture)) as Box<_>)).collect()
    };
    view! { <g class="pieces">{Each(Box::new(pieces))}</g> }
}

fn Piece(id: PieceId, gesture: Gesture) -> El {
    let desk = Desk::here();
    let last = Live::new(None::<PieceOn>);
    let piece = Derived::new(move || {
        let found = desk.scene.with(|s| s.pieces.iter().find(|p| p.id == id).copied());
        // While a taken piece leaves, it stays what it was.
        last.quietly(|last| {
            *last = found.or(*last);
            *last
        })
    });
    let piece = move || piece.get().flatten();
    let dragged = move || gesture.dragging().filter(|d| piece().is_some_and(|p| p.field == d.from));
    let place = move || {
        let centre =
            dragged().map(|d| d.at).or_else(|| piece().map(|p| desk.layout.with(|l| l.centre(p.field))));
        centre.map(|c| ["translate(", &length(c.x), "px, ", &length(c.y), "px)"].concat()).unwrap_or_default()
    };
    let class = move || {
        let Some(piece) = piece() else { return String::new() };
        let mine = desk.scene.with(|s| s.turn == piece.glyph.side) && !desk.status.with(|s| s.is_over());
        let mine = if mine { " mine" } else { "" };
        let up = if dragged().is_some() { " up" } else { "" };
        ["piece ", colours(piece.glyph.side), mine, up].concat()
    };
    // All boards of one game have the same size of field, whichever way they are turned.
    let u = desk.layout.with_untracked(|l| l.unit());
    let (half, unit) = (length(-u / 2.0), length(u));
    view! {
        <g class=text(class) style:transform=text(place) data-piece=id.0>
            <use
                href=text(move || piece().map(|p| symbol(p.glyph.figure).to_string()).unwrap_or_default())
                x=half.clone() y=half width=unit.clone() height=unit
            ></use>
        </g>
    }
}
