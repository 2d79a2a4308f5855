//! The sheet of a diploma: frame, name, course, examples, date, seal, and stars or a line to sign.

use crate::components::element::{El, el, svg_el};
use crate::components::icon::piece_images;
use crate::pages::learn::courses::Course;
use crate::pages::learn::{PageContext, stars};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::position::{Glyph, Side};
use notabene_study::{MovePart, local_date};
use std::f64::consts::TAU;

/// Maximum number of examples on a diploma.
const MAX_EXAMPLES: usize = 6;

/// The end of the last line of a diploma.
#[derive(Copy, Clone)]
pub enum LastPart {
    /// Stars, and how many there are.
    Stars((u32, u32)),
    /// A line to sign.
    Signature,
}

/// Local date of the device, as `2026-05-14`.
pub fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Sheet as printed.
pub fn diploma_sheet(
    cx: PageContext,
    course: &Course,
    name: Signal<String>,
    day: String,
    last: LastPart,
) -> El {
    let corners =
        corner_pieces(course).into_iter().map(|glyph| el("span", "corner").with(piece_images(Some(glyph))));
    let shared = course.clone();
    let title = el("p", "of").live_text(move || shared.title.in_language(cx.language()).into());
    let class = move || if name.with(|name| name.chars().count() > 22) { "pupil long" } else { "pupil" };
    let date = move || local_date(&day, cx.language());
    let shared = course.clone();
    let examples = el("p", "examples").attr("aria-hidden", "true").live_children(move || {
        let language = cx.language();
        let example = |it: &notabene_study::ShownMove| {
            let [before, part, after] = it.parts(language);
            let part = el("b", part_class(it.part(language))).text(part);
            el("span", "").with([el("span", "").text(before), part, el("span", "").text(after)])
        };
        shared.summary.iter().take(MAX_EXAMPLES).map(example).collect()
    });
    let last = match last {
        LastPart::Stars(count) => el("span", "").with([stars::star_count(cx, count)]),
        LastPart::Signature => el("span", "sign-here").label(cx.app, Label::DiplomaSign),
    };
    let foot = el("p", "foot").with([el("span", "").live_text(date), seal_drawing(), last]);
    let words = el("div", "words").with([
        el("p", "kind").label(cx.app, Label::Diploma),
        el("p", "").live_class(class).live_text(move || name.get()),
        el("p", "has").label(cx.app, Label::DiplomaHas),
        title,
        examples,
        foot,
        el("p", "from").text("Notabene"),
    ]);
    el("article", "diploma")
        .live_attr("aria-label", move || cx.app.label(Label::Diploma).into())
        .with([frame_drawing()].into_iter().chain(corners).chain([words]))
}

/// CSS class that colours a part of a move.
fn part_class(part: MovePart) -> &'static str {
    match part {
        MovePart::Piece => "t-piece",
        MovePart::From => "t-from",
        MovePart::Takes => "t-takes",
        MovePart::To => "t-to",
        MovePart::Promotes => "t-promotes",
        MovePart::Castles => "t-castles",
        MovePart::Effect => "t-check",
        MovePart::Whole => "",
    }
}

/// White pieces for the four corners: the kinds on the board of the course with the most kinds.
fn corner_pieces(course: &Course) -> Vec<Glyph> {
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let kinds = exercises.filter_map(|it| it.board.picture().ok()).map(|scene| {
        let mut kinds: Vec<Glyph> = Vec::new();
        for glyph in scene.pieces.iter().map(|piece| piece.glyph).filter(|glyph| glyph.side == Side::White) {
            if !kinds.contains(&glyph) {
                kinds.push(glyph);
            }
        }
        kinds
    });
    let kinds = kinds.max_by_key(Vec::len).unwrap_or_default();
    let count = if kinds.is_empty() { 0 } else { 4 };
    kinds.iter().copied().cycle().take(count).collect()
}

/// Frame of squares like those of a board, on a sheet of 297 × 210 (millimetres).
fn frame_drawing() -> El {
    let line = |class: &str, inset: f64| {
        let [x, y] = [7.5 + inset, 9.0 + inset].map(|n| n.to_string());
        let [width, height] = [282.0 - 2.0 * inset, 192.0 - 2.0 * inset].map(|n| n.to_string());
        let frame = svg_el("rect").attr("class", class).attr("x", &x).attr("y", &y);
        frame.attr("width", &width).attr("height", &height)
    };
    let lines = [line("squares", 0.0), line("squares", 3.0), line("thin", -2.5), line("thin", 5.5)];
    let rays = svg_el("path").attr("class", "rays").attr("d", &rosette_path(148.5, 105.0, 78.0, 0.16, 24.0));
    svg_el("svg")
        .attr("class", "frame")
        .attr("viewBox", "0 0 297 210")
        .attr("aria-hidden", "true")
        .with([rays].into_iter().chain(lines))
}

/// Seal: a star in rosettes.
fn seal_drawing() -> El {
    let ring = |class: &str, radius: f64, depth: f64| {
        svg_el("path").attr("class", class).attr("d", &rosette_path(20.0, 20.0, radius, depth, 12.0))
    };
    let star = svg_el("polygon")
        .attr("points", stars::STAR_POINTS)
        .attr("transform", "translate(9.5 9.3) scale(1.05)");
    let rings = [ring("outer", 17.0, 0.12), ring("inner", 14.0, 0.18), star.attr("class", "middle")];
    svg_el("svg").attr("class", "seal").attr("viewBox", "0 0 40 40").attr("aria-hidden", "true").with(rings)
}

/// Path of two interlaced waves around a circle; `depth` is a fraction of the radius.
fn rosette_path(x: f64, y: f64, radius: f64, depth: f64, waves: f64) -> String {
    const STEPS: u32 = 360;
    let mut path = String::new();
    for phase in [0.0, TAU / 2.0] {
        for step in 0..STEPS {
            let angle = TAU * f64::from(step) / f64::from(STEPS);
            let away = radius * (1.0 + depth * (waves * angle + phase).sin());
            path.push(if step == 0 { 'M' } else { 'L' });
            for n in [x + away * angle.cos(), y + away * angle.sin()] {
                path.push_str(&((n * 100.0).round() / 100.0).to_string());
                path.push(' ');
            }
        }
        path.push('Z');
    }
    path
}
