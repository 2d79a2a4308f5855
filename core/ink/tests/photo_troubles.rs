//! Places of a sheet with crossed-out moves, signs over each other, strokes that were cut, and dirt.

use crate::common::writing::{Dice, Drawings, Hand};
use notabene_core::game::registry;
use notabene_core::notation::Style;
use notabene_ink::drawing::Line;
use notabene_ink::grammar::grammar;
use notabene_ink::net::Net;
use notabene_ink::photo::pieces::Pieces;
use notabene_ink::photo::struck;
use notabene_ink::photo::texts::CellTexts;
use notabene_ink::{Ink, Point, Stroke, sign};

const DRAWINGS: &str = include_str!("data/drawings.txt");
const TEXT: &str = "Bxf7";

fn written(text: &str) -> Ink {
    let (drawings, mut dice) = (Drawings::read(DRAWINGS), Dice::new(4));
    Hand::plain(30.0).write(&sign::signs(text).unwrap(), &drawings, &mut dice).ink()
}

fn moved(ink: &Ink, x: i16, y: i16) -> Vec<Stroke> {
    let point = |p: &Point| Point::new(p.x + x, p.y + y);
    ink.strokes.iter().map(|s| Stroke { points: s.points.iter().map(point).collect() }).collect()
}

fn sides(ink: &Ink) -> [i16; 4] {
    let points = || ink.strokes.iter().flat_map(|stroke| &stroke.points);
    let (x, y) = (|| points().map(|p| p.x), || points().map(|p| p.y));
    [x().min().unwrap(), y().min().unwrap(), x().max().unwrap(), y().max().unwrap()]
}

fn straight(from: [i16; 2], to: [i16; 2]) -> Stroke {
    let at = |n: i16, i: usize| from[i] + (i32::from(to[i] - from[i]) * i32::from(n) / 20) as i16;
    Stroke { points: (0..=20).map(|n| Point::new(at(n, 0), at(n, 1))).collect() }
}

fn lines(ink: &Ink) -> Vec<Line> {
    let place = |p: &Point| [f32::from(p.x), f32::from(p.y)];
    ink.strokes.iter().map(|stroke| stroke.points.iter().map(place).collect()).collect()
}

/// A text with a line through it.
fn crossed_out(text: &str) -> Ink {
    let mut ink = written(text);
    let [left, top, right, bottom] = sides(&ink);
    let middle = (top + bottom) / 2;
    ink.strokes.push(straight([left - 12, middle + 4], [right + 12, middle - 6]));
    ink
}

fn cell(ink: &Ink) -> CellTexts {
    let start = registry::open("chess", None, None).unwrap().played().last;
    let style = Style::pgn();
    CellTexts::of(ink, &Net::trained(), &grammar(&start, &style))
}

fn first(cell: &CellTexts) -> String {
    sign::text(&cell.written()[0].signs)
}

#[test]
fn what_stands_beside_crossed_out_signs_is_the_text() {
    let mut ink = crossed_out("Nd5");
    let [.., right, _] = sides(&ink);
    ink.strokes.extend(moved(&written(TEXT), right, 0));
    let mut cell = cell(&ink);
    assert_eq!(first(&cell), TEXT);
    assert!(!cell.weight(TEXT).escapes && cell.weight("Nd5").escapes);
}

#[test]
fn what_stands_above_crossed_out_signs_is_the_text() {
    let mut ink = crossed_out("Nd5Rg4");
    let [_, top, ..] = sides(&ink);
    let above = written("e4");
    let [.., bottom] = sides(&above);
    ink.strokes.extend(moved(&above, 40, top - bottom - 30));
    let mut cell = cell(&ink);
    assert_eq!(first(&cell), "e4");
    assert!(!cell.weight("e4").escapes);
}

#[test]
fn signs_without_a_line_through_them_are_not_crossed_out() {
    for text in ["Nd5", "0-0-0", "exd4", "Txf8", "fxe4", TEXT] {
        assert!(struck::readings(&lines(&written(text))).is_empty(), "{text}");
    }
    // A line alone is no text that was crossed out.
    assert!(struck::readings(&[vec![[0.0, 50.0], [400.0, 50.0]]]).is_empty());
}

#[test]
fn a_stroke_that_was_cut_is_one_stroke_of_a_sign() {
    let whole = written(TEXT);
    let mut cut = Ink::default();
    for Stroke { points } in &whole.strokes {
        let middle = points.len() / 2;
        cut.strokes.push(Stroke { points: points[..=middle].to_vec() });
        cut.strokes.push(Stroke { points: points[middle..].to_vec() });
    }
    assert_eq!(first(&cell(&whole)), TEXT);
    assert_eq!(first(&cell(&cut)), TEXT);
    assert!(!cell(&cut).weight(TEXT).escapes);
}

#[test]
fn a_speck_is_no_sign() {
    let mut ink = written(TEXT);
    let [left, top, right, bottom] = sides(&ink);
    ink.strokes.push(straight([(left + right) / 2, bottom], [(left + right) / 2 + 6, bottom + 4]));
    ink.strokes.push(straight([left - 60, top + 40], [left - 56, top + 48]));
    let mut cell = cell(&ink);
    assert!(!cell.weight(TEXT).escapes, "{:?}", first(&cell));
}

#[test]
fn many_lines_over_each_other_may_be_any_sign() {
    let mut ink = written("Bxf");
    let [.., right, _] = sides(&ink);
    for text in ["7", "1", "4", "8", "7"] {
        ink.strokes.extend(moved(&written(text), right - 10, 2));
    }
    let mut cell = cell(&ink);
    let [own, other] = [TEXT, "Nd2"].map(|text| cell.weight(text).score);
    assert!(own > other + 3.0, "{own} {other} {:?}", first(&cell));
    // No single sign there is sure.
    assert!(cell.lead(TEXT, |text| text != TEXT) < 3.0);
}

#[test]
fn a_scribble_of_too_many_strokes_is_no_text() {
    let strokes = (0..90).map(|n| straight([n * 4, 0], [n * 4 + 9, 60])).collect();
    let ink = Ink { strokes };
    assert_eq!(Pieces::of(&ink, |_| false), None);
    assert!(!cell(&ink).is_read());
}
