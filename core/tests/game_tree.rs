//! The game tree for programs: nodes, variations, annotations, moves as objects, in every family.

use notabene_core::exchange::nodes;
use notabene_core::exchange::vocabulary::{RulesSpec, open_game};
use notabene_core::exchange::{Export, Value, board, collection, moves};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::NodeId;
use serde_json::{Value as Json, json};

const START: NodeId = NodeId(0);

fn json(value: &Value) -> Json {
    serde_json::to_value(value).expect("plain data")
}

fn style() -> Style {
    Style::pgn()
}

fn opened(game: &str, position: Option<&str>) -> Game {
    open_game(game, position, &RulesSpec::default()).expect("a game")
}

fn node(game: &Game, id: NodeId) -> Json {
    json(&nodes::node(game, id, &style()).expect("a node"))
}

/// The children of a node with their texts, and those of their children.
fn tree(game: &Game, id: NodeId) -> String {
    let children = node(game, id)["children"].clone();
    let child = |id: &Json| {
        let id = NodeId(id.as_u64().unwrap() as u32);
        format!("{}({})", node(game, id)["move"]["text"].as_str().unwrap(), tree(game, id))
    };
    children.as_array().unwrap().iter().map(child).collect::<Vec<_>>().join(" ")
}

/// A fact about a game.
fn query(game: &Game, what: &str) -> Json {
    json(&board::query(game, what))
}

#[test]
fn a_tree_has_main_continuations_first() {
    let pgn = "1. e4 (1. d4 d5 (1... Nf6)) e5 (1... c5 2. Nf3) 2. Nf3 *";
    let game = collection::nth(pgn, 0, &style()).unwrap();
    assert_eq!(tree(&game, START), "e4(e5(Nf3()) c5(Nf3())) d4(d5() Nf6())");
    assert_eq!(node(&game, START)["move"], Json::Null);
    assert!(nodes::node(&game, NodeId(99), &style()).is_none());
}

#[test]
fn moves_are_added_promoted_and_removed_without_moving_the_board() {
    let mut game = registry::chess();
    let e4 = nodes::add(&mut game, START, "e4", &style()).unwrap();
    let d4 = nodes::add(&mut game, START, "d2d4", &style()).unwrap();
    let d5 = nodes::add(&mut game, d4, "d5", &style()).unwrap();
    assert_eq!((game.at(), nodes::add(&mut game, START, "d4", &style()).unwrap()), (START, d4));
    assert!(nodes::add(&mut game, d5, "Ke5", &style()).is_err() && game.at() == START);
    nodes::promote(&mut game, d5, true, &style()).unwrap();
    assert_eq!(tree(&game, START), "d4(d5()) e4()");
    assert_eq!(node(&game, d4)["parent"], 0);
    assert_eq!(node(&game, START)["children"], json!([d4.0, e4.0]));
    assert!(nodes::remove(&mut game, d4, &style()) && !nodes::remove(&mut game, START, &style()));
    assert_eq!(tree(&game, START), "e4()");
}

#[test]
fn what_is_written_beside_a_move_goes_through_a_record() {
    let mut game = registry::chess();
    let e4 = nodes::add(&mut game, START, "e4", &style()).unwrap();
    let mut note = |part: &str, text: &str| nodes::annotate(&mut game, e4, part, text, &style());
    assert!(note("comment", "best by test") && note("nags", "1,146") && note("clock", "300500"));
    assert!(note("eval", "0.35") && note("shapes", "[%csl Gd4][%cal Re4e5]"));
    assert!(!note("shapes", "[%csl Gz9]") && !note("eval", "good") && !note("mood", "bad"));
    let pgn = game.text(Export::Pgn);
    assert!(
        pgn.replace('\n', " ").contains("[%csl Gd4][%cal Re4e5][%clk 0:05:00.5] [%eval 0.35] best by test"),
        "{pgn}"
    );
    let again = collection::nth(&pgn, 0, &style()).unwrap();
    let read = node(&again, NodeId(1));
    assert_eq!(read["comment"], "best by test");
    assert_eq!(
        (&read["nags"], &read["clock"], &read["eval"]),
        (&json!([1, 146]), &json!(300_500), &json!("0.35"))
    );
    assert_eq!(read["shapes"][1], json!({ "from": "e4", "to": "e5", "color": "red" }));

    let mut note = |part: &str, text: &str| nodes::annotate(&mut game, e4, part, text, &style());
    assert!(note("eval", "") && note("clock", "") && note("comment", "") && note("shapes", ""));
    let read = node(&game, e4);
    assert_eq!((&read["comment"], &read["eval"], &read["clock"]), (&json!(""), &Json::Null, &Json::Null));
    assert_eq!((&read["nags"], &read["shapes"]), (&json!([1, 146]), &json!([])), "other parts stay");
}

#[test]
fn comments_before_moves_belong_to_variations() {
    let mut game = registry::chess();
    let e4 = nodes::add(&mut game, START, "e4", &style()).unwrap();
    let d4 = nodes::add(&mut game, START, "d4", &style()).unwrap();
    assert!(nodes::annotate(&mut game, d4, "before", "or", &style()));
    assert!(nodes::annotate(&mut game, e4, "before", "first", &style()));
    assert_eq!((&node(&game, d4)["before"], &node(&game, e4)["comment"]), (&json!("or"), &json!("first")));
    let pgn = game.text(Export::Pgn);
    assert!(pgn.contains("( {or} 1. d4 )"), "{pgn}");
}

#[test]
fn tags_and_results_are_those_of_the_record() {
    let mut game = opened("draughts/russian", None);
    game.edit(Edit::Tag("White".into(), "Anna".into()), &style()).unwrap();
    assert!(nodes::set_result(&mut game, "2-0", &style()) && !nodes::set_result(&mut game, "3-1", &style()));
    assert_eq!(json(&nodes::tags(&game)), json!({ "White": "Anna", "Result": nodes::result(&game) }));
    let mut english = opened("draughts/english", None);
    assert!(nodes::set_result(&mut english, "0-1", &style()));
    assert_eq!(nodes::result(&english), "0-1");
}

/// The only legal move that a text begins with, as an object.
fn found(game: &Game, text: &str) -> Json {
    json(&moves::find(game, text, &style()).unwrap_or_else(|problem| panic!("{text}: {problem:?}")))
}

#[test]
fn moves_of_chess_tell_what_they_do() {
    let game = opened("chess", Some("r3k2r/1P6/8/3pP3/8/8/6P1/R3K2R w KQkq d6 0 1"));
    let castling = found(&game, "O-O");
    assert_eq!(castling["flags"], json!(["castling", "kingside"]));
    assert_eq!(
        (&castling["from"], &castling["to"], &castling["piece"]),
        (&json!("e1"), &json!("g1"), &json!("king"))
    );
    assert_eq!(found(&game, "O-O-O")["flags"], json!(["castling", "queenside"]));
    let passed = found(&game, "exd6");
    assert_eq!((&passed["captured"], &passed["taken"]), (&json!("pawn"), &json!(["d5"])));
    assert_eq!(passed["flags"], json!(["capture", "en_passant"]));
    let crowned = found(&game, "bxa8=N");
    assert_eq!((&crowned["promotion"], &crowned["captured"]), (&json!("knight"), &json!("rook")));
    assert_eq!(found(&game, "g4")["flags"], json!(["double"]));
    assert_eq!(json(&moves::legal(&game, Some("g2"), &style()).unwrap()).as_array().unwrap().len(), 2);
    assert!(moves::legal(&game, Some("k2"), &style()).is_err());
    let after = opened("chess", Some(crowned["after"].as_str().unwrap()));
    assert_eq!(crowned["before"], game.text(Export::Position));
    assert_eq!(after.text(Export::Position), crowned["after"]);
}

#[test]
fn moves_of_all_families_have_one_shape() {
    let draughts = opened("draughts/international", Some("W:W28:B12,13,23"));
    let jump = found(&draughts, "28x17");
    assert_eq!((&jump["route"], &jump["captured"]), (&json!(["28", "19", "8", "17"]), &json!("man")));
    let loud = opened("scharten-loud", None);
    let dart = found(&loud, "@c3");
    assert_eq!((&dart["from"], &dart["to"], &dart["flags"][0]), (&Json::Null, &json!("c3"), &json!("dart")));
    for variant in registry::VARIANTS {
        let mut game = opened(variant.id, None);
        for _ in 0..12 {
            let all = json(&moves::legal(&game, None, &style()).unwrap());
            let all = all.as_array().unwrap();
            assert_eq!(all.len(), game.moves(&style()).len(), "{}", variant.id);
            let Some(first) = all.last() else { break };
            assert!(game.play_id(first["id"].as_str().unwrap()), "{}: {first}", variant.id);
            assert_eq!(game.text(Export::Position), first["after"], "{}", variant.id);
            assert!(!first["piece"].is_null() || first["flags"] == json!(["lost"]), "{first}");
        }
    }
}

#[test]
fn destinations_are_those_of_the_legal_moves() {
    let chess960 = opened("chess960", Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    let reach = json(&moves::destinations(&chess960));
    let king = reach.as_array().unwrap().iter().find(|pair| pair[0] == "e1").unwrap();
    let king: Vec<&str> = king[1].as_array().unwrap().iter().filter_map(Json::as_str).collect();
    assert!(["g1", "h1", "c1", "a1", "d2"].iter().all(|field| king.contains(field)), "{king:?}");
    let loud = json(&moves::destinations(&opened("scharten-loud", None)));
    assert_eq!(loud.as_array().map(Vec::len), Some(1), "darts come from no field: {loud}");
}

#[test]
fn attackers_are_counted_on_any_field() {
    let game = opened("chess", Some("4k3/8/8/3n4/8/8/3Q4/3RK3 w - - 0 1"));
    let attackers = |field, side| json(&moves::attackers(&game, field, side).unwrap());
    assert_eq!(attackers("d5", Side::White), json!(["d2"]));
    assert_eq!(attackers("e3", Side::Black), json!(["d5"]));
    let draughts = opened("draughts/international", Some("W:W28:B22"));
    assert_eq!(json(&moves::attackers(&draughts, "22", Side::White).unwrap()), json!(["28"]));
}

#[test]
fn undo_gives_the_move_and_an_end_that_was_taken_back() {
    let mut game = registry::chess();
    game.enter("e4", &style()).unwrap();
    let text = |value: &Value| json(value)["text"].clone();
    assert_eq!(text(&moves::step(&mut game, Go::Undo, &style())), "e4");
    assert_eq!(json(&moves::step(&mut game, Go::Undo, &style())), json!(false));
    assert_eq!(text(&moves::step(&mut game, Go::Redo, &style())), "e4");
    assert_eq!(json(&moves::step(&mut game, Go::Redo, &style())), json!(false));
    game.edit(Edit::Resign(Side::Black), &style()).unwrap();
    assert_eq!(nodes::result(&game), "1-0");
    assert_eq!(json(&moves::step(&mut game, Go::Undo, &style())), json!(true));
}

#[test]
fn all_games_of_a_text_are_opened_as_one_by_one() {
    let text = "[White \"Anna\"]\n\n1. e4 e5 (1... c5) 2. Zz9 *\n\n[FEN \"nonsense\"]\n\n1. e4 *\n\n1. d4 {good} d5 1-0";
    let opened = collection::open_all(text, &style(), Language::En);
    let one = |n| collection::nth(text, n, &style()).ok().map(|game| game.text(Export::Save));
    let all: Vec<_> =
        opened.games.iter().map(|game| game.as_ref().map(|game| game.text(Export::Save))).collect();
    assert_eq!(all, [one(0), one(1), one(2)]);
    assert!(all[0].is_some() && all[1].is_none() && all[2].is_some());
    let errors = json(&opened.errors);
    assert_eq!(
        errors,
        json(&collection::import(text, &style(), Language::En))["errors"],
        "the same as without opening"
    );
    assert_eq!(errors[0]["game"], 0);
    assert_eq!(errors[1]["game"], 1);
}

#[test]
fn every_reason_against_a_position_is_told() {
    let agreed = |game: &str, text: &str, rules: &RulesSpec| board::validate(game, text, rules, Language::En);
    let validate = |game: &str, text: &str| json(&agreed(game, text, &RulesSpec::default()).unwrap());
    assert_eq!(validate("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), json!({ "ok": true, "reasons": [] }));
    let bad = validate("chess", "P3k3/8/8/8/8/8/8/8 w - - 0 1");
    let ids: Vec<&str> = bad["reasons"].as_array().unwrap().iter().filter_map(|r| r["id"].as_str()).collect();
    assert_eq!(ids, ["setup_kings", "setup_pawn"]);
    assert_eq!(bad["reasons"][1]["fields"], json!(["a8"]));
    let unread = validate("chess", "4k3/8/8/9/8/8/8/4K3 w - - 0 1");
    assert_eq!((&unread["ok"], &unread["reasons"][0]["id"]), (&json!(false), &json!("fen_board")));
    assert_eq!(validate("draughts/international", "W:W1:B50")["reasons"].as_array().unwrap().len(), 2);
    assert!(agreed("ludo", "", &RulesSpec::default()).is_err());
    // Positions are judged by the agreed rules, as a game that begins there.
    let count = RulesSpec { support: Some("count".into()), ..RulesSpec::default() };
    let text = "10/10/10/10/10/1k8/K9/3B6 w - - 0 1";
    for (rules, ok) in [(&RulesSpec::default(), false), (&count, true)] {
        assert_eq!(json(&agreed("scharten", text, rules).unwrap())["ok"], ok, "{rules:?}");
        assert_eq!(open_game("scharten", Some(text), rules).is_ok(), ok, "{rules:?}");
    }
    let wrong = RulesSpec { support: Some("luck".into()), ..RulesSpec::default() };
    assert!(agreed("scharten", "", &wrong).is_err());
}

#[test]
fn positions_have_rows_letters_rights_and_a_hash() {
    let mut game = registry::chess();
    assert_eq!(query(&game, "board")[0][4], json!({ "field": "e8", "side": "black", "piece": "king" }));
    assert_eq!(query(&game, "rights"), json!({ "white": ["a1", "h1"], "black": ["a8", "h8"] }));
    let start = query(&game, "hash");
    for id in ["g1f3", "g8f6", "f3g1", "f6g8"] {
        assert!(game.play_id(id));
    }
    assert_eq!(query(&game, "hash"), start);
    assert_eq!((query(&game, "number"), start.as_str().map(str::len)), (json!(3), Some(16)));
    let draughts = opened("draughts/international", None);
    assert_eq!(query(&draughts, "board")[0][1]["piece"], "man");
    assert_eq!(query(&draughts, "board")[0][0], false, "no piece can stand there");
    let quiet = opened("scharten", None);
    assert_eq!(query(&quiet, "rights")["white"].as_array().unwrap().len(), 2);
}

#[test]
fn a_text_is_read_in_parts() {
    let text = "[White \"Ä\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 1-0\n\n[White \"C\"]\n\n1. c4";
    let whole = json(&collection::import(text, &style(), Language::En));
    assert_eq!(whole["games"].as_array().unwrap().len(), 3);
    let part = collection::part(text, false, &style(), Language::En);
    assert_eq!(json(&part.games)["games"].as_array().unwrap().len(), 2, "the last one may go on");
    let units: Vec<u16> = text.encode_utf16().collect();
    let rest = String::from_utf16(&units[part.ends[1] as usize..]).unwrap();
    assert!(rest.trim_start().starts_with("[White \"C\"]"), "{rest}");
    // Wherever a text is cut, the parts give what the whole gives.
    for cut in (0..units.len()).filter(|cut| String::from_utf16(&units[..*cut]).is_ok()) {
        let first = String::from_utf16(&units[..cut]).unwrap();
        let part = collection::part(&first, false, &style(), Language::En);
        let from = part.ends.last().map_or(0, |end| *end as usize);
        let rest = String::from_utf16(&units[from..]).unwrap();
        let later = collection::part(&rest, true, &style(), Language::En);
        let count = json(&part.games)["games"].as_array().unwrap().len() + later.ends.len();
        assert_eq!(count, 3, "cut at {cut}");
    }
}
