//! The picture of a position on the round board.

use notabene_core::exchange::picture::{self, Picture};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;

const SYMBOLS: &str =
    "<symbol id=\"piece-king\" viewBox=\"0 0 45 45\"><path fill=\"var(--piece-fill)\"/></symbol>\n";

fn drawn(flipped: bool) -> (String, Layout) {
    let position = "5k4/10/10/10/10/10/10/5K4 w - - 0 1";
    let scene = registry::open("scharten", Some(position), None).unwrap().scene();
    let layout = Layout { board: scene.board, flipped };
    let picture =
        Picture { scene: &scene, layout, symbols: SYMBOLS, inside: false, title: "<e1>", shapes: &[] };
    (picture::svg(&picture), layout)
}

#[test]
fn all_fields_the_bull_and_the_names_are_there() {
    for flipped in [false, true] {
        let (svg, layout) = drawn(flipped);
        assert_eq!(svg.matches("class=\"field\"").count(), 80);
        assert_eq!(picture::size(&layout, false), (640, 640));
        for circle in layout.dead() {
            assert!(svg.contains(&circle), "the bull is drawn");
        }
        // Ten lines at both ends, and eight ranks.
        assert_eq!(svg.matches("<text ").count(), 28);
        assert_eq!((svg.matches(">e</text>").count(), svg.matches(">8</text>").count()), (2, 1));
        assert!(svg.contains("<title>&lt;e1&gt;</title>") && svg.ends_with("</svg>"));
    }
}

#[test]
fn the_kings_change_places_when_the_board_is_turned() {
    let place = |svg: &str, king: &str| {
        let (_, rest) = svg.split_once(&format!("<use href=\"#{king}-king\" x=\"")).unwrap();
        let (x, rest) = rest.split_once("\" y=\"").unwrap();
        (x.to_string(), rest.split_once('"').unwrap().0.to_string())
    };
    let (white, black) = (drawn(false).0, drawn(true).0);
    assert_eq!(place(&white, "white"), place(&black, "black"));
    assert_eq!(place(&white, "black"), place(&black, "white"));
}

/// The corners of the box of a text: its middle, half its width, half its height. Digits and letters of the bold font are
/// 0.58 of their size wide and 0.68 high.
fn boxed(at: (f64, f64), size: f64, text: &str) -> [f64; 4] {
    let (wide, high) = (0.29 * size * text.chars().count() as f64, 0.34 * size);
    [at.0 - wide, at.1 - high, at.0 + wide, at.1 + high]
}

/// The distance of a point from a box.
fn distance([left, top, right, bottom]: [f64; 4], (x, y): (f64, f64)) -> f64 {
    let (dx, dy) = ((left - x).max(x - right).max(0.0), (top - y).max(y - bottom).max(0.0));
    dx.hypot(dy)
}

/// The values of these attributes of every such element, as numbers, and the text of the element.
fn elements(svg: &str, tag: &str, attributes: &[&str]) -> Vec<(Vec<f64>, String)> {
    let of = |part: &str| {
        let (head, rest) = part.split_once('>')?;
        let value = |name: &&str| {
            let text = head.split_once(&format!(" {name}=\""))?.1;
            text.split_once('"')?.0.parse::<f64>().ok()
        };
        let values: Option<Vec<f64>> = attributes.iter().map(value).collect();
        Some((values?, rest.split('<').next()?.to_string()))
    };
    svg.split(&format!("<{tag}")).skip(1).filter_map(of).collect()
}

/// A full board: a piece on every field of the rings and of the ends of all lines.
const FULL: &str =
    "rnbqkbnrqq/pppppppppp/rrrrrrrrrr/nnnnnnnnnn/BBBBBBBBBB/RRRRRRRRRR/PPPPPPPPPP/RNBQKBNRQQ w - - 0 1";

fn full(flipped: bool, inside: bool) -> String {
    let scene = registry::open("scharten", Some(FULL), None).unwrap().scene();
    assert_eq!(scene.pieces.len(), 80);
    let layout = Layout { board: scene.board, flipped };
    picture::svg(&Picture { scene: &scene, layout, symbols: SYMBOLS, inside, title: "", shapes: &[] })
}

/// The body of the widest piece is a circle of 0.44 of its box.
fn bodies(svg: &str) -> Vec<(f64, f64, f64)> {
    let all = elements(svg, "use", &["x", "y", "width"]);
    all.iter().map(|(v, _)| (v[0] + v[2] / 2.0, v[1] + v[2] / 2.0, 0.44 * v[2])).collect()
}

#[test]
fn no_name_lies_over_a_piece() {
    for (flipped, inside) in [(false, false), (true, false), (false, true), (true, true)] {
        let svg = full(flipped, inside);
        let names = elements(&svg, "text", &["x", "y", "font-size"]);
        let size = |(values, _): &(Vec<f64>, String)| values.get(2).copied();
        assert_eq!(names.iter().filter_map(size).count(), if inside { 80 } else { 28 });
        for (values, text) in &names {
            let frame = boxed((values[0], values[1] - 0.36 * values[2]), values[2], text);
            for (x, y, radius) in bodies(&svg) {
                let far = distance(frame, (x, y));
                assert!(
                    far >= radius,
                    "{text} is {far} from a piece of {radius} at {x} {y} ({flipped}, {inside})"
                );
            }
        }
    }
}

#[test]
fn names_lie_beneath_the_pieces_and_in_their_own_ring() {
    let svg = full(false, false);
    assert!(svg.rfind("<text ").unwrap() < svg.find("<use ").unwrap(), "pieces are drawn last");
    // From outside to inside: the edges of the rings, and the ranks between them.
    let rings = [45.5, 36.6, 28.0, 20.2, 11.0];
    let ranks = elements(&svg, "text", &["x", "y", "font-size"]);
    let ranks = ranks.iter().filter(|(_, text)| text.parse::<u32>().is_ok());
    for (values, text) in ranks {
        let rank: usize = text.parse().unwrap();
        let depth = (rank - 1).min(8 - rank);
        let far = (values[0] - 50.0).hypot(values[1] - 0.36 * values[2] - 50.0);
        assert!(rings[depth + 1] < far && far < rings[depth], "{text} is {far} from the centre");
    }
}

#[test]
fn white_pieces_have_heavier_lines_than_black_ones() {
    let symbols = "<symbol id=\"piece-king\" viewBox=\"0 0 45 45\"><path stroke-width=\"var(--piece-weight,1.5)\"/></symbol>\n";
    let scene =
        registry::open("scharten", Some("5k4/10/10/10/10/10/10/5K4 w - - 0 1"), None).unwrap().scene();
    let layout = Layout { board: scene.board, flipped: false };
    let svg =
        picture::svg(&Picture { scene: &scene, layout, symbols, inside: false, title: "", shapes: &[] });
    let weight = |side: &str| -> f64 {
        let (_, symbol) = svg.split_once(&format!("<symbol id=\"{side}-king\"")).unwrap();
        symbol.split_once("stroke-width=\"").unwrap().1.split('"').next().unwrap().parse().unwrap()
    };
    assert!(weight("white") >= 2.0 && weight("white") > weight("black"));
}
