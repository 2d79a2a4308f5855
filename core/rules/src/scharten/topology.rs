//! The board as defined in the rules (section 2), sector by sector and ring by ring, tested against the tables.

use super::tables::{Ray, Tables, bit, each, tables};
use super::{Diagonal, Ring};
use crate::geometry::{DARTBOARD, Field, FieldSet, Naming};

/// A field as sector, counter-clockwise from nine o'clock, and depth, from the outside.
type Place = (i32, i32);

fn places() -> impl Iterator<Item = Place> {
    (0..20).flat_map(|sector| (0..4).map(move |depth| (sector, depth)))
}

/// The number of a field: ranks 1 to 4 of line L lie in sector L, ranks 5 to 8 in sector L + 10.
fn number((sector, depth): Place) -> u8 {
    let (line, rank) = if sector < 10 { (sector, depth) } else { (sector - 10, 7 - depth) };
    (rank * 10 + line) as u8
}

fn along((sector, depth): Place, turn: i32) -> Place {
    ((sector + turn).rem_euclid(20), depth)
}

/// One step inward, rotated by `turn` sectors; from the little ring across the centre.
fn inward(at: Place, turn: i32) -> Place {
    if at.1 < 3 { along((at.0, at.1 + 1), turn) } else { along(at, 10 + turn) }
}

fn outward(at: Place, turn: i32) -> Option<Place> {
    (at.1 > 0).then(|| along((at.0, at.1 - 1), turn))
}

fn out(mut at: Place, turn: i32) -> Vec<u8> {
    let mut met = Vec::new();
    while let Some(next) = outward(at, turn) {
        met.push(number(next));
        at = next;
    }
    met
}

/// Inward to the little ring, across, and outward on the other side.
fn through(mut at: Place, turn: i32, diagonal: Diagonal) -> Vec<u8> {
    let mut met = Vec::new();
    while at.1 < 3 {
        at = inward(at, turn);
        met.push(number(at));
    }
    let turn = if diagonal == Diagonal::Straight { -turn } else { turn };
    at = inward(at, turn);
    met.push(number(at));
    met.extend(out(at, turn));
    met
}

fn set(fields: impl IntoIterator<Item = Place>) -> u128 {
    fields.into_iter().fold(0, |set, at| set | bit(number(at)))
}

fn sorted(mut ways: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    ways.sort();
    ways
}

fn listed(rays: &[Ray]) -> Vec<Vec<u8>> {
    sorted(rays.iter().map(|ray| ray.fields().to_vec()).collect())
}

fn both(mut f: impl FnMut(Diagonal, &Tables)) {
    for diagonal in [Diagonal::Straight, Diagonal::Turning] {
        f(diagonal, tables(diagonal));
    }
}

fn at(name: &str) -> u8 {
    Naming::DARTBOARD.field(&DARTBOARD, name).unwrap().0
}

fn names(set: u128) -> Vec<String> {
    FieldSet(set).iter().map(|f| Naming::DARTBOARD.name(&DARTBOARD, f)).collect()
}

#[test]
fn kings_go_to_all_neighbours() {
    both(|_, t| {
        for from in places() {
            let steps =
                [-1, 0, 1].into_iter().flat_map(|turn| [Some(inward(from, turn)), outward(from, turn)]);
            let beside = [along(from, -1), along(from, 1)];
            assert_eq!(t.king[usize::from(number(from))], set(steps.flatten().chain(beside)), "{from:?}");
        }
    });
}

#[test]
fn rooks_go_round_the_ring_and_along_the_line() {
    both(|_, t| {
        for from in places() {
            let round = |way: i32| (1..20).map(|n| number(along(from, way * n))).collect::<Vec<u8>>();
            let mut line: Vec<u8> = (from.1 + 1..4).map(|depth| number((from.0, depth))).collect();
            line.extend((0..4).rev().map(|depth| number(along((from.0, depth), 10))));
            let expected = sorted(vec![round(1), round(-1), line, out(from, 0)]);
            assert_eq!(listed(t.crosses(number(from))), expected, "{from:?}");
        }
    });
}

#[test]
fn diagonals_go_straight_on_or_keep_turning() {
    both(|diagonal, t| {
        for from in places() {
            let ways = [1, -1].into_iter().flat_map(|turn| [through(from, turn, diagonal), out(from, turn)]);
            assert_eq!(listed(t.slants(number(from))), sorted(ways.collect()), "{from:?}");
        }
    });
}

/// Reversed rays reach the same pieces past the same fields.
#[test]
fn ways_back_are_the_ways_there() {
    both(|_, t| {
        let (mut there, mut back) = (Vec::new(), Vec::new());
        for from in 0..80 {
            for ray in t.all(from) {
                for n in 0..ray.fields().len() {
                    let mut way = vec![from];
                    way.extend(&ray.fields()[..=n]);
                    there.push(way);
                }
            }
            t.ways_to(from, u128::MAX, u128::MAX, |ray, _| {
                for n in 0..ray.fields().len() {
                    let mut way: Vec<u8> = ray.fields()[..=n].iter().rev().copied().collect();
                    way.push(from);
                    back.push(way);
                }
            });
        }
        assert_eq!(sorted(there), sorted(back));
    });
}

#[test]
fn knights_jump_two_and_one() {
    both(|_, t| {
        for from in places() {
            let mut goals = Vec::new();
            for side in [-1, 1] {
                // Two vertical steps and one along the ring: inward, perhaps across, and outward.
                let two = match from.1 {
                    0 | 1 => (from.0, from.1 + 2),
                    2 => along((from.0, 3), 10),
                    _ => along((from.0, 2), 10),
                };
                goals.push(along(two, side));
                goals.extend(outward(from, 0).and_then(|one| outward(one, side)));
                goals.push(inward(from, 2 * side));
                goals.extend(outward(from, 2 * side));
            }
            let goals = goals.into_iter().filter(|to| to.1 != from.1);
            assert_eq!(t.knight[usize::from(number(from))], set(goals), "{from:?}");
        }
    });
}

/// The definition of the source: the nearest fields not on the same ring, line or diagonal.
#[test]
fn knights_reach_the_nearest_fields_no_queen_reaches() {
    let t = tables(Diagonal::Turning);
    for from in 0..80u8 {
        let mut near = 0;
        each(t.king[usize::from(from)], |one| near |= t.king[usize::from(one)]);
        let queen = t.all(from).iter().flat_map(Ray::fields).fold(bit(from), |set, f| set | bit(*f));
        assert_eq!(names(t.knight[usize::from(from)]), names(near & !queen), "from {from}");
    }
}

#[test]
fn pawns_take_forward_on_the_field_where_they_stand() {
    both(|_, t| {
        for from in places() {
            let low = from.0 < 10;
            for (side, towards_centre) in [low, !low].into_iter().enumerate() {
                let step = |turn| if towards_centre { Some(inward(from, turn)) } else { outward(from, turn) };
                let i = usize::from(number(from));
                assert_eq!(t.pawn[side][i], set([step(-1), step(1)].into_iter().flatten()), "{from:?}");
                assert_eq!(t.ahead(side, i as u8), step(0).map_or(super::tables::NONE, number), "{from:?}");
                each(t.pawn[side][i], |to| assert!(t.pawn_from[side][usize::from(to)] & bit(i as u8) != 0));
            }
        }
        let count = |sets: &[u128; 80]| sets.iter().map(|set| set.count_ones()).sum::<u32>();
        assert!([0, 1].into_iter().all(|side| count(&t.pawn[side]) == count(&t.pawn_from[side])));
        // D2
        for (from, to) in [("o2", "i6"), ("i7", "o1"), ("o5", "i3")] {
            assert!(t.pawn[0][usize::from(at(from))] & bit(at(to)) != 0, "{from} {to}");
        }
    });
}

#[test]
fn the_examples_of_the_rules_hold() {
    let t = tables(Diagonal::Straight);
    let begins = |t: &Tables, way: &str| {
        let way: Vec<u8> = way.split('-').map(at).collect();
        t.slants(way[0]).iter().any(|ray| ray.fields().starts_with(&way[1..]))
    };
    for way in ["g3-h4-g5-f6", "d3-e4-d5-c6", "f2-g3-h4-g5", "e4-d5-c6-b7-a8", "e4-f5-g6-h7-i8"] {
        assert!(begins(t, way), "{way}");
    }
    let turning = tables(Diagonal::Turning);
    for way in ["f3-e4-d5-c6", "f2-g3-h4-i5"] {
        assert!(begins(turning, way) && !begins(t, way), "{way}");
    }
    let reaches = |from: &str, to: &str| t.slants(at(from)).iter().any(|ray| ray.fields().contains(&at(to)));
    assert!(reaches("c3", "e7") && !reaches("e7", "c3"));
    assert_eq!(names(t.knight[usize::from(at("e4"))]), ["d2", "f2", "c3", "g3", "d6", "f6"]);
    assert_eq!(names(t.knight[usize::from(at("b8"))]), ["a6", "c6", "o7", "d7"]);
    for (from, to) in [("i1", "o8"), ("i8", "o1")] {
        assert!(t.king[usize::from(at(from))] & bit(at(to)) != 0);
    }
}

#[test]
fn fields_have_the_values_of_their_rings() {
    for (name, ring, value) in
        [("e1", Ring::Double, 2), ("o7", Ring::Fat, 1), ("i3", Ring::Treble, 3), ("a5", Ring::Little, 1)]
    {
        let field = Field(at(name));
        assert_eq!((Ring::of(field), ring.value()), (ring, value), "{name}");
    }
}
