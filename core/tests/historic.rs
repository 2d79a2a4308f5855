//! Moves as books, programs and letters wrote them before: Smith, ICCF and descriptive notation.

use crate::common::laws::laws;
use crate::common::*;
use notabene_core::chess::{Array, Position, Rules};
use notabene_core::exchange::vocabulary::StyleSpec;
use notabene_core::notation::{Form, Notation, Style, TokenPart, movetext};
use notabene_core::position::Position as _;
use proptest::prelude::*;

fn style(name: &str) -> Style {
    StyleSpec { notation: Some(name.into()), ..StyleSpec::default() }.style().unwrap()
}

fn text(fen: &str, id: &str, name: &str) -> String {
    let p = position(fen, Rules::Chess);
    p.text(&p.by_id(id).unwrap(), &style(name))
}

#[test]
fn a_game_in_three_old_notations() {
    let start = Position::start(&Array::chess(), Rules::Chess);
    let (mut p, mut moves) = (start.clone(), Vec::new());
    for san in "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6 Nf3 Bg4 h3 Bxf3 Qxf3 e6 Bd2 Nd7 O-O-O".split(' ') {
        let m = p.read(san, &Style::pgn()).unwrap().m;
        p.play_unchecked(&m);
        moves.push(m);
    }
    for (name, line) in [
        (
            "descriptive",
            "1. P-K4 P-Q4 2. PxP QxP 3. N-QB3 Q-QR4 4. P-Q4 P-QB3 5. N-B3 B-N5 6. P-KR3 BxN 7. QxB P-K3 8. B-Q2 N-Q2 9. O-O-O",
        ),
        (
            "smith",
            "1. e2e4 d7d5 2. e4d5p d8d5p 3. b1c3 d5a5 4. d2d4 c7c6 5. g1f3 c8g4 6. h2h3 g4f3n 7. d1f3b e7e6 8. c1d2 b8d7 9. e1c1C",
        ),
        (
            "iccf",
            "1. 5254 4745 2. 5445 4845 3. 2133 4515 4. 4244 3736 5. 7163 3874 6. 8283 7463 7. 4163 5756 8. 3142 2847 9. 5131",
        ),
    ] {
        assert_eq!(movetext(&start, &moves, &style(name)), line);
    }
}

#[test]
fn captures_in_passing_promotions_and_doubts() {
    let fen = "r3k3/1P2p3/8/2PpP3/8/8/3n4/R3K2R w KQq d6 0 1";
    for (id, descriptive, smith, iccf) in [
        ("e5d6", "P(K5)xP e.p.", "e5d6E", "5546"),
        ("b7a8n", "PxR=N", "b7a8rN", "27184"),
        ("b7b8q", "P-N8=Q+", "b7b8Q", "27281"),
        ("a1d1", "R-Q1", "a1d1", "1141"),
        ("h1f1", "R-KB1", "h1f1", "8161"),
        ("a1a8", "RxR+", "a1a8r", "1118"),
    ] {
        let all = ["descriptive", "smith", "iccf"].map(|name| text(fen, id, name));
        assert_eq!(all, [descriptive, smith, iccf], "{id}");
    }
    assert_eq!(text("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "smith"), "e1g1c");
    // Two rooks with one target, two knights to capture, the last rank of Black.
    assert_eq!(text("6k1/8/8/8/8/8/8/R2K3R w - - 0 1", "a1b1", "descriptive"), "R-QN1");
    assert_eq!(text("7k/8/8/8/8/8/8/R4R1K w - - 0 1", "a1d1", "descriptive"), "R(QR1)-Q1");
    assert_eq!(text("7k/8/2n1n3/8/3N4/8/8/7K w - - 0 1", "d4e6", "descriptive"), "NxN(K6)");
    assert_eq!(text("6rk/6pp/7N/8/2Q5/8/8/7K w - - 0 1", "c4g8", "descriptive"), "QxR#");
    assert_eq!(text("4k3/8/8/8/8/4K3/8/r7 b - - 0 1", "a1a8", "descriptive"), "R-R1");
}

#[test]
fn every_sign_knows_its_reason() {
    let p = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Rules::Chess);
    let m = p.by_id("e4d5").unwrap();
    let parts = |name: &str| -> Vec<(String, TokenPart, &str)> {
        p.write(&m, &style(name)).into_iter().map(|t| (t.text, t.part, t.message.id())).collect()
    };
    let row = |text: &str, part, id| (text.to_string(), part, id);
    let (from, to) = ((TokenPart::From, "starts_on"), (TokenPart::To, "goes_to"));
    assert_eq!(
        parts("smith"),
        [row("e4", from.0, from.1), row("d5", to.0, to.1), row("p", TokenPart::Takes, "takes")]
    );
    assert_eq!(parts("iccf"), [row("54", from.0, from.1), row("45", to.0, to.1)]);
    assert_eq!(
        parts("descriptive"),
        [
            row("P", TokenPart::Piece, "piece_moves"),
            row("x", TokenPart::Takes, "takes"),
            row("P", to.0, to.1)
        ]
    );
}

proptest! {
    #![proptest_config(laws(60))]

    /// All moves of a position have different texts, and the parts add up to the text.
    #[test]
    fn old_texts_tell_all_moves_apart(number in prop_oneof![Just(518u16), 0..960u16], seed in any::<u64>(), plies in 0..120usize) {
        let p = played(number, seed, plies);
        for form in [Form::Smith, Form::Iccf, Form::Descriptive] {
            let style = Style { form, ..Style::pgn() };
            let mut texts: Vec<String> = p.write_all(&style).into_iter().map(|(_, text)| text).collect();
            let n = texts.len();
            for m in p.moves().iter() {
                let parts: String = p.write(m, &style).into_iter().map(|t| t.text).collect();
                prop_assert_eq!(&parts, &p.text(m, &style));
                prop_assert!(texts.contains(&parts));
            }
            texts.sort();
            texts.dedup();
            prop_assert_eq!(texts.len(), n, "{:?} in {}", form, p.fen());
        }
    }
}
