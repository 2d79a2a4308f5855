//! Why a move of draughts is not allowed: precisely, and with the fields where it is seen.

use crate::common::laws::laws;
use crate::common::{self, own, text};
use notabene_core::draughts::rules::Prefer;
use notabene_core::draughts::{Agreed, Objection, Position, Setup, rules};
use notabene_core::geometry::{Field, FieldSet};
use notabene_core::position::Position as _;
use proptest::prelude::*;

fn position(id: &str, fen: &str) -> Position {
    let rules = rules::ALL.into_iter().find(|rules| rules.id == id).unwrap();
    Setup::from_text(rules, fen).unwrap().position(rules).unwrap()
}
fn field(p: &Position, name: &str) -> Field {
    p.rules.board.naming.field(&p.rules.board.grid, name).unwrap()
}
fn set(p: &Position, names: &[&str]) -> FieldSet {
    names.iter().map(|name| field(p, name)).collect()
}
/// The objection to a way of fields, written with blanks between.
fn objection(p: &Position, way: &str) -> Option<Objection> {
    let path: Vec<Field> = way.split(' ').map(|name| field(p, name)).collect();
    match path[..] {
        [from, to] => p.objection(from, to),
        _ => p.objection_to_path(&path).map(|(why, _)| why),
    }
}

#[test]
fn each_rule_has_its_own_reason() {
    for (id, fen, way, expected) in [
        ("international", "W:W32:B18", "28 23", Objection::Empty),
        ("international", "W:W32:B18", "18 23", Objection::NotYourTurn),
        ("international", "W:W32,28:B18", "32 28", Objection::OwnPiece),
        ("international", "W:W28:B23,19", "28 23", Objection::Occupied),
        ("international", "W:W32:B18", "32 26", Objection::NotItsWay),
        ("international", "W:W32:B18", "32 38", Objection::Backwards),
        ("international", "W:W32:B18", "32 23", Objection::TooFar),
        ("english", "W:WK18:B2", "18 9", Objection::TooFar),
        ("italian", "W:W18:BK14,2", "18 11", Objection::ManTakesKing(Field(0))),
        ("breakthrough", "W:WK18:B25", "18 12", Objection::Over),
        ("english", "W:W15:B18,2", "15 22", Objection::Backwards),
        ("frisian", "W:WK28:B1", "28 18", Objection::NotItsWay),
    ] {
        let p = position(id, fen);
        let expected = match expected {
            Objection::ManTakesKing(_) => Objection::ManTakesKing(field(&p, "14")),
            other => other,
        };
        assert_eq!(objection(&p, way), Some(expected), "{id} {fen} {way}");
    }
    let p = position("international", "W:WK46,37:B5");
    assert_eq!(objection(&p, "46 32"), Some(Objection::Blocked(field(&p, "37"))));
    let p = position("international", "W:W28:B23,19");
    assert_eq!(objection(&p, "28 14"), Some(Objection::TwoPieces(field(&p, "23"), field(&p, "19"))));
    let p = position("international", "W:WK46:B28,23");
    assert_eq!(objection(&p, "46 19"), Some(Objection::TwoPieces(field(&p, "28"), field(&p, "23"))));
}

#[test]
fn the_duty_to_capture_names_who_must_and_what_is_better() {
    let p = position("international", "W:W28,48:B23,5");
    assert_eq!(objection(&p, "48 43"), Some(Objection::MustCapture(set(&p, &["28"]))));
    // Three men go before two kings (the source, captures).
    let p = position("international", "W:W28:B12,13,23,K33,K44");
    let Some(Objection::Lesser { by, this, best, better }) = objection(&p, "28 50") else { panic!() };
    assert_eq!((by, this.pieces, this.kings, best.pieces, better.len()), (Prefer::Pieces, 2, 2, 3, 1));
    // With a king rather than a man: Czech. Highest value: Frisian.
    let p = position("czech", "W:Wc3,Kh2:Bd4,g3,a7");
    assert!(matches!(objection(&p, "c3 e5"), Some(Objection::Lesser { by: Prefer::ByKing, .. })));
    let p = position("frisian", "W:W32:B28,K38");
    assert!(matches!(objection(&p, "32 23"), Some(Objection::Lesser { by: Prefer::Value, .. })));
    // Most kings: Spanish.
    let p = position("spanish", "W:WK2:B5,K6");
    assert!(
        matches!(objection(&p, "2 9"), Some(Objection::Lesser { by: Prefer::Kings, .. })),
        "{:?}",
        p.captures()
    );
    // A tired king.
    let p = position("frisian", "W:WK46,35:B2:+0+346");
    assert_eq!(objection(&p, "46 41"), Some(Objection::KingTired(3)));
}

#[test]
fn a_capture_goes_on_as_far_as_it_goes() {
    let p = position("international", "W:W28:B23,13,3");
    assert_eq!(objection(&p, "28 19"), Some(Objection::MustGoOn(set(&p, &["8"]))));
    assert_eq!(objection(&p, "28 19 8"), None);
    // A king lands where it can continue.
    let p = position("international", "W:WK46:B28,13");
    assert_eq!(objection(&p, "46 23"), Some(Objection::WrongLanding(set(&p, &["19"]))));
    assert_eq!(objection(&p, "46 19"), Some(Objection::MustGoOn(set(&p, &["2", "8"]))));
    assert_eq!(objection(&p, "46 19 8"), None);
    assert_eq!(objection(&p, "46 19 13"), Some(Objection::Occupied));
    assert_eq!(objection(&p, "46 19 24"), Some(Objection::NothingToTake));
    // Killer draughts: right behind a king captured last.
    let p = position("killer", "W:WK46:BK28,5");
    assert_eq!(objection(&p, "46 19"), Some(Objection::LandsBehind(field(&p, "28"))));
    assert_eq!(objection(&p, "46 23"), None);
    // Thai: right behind every piece.
    let p = position("thai", "W:WK4:B11,29");
    assert!(matches!(objection(&p, "4 18"), Some(Objection::LandsBehind(_))));
}

#[test]
fn a_capture_does_not_turn_back_jump_twice_or_pass_what_still_stands() {
    // The coup turc of the source.
    let p = position("international", "B:W23,29,30,38,39:BK35");
    assert_eq!(objection(&p, "35 19 32 43 34"), None);
    assert_eq!(objection(&p, "35 19 32 43 25"), Some(Objection::StillStands(field(&p, "30"))));
    assert_eq!(objection(&p, "35 19 35"), Some(Objection::Twice(field(&p, "30"))));
    assert_eq!(objection(&p, "35 19 32 43"), Some(Objection::MustGoOn(set(&p, &["34"]))));
    let p = position("turkish", "W:WKa1:Ba3,a6,h8");
    assert_eq!(objection(&p, "a1 a4"), Some(Objection::MustGoOn(set(&p, &["a7", "a8"]))));
    let p = position("turkish", "W:WKa4:Ba6,a2,h8");
    assert_eq!(objection(&p, "a4 a7 a1"), Some(Objection::TurnsBack));
    // An English man that is crowned has finished.
    let p = position("english", "W:W11:B7,6");
    assert_eq!(objection(&p, "11 2 9"), Some(Objection::EndsOnLastRow));
}

#[test]
fn what_may_be_played_irregularly_is_called_so() {
    let p = position("international", "W:W28,48:B23,5");
    let p = p.agreeing(Agreed { irregular: true, ..Agreed::default() });
    let must = Objection::MustCapture(set(&p, &["28"]));
    assert_eq!(objection(&p, "48 43"), Some(Objection::Irregular(Box::new(must))));
    assert_eq!(objection(&p, "48 39"), Some(Objection::TooFar));
}

#[test]
fn no_legal_way_of_the_test_data_is_objected_to() {
    let mut seen = 0;
    for row in own("draughts/moves.json") {
        let p = position(text(&row, "variant"), text(&row, "fen"));
        for m in p.legal_moves() {
            assert_eq!(p.objection(m.from, m.to), None);
            for route in p.routes(&m).iter().take(8) {
                let objection = p.objection_to_path(route);
                assert_eq!(objection, None, "{} {} {route:?}", text(&row, "id"), p.to_fen());
                seen += 1;
            }
        }
    }
    assert!(seen > 2000, "{seen}");
}

proptest! {
    #![proptest_config(laws(48))]

    #[test]
    fn every_gesture_is_legal_or_has_a_reason(n in 0usize..17, plies in 0usize..80, seed in any::<u64>()) {
        let mut p = Position::start(rules::ALL[n]);
        let mut dice = common::Dice(seed | 1);
        for _ in 0..plies {
            let moves = p.legal_moves();
            let Some(m) = moves.get(dice.below(moves.len().max(1))) else { break };
            p.play_unchecked(m);
        }
        let legal = p.legal_moves();
        for from in p.grid().fields() {
            for to in p.grid().fields().filter(|to| *to != from) {
                let fits = legal.iter().any(|m| (m.from, m.to) == (from, to));
                prop_assert_eq!(p.objection(from, to).is_none(), fits);
            }
        }
        let path: Vec<Field> = (0..dice.below(6)).map(|_| Field(dice.below(usize::from(p.grid().len())) as u8)).collect();
        let _ = p.objection_to_path(&path);
    }
}
