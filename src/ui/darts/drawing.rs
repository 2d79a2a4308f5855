//! The dartboard, and a dart in it.

use super::Landed;
use crate::components::{colours, symbol};
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::game::{PieceOn, Scene};
use notabene_core::geometry::dartboard::{Bed, numbers};
use notabene_core::geometry::{self, Point, length};
use notabene_core::i18n::Label;
use web_sys::{Element, MouseEvent};

/// Half the width of the drawing, in millimetres.
const HALF: f64 = 226.0;

/// A bed as it is drawn.
#[derive(Copy, Clone)]
pub struct BedShape {
    pub bed: Bed,
    pub class: &'static str,
    /// Value of `data-paint`.
    pub paint: &'static str,
}

/// Draws a bed.
pub type DrawBed = Box<dyn Fn(BedShape) -> AnyView>;

/// A bed that is only drawn.
pub fn plain_bed(BedShape { bed, class, paint }: BedShape) -> AnyView {
    view! { <path class=class data-paint=paint data-bed=bed.name() d=bed.outline()></path> }.into_any()
}

/// The whole board with the pieces on it; the children lie above everything.
#[component]
pub fn Dartboard(scene: Scene, draw_bed: DrawBed, children: Children) -> impl IntoView {
    let is_good = |bed: Bed| {
        let throws = scene.throws.as_ref();
        // Where every field of the own area is as good as the other, none is marked.
        bed.field().is_some_and(|f| throws.is_some_and(|t| t.in_check && t.good.contains(f)))
    };
    let beds = Bed::all().map(|bed| {
        draw_bed(BedShape { bed, class: bed_class(&scene, bed, is_good(bed)), paint: paint(bed) })
    });
    // Over all beds: their neighbours would hide a part of the frames.
    let good: String = Bed::all().filter(|bed| is_good(*bed)).map(|bed| bed.outline()).collect();
    let number = |(number, at): (u8, Point)| {
        view! { <text x=length(at.x) y=length(at.y)>{number.to_string()}</text> }
    };
    view! {
        <svg class="dartboard" viewBox="-226 -226 452 452">
            <path class="rim" d=Bed::Outside.outline()></path>
            <g class="beds">{beds.collect_view()}</g>
            <path class="help" d=good></path>
            <g class="numbers" aria-hidden="true">{numbers().map(number).collect_view()}</g>
            <g class="standing" aria-hidden="true">
                {scene.pieces.iter().filter_map(piece_on_bed).collect_view()}
            </g>
            {children()}
        </svg>
    }
}

fn bed_class(scene: &Scene, bed: Bed, is_good: bool) -> &'static str {
    let throws = scene.throws.as_ref();
    let is_own = bed.field().is_some_and(|f| throws.is_some_and(|t| t.area.contains(f)));
    match (is_own, is_good) {
        (_, true) => "bed good",
        (true, false) => "bed own",
        (false, false) => "bed",
    }
}

/// The colours of a dartboard: black and white, rings red and green.
fn paint(bed: Bed) -> &'static str {
    let ring = match bed {
        Bed::Of { depth, .. } => depth % 2 == 0,
        _ => true,
    };
    match (ring, bed.is_dark()) {
        (true, true) => "red",
        (true, false) => "green",
        (false, true) => "dark",
        (false, false) => "pale",
    }
}

/// A piece on its bed; `None` for a piece beside the board.
fn piece_on_bed(piece: &PieceOn) -> Option<impl IntoView + use<>> {
    let bed = Bed::of(piece.field)?;
    let at = bed.middle();
    let size = if matches!(bed, Bed::Of { depth: 1, .. }) { 34.0 } else { 27.0 };
    let start = |v: f64| length(v - size / 2.0);
    Some(view! {
        <use
            href=symbol(piece.glyph.figure)
            class=colours(piece.glyph.side)
            x=start(at.x)
            y=start(at.y)
            width=length(size)
            height=length(size)
        ></use>
    })
}

/// A dart that sticks, with the dust it raised.
#[component]
pub fn Dart(landed: Landed) -> impl IntoView {
    let transform = geometry::path("translate(~px, ~px)", &[landed.at.x, landed.at.y]);
    view! {
        <g class="dart" style:transform=transform>
            <circle class="dust" r="14"></circle>
            <g class="body">
                <path class="shadow" d="M0 0L40 52"></path>
                <path class="shaft" d="M0 0L34 46"></path>
                <path class="barrel" d="M7 9.500L24 32.500"></path>
                <path class="flight" d="M28 38L27 54 40 66 42 52 55 56 46 44z"></path>
            </g>
        </g>
    }
}

/// A place on the screen in millimetres from the bull.
pub fn place(board: &Element, e: &MouseEvent) -> Point {
    let at = crate::ui::gesture::place(board, e);
    let mm = |part: f64| (part / 50.0 - 1.0) * HALF;
    Point { x: mm(at.x), y: mm(at.y) }
}

/// A bed in words, what stands on its field, and whether a dart is lost there.
pub fn bed_name(prefs: Preferences, scene: &Scene, bed: Bed) -> String {
    let kind = match bed {
        Bed::Of { depth: 0, .. } => Label::BedDouble,
        Bed::Of { depth: 1, .. } => Label::BedFat,
        Bed::Of { depth: 2, .. } => Label::BedTreble,
        Bed::Of { .. } => Label::BedLittle,
        Bed::OuterBull => Label::BedOuterBull,
        Bed::Bull => Label::BedBull,
        Bed::Outside => Label::BedBeside,
    };
    let number = bed.number().map(|number| format!(" {number}")).unwrap_or_default();
    let mut name = [prefs.label(kind), &number].concat();
    if let Some(field) = bed.field().and_then(|field| scene.fields.get(field.index())) {
        name += &[" · ", &prefs.say(&field.says)].concat();
    }
    if scene.fate(bed).is_some_and(|fate| !fate.placed) {
        name += &[" · ", prefs.label(Label::BedLost)].concat();
    }
    name
}
