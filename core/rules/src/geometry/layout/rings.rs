//! Four rings of twenty fields: the board of Scharten (rules of Scharten, section 1).
//!
//! Sectors are counted counter-clockwise from nine o'clock, seen with White at the bottom; depths from the
//! outer ring. Angles are counted in halves of a sector, 9 degrees each.

use super::{Layout, Point, Shade, Sign, SignOf, disc, draw};
use crate::geometry::dartboard::{NUMBERS, arc, direction, sector_of, slice};
use crate::geometry::{DARTBOARD, E, Field, Heading, N, S, W};

/// Drawing dimensions of a ring, in units from the centre.
struct Ring {
    /// Its outer edge; the inner one is that of the next ring.
    edge: f64,
    /// Radius of the centres of its pieces.
    middle: f64,
    /// Size of its pieces.
    piece: f64,
    /// Radius of the rank name, on the line between two sectors: near the outer edge, clear of the pieces.
    rank: f64,
}

/// The rings from outside to inside. On a real dartboard `double` and `treble` are 8 mm wide and `little`
/// touches the bull; here the inner rings are wider, so that each field holds a piece.
const RINGS: [Ring; 4] = [
    Ring { edge: 45.5, middle: 41.0, piece: 8.6, rank: 43.0 },
    Ring { edge: 36.6, middle: 32.3, piece: 8.2, rank: 34.4 },
    Ring { edge: 28.0, middle: 24.2, piece: 7.4, rank: 26.4 },
    Ring { edge: 20.2, middle: 16.8, piece: 5.9, rank: 19.5 },
];
/// Radii of the bull and of the inner bull.
const BULL: [f64; 2] = [11.0, 4.5];
/// Radius of the line names, and the offset of the sector numbers beside them.
const RIM: f64 = 47.8;
const BESIDE_NAME: f64 = 2.7;

const CENTRE: Point = Point { x: 50.0, y: 50.0 };

/// Sector and depth of a field.
fn place(field: Field) -> (u8, u8) {
    let (x, y) = DARTBOARD.xy(field);
    if y < 4 { (x, y) } else { (x + 10, 7 - y) }
}

fn ring(field: Field) -> &'static Ring {
    &RINGS[usize::from(place(field).1 % 4)]
}

/// The inner edge of a ring.
fn inner(depth: u8) -> f64 {
    RINGS.get(usize::from(depth) + 1).map_or(BULL[0], |ring| ring.edge)
}

/// The unit vector from the centre at an angle in halves of a sector from nine o'clock.
fn out(layout: &Layout, halves: u8) -> Point {
    direction(halves + if layout.flipped { 20 } else { 0 })
}

/// The point at a distance along a direction and an offset beside it, counter-clockwise.
fn at(way: Point, along: f64, beside: f64) -> Point {
    Point { x: CENTRE.x + along * way.x + beside * way.y, y: CENTRE.y + along * way.y - beside * way.x }
}

/// The angles, in halves, at which a sector begins and ends.
fn edges(sector: u8) -> [u8; 2] {
    [2 * sector + 39, 2 * sector + 1]
}

pub fn unit(_: &Layout, field: Field) -> f64 {
    ring(field).piece
}

pub fn centre(layout: &Layout, field: Field) -> Point {
    at(out(layout, 2 * place(field).0), ring(field).middle, 0.0)
}

pub fn outline(layout: &Layout, field: Field) -> String {
    let (sector, depth) = place(field);
    let [start, end] = edges(sector).map(|edge| out(layout, edge));
    let (far, near) = (ring(field).edge, inner(depth));
    let mut path = String::new();
    slice(
        [at(start, far, 0.0), at(end, far, 0.0), at(end, near, 0.0), at(start, near, 0.0)],
        [far, near],
        &mut path,
    );
    path.push('z');
    path
}

pub fn corners(layout: &Layout, field: Field) -> String {
    let (sector, depth) = place(field);
    let len = unit(layout, field) * 0.22;
    let [start, end] = edges(sector).map(|edge| out(layout, edge));
    let mut path = String::new();
    for (edge, side) in [(start, 1.0), (end, -1.0)] {
        for (radius, inwards) in [(ring(field).edge - 0.6, -1.0), (inner(depth) + 0.6, 1.0)] {
            for (pattern, along, beside) in [("M~ ~", len, 0.0), ("L~ ~", 0.0, 0.0), ("L~ ~", 0.0, len)] {
                let place = at(edge, radius + inwards * along, side * (0.6 + beside));
                draw(&mut path, pattern, &[place.x, place.y], &[]);
            }
        }
    }
    path
}

/// In the outer corner of the field, beside its piece; on the innermost ring at the end near the bull.
pub fn plate(layout: &Layout, field: Field) -> (Point, f64) {
    let (sector, depth) = place(field);
    let corner = |along: f64, size: f64| (at(out(layout, edges(sector)[1]), along, -0.6 * size), size);
    match depth.min(7 - depth) {
        0 => corner(44.0, 2.2),
        1 => corner(35.3, 2.0),
        2 => corner(27.2, 1.6),
        _ => (at(out(layout, 2 * sector), 12.4, 0.0), 1.8),
    }
}

pub fn field_at(layout: &Layout, point: Point) -> Option<Field> {
    // Flipped boards are rotated by half a turn.
    let turn = if layout.flipped { -1.0 } else { 1.0 };
    let point = Point { x: turn * (point.x - CENTRE.x), y: turn * (point.y - CENTRE.y) };
    let far = (point.x * point.x + point.y * point.y).sqrt();
    let depth = (0..4).find(|d| (inner(*d)..RINGS[usize::from(*d)].edge).contains(&far))?;
    let sector = sector_of(point);
    if sector < 10 { DARTBOARD.field(sector, depth) } else { DARTBOARD.field(sector - 10, 7 - depth) }
}

/// Colours alternate from sector to sector, with red and green in `double` and `treble` as on a dartboard;
/// light and dark also alternate from ring to ring.
pub fn shade(_: &Layout, field: Field) -> Shade {
    let (sector, depth) = place(field);
    match (sector % 2, depth % 2) {
        (0, 1) => Shade::Light,
        (_, 1) => Shade::Dark,
        (0, _) => Shade::Green,
        _ => Shade::Red,
    }
}

pub fn signs(layout: &Layout, sectors: bool) -> Vec<Sign> {
    let mut signs = Vec::new();
    for sector in 0..20_u8 {
        let way = out(layout, 2 * sector);
        let mut beside = 0.0;
        if sectors {
            // The name is left of the number, or above it.
            beside = if way.y > 0.1 || way.y > -0.1 && way.x < 0.0 { -BESIDE_NAME } else { BESIDE_NAME };
            let number = NUMBERS[usize::from(sector)].to_string();
            signs.push(Sign { at: at(way, RIM, -beside), text: number, of: SignOf::Sector });
        }
        let name = String::from(layout.board.naming.file(sector % 10));
        signs.push(Sign { at: at(way, RIM, beside), text: name, of: SignOf::File });
    }
    // Along the left and right line, between the adjacent pieces.
    for field in DARTBOARD.fields().filter(|field| place(*field).0.is_multiple_of(10)) {
        let (sector, _) = place(field);
        let rank = layout.board.naming.rank(DARTBOARD.xy(field).1).to_string();
        let way = out(layout, edges(sector)[1]);
        signs.push(Sign { at: at(way, ring(field).rank, 0.0), text: rank, of: SignOf::Rank });
    }
    signs
}

pub fn dead() -> Vec<String> {
    BULL.iter().map(|radius| disc(CENTRE, *radius)).collect()
}

pub fn way(layout: &Layout, path: &[Field]) -> String {
    let mut out = String::new();
    let [first, rest @ ..] = path else { return out };
    if rest.is_empty() {
        return out;
    }
    let start = centre(layout, *first);
    draw(&mut out, "M~ ~", &[start.x, start.y], &[]);
    for (from, to) in path.iter().zip(rest) {
        let end = centre(layout, *to);
        let ((from_sector, from_depth), (sector, depth)) = (place(*from), place(*to));
        match (sector + 20 - from_sector) % 20 {
            1 if depth == from_depth => arc(ring(*to).middle, false, end, &mut out),
            19 if depth == from_depth => arc(ring(*to).middle, true, end, &mut out),
            _ => draw(&mut out, "L~ ~", &[end.x, end.y], &[]),
        }
    }
    out
}

pub fn beside(layout: &Layout, field: Field, right: i8, down: i8) -> Option<Field> {
    let heading: Heading = match (right, down) {
        (1, _) => E,
        (-1, _) => W,
        (_, 1) if layout.flipped => N,
        (_, 1) => S,
        _ if layout.flipped => S,
        _ => N,
    };
    DARTBOARD.step(field.into(), heading).map(|traveller| traveller.at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Board, FieldSet, Naming, path};

    fn pair(p: Point) -> String {
        path("~ ~", &[p.x, p.y])
    }

    const WHITE: Layout = Layout { board: Board::DARTBOARD, flipped: false };
    const BLACK: Layout = Layout { flipped: true, ..WHITE };

    fn field(name: &str) -> Field {
        Naming::DARTBOARD.field(&DARTBOARD, name).unwrap()
    }
    fn fields(names: &str) -> Vec<Field> {
        names.split(' ').map(field).collect()
    }
    fn distance(a: Point, b: Point) -> f64 {
        ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt()
    }

    #[test]
    fn the_middle_of_a_field_lies_in_that_field() {
        for layout in [WHITE, BLACK] {
            for field in DARTBOARD.fields() {
                assert_eq!(layout.field_at(layout.centre(field)), Some(field));
            }
        }
    }

    #[test]
    fn a_piece_fits_on_its_field() {
        for layout in [WHITE, BLACK] {
            for field in DARTBOARD.fields() {
                let (centre, reach) = (layout.centre(field), layout.unit(field) * 0.4);
                for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                    let point = Point { x: centre.x + x * reach, y: centre.y + y * reach };
                    assert_eq!(layout.field_at(point), Some(field), "{field:?} {x} {y}");
                }
            }
        }
    }

    #[test]
    fn nobody_plays_on_the_bull_nor_beside_the_board() {
        for (x, y) in [(50.0, 50.0), (50.0, 60.0), (1.0, 50.0), (2.0, 2.0), (50.0, f64::NAN)] {
            assert_eq!(WHITE.field_at(Point { x, y }), None, "{x} {y}");
        }
    }

    #[test]
    fn each_king_stands_at_his_own_edge() {
        let [white, black] = [WHITE, BLACK].map(|layout| layout.centre(field("e1")));
        assert!((white.x - 50.0).abs() < 0.01 && white.y > 90.0, "{white:?}");
        assert!((black.x - 50.0).abs() < 0.01 && black.y < 10.0, "{black:?}");
        assert!(WHITE.centre(field("o1")).x < 10.0, "the line o begins at the left hand of White");
        assert!(WHITE.centre(field("d1")).x < WHITE.centre(field("f1")).x);
        assert!(BLACK.centre(field("o8")).x < 10.0, "and ends at that of Black");
    }

    #[test]
    fn neighbours_touch() {
        for layout in [WHITE, BLACK] {
            for from in DARTBOARD.fields() {
                for heading in [E, W, N, S] {
                    let Some(next) = DARTBOARD.walk(from, &[heading]) else { continue };
                    let (a, b) = (layout.centre(from), layout.centre(next));
                    let across = place(from).1 == 3 && place(next).1 == 3 && heading.dx == 0;
                    if across {
                        let between = Point { x: (a.x + b.x) / 2.0, y: (a.y + b.y) / 2.0 };
                        assert!(distance(between, CENTRE) < 0.01, "{from:?} {next:?}");
                    } else {
                        assert!(distance(a, b) < 13.5, "{from:?} {next:?}");
                        assert_ne!(layout.shade(from).is_dark(), layout.shade(next).is_dark());
                    }
                }
            }
        }
    }

    #[test]
    fn the_opposite_key_leads_back() {
        for layout in [WHITE, BLACK] {
            for from in DARTBOARD.fields() {
                for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    if let Some(to) = layout.beside(from, right, down) {
                        assert_eq!(layout.beside(to, -right, -down), Some(from));
                    }
                }
            }
        }
    }

    #[test]
    fn keys_reach_every_field() {
        for layout in [WHITE, BLACK] {
            let mut seen: FieldSet = [Field(0)].into_iter().collect();
            for _ in 0..80 {
                for (right, down) in [(1, 0), (0, 1), (0, -1)] {
                    let more: Vec<_> = seen.iter().filter_map(|f| layout.beside(f, right, down)).collect();
                    more.into_iter().for_each(|f| seen.insert(f));
                }
            }
            assert_eq!(seen.len(), 80);
        }
    }

    #[test]
    fn keys_go_right_and_away_at_the_near_edge() {
        for (layout, at) in [(WHITE, "e1"), (BLACK, "e8")] {
            let here = layout.centre(field(at));
            let place = |right, down| layout.centre(layout.beside(field(at), right, down).unwrap());
            assert!(place(1, 0).x > here.x && place(-1, 0).x < here.x, "{at}");
            assert!(place(0, -1).y < here.y, "{at}");
            assert_eq!(layout.beside(field(at), 0, 1), None, "{at} lies at the edge");
        }
        assert_eq!(WHITE.beside(field("e4"), 0, -1), Some(field("e5")), "over the centre");
    }

    #[test]
    fn a_way_follows_the_ring_and_crosses_the_centre_straight() {
        assert_eq!(WHITE.way(&fields("e1 f1 g1")).matches('A').count(), 2);
        assert_eq!(WHITE.way(&fields("e3 e4 e5 e6")).matches('L').count(), 3);
        for (layout, path) in [(WHITE, "e1 f1 g1"), (BLACK, "g3 h4 g5 f6"), (WHITE, "h2 i2 o7 a7")] {
            let path = fields(path);
            let way = layout.way(&path);
            assert!(way.starts_with(&format!("M{}", pair(layout.centre(path[0])))), "{way}");
            assert!(way.ends_with(&pair(layout.centre(path[3.min(path.len() - 1)]))), "{way}");
        }
        assert_eq!(WHITE.way(&fields("e1")), "");
    }

    #[test]
    fn arcs_turn_as_the_sectors_do() {
        // e1 to f1 turns counter-clockwise on the screen, from either side.
        for layout in [WHITE, BLACK] {
            assert!(layout.way(&fields("e1 f1")).contains(" 0 0 0 "));
            assert!(layout.way(&fields("f1 e1")).contains(" 0 0 1 "));
        }
    }

    #[test]
    fn an_outline_goes_around_its_field() {
        assert_eq!(
            WHITE.outline(field("e1")),
            "M42.88 94.94A45.50 45.50 0 0 0 57.12 94.94L55.73 86.15A36.60 36.60 0 0 1 44.27 86.15z"
        );
    }

    #[test]
    fn signs_name_every_line_twice_and_every_rank_once() {
        for layout in [WHITE, BLACK] {
            let signs = layout.signs(true);
            let of = |kind: SignOf| signs.iter().filter(|s| s.of == kind).collect::<Vec<_>>();
            assert_eq!(of(SignOf::File).iter().filter(|s| s.text == "e").count(), 2);
            assert_eq!((of(SignOf::File).len(), of(SignOf::Sector).len()), (20, 20));
            let mut ranks: Vec<_> = of(SignOf::Rank).iter().map(|s| s.text.clone()).collect();
            ranks.sort();
            assert_eq!(ranks.concat(), "12345678");
            assert_eq!(layout.signs(false).len(), 28);
            for sign in &signs {
                assert!((1.5..98.5).contains(&sign.at.x) && (1.5..98.5).contains(&sign.at.y), "{sign:?}");
            }
        }
    }

    /// The king of White stands on the double 3, the king of Black on the double 20; the line o runs between
    /// the 11 and the 6.
    #[test]
    fn the_numbers_are_those_of_a_dartboard() {
        let number = |name: &str| NUMBERS[usize::from(place(field(name)).0)];
        assert_eq!([number("e1"), number("e8"), number("o1"), number("o8")], [3, 20, 11, 6]);
        let mut all = NUMBERS;
        all.sort_unstable();
        assert!(all.iter().enumerate().all(|(i, n)| usize::from(*n) == i + 1));
    }
}
