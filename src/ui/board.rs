//! The board: fields, marks and pieces as SVG, and a grid of names over it for keyboard and screen readers.

use super::dom::El;
use super::gesture::Gesture;
use super::grid::{Face, GridView};
use super::interop::{element, nodes};
use super::markup::Markup;
use super::prefs::Named;
use super::state::{CurrentGame, Text, flag, text};
use super::{captures, choices, glide, look, overlay};
use crate::components::{colours, symbol};
use leptos::prelude::*;
use leptos::svg;
use notabene_core::game::{Mark, PieceId, PieceOn};
use notabene_core::geometry::{Field, Layout, Point, path};
use notabene_core::i18n::Label;

/// The board with its coordinates, for callers that are not views yet.
pub fn Board() -> El {
    element(view! { <BoardView/> })
}

/// The board of the current game with its coordinates.
#[component]
pub fn BoardView() -> impl IntoView {
    let game = CurrentGame::here();
    view! {
        <section class=frame(game.layout) aria-label=game.words(Label::Board)>
            <RimView layout=game.layout/>
            <Surface/>
        </section>
    }
}

/// The classes of a board by its shape, and by the place of its coordinates.
pub fn frame(layout: Memo<Layout>) -> Text {
    let CurrentGame { prefs, overrides, .. } = CurrentGame::here();
    text(move || {
        let (round, numbered) = layout.with(|l| (l.is_round(), l.board.naming.numbers.is_some()));
        let chosen = || prefs.with(|p| if numbered { p.numbers } else { p.coordinates });
        let names = overrides.names.get().unwrap_or_else(chosen);
        ["board-frame ", if round { "round " } else { "" }, names.name()].concat()
    })
}

/// The coordinates beside the board, for callers that are not views yet.
pub fn rim(layout: Memo<Layout>) -> [El; 1] {
    [element(view! { <RimView layout/> })]
}

/// The coordinates beside the board: ranks from the top, files from the left.
#[component]
pub fn RimView(layout: Memo<Layout>) -> impl IntoView {
    let labels = move |class: &'static str, names: fn(&Layout) -> Vec<String>| {
        let names =
            move || layout.with(names).into_iter().map(|name| view! { <span>{name}</span> }).collect_view();
        view! { <div class=class aria-hidden="true">{names}</div> }
    };
    view! {
        {labels("ranks", Layout::rank_names)}
        {labels("files", Layout::file_names)}
    }
}

/// Fields, marks, pieces, and their input.
#[component]
fn Surface() -> impl IntoView {
    let game = CurrentGame::here();
    let drawing = expect_context();
    let svg = NodeRef::<svg::Svg>::new();
    let gesture = Gesture::new(game, drawing, svg);
    let overlay = move || {
        let shapes = game.inspector.shapes(game, drawing);
        let shapes = game.scene.with(|scene| overlay::drawn(game.layout.get(), scene, &shapes));
        let led = captures::drawn(game, &game.layout.get());
        [shapes, look::drawn(game), led].concat()
    };
    glide::listen(game, gesture);
    let area = move || game.overrides.area.with(|area| area.as_ref().map(|draw| nodes(draw())));
    view! {
        <div class="surface" class:near=flag(move || game.inspector.near.get())>
            <svg
                node_ref=svg
                class="board"
                viewBox="0 0 100 100"
                aria-hidden="true"
                class:dragging=flag(move || gesture.dragging().is_some())
                on:pointerdown=move |e| gesture.down(&e)
                on:touchstart=move |e| gesture.touch(&e)
                on:pointermove=move |e| gesture.moved(&e)
                on:pointerup=move |e| gesture.up(&e)
                on:pointercancel=move |_| gesture.cancel()
                on:pointerleave=move |e| gesture.leave(&e)
                on:click=move |e| gesture.click(&e)
            >
                <FieldsView layout=game.layout/>
                <g class="own-area">{area}</g>
                <g class="marks" inner_html=text(move || marks(game))></g>
                <g class="ghosts"></g>
                <Pieces gesture/>
                <NamesView layout=game.layout/>
                <g class="overlay" inner_html=text(overlay)></g>
            </svg>
            <GridView face=Face::game(game)/>
            <look::ZoomView/>
            <choices::Choices/>
        </div>
    }
}

/// The fields, for callers that are not views yet.
pub fn fields(layout: Memo<Layout>) -> El {
    element(view! { <FieldsView layout/> })
}

/// All fields, whatever else there is of the board, and the names in the drawing.
#[component]
pub fn FieldsView(layout: Memo<Layout>) -> impl IntoView {
    let prefs = CurrentGame::here().prefs;
    let inside = text(move || layout.with(|l| board(l, prefs.with(|p| p.sectors))));
    view! { <g class="fields" inner_html=inside></g> }
}

fn board(layout: &Layout, sectors: bool) -> String {
    let mut out = Markup::default();
    out.draw("<path class=\"light\" d=\"$\"/>", &[], &[&layout.ground()]);
    for field in layout.board.grid.fields() {
        let facts = [layout.shade(field).name(), &layout.outline(field)];
        out.draw("<path class=\"$\" d=\"$\" data-field=\"~\"/>", &[f64::from(field.0)], &facts);
    }
    layout.dead().iter().for_each(|circle| out.draw("<path class=\"dead\" d=\"$\"/>", &[], &[circle]));
    for sign in layout.signs(sectors) {
        let text = "<text class=\"sign-$\" x=\"~\" y=\"~\">$</text>";
        out.draw(text, &[sign.at.x, sign.at.y], &[sign.of.name(), &sign.text]);
    }
    out.done()
}

/// Tints under the pieces; every mark has a shape of its own beside its colour.
fn marks(game: CurrentGame) -> String {
    let layout = game.layout.get();
    let mut out = Markup::default();
    game.scene.with(|scene| {
        // A way that is not straight is shown, so that one sees how the piece came; while a piece is led from
        // field to field, its own way.
        let held: Vec<Field> =
            scene.marks.iter().filter(|(_, mark)| *mark == Mark::Held).map(|(field, _)| *field).collect();
        let way = layout.way(if held.len() > 1 { &held } else { &scene.path });
        for (field, mark) in &scene.marks {
            // Whoever is taken up need not be pointed at any more.
            if *mark != Mark::Must || !held.contains(field) {
                marked(&layout, *field, *mark, &mut out);
            }
        }
        let path = "<path class=\"mark path halo\" d=\"$\"/><path class=\"mark path\" d=\"$\"/>";
        out.fill(path, &[&way, &way]);
    });
    out.done()
}

/// A mark is a tint over the field and a shape of its own.
fn marked(layout: &Layout, field: Field, mark: Mark, out: &mut Markup) {
    let around = |part: f64| layout.circle(field, part);
    // Large enough to be seen on the smallest field.
    let dot = (1.3 / layout.unit(field)).max(0.15);
    let tint = || layout.outline(field);
    let (class, tint, shape) = match mark {
        Mark::Held => ("held", tint(), tint()),
        Mark::Target => ("target", String::new(), around(dot)),
        Mark::Capture => ("capture", String::new(), around(0.43)),
        Mark::Castle => ("castle", String::new(), around(0.43)),
        Mark::LastFrom | Mark::LastTo => ("last", tint(), layout.corners(field)),
        Mark::Check => ("check", tint(), around(0.46)),
        Mark::Must => ("must", around(0.49), around(0.43)),
        Mark::Lit => ("lit", tint(), around(0.46)),
        Mark::Stop => ("stop", String::new(), around(dot)),
    };
    tinted(class, &tint, &shape, out);
}

/// A mark of this kind: its tint and its shape.
pub fn tinted(class: &str, tint: &str, shape: &str, out: &mut Markup) {
    let mark = "<g class=\"mark $\"><path class=\"tint\" d=\"$\"/><path class=\"shape\" d=\"$\"/></g>";
    out.fill(mark, &[class, tint, shape]);
}

/// The names of the fields, for callers that are not views yet.
pub fn names(layout: Memo<Layout>) -> El {
    element(view! { <NamesView layout/> })
}

/// The name of each field in its corner.
#[component]
pub fn NamesView(layout: Memo<Layout>) -> impl IntoView {
    view! { <g class="names" inner_html=text(move || layout.with(named))></g> }
}

fn named(layout: &Layout) -> String {
    let mut out = Markup::default();
    let board = layout.board;
    for field in board.grid.fields() {
        let (at, size) = layout.plate(field);
        let shade = if layout.shade(field).is_dark() { "on-dark" } else { "on-light" };
        out.draw("<text class=\"$\" x=\"~\" y=\"~\" font-size=\"~\">", &[at.x, at.y, size], &[shade]);
        out.text(&board.naming.name(&board.grid, field));
        out.put(&["</text>"]);
    }
    out.done()
}

/// The pieces. Each keeps its element as long as it lives, so that it can be animated.
#[component]
fn Pieces(gesture: Gesture) -> impl IntoView {
    let game = CurrentGame::here();
    // Pieces of a new game are others: they must not be animated from the places of the old ones.
    let pieces = move || {
        let number = game.games_begun.get();
        game.scene.with(|s| s.pieces.iter().map(|p| (number, p.id)).collect::<Vec<_>>())
    };
    view! {
        <g class="pieces">
            <For each=pieces key=|(number, id)| (*number, id.0) let((_, id))>
                <Piece id gesture/>
            </For>
        </g>
    }
}

/// The box in which pieces are drawn.
const BOX: f64 = 12.5;

/// Where a piece stands, and how large it is there.
pub fn standing(at: Point, size: f64) -> String {
    path("translate(~px, ~px) scale(~)", &[at.x, at.y, size / BOX])
}

#[component]
fn Piece(id: PieceId, gesture: Gesture) -> impl IntoView {
    let game = CurrentGame::here();
    // While a taken piece leaves, it stays as it was.
    let piece = Memo::new(move |last: Option<&Option<PieceOn>>| {
        let found = game.scene.with(|s| s.pieces.iter().find(|p| p.id == id).copied());
        found.or(last.copied().flatten())
    });
    let dragged = move || gesture.dragging().filter(|d| piece.get().is_some_and(|p| p.field == d.from));
    let place = move || {
        let Some(piece) = piece.get() else { return String::new() };
        let layout = game.layout.get();
        standing(dragged().map_or_else(|| layout.centre(piece.field), |d| d.at), layout.unit(piece.field))
    };
    let class = move || {
        let Some(piece) = piece.get() else { return String::new() };
        let mine = game.scene.with(|s| s.turn == piece.glyph.side) && !game.status.with(|s| s.is_over());
        let mine = if mine { " mine" } else { "" };
        let up = if dragged().is_some() { " up" } else { "" };
        ["piece ", colours(piece.glyph.side), mine, up].concat()
    };
    let address = move || piece.get().map(|p| symbol(p.glyph.figure).to_string()).unwrap_or_default();
    view! {
        <g class=text(class) style:transform=text(place) data-piece=id.0>
            <use href=text(address) x="-6.25" y="-6.25" width="12.5" height="12.5"></use>
        </g>
    }
}
