//! Drawing of the dartboard, and of a dart in it.

use crate::components::child::Child;
use crate::components::element::{El, svg_el};
use crate::components::{colour_class, piece_symbol};
use crate::state::context::AppContext;
use crate::state::dart_throw::LandedDart;
use leptos::prelude::*;
use notabene_core::game::{PieceOn, Scene};
use notabene_core::geometry::dartboard::{Bed, numbers};
use notabene_core::geometry::{self, Point, length};
use notabene_core::i18n::Label;
use web_sys::{Element, MouseEvent};

/// Half the width of the drawing, in millimetres.
const HALF_WIDTH: f64 = 226.0;

/// The whole board with its pieces, and room for a sight.
pub fn dartboard(scene: &Scene, make: &dyn Fn(Bed, &'static str) -> El) -> El {
    let throws = scene.throws.as_ref();
    let own = |bed: Bed| bed.field().is_some_and(|f| throws.is_some_and(|t| t.area.contains(f)));
    // If all fields of the own area are equally good, none is marked.
    let good =
        |bed: Bed| bed.field().is_some_and(|f| throws.is_some_and(|t| t.in_check && t.good.contains(f)));
    let class = |bed: Bed| match (own(bed), good(bed)) {
        (_, true) => "bed good",
        (true, false) => "bed own",
        (false, false) => "bed",
    };
    let beds = Bed::all().map(|bed| with_bed_colour(bed, make(bed, class(bed))));
    // Drawn over all beds: their neighbours would hide a part of the frames.
    let mut help = String::new();
    Bed::all().filter(|bed| good(*bed)).for_each(|bed| help.push_str(&bed.outline()));
    let number = |(number, at): (u8, Point)| {
        let number = svg_el("text").text(&number.to_string());
        number.attr("x", &length(at.x)).attr("y", &length(at.y))
    };
    let layer = |class: &str| svg_el("g").attr("class", class);
    svg_el("svg").attr("class", "dartboard").attr("viewBox", "-226 -226 452 452").with([
        bed_outline("rim", Bed::Outside),
        layer("beds").with(beds),
        svg_el("path").attr("class", "help").attr("d", &help),
        layer("numbers").attr("aria-hidden", "true").with(numbers().map(number)),
        layer("standing").attr("aria-hidden", "true").with(scene.pieces.iter().filter_map(piece_on_bed)),
    ])
}

/// The outline of a bed.
pub fn bed_outline(class: &str, bed: Bed) -> El {
    svg_el("path").attr("class", class).attr("d", &bed.outline())
}

/// The colours of a dartboard: black and white, rings red and green.
fn with_bed_colour(bed: Bed, element: El) -> El {
    let ring = match bed {
        Bed::Of { depth, .. } => depth % 2 == 0,
        _ => true,
    };
    let paint = match (ring, bed.is_dark()) {
        (true, true) => "red",
        (true, false) => "green",
        (false, true) => "dark",
        (false, false) => "pale",
    };
    element.attr("data-paint", paint).attr("data-bed", &bed.name()).attr("d", &bed.outline())
}

/// A piece on its bed.
fn piece_on_bed(piece: &PieceOn) -> Option<El> {
    let bed = Bed::of(piece.field)?;
    let at = bed.middle();
    let size = if matches!(bed, Bed::Of { depth: 1, .. }) { 34.0 } else { 27.0 };
    let shape = svg_el("use")
        .attr("href", piece_symbol(piece.glyph.figure))
        .attr("class", colour_class(piece.glyph.side));
    let place = |v: f64| length(v - size / 2.0);
    Some(
        shape
            .attr("x", &place(at.x))
            .attr("y", &place(at.y))
            .attr("width", &length(size))
            .attr("height", &length(size)),
    )
}

/// A landed dart, with the dust it raised.
pub fn dart_drawing(landed: &LandedDart) -> El {
    let part = |class: &str, d: &str| svg_el("path").attr("class", class).attr("d", d);
    let ring = svg_el("circle").attr("class", "dust").attr("r", "14");
    let body = svg_el("g").attr("class", "body").with([
        part("shadow", "M0 0L40 52"),
        part("shaft", "M0 0L34 46"),
        part("barrel", "M7 9.500L24 32.500"),
        part("flight", "M28 38L27 54 40 66 42 52 55 56 46 44z"),
    ]);
    let shift = geometry::path("translate(~px, ~px)", &[landed.at.x, landed.at.y]);
    svg_el("g").attr("class", "dart").style("transform", move || shift.clone()).with([ring, body])
}

/// Converts screen coordinates to millimetres from the bull.
pub fn millimetres_from_bull(board: &Element, e: &MouseEvent) -> Point {
    let at = crate::components::pointer::board_point(board, e);
    let mm = |part: f64| (part / 50.0 - 1.0) * HALF_WIDTH;
    Point { x: mm(at.x), y: mm(at.y) }
}

/// Returns the name of a bed, the piece on its field, and a note if a dart is lost there.
pub fn bed_description(app: AppContext, scene: &Scene, bed: Bed) -> String {
    let kind = match bed {
        Bed::Of { depth: 0, .. } => Label::BedDouble,
        Bed::Of { depth: 1, .. } => Label::BedFat,
        Bed::Of { depth: 2, .. } => Label::BedTreble,
        Bed::Of { .. } => Label::BedLittle,
        Bed::OuterBull => Label::BedOuterBull,
        Bed::Bull => Label::BedBull,
        Bed::Outside => Label::BedBeside,
    };
    let mut name = String::from(app.label(kind));
    if let Some(number) = bed.number() {
        name.push(' ');
        name.push_str(&number.to_string());
    }
    if let Some(view) = bed.field().and_then(|field| scene.fields.get(field.index())) {
        name.push_str(" · ");
        name.push_str(&app.message_text(&view.message));
    }
    if scene.dart_outcome(bed).is_some_and(|fate| !fate.placed) {
        name.push_str(" · ");
        name.push_str(app.label(Label::BedLost));
    }
    name
}

/// The target with the dart in it, once it has landed.
pub fn with_landed_dart(app: AppContext, target: El) -> El {
    let throw = app.darts();
    if let Ok(Some(board)) = target.0.query_selector("svg") {
        let layer = svg_el("g").attr("class", "landing").attr("aria-hidden", "true");
        let element = layer
            .live_children(move || throw.landed.with(|l| l.as_ref().map(dart_drawing)).into_iter().collect());
        element.append_to(&El(board));
    }
    target
}
