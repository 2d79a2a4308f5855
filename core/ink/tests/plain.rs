//! Strokes as plain text of programs.

use notabene_ink::plain::PlainErrorKind::{self, Point as BadPoint, Stroke as BadStroke, TooLong};
use notabene_ink::{Ink, Point};

fn points(text: &str) -> Vec<Vec<(i16, i16)>> {
    let ink = Ink::from_plain(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let place = |point: &Point| (point.x, point.y);
    ink.strokes.iter().map(|stroke| stroke.points.iter().map(place).collect()).collect()
}

fn fault(text: &str) -> (PlainErrorKind, usize) {
    let error = Ink::from_plain(text).expect_err("these are no strokes");
    (error.kind, error.at)
}

#[test]
fn large_ink_is_rounded_and_small_ink_enlarged() {
    assert_eq!(points("0,0 600.4,10.6|-7,1e2"), [vec![(0, 0), (600, 11)], vec![(-7, 100)]]);
    assert_eq!(points("1000.25,1000 1001.25,1000.5"), [[(0, 0), (512, 256)]], "from its corner");
    assert_eq!(points("5,7"), [[(5, 7)]], "a dot has no size");
    assert_eq!(points("-32767,0 32767,0"), [[(-32767, 0), (32767, 0)]]);
    assert_eq!(points(" \n"), [[]; 0]);
}

#[test]
fn a_fault_has_its_place() {
    for word in ["x", "1", "1,", "1,2,3", "NaN,1", "1,inf", "1,32768", "é,1"] {
        assert_eq!(fault(&format!("1,2|3,4 {word}")), (BadPoint, 8), "{word}");
    }
    assert_eq!(fault("1,2||3,4"), (BadStroke, 4));
    assert_eq!(fault("|"), (BadStroke, 0));
    assert_eq!(fault(&"1,2 ".repeat(65_537)), (TooLong, 4 * 65_536));
    assert_eq!(fault(&" ".repeat(1 << 23)).0, TooLong, "blanks without end");
}
