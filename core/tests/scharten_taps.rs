//! Scharten by taps: moves, darts, occupied fields, and undo.

use notabene_core::exchange::{Export, views, vocabulary};
use notabene_core::game::{Game, Go, Mark, PieceId, Tap, Touch, registry};
use notabene_core::geometry::{DARTBOARD, Field, Naming};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::{Ending, Figure, Side};
use serde_json::{Value, json};

fn at(name: &str) -> Field {
    Naming::DARTBOARD.field(&DARTBOARD, name).unwrap_or_else(|| panic!("no field {name}"))
}
fn quiet(position: &str) -> Game {
    registry::open("scharten", Some(position), None).unwrap()
}
fn loud(position: &str) -> Game {
    registry::open("scharten-loud", Some(position), None).unwrap()
}
fn taps(table: &mut Game, fields: &str) -> Tap {
    fields.split(' ').map(|f| table.tap(at(f), Touch::Tap, &Style::pgn())).last().unwrap()
}
fn dart(table: &mut Game, field: &str) -> Tap {
    table.tap(at(field), Touch::Dart, &Style::pgn())
}
fn miss(table: &mut Game) {
    table.enter("@-", &Style::pgn()).unwrap_or_else(|e| panic!("{e:?}"));
}
fn position(table: &Game) -> String {
    table.text(Export::Position)
}
fn who(table: &Game, field: &str) -> Option<(PieceId, Figure)> {
    let pieces = table.scene().pieces;
    pieces.into_iter().find(|p| p.field == at(field)).map(|p| (p.id, p.glyph.figure))
}
fn played(tap: &Tap) -> bool {
    matches!(tap, Tap::Played(_))
}

#[test]
fn the_king_castles_round_the_ring_and_over_the_centre_by_taps() {
    let over = "5R4/2k7/10/10/10/2r7/10/4BKB3 w e1e8 - 0 1";
    for goal in ["e3", "e8"] {
        let mut table = quiet(over);
        taps(&mut table, "e1");
        assert!(table.scene().marks.contains(&(at("e8"), Mark::Castle)));
        assert!(played(&taps(&mut table, goal)), "by {goal}");
        assert_eq!(position(&table), "10/2k7/10/10/10/2r2K4/5R4/4B1B3 b - - 1 1");
        // Both have the same identity as before.
        let before = quiet(over);
        assert_eq!(who(&table, "e3"), who(&before, "e1"));
        assert_eq!(who(&table, "e2"), who(&before, "e8"));
    }
    let both = "10/3p6/2n1k5/10/10/10/10/5K3R w e1i1 - 0 1";
    for (goal, king) in [("g1", "10/3p6/2n1k5/10/10/10/10/6RK2 b"), ("c1", "10/3p6/2n1k5/10/10/10/10/3KR5 b")]
    {
        let mut table = quiet(both);
        let tap = taps(&mut table, &format!("e1 {goal}"));
        assert!(played(&tap), "{goal}: {tap:?}");
        assert!(position(&table).starts_with(king), "{}", position(&table));
    }
    // A single rook has two castlings: tapping it asks which one.
    let mut table = quiet(both);
    let Tap::Choose(choices) = taps(&mut table, "e1 i1") else { panic!("no choice") };
    assert_eq!(choices.len(), 2);
    assert!(choices[0].text != choices[1].text);
    assert!(played(&table.choose(Some(1))));
}

/// From the king to the adjacent rook: this rook is meant, not castling the long way round the ring.
#[test]
fn a_rook_beside_the_king_is_taken_up_instead() {
    for (text, rook) in [("5KR3 w e1f1", "f1"), ("4RK4 w d1e1", "d1"), ("5K1R2 w e1g1", "g1")] {
        let text = format!("10/10/3k6/10/10/10/10/{text} - 0 1");
        let mut table = quiet(&text);
        taps(&mut table, "e1");
        assert!(!table.scene().marks.iter().any(|(_, mark)| *mark == Mark::Castle), "{rook}");
        assert_eq!(taps(&mut table, rook), Tap::Held, "{rook}");
        assert!(played(&taps(&mut table, &rook.replace('1', "2"))), "{rook}");
        // Its field still selects it.
        let mut table = quiet(&text);
        let goal = if rook == "d1" { "g1" } else { "c1" };
        assert!(played(&taps(&mut table, &format!("e1 {goal}"))), "{rook}");
    }
}

#[test]
fn a_pawn_becomes_what_is_chosen_and_its_rook_castles() {
    let mut table = quiet("10/5P4/10/2k5r1/7p2/10/10/1R3K4 w a1e1 - 0 1");
    let Tap::Choose(choices) = taps(&mut table, "e7 e8") else { panic!("no choice") };
    let becomes: Vec<Figure> = choices.iter().filter_map(|c| Some(c.glyph?.figure)).collect();
    assert_eq!(becomes.len(), 4);
    let rook = becomes.iter().position(|f| *f == Figure::Rook).unwrap();
    assert!(played(&table.choose(Some(rook))));
    assert!(position(&table).contains("e8"), "a new rook has never moved: {}", position(&table));
    assert!(played(&taps(&mut table, "g4 g3")));
    assert!(played(&taps(&mut table, "e1 e3")), "castling over the centre");
    assert!(table.text(Export::Pgn).contains("Ke3"), "{}", table.text(Export::Pgn));
}

#[test]
fn the_way_round_and_over_is_told() {
    let mut table = quiet("10/10/10/10/10/2k7/10/1R3K4 w a1e1 - 0 1");
    taps(&mut table, "a1 i8");
    let path: Vec<Field> = table.scene().path;
    assert_eq!(path, ["a1", "o1", "i8"].map(at));
}

#[test]
fn darts_place_pieces_in_their_order() {
    let mut table = registry::open("scharten-loud", None, None).unwrap();
    assert!(played(&dart(&mut table, "c3")));
    assert!(played(&dart(&mut table, "c6")));
    let throws = table.scene().throws.unwrap();
    assert_eq!((throws.queue[0].len(), throws.queue[1].len(), throws.misses), (16, 16, [0, 0]));
    assert_eq!(
        throws.good.len() + 2,
        throws.area.len() as u32,
        "the king and the pawn stand in the own area"
    );
    // A dart on the other half, on an occupied field or outside is lost.
    for field in ["c6", "a7", "e1"] {
        assert!(played(&dart(&mut table, field)), "{field}");
        assert!(played(&dart(&mut table, "d5")) || field != "c6");
        table.go(Go::Undo);
        table.go(Go::Undo);
    }
    miss(&mut table);
    assert_eq!(position(&table), "5k4/10/3p6/10/10/3P6/10/5K4 b c3c6e1e8 - 1 2 16/16 1/0");
    assert_eq!(table.scene().marks, [], "a lost dart leaves no mark");
    table.go(Go::Back);
    assert_eq!(table.scene().marks, [(at("c6"), Mark::LastTo)]);
}

#[test]
fn thrown_pieces_are_new_and_keep_their_identity() {
    let mut table = registry::open("scharten-loud", None, None).unwrap();
    let mut all = vec![who(&table, "e1").unwrap().0, who(&table, "e8").unwrap().0];
    for field in ["c4", "d5", "g3", "a6"] {
        dart(&mut table, field);
        all.push(who(&table, field).unwrap().0);
    }
    assert!(played(&taps(&mut table, "c4 d5")), "a pawn takes the first black one");
    assert_eq!(who(&table, "d5").unwrap().0, all[2]);
    dart(&mut table, "i8");
    let new = who(&table, "i8").unwrap().0;
    assert!(!all.contains(&new), "{new:?} was there before");
    // A dart deselects a selected piece, and darts are no targets of a selected king.
    taps(&mut table, "e1");
    let marks = table.scene().marks;
    assert!(!marks.contains(&(at("e1"), Mark::Target)), "{marks:?}");
    dart(&mut table, "a1");
    assert!(table.scene().marks.iter().all(|m| m.1 != Mark::Held));
}

#[test]
fn three_lost_darts_in_a_row_end_the_game() {
    let mut table = registry::open("scharten-loud", None, None).unwrap();
    for _ in 0..4 {
        miss(&mut table);
    }
    assert_eq!(table.status().word(), "ongoing");
    assert_eq!(table.scene().throws.unwrap().misses, [2, 2]);
    miss(&mut table);
    let outcome = table.status().outcome.unwrap();
    assert_eq!((outcome.by, outcome.winner), (Ending::Fogling, Some(Side::Black)));
    assert!(table.text(Export::Pgn).ends_with("0-1\n"));
    assert!(matches!(dart(&mut table, "a5"), Tap::Refused(_)));
    assert_eq!(table.enter("@-", &Style::pgn()).unwrap_err().because.id(), "game_over");
    table.go(Go::Undo);
    assert_eq!(table.status().word(), "ongoing");
    table.go(Go::Redo);
    assert_eq!(table.status().word(), "fogling");
}

const CHECKED: &str = "10/4p5/10/1R3k3P/10/3N6/10/5K4 b a5c3d7e1 - 0 1 2/2 0/2";

#[test]
fn a_dart_in_check_saves_or_loses() {
    let mut table = loud(CHECKED);
    let throws = table.scene().throws.unwrap();
    assert!(throws.in_check);
    assert_eq!(throws.good.iter().collect::<Vec<_>>(), ["b5", "c5", "d5"].map(at));
    assert!(played(&dart(&mut table, "c5")));
    assert_eq!(table.status().word(), "ongoing");
    for losing in ["a8", "h8", "e1"] {
        let mut table = loud(CHECKED);
        assert!(played(&dart(&mut table, losing)), "{losing}");
        let outcome = table.status().outcome.unwrap_or_else(|| panic!("{losing}"));
        assert_eq!((outcome.by, outcome.winner), (Ending::DartInCheck, Some(Side::White)), "{losing}");
        assert_eq!(table.status().word(), "dart_in_check");
        let before = position(&table);
        for back in [
            notabene_core::exchange::save::read(&table.text(Export::Save)).0.unwrap(),
            notabene_core::exchange::link::read(&table.text(Export::Link)).unwrap(),
        ] {
            assert_eq!(
                (back.status().word(), position(&back)),
                ("dart_in_check", before.clone()),
                "{losing}"
            );
        }
        table.go(Go::Undo);
        assert_eq!((position(&table).as_str(), table.status().can_redo), (CHECKED, true));
        table.go(Go::Redo);
        assert_eq!(table.status().word(), "dart_in_check");
        assert!(table.text(Export::Pgn).ends_with("1-0\n"));
    }
    let mut table = loud(CHECKED);
    miss(&mut table);
    assert_eq!(table.status().word(), "dart_in_check");
    // Programs may play what loses, too, although it is not in their list.
    let mut table = loud(CHECKED);
    let answer = json!(vocabulary::play(&mut table, &["Q@a8".into()], &Style::pgn()).unwrap());
    assert_eq!(answer["status"], "dart_in_check");
}

#[test]
fn programs_see_throws_and_looks() {
    let table = loud(CHECKED);
    let scene: Value = json!(views::scene(&table, Language::En));
    assert_eq!(scene["throws"]["good"], json!(["b5", "c5", "d5"]));
    assert_eq!(scene["throws"]["queue"]["black"], json!(["queen", "queen"]));
    assert_eq!(
        (&scene["throws"]["misses"], &scene["throws"]["most"]),
        (&json!({"white": 0, "black": 2}), &json!(3))
    );
    let looks = scene["looks"].as_array().unwrap();
    assert_eq!(looks.len(), 80);
    let of = |field: &str| looks.iter().find(|look| look["field"] == field).unwrap();
    assert_eq!(
        (&of("e1")["value"], &of("e3")["value"], &of("e5")["value"]),
        (&json!(2), &json!(3), &json!(1))
    );
    assert_eq!(of("e5")["white"]["holds"], true);
    assert_eq!(of("e5")["white"]["attackers"][0]["field"], "a5");
    let chess = json!(views::scene(&registry::open("chess", None, None).unwrap(), Language::En));
    assert_eq!((&chess["throws"], &chess["looks"]), (&Value::Null, &json!([])));
}
