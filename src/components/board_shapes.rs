//! Shapes drawn over the pieces: highlighted fields, rivals, and every other [`BoardShape`]. Knows shapes, not their
//! reasons.

use crate::components::markup::Markup;
use notabene_core::exchange::board_svg::stroke;
use notabene_core::exchange::picture_shapes::{known_capture_path, outline};
use notabene_core::game::Scene;
use notabene_core::geometry::{Field, Layout, Point, path};
use notabene_core::notation::{Rival, TokenPart};
use notabene_core::position::{Look, Side};
use notabene_core::record;

/// Draws an inspected field, and the paths of all pieces that could capture there, each with its support of others.
pub fn support_svg(layout: Layout, at: Field, look: &Look) -> String {
    let mut pen = ShapeWriter { layout, out: Markup::default() };
    pen.out.push_markup(&["<g class=\"reach\">"]);
    pen.line("at", &layout.outline(at));
    for side in Side::BOTH {
        let n = side.index();
        pen.out.push_markup(&["<g class=\"of-", side.name(), "\">"]);
        look.ways[n].iter().for_each(|path| pen.line("way", &layout.way(path)));
        for (from, help) in &look.attackers[n] {
            let (place, size) = (layout.centre(*from), layout.unit(*from));
            let (x, y) = (place.x + size * 0.36, place.y - size * 0.36);
            let circle = "<circle cx=\"~\" cy=\"~\" r=\"1.5\"/><text x=\"~\" y=\"~\">~</text>";
            pen.out.push_pattern(circle, &[x, y, x, y, f64::from(*help)], &[]);
        }
        pen.out.push_markup(&["</g>"]);
    }
    pen.out.push_markup(&["</g>"]);
    pen.out.into_string()
}

/// Something drawn over the board.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum BoardShape {
    /// Field named by the selected character.
    Lit(Field, TokenPart),
    /// Field that shows the reason of a refusal.
    Fault(Field),
    /// Field whose name is asked for.
    Asked(Field),
    /// Field of the right answer.
    Right(Field),
    /// Piece that could go there too; crossed out if it is pinned.
    Rival(Rival),
    /// An arrow or circle drawn by a player.
    Drawn(record::Shape),
}

/// Returns the sign of a part, as a path in a box of 10 by 10.
pub const fn part_sign(part: TokenPart) -> &'static str {
    match part {
        TokenPart::Number => "M2.5 9h5M5 9V1L2.8 3",
        TokenPart::Dots => "M1.5 5h.1M5 5h.1M8.5 5h.1",
        TokenPart::Piece => "M5 1L9 5 5 9 1 5z",
        TokenPart::From => "M1.2 1.5v7M1.5 5h7.3M6 2.2L8.8 5 6 7.8",
        TokenPart::Takes => "M2 2l6 6M8 2L2 8",
        TokenPart::Dash => "M1.5 5h7",
        TokenPart::To => "M8.8 1.5v7M1.2 5h7.3M5.4 2.2L8.2 5 5.4 7.8",
        TokenPart::Promotes => "M1.5 8.5h7l.8-6L6.9 5 5 1.5 3.1 5 .7 2.5z",
        TokenPart::Castles => "M1 3h8L6.8.8M9 7H1l2.2 2.2",
        TokenPart::Check => "M5 1v8M1 5h8",
        TokenPart::Mate => "M3.4 1v8M6.6 1v8M1 3.4h8M1 6.6h8",
        TokenPart::EnPassant => "M8.8 1.2L2 8M2 3.8V8h4.2",
        TokenPart::Offer => "M1.5 3.4h7M1.5 6.6h7",
        TokenPart::Via => "M5 5h.1M1.2 5h1.6M7.2 5h1.6M5 2.4a2.6 2.6 0 1 0 .1 0",
        TokenPart::Bracket => "M3.4 1Q1 5 3.4 9M6.6 1Q9 5 6.6 9",
        TokenPart::Result => "M2 9.4V1h6.5L6.8 3.2l1.7 2.2H2",
    }
}

const FAULT: &str = "M5 1v5.2M5 8.8v.1";
/// A question mark, and a tick.
const ASKED: &str = "M2.4 3.4A2.6 2.6 0 1 1 5 6V7M5 9.4v.1";
const RIGHT: &str = "M1 5.4L4 8.4 9.2 1.6";
/// Sign of a rival in the legend: its path.
pub const RIVAL: &str = "M1 9L9 1";

/// Draws the shapes over a board, as the content of an SVG group.
pub fn shapes_svg(layout: Layout, scene: &Scene, shapes: &[BoardShape]) -> String {
    let mut pen = ShapeWriter { layout, out: Markup::default() };
    shapes.iter().for_each(|shape| pen.draw(*shape, scene));
    pen.out.into_string()
}

struct ShapeWriter {
    layout: Layout,
    out: Markup,
}

impl ShapeWriter {
    fn draw(&mut self, shape: BoardShape, scene: &Scene) {
        match shape {
            BoardShape::Lit(field, part) => self.field_frame(field, ["t-", part.name()], part_sign(part)),
            BoardShape::Fault(field) => self.field_frame(field, ["fault", ""], FAULT),
            BoardShape::Asked(field) => self.field_frame(field, ["asked", ""], ASKED),
            BoardShape::Right(field) => self.field_frame(field, ["right", ""], RIGHT),
            BoardShape::Rival(rival) => self.rival(rival, scene),
            BoardShape::Drawn(shape) => self.drawn_shape(shape, scene),
        }
    }

    /// Begins a group that belongs to a field.
    fn group(&mut self, class: [&str; 2], name: &str, field: Field) {
        self.out.push_pattern("<g class=\"$$\" $=\"~\">", &[f64::from(field.0)], &[class[0], class[1], name]);
    }

    /// A line with a halo, so that it shows on light and on dark fields.
    fn line(&mut self, class: &str, d: &str) {
        for class in ["halo", class] {
            self.out.push_pattern("<path class=\"$\" d=\"$\"/>", &[], &[class, d]);
        }
    }

    /// A frame inside a field, with its sign in the corner.
    fn field_frame(&mut self, field: Field, class: [&str; 2], sign: &str) {
        let (centre, u) = (self.layout.centre(field), self.layout.unit(field));
        let (left, top, side) = (centre.x - u * 0.45, centre.y - u * 0.45, u * 0.9);
        self.group(class, "data-lit", field);
        let frame = match self.layout.is_round() {
            true => self.layout.outline(field),
            false => path("M~ ~h~v~h-~z", &[left, top, side, side, side]),
        };
        self.line("frame", &frame);
        self.out.push_pattern(
            "<g transform=\"translate(~ ~) scale(~)\"><path class=\"badge\" d=\"M-2-2h14v14h-14z\"/>\
             <path class=\"sign\" d=\"$\"/></g></g>",
            &[left, top, u * 0.026],
            &[sign],
        );
    }

    fn stroke(&mut self, class: &str, from: Point, to: Point) {
        self.line(class, &stroke(from, to));
    }

    /// Draws an arrow or a circle.
    fn drawn_shape(&mut self, shape: record::Shape, scene: &Scene) {
        let d = outline(&self.layout, scene, &shape);
        self.group(["drawn ", shape.ink.name()], "data-drawn", shape.from);
        self.line("stroke", &d);
        self.out.push_markup(&["</g>"]);
    }

    /// Returns the path of a piece to a field: the one of a capture there, if it is known.
    fn path_of_move(&self, scene: &Scene, from: Field, to: Field) -> String {
        match known_capture_path(scene, from, to) {
            Some(path) => self.layout.way(path),
            None => self.layout.way(&[from, to]),
        }
    }

    /// Draws the dashed path of a rival; a cross and the path of the attacker if it is pinned.
    fn rival(&mut self, rival: Rival, scene: &Scene) {
        let [from, to] = [rival.from, rival.to].map(|field| self.layout.centre(field));
        self.group(["rival", if rival.held_by.is_some() { " held" } else { "" }], "data-rival", rival.from);
        let path = self.path_of_move(scene, rival.from, rival.to);
        self.line("way", &path);
        if let Some(by) = rival.held_by {
            let pin = self.path_of_move(scene, by, rival.from);
            self.line("pin fault", &pin);
            let (x, y, r) =
                ((from.x + to.x) / 2.0, (from.y + to.y) / 2.0, self.layout.unit(rival.from) * 0.2);
            for r in [r, -r] {
                self.stroke(
                    "cross fault",
                    Point { x: x - r, y: y - r.abs() },
                    Point { x: x + r, y: y + r.abs() },
                );
            }
        }
        self.out.push_markup(&["</g>"]);
    }
}
