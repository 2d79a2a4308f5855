//! What is drawn over the pieces: lit fields, rivals and arrows. It knows shapes, not their reasons.

use super::dom::{El, view};
use super::lens::class;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, Point, length};
use notabene_core::notation::{Part, Rival};

/// Something drawn over the board.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Shape {
    /// A field that a character speaks of.
    Lit(Field, Part),
    /// A field that is to blame.
    Fault(Field),
    /// A piece that could go there too; crossed out if it is held back.
    Rival(Rival),
}

/// The signs of the parts, drawn with a pen into a box of 10 by 10.
pub const fn sign(part: Part) -> &'static str {
    match part {
        Part::Number => "M2.5 9h5M5 9V1L2.8 3",
        Part::Dots => "M1.5 5h.1M5 5h.1M8.5 5h.1",
        Part::Piece => "M5 1L9 5 5 9 1 5z",
        Part::From => "M1.2 1.5v7M1.5 5h7.3M6 2.2L8.8 5 6 7.8",
        Part::Takes => "M2 2l6 6M8 2L2 8",
        Part::Dash => "M1.5 5h7",
        Part::To => "M8.8 1.5v7M1.2 5h7.3M5.4 2.2L8.2 5 5.4 7.8",
        Part::Promotes => "M1.5 8.5h7l.8-6L6.9 5 5 1.5 3.1 5 .7 2.5z",
        Part::Castles => "M1 3h8L6.8.8M9 7H1l2.2 2.2",
        Part::Check => "M5 1v8M1 5h8",
        Part::Mate => "M3.4 1v8M6.6 1v8M1 3.4h8M1 6.6h8",
        Part::EnPassant => "M8.8 1.2L2 8M2 3.8V8h4.2",
        Part::Offer => "M1.5 3.4h7M1.5 6.6h7",
        Part::Result => "M2 9.4V1h6.5L6.8 3.2l1.7 2.2H2",
    }
}

const FAULT: &str = "M5 1v5.2M5 8.8v.1";
/// A rival in the legend: its dashed way.
pub const RIVAL: &str = "M1 9L9 1";

/// The shapes over the board.
pub fn Overlay(shapes: Memo<Vec<Shape>>) -> El {
    let desk = Desk::here();
    let drawn = move || {
        let layout = desk.layout.get();
        shapes.with(|all| all.iter().map(|shape| draw(layout, *shape)).collect::<Vec<_>>())
    };
    view! { <g class="overlay">{drawn}</g> }
}

fn draw(layout: Layout, shape: Shape) -> El {
    match shape {
        Shape::Lit(field, part) => ring(layout, field, class(part), sign(part)),
        Shape::Fault(field) => ring(layout, field, "fault".into(), FAULT),
        Shape::Rival(rival) => rival_view(layout, rival),
    }
}

/// A line with a halo, so that it shows on light and on dark fields.
fn line(class: &'static str, d: String) -> El {
    view! { <path class="halo" d=d.clone()></path><path class=class d=d></path> }
}

/// A frame around a field, with its sign in the corner.
fn ring(layout: Layout, field: Field, class: String, sign: &'static str) -> El {
    let (centre, u) = (layout.centre(field), layout.unit());
    let [left, top, corner, side] =
        [centre.x - u * 0.44, centre.y - u * 0.44, u * 0.08, u * 0.72].map(length);
    let frame = [
        "M",
        &left,
        " ",
        &length(centre.y - u * 0.36),
        "v",
        &side,
        "q0 ",
        &corner,
        " ",
        &corner,
        " ",
        &corner,
        "h",
        &side,
        "q",
        &corner,
        " 0 ",
        &corner,
        "-",
        &corner,
        "v-",
        &side,
        "q0-",
        &corner,
        "-",
        &corner,
        "-",
        &corner,
        "h-",
        &side,
        "q-",
        &corner,
        " 0-",
        &corner,
        " ",
        &corner,
        "z",
    ]
    .concat();
    let badge = ["translate(", &left, " ", &top, ") scale(", &length(u * 0.028), ")"].concat();
    view! {
        <g class=class data-lit=field.0>
            {line("frame", frame)}
            <g transform=badge><path class="badge" d="M-2-2h14v14h-14z"></path><path class="sign" d=sign></path></g>
        </g>
    }
}

/// A place between two others.
fn between(a: Point, b: Point, part: f64) -> Point {
    Point { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

fn stroke(from: Point, to: Point) -> String {
    ["M", &length(from.x), " ", &length(from.y), "L", &length(to.x), " ", &length(to.y)].concat()
}

/// The dashed way of a rival; a cross and the way of the attacker if it is held back.
fn rival_view(layout: Layout, rival: Rival) -> El {
    let [from, to] = [rival.from, rival.to].map(|field| layout.centre(field));
    let u = layout.unit();
    let held = rival.held_by.map(|by| {
        let middle = between(from, to, 0.5);
        let arm = |x: f64, y: f64| Point { x: middle.x + x * u * 0.2, y: middle.y + y * u * 0.2 };
        let cross = [stroke(arm(-1.0, -1.0), arm(1.0, 1.0)), stroke(arm(-1.0, 1.0), arm(1.0, -1.0))].concat();
        let pin = stroke(between(layout.centre(by), from, 0.1), from);
        view! { <g class="fault">{line("pin", pin)}{line("cross", cross)}</g> }
    });
    let class = if held.is_some() { "rival held" } else { "rival" };
    view! { <g class=class data-rival=rival.from.0>{line("way", stroke(from, to))}{held}</g> }
}
