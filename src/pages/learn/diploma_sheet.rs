//! The sheet of a diploma: frame, name, course, examples, date, seal, and stars or a line to sign.

use crate::components::PieceImage;
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::Course;
use crate::pages::learn::stars::{STAR_POINTS, StarCount};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::{MovePart, ShownMove, corner_pieces, local_date};
use std::f64::consts::TAU;

/// Maximum number of examples on a diploma.
const MAX_EXAMPLES: usize = 6;

/// Number of characters above which a name has smaller letters.
const LONG_NAME: usize = 22;

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
#[component]
pub fn DiplomaSheet(
    course: Course,
    #[prop(into)] name: Signal<String>,
    day: String,
    last: LastPart,
) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let corners = corner_pieces(&course).into_iter().map(|glyph| {
        view! { <span class="corner in-middle"><PieceImage glyph/></span> }
    });
    let is_long = move || name.with(|name| name.chars().count() > LONG_NAME);
    let last = match last {
        LastPart::Stars(count) => view! { <span><StarCount count/></span> }.into_any(),
        LastPart::Signature => {
            view! { <span class="sign-here faint">{prefs.label_signal(Label::DiplomaSign)}</span> }.into_any()
        }
    };
    view! {
        <article class="diploma for-paper" aria-label=prefs.label_signal(Label::Diploma)>
            <Frame/>
            {corners.collect_view()}
            <div class="words">
                <p class="kind strong">{prefs.label_signal(Label::Diploma)}</p>
                <p class="pupil strong" class:long=is_long>{name}</p>
                <p class="has">{prefs.label_signal(Label::DiplomaHas)}</p>
                <p class="of strong">{cx.localized(&course.title)}</p>
                <Examples course/>
                <p class="foot digits"><span>{move || local_date(&day, cx.language())}</span><Seal/>{last}</p>
                <p class="from faint">"Notabene"</p>
            </div>
        </article>
    }
}

/// Examples of written moves, from the summary of the course.
#[component]
fn Examples(course: Course) -> impl IntoView {
    let cx = LearnState::here();
    let examples = move || {
        let language = cx.language();
        let example = |step: &ShownMove| {
            let [before, part, after] = step.parts(language).map(String::from);
            let class = part_class(step.part(language));
            view! { <span><span>{before}</span><b class=class>{part}</b><span>{after}</span></span> }
        };
        course.summary.iter().take(MAX_EXAMPLES).map(example).collect_view()
    };
    view! { <p class="examples" aria-hidden="true">{examples}</p> }
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

/// Frame of squares like those of a board, on a sheet of 297 × 210 (millimetres).
#[component]
fn Frame() -> impl IntoView {
    let line = |class: &'static str, inset: f64| {
        let [x, y] = [7.5 + inset, 9.0 + inset].map(|n| n.to_string());
        let [width, height] = [282.0 - 2.0 * inset, 192.0 - 2.0 * inset].map(|n| n.to_string());
        view! { <rect class=class x=x y=y width=width height=height/> }
    };
    view! {
        <svg class="frame" viewBox="0 0 297 210" aria-hidden="true">
            <path class="rays" d=rosette_path(148.5, 105.0, 78.0, 0.16, 24.0)/>
            {[line("squares", 0.0), line("squares", 3.0), line("thin", -2.5), line("thin", 5.5)].collect_view()}
        </svg>
    }
}

/// Seal: a star in rosettes.
#[component]
fn Seal() -> impl IntoView {
    view! {
        <svg class="seal" viewBox="0 0 40 40" aria-hidden="true">
            <path class="outer" d=rosette_path(20.0, 20.0, 17.0, 0.12, 12.0)/>
            <path class="inner" d=rosette_path(20.0, 20.0, 14.0, 0.18, 12.0)/>
            <polygon class="middle" points=STAR_POINTS transform="translate(9.5 9.3) scale(1.05)"/>
        </svg>
    }
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
