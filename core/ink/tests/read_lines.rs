//! The example `read`: JSON lines in, verdicts out, and no panic whatever comes.

use crate::common::writing::{Dice, Drawings, Hand};
use crate::read_lines_example::answer;
use notabene_ink::net::Net;
use notabene_ink::{Ink, sign};
use serde_json::{Value, json};

const DRAWINGS: &str = include_str!("data/drawings.txt");
const FEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

/// A text written by a random hand, as strokes of a request.
fn strokes(text: &str, dice: &mut Dice) -> String {
    let signs = sign::signs(text).expect("signs");
    let Ink { strokes } = Hand::random(dice, 0.5).write(&signs, &Drawings::read(DRAWINGS), dice).ink();
    let stroke = |stroke: &notabene_ink::Stroke| {
        let points: Vec<String> =
            stroke.points.iter().map(|point| format!("{},{}", point.x, point.y)).collect();
        points.join(" ")
    };
    strokes.iter().map(stroke).collect::<Vec<_>>().join("|")
}

#[test]
fn moves_of_all_games_are_read() {
    let (net, mut dice) = (Net::trained(), Dice::new(3));
    let cases = [
        (json!({ "game": "chess", "position": FEN, "language": "fr" }), "Cf3"),
        (json!({ "position": FEN }), "Nf3"),
        (json!({ "game": "draughts/international", "language": "nl" }), "32-28"),
        (json!({ "game": "draughts/russian" }), "c3-d4"),
    ];
    for (request, text) in cases {
        let mut found = 0;
        for _ in 0..10 {
            let mut request = request.clone();
            request["strokes"] = strokes(text, &mut dice).into();
            request["copied"] = json!([{ "text": text, "strokes": strokes(text, &mut dice) }]);
            let answer = answer(&request.to_string(), &net);
            let asked = answer["ask"].as_array().is_some_and(|texts| texts.iter().any(|other| other == text));
            found += usize::from(answer["sure"] == text || asked);
        }
        assert!(found >= 9, "{text}: {found}");
    }
    let nothing = answer(&json!({ "strokes": "" }).to_string(), &net);
    assert_eq!(nothing, json!({ "unreadable": true }));
}

#[test]
fn hostile_lines_are_errors() {
    let net = Net::trained();
    let many = "1,2 ".repeat(70_000);
    let cases: [(Value, &str); 14] = [
        (json!({}), "bad_request"),
        (json!([1]), "bad_request"),
        (json!({ "strokes": 7 }), "bad_request"),
        (json!({ "strokes": "1,2", "stroke": "1,2" }), "bad_request"),
        (json!({ "strokes": "1,2", "game": "go" }), "no_such_game"),
        (json!({ "strokes": "1,2", "position": "8/8 w" }), ""),
        (json!({ "strokes": "1,2", "language": "xx" }), ""),
        (json!({ "strokes": "1,2", "language": "ru" }), "no_signs"),
        (json!({ "strokes": "1,2 3" }), "bad_point"),
        (json!({ "strokes": "1,NaN" }), "bad_point"),
        (json!({ "strokes": "1,99999" }), "bad_point"),
        (json!({ "strokes": "1,2||3,4" }), "bad_stroke"),
        (json!({ "strokes": many }), "too_long"),
        (json!({ "strokes": "1,2", "copied": [{ "text": "Nf3", "strokes": "" }] }), "bad_copy"),
    ];
    for (request, kind) in cases {
        let answer = answer(&request.to_string(), &net);
        let found = answer["error"]["kind"].as_str().unwrap_or_else(|| panic!("{request}: {answer}"));
        assert!(kind.is_empty() || found == kind, "{answer}");
    }
    for line in ["{", "null", "\u{0}", "{\"strokes\":\"1,2\"", &"[".repeat(100_000)] {
        assert!(answer(line, &net)["error"].is_object());
    }
}

#[test]
fn damaged_strokes_never_panic() {
    let (net, mut dice) = (Net::trained(), Dice::new(4));
    for _ in 0..200 {
        let mut text = strokes("Nxd4+", &mut dice).into_bytes();
        for _ in 0..1 + dice.below(6) {
            let at = dice.below(text.len());
            text[at] = *dice.of(b"0123456789-,| .e");
        }
        let text = String::from_utf8(text).expect("ASCII");
        let answer = answer(&json!({ "strokes": text }).to_string(), &net);
        assert_eq!(answer.as_object().map(serde_json::Map::len), Some(1), "{answer}");
    }
}
