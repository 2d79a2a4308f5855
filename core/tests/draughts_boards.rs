//! Drawing boards of draughts: light squares, numbers, keys, and pictures.

use notabene_core::draughts::rules::ALL;
use notabene_core::exchange::picture::{self, Picture};
use notabene_core::game::registry;
use notabene_core::geometry::{Board, Checker, Field, FieldSet, Layout, Point, Shade};

const SYMBOLS: &str = "<symbol id=\"piece-man\" viewBox=\"0 0 45 45\"><path fill=\"var(--piece-fill)\" \
    stroke-dasharray=\"var(--piece-dash)\"/></symbol>\n";

/// All boards of draughts from both sides.
fn layouts() -> impl Iterator<Item = Layout> {
    ALL.iter().flat_map(|rules| [false, true].map(|flipped| Layout { board: rules.board, flipped }))
}

fn board(id: &str) -> Board {
    ALL.iter().find(|rules| rules.id == id).unwrap().board
}

fn field(board: Board, name: &str) -> Field {
    board.naming.field(&board.grid, name).unwrap()
}

/// The middles of all squares, fields or not, by row and column of the screen.
fn squares(layout: &Layout) -> impl Iterator<Item = Point> {
    let n = layout.board.grid.files;
    let unit = 100.0 / f64::from(n);
    let middle = move |i: u8| (f64::from(i) + 0.5) * unit;
    (0..n).flat_map(move |row| (0..n).map(move |column| Point { x: middle(column), y: middle(row) }))
}

#[test]
fn the_middle_of_a_field_lies_in_it_and_that_of_a_light_square_in_none() {
    for layout in layouts() {
        let grid = layout.board.grid;
        for field in grid.fields() {
            assert_eq!(layout.field_at(layout.centre(field)), Some(field), "{layout:?}");
        }
        let hit: Vec<Field> = squares(&layout).filter_map(|at| layout.field_at(at)).collect();
        assert_eq!(hit.len(), usize::from(grid.len()), "{layout:?}");
        assert_eq!(hit.into_iter().collect::<FieldSet>().len(), u32::from(grid.len()));
    }
}

#[test]
fn a_thick_finger_on_the_edge_of_a_light_square_means_the_field_beside_it() {
    let layout = Layout { board: board("international"), flipped: false };
    let at = layout.centre(field(layout.board, "28"));
    let near = |x: f64, y: f64| layout.field_at(Point { x: at.x + x, y: at.y + y });
    for (x, y) in [(6.5, 0.0), (-6.5, 1.0), (0.0, 6.5), (1.0, -6.5)] {
        assert_eq!(near(x, y), Some(field(layout.board, "28")), "{x} {y}");
    }
    assert_eq!(near(10.0, 0.0), None, "the middle of the light square");
    assert_eq!(near(13.5, 0.0), Some(field(layout.board, "29")));
    for (x, y) in [(-0.1, 5.0), (100.0, 5.0), (5.0, -0.1), (5.0, 100.1), (f64::NAN, 5.0), (0.2, 5.0)] {
        assert_eq!(layout.field_at(Point { x, y }), None, "{x} {y}: beside the board, or no field near");
    }
}

#[test]
fn fields_are_dark_and_the_turkish_board_has_one_colour() {
    for layout in layouts() {
        let whole = layout.board.grid.checker == Checker::All;
        let shade = if whole { Shade::Plain } else { Shade::Dark };
        assert!(layout.board.grid.fields().all(|field| layout.shade(field) == shade));
        assert_eq!(layout.ground(), "M0 0h100v100H0z");
    }
    assert_eq!(Layout { board: Board::CHESS, flipped: false }.ground(), "");
}

#[test]
fn the_first_number_lies_where_the_rules_say() {
    let place = |id: &str, name: &str| {
        let layout = Layout { board: board(id), flipped: false };
        let at = layout.centre(field(layout.board, name));
        (at.x < 20.0, at.y < 20.0, at.x > 80.0, at.y > 80.0)
    };
    assert_eq!(place("international", "1"), (true, true, false, false));
    assert_eq!(place("international", "46"), (true, false, false, true));
    assert_eq!(place("spanish", "1"), (false, false, true, true));
    assert_eq!(place("canadian", "72"), (false, false, true, true));
    assert_eq!(place("russian", "a1"), (true, false, false, true));
    assert_eq!(place("italian", "1"), (true, true, false, false));
}

#[test]
fn the_opposite_key_leads_back_and_keys_reach_every_field() {
    for layout in layouts() {
        let grid = layout.board.grid;
        let keys = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        for from in grid.fields() {
            let here = layout.centre(from);
            for (right, down) in keys {
                let Some(to) = layout.beside(from, right, down) else { continue };
                assert_eq!(layout.beside(to, -right, -down), Some(from), "{layout:?}");
                let there = layout.centre(to);
                let (x, y) = (there.x - here.x, there.y - here.y);
                assert!(f64::from(right) * x > 0.01 || f64::from(down) * y > 0.01, "{right} {down}");
                assert!(right == 0 || y.abs() < 0.01, "along the rank");
            }
        }
        let mut seen: FieldSet = [Field(0)].into_iter().collect();
        for _ in 0..grid.len() {
            let next = |f: Field| keys.into_iter().filter_map(move |(r, d)| layout.beside(f, r, d));
            let more: Vec<Field> = seen.iter().flat_map(next).collect();
            more.into_iter().for_each(|f| seen.insert(f));
        }
        assert_eq!(seen.len(), u32::from(grid.len()));
    }
}

#[test]
fn numbers_stand_beside_the_board_as_in_printed_diagrams() {
    let international = Layout { board: board("international"), flipped: false };
    assert_eq!(international.rank_names(), ["1", "6", "11", "16", "21", "26", "31", "36", "41", "46"]);
    assert_eq!(international.file_names().concat(), "4647484950");
    assert_eq!(international.file_names()[1], "", "nobody plays on the light squares");
    let turned = Layout { flipped: true, ..international };
    assert_eq!(turned.rank_names()[0], "50");
    assert_eq!(turned.file_names().concat(), "54321");
    let russian = Layout { board: board("russian"), flipped: false };
    assert_eq!(
        (russian.rank_names().concat(), russian.file_names().concat()),
        ("87654321".into(), "abcdefgh".into())
    );
}

#[test]
fn the_way_of_a_sweep_goes_over_all_its_stops() {
    let layout = Layout { board: board("international"), flipped: false };
    let route: Vec<Field> = ["35", "24", "13"].map(|name| field(layout.board, name)).into();
    assert_eq!(layout.way(&route), "M95 65L75 45L55 25");
}

fn drawn(id: &str, flipped: bool, inside: bool) -> String {
    let scene = registry::open(&format!("draughts/{id}"), None, None).unwrap().scene();
    let layout = Layout { board: scene.board, flipped };
    picture::svg(&Picture { scene: &scene, layout, symbols: SYMBOLS, inside, title: "", shapes: &[] })
}

#[test]
fn pictures_show_fields_light_squares_names_and_men() {
    for (id, fields, men, beside) in [
        ("international", 50, 40, 15),
        ("canadian", 72, 60, 18),
        ("russian", 32, 24, 16),
        ("turkish", 64, 32, 16),
    ] {
        for flipped in [false, true] {
            let (inside, outside) = (drawn(id, flipped, true), drawn(id, flipped, false));
            for svg in [&inside, &outside] {
                assert_eq!(svg.matches("class=\"field\"").count(), fields, "{id}");
                assert_eq!(svg.matches("<use ").count(), men, "{id}");
                assert!(svg.contains("d=\"M0 0h100v100H0z\"") && svg.ends_with("</svg>"), "{id}");
                assert!(!svg.contains("var("), "no custom property is left");
            }
            assert_eq!(inside.matches("<text ").count(), fields, "{id}: each field has its name");
            assert_eq!(outside.matches("<text ").count(), beside, "{id}");
        }
    }
    assert!(drawn("international", false, true).contains(">28</text>"));
    assert!(!drawn("international", false, false).contains(">28</text>"));
}

/// The ring distinguishes the sides without colours: that of Black is broken.
#[test]
fn men_of_both_sides_have_rings_of_their_own() {
    let svg = drawn("russian", false, true);
    let symbol = |side: &str| {
        let (_, rest) = svg.split_once(&format!("<symbol id=\"{side}-man\"")).unwrap();
        rest.split_once("</symbol>").unwrap().0.to_string()
    };
    assert!(symbol("white").contains("stroke-dasharray=\"none\""));
    assert!(symbol("black").contains("stroke-dasharray=\"2.5 1.6\""));
}
