//! The board: fields, marks and pieces as SVG, and a grid of names over it for keyboard and screen reader.

pub mod animation;
pub mod capture_paths;
pub mod choices;
pub mod gesture;
pub mod grid;
pub mod inspect;
mod layers;
mod shapes;

use crate::components::markup::Markup;
use crate::components::{board_shapes, colour_class, piece_symbol};
use crate::state::current_game::CurrentGame;
use crate::state::shape_drawing::ShapeDrawing;
use crate::views::board::choices::MoveChoices;
use crate::views::board::gesture::Gesture;
use crate::views::board::grid::{Grid, GridOptions};
pub use crate::views::board::layers::{Coordinates, FieldLayer, FieldNames};
use leptos::prelude::*;
use notabene_core::exchange::board_svg;
use notabene_core::game::{Blindfold, Mark, PieceId, PieceOn};
use notabene_core::geometry::{Field, Layout, Point, path};
use notabene_core::i18n::Label;
use notabene_core::position::Figure;

/// The board with its coordinates, and what a page adds to its frame.
#[component]
pub fn Board(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    let current = CurrentGame::here();
    view! {
        <section class=board_classes(current.layout) aria-label=current.label_signal(Label::Board)>
            <Coordinates layout=current.layout/>
            <BoardDrawing/>
            {children.map(|children| children())}
        </section>
    }
}

/// Returns the classes of a board: its shape, and the position of its coordinates.
pub fn board_classes(layout: Memo<Layout>) -> Signal<String> {
    let CurrentGame { prefs, overrides, .. } = CurrentGame::here();
    Signal::derive(move || {
        let (round, numbered) = layout.with(|l| (l.is_round(), l.board.naming.numbers.is_some()));
        let chosen = || prefs.with(|p| if numbered { p.numbers } else { p.coordinates });
        let names = overrides.coordinates.get().unwrap_or_else(chosen);
        format!("board-frame {}{}", if round { "round " } else { "" }, <&str>::from(names))
    })
}

/// Fields, marks, pieces, and their event listeners.
#[component]
fn BoardDrawing() -> impl IntoView {
    let current = CurrentGame::here();
    let drawing = ShapeDrawing::here();
    let gesture = Gesture::new(current, drawing);
    let overlay = move || {
        let shapes = shapes::board_shapes(current, drawing);
        let shapes =
            current.scene.with(|scene| board_shapes::shapes_svg(current.layout.get(), scene, &shapes));
        let led =
            crate::views::board::capture_paths::inspected_path_svg(current.inspector, &current.layout.get());
        [shapes, inspect::inspected_field_svg(current), led].concat()
    };
    let own_area = move || current.overrides.area.with(|area| area.as_ref().and_then(|draw| draw()));
    animation::animate_moves(current, gesture);
    view! {
        <div class="surface" class:near=move || current.inspector.is_magnified.get()>
            <svg
                node_ref=gesture.svg
                class="board"
                viewBox="0 0 100 100"
                aria-hidden="true"
                class:dragging=move || gesture.dragging().is_some()
                on:pointerdown=move |e| gesture.on_pointer_down(&e)
                on:touchstart=move |e| gesture.on_touch(&e)
                on:pointermove=move |e| gesture.on_pointer_move(&e)
                on:pointerup=move |e| gesture.on_pointer_up(&e)
                on:pointercancel=move |_| gesture.on_pointer_cancel()
                on:pointerleave=move |e| gesture.on_pointer_leave(&e)
                on:click=move |e| gesture.on_click(&e)
            >
                <FieldLayer layout=current.layout/>
                <g class="own-area">{own_area}</g>
                <g class="marks" inner_html=move || marks_svg(current)></g>
                <g class="ghosts"></g>
                <Pieces gesture/>
                <FieldNames layout=current.layout/>
                <g class="overlay" inner_html=overlay></g>
            </svg>
            <Grid face=GridOptions::of_game(current)/>
            <inspect::ZoomButton/>
            <MoveChoices/>
        </div>
    }
}

/// Tints under the pieces; every mark has a shape of its own beside its colour.
fn marks_svg(current: CurrentGame) -> String {
    let layout = current.layout.get();
    let mut out = Markup::default();
    current.scene.with(|scene| {
        // A path that is not straight is shown after the move; during a move in several steps, the path so far.
        let held: Vec<Field> =
            scene.marks.iter().filter(|(_, mark)| *mark == Mark::Held).map(|(field, _)| *field).collect();
        let way = layout.way(if held.len() > 1 { &held } else { &scene.path });
        let blindfold = current.blindfold();
        for (field, mark) in scene.marks.iter().filter(|(_, mark)| blindfold.shows_mark(*mark)) {
            // A selected piece needs no mark.
            if *mark != Mark::Must || !held.contains(field) {
                board_svg::push_mark(&layout, *field, *mark, out.as_mut_string());
            }
        }
        let path = "<path class=\"mark path halo\" d=\"$\"/><path class=\"mark path\" d=\"$\"/>";
        out.push_texts(path, &[&way, &way]);
    });
    out.into_string()
}

/// A mark of this kind: its tint and its shape.
pub fn push_tint_and_shape(class: &str, tint: &str, shape: &str, out: &mut Markup) {
    board_svg::push_tint_and_shape(class, tint, shape, out.as_mut_string());
}

/// The pieces. Each has one element for its whole life, so that it can be animated.
#[component]
fn Pieces(gesture: Gesture) -> impl IntoView {
    let current = CurrentGame::here();
    // Pieces of a new game have other keys: they must not be animated from the old places.
    let pieces = move || -> Vec<(u32, PieceId)> {
        let game = current.games_begun.get();
        match current.blindfold() {
            Blindfold::Off | Blindfold::Discs => {
                current.scene.with(|s| s.pieces.iter().map(|p| (game, p.id)).collect())
            }
            Blindfold::Pieces | Blindfold::Board => Vec::new(),
        }
    };
    view! {
        <g class="pieces">
            <For each=pieces key=|(game, id)| (*game, id.0) children=move |(_, id)| view! { <Piece id gesture/> }/>
        </g>
    }
}

/// Size of the square in which pieces are drawn.
const PIECE_SIZE: f64 = 12.5;

/// Returns the transform for position and size of a piece.
pub fn piece_transform(at: Point, size: f64) -> String {
    path("translate(~px, ~px) scale(~)", &[at.x, at.y, size / PIECE_SIZE])
}

#[component]
fn Piece(id: PieceId, gesture: Gesture) -> impl IntoView {
    let current = CurrentGame::here();
    // A captured piece keeps its look while it fades.
    let piece = Memo::new(move |last: Option<&Option<PieceOn>>| {
        let found = current.scene.with(|s| s.pieces.iter().find(|p| p.id == id).copied());
        found.or_else(|| last.copied().flatten())
    });
    let piece = move || piece.get();
    let dragged = move || gesture.dragging().filter(|d| piece().is_some_and(|p| p.field == d.from));
    let place = move || {
        let Some(piece) = piece() else { return String::new() };
        let layout = current.layout.get();
        piece_transform(
            dragged().map_or_else(|| layout.centre(piece.field), |d| d.at),
            layout.unit(piece.field),
        )
    };
    let class = move || {
        let Some(piece) = piece() else { return String::new() };
        let mine =
            current.scene.with(|s| s.turn == piece.glyph.side) && !current.status.with(|s| s.is_over());
        let mine = if mine { " mine" } else { "" };
        let up = if dragged().is_some() { " up" } else { "" };
        format!("piece {}{mine}{up}", colour_class(piece.glyph.side))
    };
    let symbol = move || {
        let figure = |p: PieceOn| match current.blindfold() {
            Blindfold::Discs => Figure::Man,
            _ => p.glyph.figure,
        };
        piece().map(|p| piece_symbol(figure(p))).unwrap_or_default()
    };
    view! {
        <g class=class style:transform=place data-piece=id.0>
            <use href=symbol x="-6.25" y="-6.25" width="12.5" height="12.5"></use>
        </g>
    }
}
