//! The regulation dartboard: its beds in millimetres, and their fields in Scharten.
//!
//! Points are in millimetres from the middle of the bull, `y` downwards, the 20 at the top. Sectors are
//! numbered as in Scharten, section 1: 0 at nine o'clock, counter-clockwise.

use super::layout::{Point, draw};
use super::{DARTBOARD, Field};
use crate::digits::number;

/// The numbers around the board, by sector (Scharten, section 1).
pub(super) const NUMBERS: [u8; 20] = [11, 8, 16, 7, 19, 3, 17, 2, 15, 10, 6, 13, 4, 18, 1, 20, 5, 12, 9, 14];
/// Outer edges of double, fat, treble and little, and the outer bull, in millimetres.
const EDGES: [f64; 5] = [170.0, 162.0, 107.0, 99.0, 15.9];
/// Radius of the inner bull.
const BULL: f64 = 6.35;
/// Radius of the whole board.
const RIM: f64 = 225.5;
/// The letters of double, fat, treble and little.
const LETTERS: [u8; 4] = *b"DFTL";
/// The sine of every ninth degree up to a right angle.
const SINES: [f64; 11] = [
    0.0,
    0.156_434_465_040_231,
    0.309_016_994_374_947,
    0.453_990_499_739_547,
    0.587_785_252_292_473,
    std::f64::consts::FRAC_1_SQRT_2,
    0.809_016_994_374_947,
    0.891_006_524_188_368,
    0.951_056_516_295_154,
    0.987_688_340_595_138,
    1.0,
];

/// A part of a dartboard.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bed {
    /// A part of a sector that is a field of Scharten.
    Of {
        /// The sector, 0 to 19.
        sector: u8,
        /// 0 double, 1 fat (the wide single), 2 treble, 3 little (the small single).
        depth: u8,
    },
    /// The ring around the bull, worth 25.
    OuterBull,
    /// The bull, worth 50.
    Bull,
    /// Outside of all beds, on the wood or on the wall.
    Outside,
}

/// The unit vector at the given multiple of nine degrees counter-clockwise from nine o'clock.
#[inline(never)]
pub(super) fn direction(ninths: u8) -> Point {
    let (quarter, rest) = (ninths / 10 % 4, usize::from(ninths % 10));
    let (along, aside) = (SINES[10 - rest], SINES[rest]);
    match quarter {
        0 => Point { x: -along, y: aside },
        1 => Point { x: aside, y: along },
        2 => Point { x: along, y: -aside },
        _ => Point { x: -aside, y: -along },
    }
}

/// The point at a radius in such a direction.
#[inline(never)]
fn out(ninths: u8, radius: f64) -> Point {
    let way = direction(ninths);
    Point { x: way.x * radius, y: way.y * radius }
}

/// The nearest sector by its middle. A dart on a wire belongs to one of the two sides.
pub(super) fn sector_of(point: Point) -> u8 {
    // From the nearest of four sectors, half a quarter is two and a half.
    let quarter = nearest_of((0..20).step_by(5), point);
    nearest_of((0..7).map(|n| (quarter + 17 + n) % 20), point)
}

/// The sector of a list whose middle is nearest.
fn nearest_of(sectors: impl Iterator<Item = u8>, point: Point) -> u8 {
    let near = |sector: u8| {
        let way = direction(2 * sector);
        (way.x * point.x + way.y * point.y, sector)
    };
    sectors.map(near).fold((f64::MIN, 0), |best, now| if now.0 > best.0 { now } else { best }).1
}

impl Bed {
    /// The bed at a point.
    pub fn at(point: Point) -> Bed {
        let far = (point.x * point.x + point.y * point.y).sqrt();
        let inside = EDGES.into_iter().take_while(|edge| far < *edge).count() as u8;
        match inside {
            0 => Bed::Outside,
            5 if far < BULL => Bed::Bull,
            5 => Bed::OuterBull,
            n => Bed::Of { sector: sector_of(point), depth: n - 1 },
        }
    }

    /// The bed of a field; none for numbers beyond the board.
    pub const fn of(field: Field) -> Option<Bed> {
        if field.0 >= DARTBOARD.len() {
            return None;
        }
        let (x, y) = DARTBOARD.xy(field);
        Some(if y < 4 { Bed::Of { sector: x, depth: y } } else { Bed::Of { sector: x + 10, depth: 7 - y } })
    }

    /// The field of the bed; none for the bull (Scharten, section 1).
    pub const fn field(self) -> Option<Field> {
        match self {
            Bed::Of { sector, depth } if sector < 10 => DARTBOARD.field(sector, depth),
            Bed::Of { sector, depth } => DARTBOARD.field(sector - 10, 7u8.wrapping_sub(depth)),
            _ => None,
        }
    }

    /// All beds, from the doubles to the bull.
    pub fn all() -> impl Iterator<Item = Bed> {
        let of = |n: u8| Bed::Of { sector: n % 20, depth: n / 20 };
        (0..80).map(of).chain([Bed::OuterBull, Bed::Bull])
    }

    /// The number at the edge; none for the bull.
    pub fn number(self) -> Option<u8> {
        match self {
            Bed::Of { sector, .. } => NUMBERS.get(usize::from(sector)).copied(),
            _ => None,
        }
    }

    /// The name among dart players: `D20`, `T19`, `25`, `50`. The two singles are named as in Scharten: `F5`
    /// the wide (fat) one, `L5` the small (little) one. Outside is `0`.
    pub fn name(self) -> String {
        match self {
            Bed::Of { depth, .. } => {
                let letter = char::from(LETTERS[usize::from(depth % 4)]);
                format!("{letter}{}", self.number().unwrap_or_default())
            }
            Bed::OuterBull => "25".into(),
            Bed::Bull => "50".into(),
            Bed::Outside => "0".into(),
        }
    }

    /// Parses the name of a bed, ignoring case and surrounding blanks.
    pub fn read(text: &str) -> Option<Bed> {
        let text = text.trim_ascii();
        match text {
            "25" => return Some(Bed::OuterBull),
            "50" => return Some(Bed::Bull),
            "0" => return Some(Bed::Outside),
            _ if text.eq_ignore_ascii_case("bull") => return Some(Bed::Bull),
            _ => {}
        }
        let (letter, rest) = text.split_at_checked(1)?;
        let letter = letter.bytes().next()?.to_ascii_uppercase();
        let depth = LETTERS.iter().position(|l| *l == letter)? as u8;
        let wanted = number(rest.trim_ascii())?;
        let sector = NUMBERS.iter().position(|n| u32::from(*n) == wanted)? as u8;
        Some(Bed::Of { sector, depth })
    }

    /// The middle of the bed; for the outside a point on the wood.
    pub fn middle(self) -> Point {
        match self {
            Bed::Of { sector, depth } => {
                let depth = usize::from(depth % 4);
                out(2 * sector, (EDGES[depth] + EDGES[depth + 1]) / 2.0)
            }
            // The ring around the bull has no middle of its own.
            Bed::OuterBull => out(30, (EDGES[4] + BULL) / 2.0),
            Bed::Bull => Point { x: 0.0, y: 0.0 },
            Bed::Outside => out(30, (EDGES[0] + RIM) / 2.0),
        }
    }

    /// The outline as SVG path data, in millimetres.
    pub fn outline(self) -> String {
        match self {
            Bed::Of { sector, depth } => {
                let depth = usize::from(depth % 4);
                // From half a sector before the middle to half a sector after it.
                let (from, to) = ((2 * sector + 39) % 40, 2 * sector + 1);
                let (inner, outer) = (EDGES[depth + 1], EDGES[depth]);
                let mut path = String::new();
                slice(
                    [out(from, outer), out(to, outer), out(to, inner), out(from, inner)],
                    [outer, inner],
                    &mut path,
                );
                path.push('Z');
                path
            }
            Bed::OuterBull => ring(EDGES[4]),
            Bed::Bull => ring(BULL),
            Bed::Outside => ring(RIM),
        }
    }

    /// The adjacent bed: `around` sectors clockwise, or `inwards` rings towards the bull (-1, 0 or 1).
    pub fn beside(self, around: i8, inwards: i8) -> Bed {
        match (self, inwards) {
            (Bed::Of { depth: 3, .. }, 1) => Bed::OuterBull,
            (Bed::Of { sector, depth }, _) => Bed::Of {
                sector: (sector as i8 - around).rem_euclid(20) as u8,
                depth: depth.saturating_add_signed(inwards).min(3),
            },
            (Bed::OuterBull, 1) => Bed::Bull,
            (Bed::OuterBull, -1) => Bed::Of { sector: 15, depth: 3 },
            (Bed::Bull, -1) => Bed::OuterBull,
            _ => self,
        }
    }

    /// True for the darker, black and red beds: every second sector, the 20 among them.
    pub const fn is_dark(self) -> bool {
        match self {
            Bed::Of { sector, .. } => sector % 2 == 1,
            Bed::Bull => true,
            _ => false,
        }
    }
}

/// The sector numbers and their positions.
pub fn numbers() -> impl Iterator<Item = (u8, Point)> {
    (0..20).zip(NUMBERS).map(|(sector, number)| (number, out(2 * sector, 195.0)))
}

pub(super) fn arc(radius: f64, clockwise: bool, to: Point, text: &mut String) {
    let pattern = if clockwise { "A~ ~ 0 0 1 ~ ~" } else { "A~ ~ 0 0 0 ~ ~" };
    draw(text, pattern, &[radius, radius, to.x, to.y], &[]);
}

/// Appends an annular sector: two corners on its outer edge, counter-clockwise, and back along the inner one, with
/// the radii of both edges. At most half a turn.
pub(super) fn slice([a, b, c, d]: [Point; 4], [outer, inner]: [f64; 2], text: &mut String) {
    draw(text, "M~ ~", &[a.x, a.y], &[]);
    arc(outer, false, b, text);
    draw(text, "L~ ~", &[c.x, c.y], &[]);
    arc(inner, true, d, text);
}

/// A circle around the bull.
fn ring(radius: f64) -> String {
    let (left, right) = (out(0, radius), out(20, radius));
    let mut path = String::new();
    draw(&mut path, "M~ ~", &[left.x, left.y], &[]);
    arc(radius, false, right, &mut path);
    arc(radius, false, left, &mut path);
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use super::super::Naming;
    use super::*;

    fn bed(field: &str) -> String {
        let field = Naming::DARTBOARD.field(&DARTBOARD, field).unwrap();
        Bed::of(field).unwrap().name()
    }

    /// The source of Scharten: "the O line runs between the 11 and the 6", the king on e1 nearest to White.
    #[test]
    fn the_numbers_lie_where_the_rules_say() {
        for (field, name) in [
            ("e1", "D3"),
            ("e8", "D20"),
            ("o1", "D11"),
            ("o8", "D6"),
            ("e4", "L3"),
            ("e5", "L20"),
            ("c3", "T7"),
            ("a2", "F8"),
            ("i8", "D14"),
        ] {
            assert_eq!(bed(field), name, "{field}");
        }
    }

    #[test]
    fn every_bed_is_a_field_and_has_its_name_and_its_middle() {
        let mut fields = Vec::new();
        for bed in Bed::all() {
            assert_eq!(Bed::at(bed.middle()), bed);
            assert_eq!(Bed::read(&bed.name()), Some(bed));
            if let Some(field) = bed.field() {
                assert_eq!(Bed::of(field), Some(bed));
                fields.push(field);
            }
        }
        fields.sort();
        assert_eq!(fields, DARTBOARD.fields().collect::<Vec<_>>());
        assert_eq!(Bed::of(Field(80)), None);
        assert_eq!(Bed::at(Bed::Outside.middle()), Bed::Outside);
        for wrong in ["", "T", "T0", "T21", "S5", "X3", "T 1 9", "é5", "T-1", "26"] {
            assert_eq!(Bed::read(wrong), None, "{wrong}");
        }
        assert_eq!(Bed::read(" t19 "), Bed::read("T19"));
        assert_eq!(Bed::read("Bull"), Some(Bed::Bull));
    }

    /// A dart beside a wire counts for its side of the wire.
    #[test]
    fn the_sector_of_a_point_has_the_nearest_middle() {
        for turn in 0..3_600 {
            let angle = f64::from(turn) * std::f64::consts::TAU / 3_600.0;
            let point = Point { x: 100.0 * angle.cos(), y: 100.0 * angle.sin() };
            let near = |sector: u8| direction(2 * sector).x * point.x + direction(2 * sector).y * point.y;
            let most = (0..20).map(near).fold(f64::MIN, f64::max);
            assert!(near(sector_of(point)) > most - 1e-9, "{point:?}");
        }
    }

    #[test]
    fn wires_part_the_beds() {
        let up = |y: f64| Bed::at(Point { x: 0.0, y: -y }).name();
        let seen = [6.3, 6.4, 15.8, 16.0, 98.9, 99.1, 106.9, 107.1, 161.9, 162.1, 169.9, 170.1].map(up);
        let beds = ["50", "25", "25", "L20", "L20", "T20", "T20", "F20", "F20", "D20", "D20", "0"];
        assert_eq!(seen, beds);
        for sector in 0..20u8 {
            let wire = out(2 * sector + 1, 130.0);
            let back = out(2 * sector, 1.0);
            let on = out((2 * sector + 2) % 40, 1.0);
            let beside = |by: Point| Bed::at(Point { x: wire.x + by.x, y: wire.y + by.y });
            assert_eq!(beside(back), Bed::Of { sector, depth: 1 });
            assert_eq!(beside(on), Bed::Of { sector: (sector + 1) % 20, depth: 1 });
        }
        let nowhere = Bed::at(Point { x: f64::NAN, y: 0.0 });
        assert_eq!(nowhere, Bed::Outside);
    }

    #[test]
    fn neighbours_on_the_board_are_neighbours_in_the_hand() {
        let name = |bed: Bed| bed.name();
        let d20 = Bed::read("D20").unwrap();
        assert_eq!([d20.beside(1, 0), d20.beside(-1, 0), d20.beside(0, 1)].map(name), ["D1", "D5", "F20"]);
        assert_eq!(d20.beside(0, -1), d20);
        let mut at = d20;
        let way: Vec<_> = std::iter::repeat_with(|| {
            at = at.beside(0, 1);
            at.name()
        })
        .take(6)
        .collect();
        assert_eq!(way, ["F20", "T20", "L20", "25", "50", "50"]);
        assert_eq!(Bed::Bull.beside(0, -1).beside(0, -1).name(), "L20");
    }

    #[test]
    fn outlines_are_closed_and_in_order() {
        assert_eq!(
            Bed::read("D20").unwrap().outline(),
            "M26.59 -167.91A170 170 0 0 0 -26.59 -167.91L-25.34 -160.01A162 162 0 0 1 25.34 -160.01Z"
        );
        assert_eq!(Bed::Bull.outline(), "M-6.35 0A6.35 6.35 0 0 0 6.35 0A6.35 6.35 0 0 0 -6.35 0Z");
    }
}
