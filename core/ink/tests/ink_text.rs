//! The text of ink: what is written is read again, and nothing else is.

use crate::common::writing::Dice;
use notabene_ink::ink::MOST_POINTS;
use notabene_ink::{Ink, InkError, InkErrorKind, Point, Stroke};

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

#[test]
fn a_short_text_keeps_the_drawing() {
    let mut dice = Dice::new(5);
    for _ in 0..200 {
        let ink = random_ink(&mut dice);
        let short = ink.to_short_text();
        let drawn = Ink::from_short_text(&short).expect("ink");
        assert_eq!(drawn.strokes.len(), ink.strokes.len());
        let points = drawn.strokes.iter().flat_map(|stroke| &stroke.points);
        assert!(points.clone().all(|point| point.time.is_none() && point.pressure.is_none()));
        let ends = |ink: &Ink| -> Vec<(i32, i32)> {
            let ends = ink
                .strokes
                .iter()
                .flat_map(|stroke| stroke.points.first().into_iter().chain(stroke.points.last()));
            ends.map(|point| (point.x.into(), point.y.into())).collect()
        };
        let far = |(a, b): (&(i32, i32), &(i32, i32))| (a.0 - b.0).abs().max((a.1 - b.1).abs());
        assert!(
            ends(&ink).iter().zip(&ends(&drawn)).map(far).all(|far| far <= 4),
            "ends stay in their place"
        );
    }
    // A straight line with many points has two, and a round one keeps its form.
    let line = |place: &dyn Fn(f32) -> (f32, f32)| {
        let point = |n: i32| {
            let (x, y) = place(n as f32 / 200.0);
            Point { time: Some(n as u32 * 8), pressure: Some(90), ..Point::new(x as i16, y as i16) }
        };
        Ink { strokes: vec![Stroke { points: (0..=200).map(point).collect() }] }
    };
    let straight = Ink::from_short_text(&line(&|at| (40.0 + at * 600.0, 60.0 + at * 200.0)).to_short_text());
    assert_eq!(straight.map(|ink| ink.strokes[0].points.len()), Ok(2));
    let round = line(&|at| (200.0 + 90.0 * (at * 6.0).cos(), 150.0 + 90.0 * (at * 6.0).sin()));
    let drawn = Ink::from_short_text(&round.to_short_text()).expect("ink");
    for point in &drawn.strokes[0].points {
        let radius = (f32::from(point.x) - 200.0).hypot(f32::from(point.y) - 150.0);
        assert!((radius - 90.0).abs() < 6.0, "{radius}");
    }
    assert!(round.to_short_text().len() * 10 < round.to_text().len());
    assert_eq!(Ink::from_short_text("ink1pAA"), Ink::from_text("ink1pAA"));
    let edge = Ink { strokes: vec![Stroke { points: vec![Point::new(i16::MAX, i16::MIN)] }] };
    assert!(Ink::from_short_text(&edge.to_text()).is_ok(), "places beyond the range stay at its end");
}
