//! The picture of a position on the round board.

use notabene_core::geometry::Layout;
use notabene_core::session::open;
use notabene_core::session::picture::{self, Picture};

const SYMBOLS: &str =
    "<symbol id=\"piece-king\" viewBox=\"0 0 45 45\"><path fill=\"var(--piece-fill)\"/></symbol>\n";

fn drawn(flipped: bool) -> (String, Layout) {
    let position = "5k4/10/10/10/10/10/10/5K4 w - - 0 1";
    let scene = open::open("scharten", Some(position), None).unwrap().scene();
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
