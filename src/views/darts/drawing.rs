//! Drawing of the dartboard, and of a dart in it.

use crate::components::{colour_class, piece_symbol};
use crate::state::dart_throw::{DartThrow, LandedDart};
use leptos::prelude::*;
use notabene_core::game::{PieceOn, Scene};
use notabene_core::geometry::dartboard::{Bed, numbers};
use notabene_core::geometry::{self, Field, Layout, length};
use notabene_core::i18n::Label;
use web_sys::{Element, MouseEvent};

/// Half the width of the drawing, in millimetres.
const HALF_WIDTH: f64 = 226.0;

/// Outlines of fields on the board of the game.
pub fn outlines(scene: &Scene, layout: &Layout, is_drawn: impl Fn(Field) -> bool) -> String {
    scene.board.grid.fields().filter(|field| is_drawn(*field)).map(|field| layout.outline(field)).collect()
}

/// True if a dart in a bed helps in check. If all fields of the own area are equally good, none does.
fn is_good(scene: &Scene, bed: Bed) -> bool {
    let throws = scene.throws.as_ref().filter(|throws| throws.in_check);
    bed.field().is_some_and(|field| throws.is_some_and(|throws| throws.good.contains(field)))
}

/// The class of a bed: in the own area, and good in check.
pub fn bed_class(scene: &Scene, bed: Bed) -> &'static str {
    let is_own = |field| scene.throws.as_ref().is_some_and(|throws| throws.area.contains(field));
    match (bed.field().is_some_and(is_own), is_good(scene, bed)) {
        (_, true) => "bed good",
        (true, false) => "bed own",
        (false, false) => "bed",
    }
}

/// The colours of a dartboard: black and white, rings red and green.
pub fn bed_colour(bed: Bed) -> &'static str {
    let is_ring = match bed {
        Bed::Of { depth, .. } => depth % 2 == 0,
        _ => true,
    };
    match (is_ring, bed.is_dark()) {
        (true, true) => "red",
        (true, false) => "green",
        (false, true) => "dark",
        (false, false) => "pale",
    }
}

/// The whole board with its pieces; its children are drawn over it. `beds` are the elements of all beds.
#[component]
pub fn Dartboard(scene: Scene, beds: Vec<AnyView>, children: Children) -> impl IntoView {
    // Drawn over all beds: their neighbours would hide a part of the frames.
    let help: String = Bed::all().filter(|bed| is_good(&scene, *bed)).map(Bed::outline).collect();
    let numbers = numbers().map(|(number, at)| view! { <text x=length(at.x) y=length(at.y)>{number}</text> });
    let pieces = scene.pieces.iter().map(|piece| view! { <PieceOnBed piece=*piece/> }).collect_view();
    view! {
        <svg class="dartboard" viewBox="-226 -226 452 452">
            <path class="rim" d=Bed::Outside.outline()/>
            <g class="beds">{beds}</g>
            <path d=help fill="none" stroke="#ffd21f" stroke-width="4" pointer-events="none"/>
            <g
                class="numbers" aria-hidden="true" fill="#ffffff" font-size="25" font-weight="700" text-anchor="middle"
                dominant-baseline="central" pointer-events="none"
            >{numbers.collect_view()}</g>
            <g class="standing" aria-hidden="true" pointer-events="none">{pieces}</g>
            {children()}
            <LandedDartLayer/>
        </svg>
    }
}

/// A piece on its bed.
#[component]
fn PieceOnBed(piece: PieceOn) -> impl IntoView {
    let bed = Bed::of(piece.field)?;
    let at = bed.middle();
    let size = if matches!(bed, Bed::Of { depth: 1, .. }) { 34.0 } else { 27.0 };
    let place = move |v: f64| length(v - size / 2.0);
    Some(view! {
        <use
            href=piece_symbol(piece.glyph.figure) class=colour_class(piece.glyph.side)
            x=place(at.x) y=place(at.y) width=length(size) height=length(size)
        ></use>
    })
}

/// The dart in the board, once it has landed.
#[component]
fn LandedDartLayer() -> impl IntoView {
    let throw = DartThrow::here();
    let dart = move || throw.landed.get().map(|landed| view! { <DartDrawing landed/> });
    view! { <g class="landing" aria-hidden="true" pointer-events="none">{dart}</g> }
}

/// A landed dart, with the dust it raised.
#[component]
fn DartDrawing(landed: LandedDart) -> impl IntoView {
    let shift = geometry::path("translate(~px, ~px)", &[landed.at.x, landed.at.y]);
    view! {
        <g class="dart" style:transform=shift>
            <circle class="dust" r="14" fill="none" stroke="#ffffff" stroke-width="3"/>
            <g class="body" stroke-linecap="round" stroke-linejoin="round">
                <path d="M9 -2L49 50" stroke="#000000" stroke-opacity="0.45" stroke-width="5"/>
                <path d="M0 0L34 46" stroke="#b9bfc7" stroke-width="3"/>
                <path d="M7 9.500L24 32.500" stroke="#8793a1" stroke-width="7"/>
                <path class="flight" d="M28 38L27 54 40 66 42 52 55 56 46 44z" fill="#2468b4" stroke="#ffffff" stroke-width="1.5"/>
            </g>
        </g>
    }
}

/// Converts screen coordinates to millimetres from the bull.
pub fn millimetres_from_bull(board: &Element, e: &MouseEvent) -> geometry::Point {
    let at = crate::components::pointer::board_point(board, e);
    let mm = |part: f64| (part / 50.0 - 1.0) * HALF_WIDTH;
    geometry::Point { x: mm(at.x), y: mm(at.y) }
}

/// The name of a bed, the piece on its field before the dart, and a note if a dart is lost there; in the language of the
/// page, tracked.
pub fn bed_text(throw: DartThrow, bed: Bed) -> String {
    throw.with_board_before(|scene| Some(bed_description(throw, scene, bed))).unwrap_or_default()
}

/// Returns the name of a bed, the piece on its field, and a note if a dart is lost there.
fn bed_description(throw: DartThrow, scene: &Scene, bed: Bed) -> String {
    let kind = match bed {
        Bed::Of { depth: 0, .. } => Label::BedDouble,
        Bed::Of { depth: 1, .. } => Label::BedFat,
        Bed::Of { depth: 2, .. } => Label::BedTreble,
        Bed::Of { .. } => Label::BedLittle,
        Bed::OuterBull => Label::BedOuterBull,
        Bed::Bull => Label::BedBull,
        Bed::Outside => Label::BedBeside,
    };
    let mut name = String::from(throw.current.label(kind));
    if let Some(number) = bed.number() {
        name.push(' ');
        name.push_str(&number.to_string());
    }
    if let Some(view) = bed.field().and_then(|field| scene.fields.get(field.index())) {
        name.push_str(" · ");
        name.push_str(&throw.current.message_text(&view.message));
    }
    if scene.dart_outcome(bed).is_some_and(|fate| !fate.placed) {
        name.push_str(" · ");
        name.push_str(throw.current.label(Label::BedLost));
    }
    name
}
