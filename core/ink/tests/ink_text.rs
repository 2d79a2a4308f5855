//! The text of ink: what is written is read again, and nothing else is.

#[path = "common/writing.rs"]
mod writing;

use notabene_ink::ink::MOST_POINTS;
use notabene_ink::{Ink, InkError, InkErrorKind, Point, Stroke};
use writing::Dice;

fn random_ink(dice: &mut Dice) -> Ink {
    let mut number = |most: u32| (dice.part() * most as f32) as u32;
    let strokes = number(6);
    let stroke = |_| {
        let (kind, points) = (number(4), number(30) + 1);
        let point = |_| Point {
            x: (number(65_535) as i32 - 32_768) as i16,
            y: (number(400) as i32 - 200) as i16,
            time: (kind & 1 == 1).then(|| number(u32::MAX)),
            pressure: (kind & 2 == 2).then(|| number(255) as u8),
        };
        Stroke { points: (0..points).map(point).collect() }
    };
    Ink { strokes: (0..strokes).map(stroke).collect() }
}

#[test]
fn ink_survives_its_text() {
    let mut dice = Dice::new(3);
    for _ in 0..500 {
        let ink = random_ink(&mut dice);
        let text = ink.to_text();
        assert_eq!(Ink::from_text(&text), Ok(ink));
        assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b)), "{text}");
    }
    let edges = [i16::MIN, i16::MAX, 0, i16::MIN].map(|x| Point::new(x, -x.saturating_add(1)));
    let ink = Ink { strokes: vec![Stroke { points: edges.into() }, Stroke::default()] };
    assert_eq!(Ink::from_text(&ink.to_text()), Ok(ink));
}

#[test]
fn refusals_have_place_and_reason() {
    use InkErrorKind::*;
    let cases = [
        ("", 0, Version),
        ("ink2pAA.", 0, Version),
        ("ink1x", 4, StrokeKind),
        ("ink1pAA", 7, Unfinished),
        ("ink1pA", 6, Unfinished),
        ("ink1pA.", 6, Digit),
        ("ink1pA!.", 6, Digit),
        ("ink1pAé.", 6, Digit),
        ("ink1pggggggggA.", 12, Number),
        ("ink1p_______AA.", 12, Number),
        ("ink1pgggCA.", 5, Range),
        ("ink1pAA.tAAD.", 9, Range),
        ("ink1pAA.pAA..", 12, StrokeKind),
    ];
    for (text, at, kind) in cases {
        assert_eq!(Ink::from_text(text), Err(InkError { at, kind }), "{text}");
    }
}

#[test]
fn damaged_text_is_refused_or_read_without_panic() {
    let mut dice = Dice::new(4);
    for _ in 0..3_000 {
        let mut bytes = random_ink(&mut dice).to_text().into_bytes();
        for _ in 0..1 + dice.below(3) {
            let at = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes[at] = b' ' + dice.below(95) as u8,
                _ => bytes.insert(at, b"AgB_.pt"[dice.below(7)]),
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        match Ink::from_text(&text) {
            Ok(ink) => assert_eq!(Ink::from_text(&ink.to_text()), Ok(ink)),
            Err(error) => assert!(error.at <= text.len(), "{text} {error:?}"),
        }
    }
}

#[test]
fn ink_without_end_is_refused() {
    let text = format!("ink1p{}.", "AA".repeat(MOST_POINTS + 1));
    let error = Ink::from_text(&text).unwrap_err();
    assert_eq!(error.kind, InkErrorKind::TooLong);
}
