//! Positions of draughts as text: what is read, what is refused, what is written.

use crate::common::laws::laws;
use crate::common::{own, text};
use notabene_core::draughts::{Move, Position, Rules, Setup, SetupError, TextError, TextFault, Tired, rules};
use notabene_core::geometry::Field;
use notabene_core::position::{Position as _, Side};
use proptest::prelude::*;

fn game(id: &str) -> &'static Rules {
    rules::ALL.into_iter().find(|rules| rules.id == id).unwrap()
}
fn field(rules: &Rules, name: &str) -> Field {
    rules.board.naming.field(&rules.board.grid, name).unwrap()
}
fn read(id: &str, text: &str) -> Setup {
    Setup::from_text(game(id), text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}
/// A text after parsing and writing.
fn again(id: &str, text: &str) -> String {
    read(id, text).position(game(id)).unwrap().to_fen()
}

#[test]
fn every_position_of_the_test_data_is_written_as_it_was_read() {
    let mut seen = 0;
    for file in ["draughts/moves.json", "draughts/perft.json", "draughts/draws.json"] {
        for row in own(file) {
            let id = text(&row, "variant");
            let Some(rules) = rules::ALL.into_iter().find(|rules| rules.id == id) else { continue };
            // Some tables are for other boards or other numbers of men under the same name.
            let Some(Ok(setup)) = row["fen"].as_str().map(|fen| Setup::from_text(rules, fen)) else {
                continue;
            };
            let written = setup.text(rules);
            assert_eq!(Setup::from_text(rules, &written), Ok(setup), "{id} {written}");
            if file.ends_with("moves.json") {
                assert_eq!(written, text(&row, "fen"), "{id}");
            }
            seen += 1;
        }
    }
    assert!(seen > 1500, "{seen}");
}

#[test]
fn positions_after_moves_are_written_plainly_and_in_the_order_of_the_fields() {
    let mut seen = 0;
    for row in own("draughts/moves.json") {
        let p = read(text(&row, "variant"), text(&row, "fen")).position(game(text(&row, "variant"))).unwrap();
        let afters: Vec<String> = p.legal_moves().iter().map(|m| p.play(m).unwrap().to_fen()).collect();
        // Tired kings are listed apart from these texts.
        for m in row["moves"].as_array().unwrap() {
            assert!(
                afters.iter().any(|a| a == text(m, "after")),
                "{}: {}",
                text(&row, "id"),
                text(m, "after")
            );
            seen += 1;
        }
    }
    assert!(seen > 2000, "{seen}");
}

#[test]
fn every_start_can_be_read() {
    for rules in rules::ALL {
        let start = Position::start(rules);
        let read = Setup::from_text(rules, &start.to_fen()).unwrap().position(rules).unwrap();
        assert_eq!(read, start, "{}", rules.id);
        assert_eq!(Position::start(rules).turn(), rules.first);
    }
    for (id, start) in [
        ("international", "W:W31-50:B1-20"),
        ("english", "B:W21-32:B1-12"),
        ("italian", "W:W21-32:B1-12"),
        ("spanish", "W:W1-12:B21-32"),
        ("portuguese", "W:W1-12:B21-32"),
        ("canadian", "W:W43-72:B1-30"),
        ("pool", "B:W21-32:B1-12"),
        ("thai", "B:W1-8:B25-32"),
        ("frisian", "W:W31-50:B1-20"),
        ("frysk", "W:W46-50:B1-5"),
        ("turkish", "W:Wa2-h2,a3-h3:Ba6-h6,a7-h7"),
        ("russian", "W:Wa1-g3:Bb6-h8"),
        ("brazilian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"),
    ] {
        assert_eq!(again(id, start), Position::start(game(id)).to_fen(), "{id}");
    }
}

#[test]
fn texts_in_the_wild_are_understood() {
    let plain = "W:W31,32:B1,K2";
    for written in [
        "W:W31,32:B1,K2.",
        "W:B1,K2:W31,32",
        "  W : W 31 , 32 : B 1 , K 2 \n",
        "\u{feff}W:W31,32:B1,K2",
        "W:W31-32:BK2,1",
        "W:W32-31:B01,K02",
        "W:W31:W32:B1:BK2",
        "w:W31,32,:B1,,K2:",
        "W:W31,32:B1,K2-2",
        "W:W31,32:B1,K2-K2",
        "W:W31,32,G36:B1,K2,P40",
        "W:Wb4,d4:Bb10,Kd10",
    ] {
        assert_eq!(again("international", written), plain, "{written:?}");
    }
    assert_eq!(again("international", "W:WK12-14:B45"), "W:WK12,K13,K14:B45");
    assert_eq!(again("international", "W:W28-33:B"), "W:W28,29,30,31,32,33:B");
    // Numbers on lettered boards begin at the top left, seen by White.
    assert_eq!(again("russian", "W:W32,29:B1,K4"), "W:Wa1,g1:Bb8,Kh8");
    assert_eq!(
        again("brazilian", "B:W21-32:B1-12"),
        "B:W".to_string() + &Position::start(game("russian")).to_fen()[3..]
    );
    assert_eq!(again("turkish", "W:WK64:B1"), "W:WKh1:Ba8");
    // Letters on boards with numbers are those that White sees.
    assert_eq!(again("english", "B:Wa1:Bb8"), "B:W29:B1");
    assert_eq!(again("spanish", "W:Wh1:Ba8"), "W:W1:B32");
    assert_eq!(again("thai", "B:Wg1:Bb8"), "B:W1:B32");
    assert_eq!(again("canadian", "W:Wa1:Bl12"), "W:W67:B6");
}

#[test]
fn counters_are_written_only_where_they_were_told() {
    for text in [
        "W:W31:B20:H0:F1",
        "B:WK31:BK20:H12:F60",
        "W:W31,K46:BK5,20:H3:F9:+25+146",
        "W:W31,K46:BK5,20:H3:F9:+0+346",
        "W:W31,K46:BK5,20:+0+0",
    ] {
        assert_eq!(again("frisian", text), text);
        let p = read("frisian", text).position(game("frisian")).unwrap();
        assert_eq!(read("frisian", &p.to_fen()).position(game("frisian")).unwrap(), p, "{text}");
    }
    assert_eq!(again("frisian", "W:W31,K46:BK5,20:+2+0"), "W:W31,K46:BK5,20:+25+0");
    assert_eq!(again("international", "W:W31:B20:+0+0"), "W:W31:B20");
    assert_eq!(again("international", "W:W31:B20:F7"), "W:W31:B20:H0:F7");
    let p = read("frisian", "W:W31,K46:BK5,20:H3:F9:+25+146").position(game("frisian")).unwrap();
    let frisian = game("frisian");
    let told = |side: Side| Setup::from(&p).tired[side.index()];
    assert_eq!((p.number(), p.quiet_plies()), (9, 3));
    assert_eq!(told(Side::White), Some(Tired { king: field(frisian, "46"), moves: 1 }));
    assert_eq!(told(Side::Black), Some(Tired { king: field(frisian, "5"), moves: 2 }));
    // The game and its counters continue.
    let on = p.legal_moves().into_iter().find(|m| m.from == field(frisian, "46")).unwrap();
    assert!(p.play(&on).unwrap().to_fen().contains(":H4:F9:+25+2"), "{}", p.play(&on).unwrap().to_fen());
}

#[test]
fn a_text_that_is_no_position_is_refused_at_its_place() {
    use TextFault::{Counter, Field, Side, Twice};
    for (text, at, fault) in [
        ("", 0, Side),
        ("   ", 3, Side),
        ("?:W31:B1", 0, Side),
        ("X:W31:B1", 0, Side),
        ("W31:B1", 0, Side),
        ("W:31:B1", 2, Side),
        ("W:?31:B1", 2, Side),
        ("W:W31: R1", 7, Side),
        ("W:W51:B1", 3, Field),
        ("W:W0:B1", 3, Field),
        ("W:W31,é:B1", 6, Field),
        ("W:W31, 3 2:B1", 7, Field),
        ("W:W31:BQ1", 7, Field),
        ("W:W31:BKK1", 8, Field),
        ("W:W31-:B1", 6, Field),
        ("W:W-31:B1", 3, Field),
        ("W:W31-40-50:B1", 6, Field),
        ("W:Wa1:Bb1", 7, Field),
        ("W:Wk1:B1", 3, Field),
        ("W:W31,31:B1", 6, Twice),
        ("W:W31:B1,K31", 9, Twice),
        ("W:W31-35:B1, 33-40", 13, Twice),
        ("W:W31:B1:H", 10, Counter),
        ("W:W31:B1:H-1", 10, Counter),
        ("W:W31:B1:H0:F0", 13, Counter),
        ("W:W31:B1:H0:F100000", 13, Counter),
        ("W:W31:B1:H0:F99999999999999999999", 13, Counter),
        ("W:W31:B1:+", 10, Counter),
        ("W:W31:B1:+0", 11, Counter),
        ("W:W31:B1:+446+0", 10, Counter),
        ("W:W31:B1:+0+1", 13, Field),
        ("W:W31:B1:+0+199", 13, Field),
    ] {
        assert_eq!(Setup::from_text(game("frisian"), text), Err(TextError { at, fault }), "{text:?}");
    }
}

#[test]
fn an_arrangement_that_cannot_be_played_says_why() {
    let reasons = |id, text| read(id, text).reasons(game(id));
    let at = |id, name| field(game(id), name);
    assert_eq!(reasons("international", "W:W:B"), [SetupError::Empty]);
    assert_eq!(
        reasons("international", "W:W1,31:B50"),
        [
            SetupError::ManOnLastRow(at("international", "1")),
            SetupError::ManOnLastRow(at("international", "50"))
        ]
    );
    assert_eq!(reasons("spanish", "W:W32:B31"), [SetupError::ManOnLastRow(at("spanish", "32"))]);
    assert_eq!(reasons("frisian", "W:W31:BK5:+15+131"), [SetupError::Tired(at("frisian", "31"))]);
    assert_eq!(reasons("international", "W:WK1:B"), []);
}

/// Texts that nearly are positions.
fn hostile() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        Just(":".to_string()),
        Just(",".into()),
        Just("-".into()),
        Just("W".into()),
        Just(":B".into()),
        Just("K".into()),
        Just("+".into()),
        Just(":H".into()),
        Just(":F".into()),
        Just(" ".into()),
        Just("\u{feff}".into()),
        Just(".".into()),
        Just("?".into()),
        (0u32..100).prop_map(|n| n.to_string()),
        "[a-m][0-9]{1,2}",
        "\\PC",
        any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(part, 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn no_text_does_harm(body in hostile(), prefix in prop::bool::ANY, n in 0..17usize) {
        let rules = rules::ALL[n];
        let text = if prefix { format!("W:W{body}") } else { body };
        match Setup::from_text(rules, &text) {
            Err(error) => prop_assert!(text.is_char_boundary(error.at), "{error:?}"),
            Ok(setup) => {
                let written = setup.text(rules);
                prop_assert_eq!(Setup::from_text(rules, &written).map(|s| s.text(rules)), Ok(written));
                if let Ok(p) = setup.position(rules) {
                    let again = Setup::from_text(rules, &p.to_fen()).unwrap().position(rules).unwrap();
                    prop_assert_eq!(&again, &p);
                    p.outcome(1);
                    p.tallies(3);
                    for m in p.legal_moves() {
                        prop_assert!(p.play(&m).is_ok());
                    }
                }
            }
        }
    }
}

/// Games that limit the moves of a king in a row: a position parsed from its text blocks a tired king,
/// as does the played one.
#[test]
fn a_spent_king_stays_spent_in_the_text() {
    let tiring: Vec<_> = rules::ALL.into_iter().filter(|rules| rules.king_moves_in_row > 0).collect();
    assert!(tiring.len() >= 2, "{tiring:?}");
    for rules in tiring {
        let mut p = read(rules.id, "W:WK47,36:BK4,15").position(rules).unwrap();
        let name = |at| rules.board.naming.name(&rules.board.grid, at);
        let named = |m: &Move| [name(m.from), name(m.to)].join("-");
        for id in ["47-42", "4-10", "42-47", "10-4", "47-42", "4-10"] {
            let all = p.legal_moves();
            let m = all.iter().find(|m| named(m) == id).unwrap_or_else(|| panic!("{id} in {}", p.to_fen()));
            p = p.play(m).unwrap();
        }
        let text = p.to_fen();
        let back = read(rules.id, &text).position(rules).unwrap();
        let ids = |p: &Position| p.legal_moves().iter().map(named).collect::<Vec<_>>();
        assert_eq!(ids(&back), ids(&p), "{text}");
        assert!(ids(&p).iter().all(|id| !id.starts_with("42-")), "{text}: {:?}", ids(&p));
    }
}
