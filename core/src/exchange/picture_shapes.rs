//! Arrows, circles and lines of pictures: a light halo and a dark core, in attributes of their own.

use super::board_svg::{arrow, barbs};
use super::picture::{Picture, svg};
use crate::game::Scene;
use crate::geometry::{Field, Layout, draw};
use crate::record::{Ink, Shape};

/// A position with its arrows and circles and the names beside it, seen from White: the picture of a rule. `symbols` are the
/// pieces.
pub fn figure(scene: &Scene, symbols: &str) -> String {
    let layout = Layout { board: scene.board, flipped: false };
    let shapes: Vec<String> =
        scene.shapes.iter().map(|shape| exported_shape(&layout, scene, shape)).collect();
    svg(&Picture { scene, layout, symbols, title: "", shapes: &shapes, inside: false })
}

/// The path of a capture on a field, if it is known.
pub fn known_capture_path(scene: &Scene, from: Field, to: Field) -> Option<&[Field]> {
    let look = scene.fields.get(to.index())?.look.as_ref()?;
    look.ways.iter().flatten().find(|path| path.first() == Some(&from)).map(|path| &path[..])
}

/// The outline of an arrow or circle, as SVG path data.
pub fn outline(layout: &Layout, scene: &Scene, shape: &Shape) -> String {
    match shape.to {
        None => layout.circle(shape.from, 0.44),
        Some(to) => {
            let from = shape.from;
            let unit = layout.unit(from).min(layout.unit(to));
            match known_capture_path(scene, from, to) {
                // Along the path of the piece.
                Some(path @ [.., before, _]) => {
                    format!("{}{}", layout.way(path), barbs(layout.centre(*before), layout.centre(to), unit))
                }
                _ => arrow(layout.centre(from), layout.centre(to), unit),
            }
        }
    }
}

/// Draws an arrow or circle for an exported picture: a light halo and a dark core.
pub fn exported_shape(layout: &Layout, scene: &Scene, shape: &Shape) -> String {
    let d = outline(layout, scene, shape);
    let pen = match shape.ink {
        Ink::Green => "#1a7a2e",
        Ink::Red => "#b3261e",
        Ink::Blue => "#14539a",
        Ink::Yellow => "#8a5a00",
    };
    exported_line(&d, pen, [2.7, 1.7])
}

/// Draws the arrow of a move for an exported picture, or a circle if there is one field only; a number at its end if
/// it is not 0.
pub fn exported_route(layout: &Layout, fields: &[Field], number: u32) -> String {
    let [.., to] = fields else { return String::new() };
    let unit = fields.iter().map(|field| layout.unit(*field)).fold(f64::MAX, f64::min);
    let end = layout.centre(*to);
    let d = match fields {
        [from, to] if !layout.is_round() => arrow(layout.centre(*from), layout.centre(*to), unit),
        [.., before, _] => [layout.way(fields), barbs(layout.centre(*before), end, unit)].concat(),
        _ => layout.circle(*to, 0.46),
    };
    let mut out = exported_line(&d, "#000", [2.7, 1.5]);
    if number > 0 {
        let (x, y) = (end.x + unit * 0.3, end.y - unit * 0.3);
        draw(
            &mut out,
            "<circle cx=\"~\" cy=\"~\" r=\"2.9\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"0.5\"/>\
             <text x=\"~\" y=\"~\" font-size=\"4.4\" font-weight=\"700\" text-anchor=\"middle\" \
             font-family=\"Verdana,Arial,sans-serif\">~</text>",
            &[x, y, x, y + 1.6, f64::from(number)],
            &[],
        );
    }
    out
}

/// Draws a line of an exported picture, with a halo; the width of both.
pub fn exported_line(d: &str, colour: &str, width: [f64; 2]) -> String {
    let mut out = String::new();
    for (colour, width) in ["#fff", colour].into_iter().zip(width) {
        draw(
            &mut out,
            "<path d=\"$\" fill=\"none\" stroke=\"$\" stroke-width=\"~\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>",
            &[width],
            &[d, colour],
        );
    }
    out
}
